import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What matters more beside what matters less; below each other where it is narrow. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
      {children}
    </Grid>
  )
}
