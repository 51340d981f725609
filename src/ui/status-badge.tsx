import { Badge } from '@chakra-ui/react'

export type StatusTone = 'green' | 'yellow' | 'red' | 'gray'

/** The colour repeats what the word says; the word is never left out. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
  return <Badge colorPalette={tone}>{children}</Badge>
}
