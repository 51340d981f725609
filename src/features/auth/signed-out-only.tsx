import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useVisitor } from '../../data/account/visitor.ts'
import { FullPageLoader } from '../../ui/feedback/full-page-loader.tsx'
import { destinationIn } from './navigation-state.ts'

/** Sends a signed-in person on to the requested place, also right after signing in. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const status = useVisitor()
  const destination = destinationIn(useLocation().state)

  if (status === 'signed-in') {
    return (
      // Covers the emptied card while the next screen is loaded.
      <Box position="fixed" inset="0" zIndex="overlay" bg="bg">
        <Navigate to={destination} replace />
        <FullPageLoader />
      </Box>
    )
  }
  // Unseen for a moment while nobody knows yet who is there; what is typed stays when that is known.
  return (
    <Box {...(status === 'loading' && { animation: 'fade-in 150ms ease-out 150ms both' })}>
      {children}
    </Box>
  )
}
