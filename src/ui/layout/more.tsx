import { Box, Button, Icon } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface MoreProps {
  label: string
  /** The label while it is open, where that is another. */
  openLabel?: string
  /** Whether it begins open. */
  opened?: boolean
  /** Open whatever was pressed: something within must be seen. */
  forced?: boolean
  children: ReactNode
}

/** Keeps what few need behind one button, below what everybody needs. */
export function More({
  label,
  openLabel = label,
  opened = false,
  forced = false,
  children,
}: MoreProps) {
  const [open, setOpen] = useState(opened)
  const id = useId()
  const shown = open || forced
  return (
    <Box>
      <Button
        size="sm"
        variant="ghost"
        ms="-3"
        // Its words stand in line with what it opens, so they take no ground of their own.
        _expanded={{ bg: 'transparent', _hover: { bg: 'bg.subtle' } }}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setOpen(!shown)}
      >
        <Icon as={ChevronDown} aria-hidden transform={shown ? 'rotate(180deg)' : undefined} />
        {shown ? openLabel : label}
      </Button>
      <Box id={id} mt="4" _empty={{ display: 'none' }}>
        {shown && children}
      </Box>
    </Box>
  )
}
