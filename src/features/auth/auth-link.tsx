import { Link } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from '../../ui/layout/link.tsx'

interface AuthLinkProps {
  to: string
  /** Handed to the next screen, such as the address already typed. */
  state?: object
  children: ReactNode
}

export function AuthLink({ to, state, children }: AuthLinkProps) {
  return (
    <Link
      asChild
      color="neel.fg"
      fontWeight="600"
      // Reaches 44 px for a finger without moving the line it stands in.
      py={{ base: '3', md: '1' }}
      my={{ base: '-3', md: '-1' }}
    >
      <RouterLink to={to} state={state}>
        {children}
      </RouterLink>
    </Link>
  )
}
