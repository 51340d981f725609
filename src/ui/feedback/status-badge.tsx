import { Badge } from '@chakra-ui/react'

export type StatusTone = 'green' | 'blue' | 'yellow' | 'red' | 'gray'

interface StatusBadgeProps {
  tone: StatusTone
  /** Strikes out a status that counts no more. */
  struck?: boolean
  children: string
}

/** The colour repeats the word, which is never left out. */
export function StatusBadge({ tone, struck = false, children }: StatusBadgeProps) {
  return (
    <Badge colorPalette={tone} textDecoration={struck ? 'line-through' : undefined}>
      {children}
    </Badge>
  )
}
