import { Box, Button, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { clientSorts } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { FiltersButton } from '#src/ui/form/filters-button.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { ClientListBody } from './client-list-body.tsx'
import { ClientListSums } from './client-list-sums.tsx'
import { useClientList } from './use-client-list.ts'

const shown = ['active', 'archived'] as const

export function ClientListScreen() {
  const { list: words } = useWords(clients)
  const list = useClientList()
  // A phone folds them away, but not what it is under.
  const [filtering, setFiltering] = useState(list.archived)
  const { total } = list
  const isFirst = total === 0 && list.typed === '' && !list.archived
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={
          total === undefined ? (
            '\u00a0'
          ) : (
            <ClientListSums
              count={words[list.uncounted ? 'moreThan' : 'count']({ count: total })}
              isOfAll={list.typed === '' && !list.archived}
            />
          )
        }
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={reportPaths.importOf('clients')}>{words.import}</Link>
            </Button>
            {/* Where there is nobody, the first of them is the one thing to do. */}
            <Writers>
              <Button asChild variant={isFirst ? 'outline' : 'solid'}>
                <Link to={paths.clientCreate}>
                  <Plus aria-hidden /> {words.add}
                </Link>
              </Button>
            </Writers>
          </>
        }
      />
      <Flex hidden={isFirst} mb="4" gap="3" wrap="wrap" align="flex-end" justify="space-between">
        <Flex flex="1" minW={{ base: '11rem', md: '14rem' }} maxW={{ md: '24rem' }}>
          <TextField
            label={words.search}
            type="search"
            autoComplete="off"
            placeholder={words.searchHint}
            value={list.typed}
            onChange={(event) => list.setTyped(event.target.value)}
          />
        </Flex>
        <FiltersButton hideFrom="md" open={filtering} onOpen={setFiltering} />
        <Box hideFrom="lg" hideBelow={filtering ? undefined : 'md'}>
          <SelectField
            label={words.columns.label}
            options={clientSorts.map((value) => ({ value, label: words.columns[value] }))}
            value={list.sort}
            onChange={({ target }) =>
              list.setSort(clientSorts.find((each) => each === target.value) ?? 'name')
            }
          />
        </Box>
        <Box hideBelow={filtering ? undefined : 'md'}>
          <SegmentedToggle
            label={words.which}
            options={shown.map((value) => ({ value, label: words[value] }))}
            value={list.archived ? 'archived' : 'active'}
            onChange={(chosen) => list.setArchived(chosen === 'archived')}
          />
        </Box>
      </Flex>
      <ClientListBody list={list} />
    </>
  )
}
