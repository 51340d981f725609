import { Flex, Link, Text } from '@chakra-ui/react'
import { paths } from '../../lib/paths.ts'
import { Link as RouterLink } from '../../ui/layout/link.tsx'

const own = [
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'Invoices', to: paths.invoices },
]

export function QuickLinks({ signedIn }: { signedIn: boolean }) {
  const links = [{ label: 'Home', to: paths.home }, ...(signedIn ? own : [])]
  return (
    <Flex as="nav" aria-label="Quick links" justify="center" align="center" wrap="wrap" gapX="5">
      <Text color="fg.muted">Quick links</Text>
      {links.map(({ label, to }) => (
        <Link key={to} asChild minW="11" justifyContent="center">
          <RouterLink to={to}>{label}</RouterLink>
        </Link>
      ))}
    </Flex>
  )
}
