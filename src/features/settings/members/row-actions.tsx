import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Two buttons do not fit beside a name on a phone: there they have a line of their own. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <Box
    display={children ? 'flex' : { base: 'none', lg: 'block' }}
    gridColumn={{ base: '1 / -1', lg: 'auto' }}
    gap="2"
    justifyContent={{ base: 'flex-start', lg: 'flex-end' }}
  >
    {children}
  </Box>
)
