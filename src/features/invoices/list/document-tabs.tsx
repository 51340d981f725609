import { Button, Flex } from '@chakra-ui/react'
import { forerunnerKinds, kinds } from '#domain/document/kinds.ts'
import { documents } from '#languages/en/screens/documents.ts'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'

const lists = [
  { key: 'invoices', to: paths.invoices },
  ...forerunnerKinds.map((kind) => ({ key: kinds[kind].list, to: kindPaths(kind).list })),
  { key: 'recurring', to: paths.schedules },
] as const

/** Leads from one list to the other where there is no sidebar: the bar of a phone has no room for all. */
export function DocumentTabs({ current }: { current: string }) {
  const { tabs: words } = useWords(documents)
  return (
    <Flex as="nav" aria-label={words.label} hideFrom="md" gap="2" mb="4" wrap="wrap">
      {lists.map(({ key, to }) => (
        <Button
          key={key}
          asChild
          size="sm"
          variant="outline"
          flex="1 0 auto"
          _currentPage={{ bg: 'neel.subtle', fontWeight: '600' }}
        >
          <Link to={to} aria-current={to === current ? 'page' : undefined}>
            {words[key]}
          </Link>
        </Button>
      ))}
    </Flex>
  )
}
