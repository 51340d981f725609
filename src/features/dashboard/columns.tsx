import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Puts the main column beside a narrower one, or above it on a narrow screen. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
      {children}
    </Grid>
  )
}
