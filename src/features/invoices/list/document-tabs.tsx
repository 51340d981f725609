import { Box, Button, Menu, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { forerunnerKinds, kinds } from '#domain/document/kinds.ts'
import { formatWhole } from '#domain/money.ts'
import { documents } from '#languages/en/screens/documents.ts'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { menuSlotRecipe } from '#src/ui/theme/menu.ts'

const lists = [
  { key: 'invoices', to: paths.invoices },
  ...forerunnerKinds.map((kind) => ({ key: kinds[kind].list, to: kindPaths(kind).list })),
  { key: 'recurring', to: paths.schedules },
] as const

interface DocumentTabsProps {
  current: string
  /** The status that is chosen in the list, with its count once that is known. */
  status?: { label: string; count?: number | undefined } | undefined
}

/** Leads from one list to the other where there is no sidebar: the bar of a phone has no room for all. */
export function DocumentTabs({ current, status }: DocumentTabsProps) {
  const { tabs: words } = useWords(documents)
  const shown = lists.find(({ to }) => to === current)
  return (
    // The button of the filters stands beside it.
    <Box as="nav" aria-label={words.label} hideFrom="md" minW="0" maxW="calc(100% - 8.5rem)">
      <Menu.Root
        recipe={menuSlotRecipe}
        positioning={{ placement: 'bottom-start' }}
        lazyMount
        unmountOnExit
      >
        <Menu.Trigger asChild>
          <Button size="sm" variant="outline" gap="1.5" maxW="full">
            {shown && words[shown.key]}
            {/* The filters say it to a screen reader. */}
            {status && (
              <Text as="span" aria-hidden truncate color="fg.muted" fontWeight="400">
                {status.count === undefined
                  ? status.label
                  : `${status.label} ${formatWhole(status.count)}`}
              </Text>
            )}
            <ChevronDown aria-hidden />
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {lists.map(({ key, to }) => (
              <Menu.Item key={key} value={key} asChild>
                <Link to={to} aria-current={to === current ? 'page' : undefined}>
                  {words[key]}
                </Link>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </Box>
  )
}
