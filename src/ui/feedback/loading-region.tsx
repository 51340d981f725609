import { Box, VisuallyHidden } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

export interface LoadingRegionProps extends ComponentProps<typeof Box> {
  /** Said to a screen reader in place of the skeletons. */
  label: string
}

/** Wraps skeletons: they are drawings, so what they mean is said once, in words. */
export function LoadingRegion({ label, children, ...box }: LoadingRegionProps) {
  return (
    <Box role="status" aria-busy="true" {...box}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Box>
  )
}
