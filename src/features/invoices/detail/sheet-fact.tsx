import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A small label with its value below. */
export function SheetFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Box textStyle="meta" color="fg.muted">
        {label}
      </Box>
      <Box mt="1" fontWeight="600" overflowWrap="anywhere">
        {children}
      </Box>
    </Box>
  )
}
