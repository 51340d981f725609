import { Flex, Link, Text } from '@chakra-ui/react'
import { notFound } from '#languages/en/screens/not-found.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { Link as RouterLink } from '../../ui/layout/link.tsx'

const own = [
  { name: 'dashboard', to: paths.dashboard },
  { name: 'invoices', to: paths.invoices },
] as const

export function QuickLinks({ signedIn }: { signedIn: boolean }) {
  const words = useWords(notFound)
  const links = [{ name: 'home', to: paths.home } as const, ...(signedIn ? own : [])]
  return (
    <Flex
      as="nav"
      aria-label={words.quickLinks}
      justify="center"
      align="center"
      wrap="wrap"
      gapX="5"
    >
      <Text color="fg.muted">{words.quickLinks}</Text>
      {links.map(({ name, to }) => (
        <Link key={to} asChild minW="11" justifyContent="center">
          <RouterLink to={to}>{words[name]}</RouterLink>
        </Link>
      ))}
    </Flex>
  )
}
