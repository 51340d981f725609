import { Box, Button, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { catalogue } from '#languages/en/screens/catalogue.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { FiltersButton } from '#src/ui/form/filters-button.tsx'
import { useItems } from '../../data/catalogue.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { reportPaths } from '../../lib/paths/report-paths.ts'
import { SegmentedToggle } from '../../ui/form/fields/segmented-toggle.tsx'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { ItemList } from './item-list.tsx'

const PAGE = 25

const shown = ['inUse', 'archived'] as const

/** The items that the person sells again and again. */
export function ItemsScreen() {
  const words = useWords(catalogue)
  const [search, setSearch] = useState('')
  const [archived, setArchived] = useState(false)
  // A phone folds it away.
  const [filtering, setFiltering] = useState(false)
  const [limit, setLimit] = useState(PAGE)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // Kept in the address, so that a command can open it and Back closes it.
  const add = () => navigate('?new')
  const list = useItems({ search: search.trim(), archived }, limit)
  const total = list.data?.total
  // Where there is nothing, the first item is the one thing to do.
  const isFirst = total === 0 && search === '' && !archived

  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={
          total === undefined
            ? '\u00a0'
            : words[archived ? 'countArchived' : 'count']({ count: total })
        }
        actions={
          <Writers>
            <Button asChild variant="outline">
              <Link to={reportPaths.importOf('items')}>{words.import}</Link>
            </Button>
            <Button variant={isFirst ? 'outline' : 'solid'} onClick={add}>
              <Plus aria-hidden /> {words.add}
            </Button>
          </Writers>
        }
      />
      <Flex mb="4" gap="3" wrap="wrap" align="flex-end" justify="space-between">
        <Flex flex="1" minW={{ base: '11rem', md: '14rem' }} maxW={{ md: '360px' }}>
          <TextField
            label={words.search}
            type="search"
            autoComplete="off"
            placeholder={words.searchHint}
            maxLength={200}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Flex>
        <FiltersButton hideFrom="md" open={filtering} onOpen={setFiltering} />
        <Box hideBelow={filtering ? undefined : 'md'}>
          <SegmentedToggle
            label={words.which}
            options={shown.map((value) => ({ value, label: words.shown[value] }))}
            value={archived ? 'archived' : 'inUse'}
            onChange={(chosen) => setArchived(chosen === 'archived')}
          />
        </Box>
      </Flex>
      <ItemList
        list={list}
        archived={archived}
        search={search.trim()}
        onAdd={add}
        onClear={() => setSearch('')}
        onMore={() => setLimit(limit + PAGE)}
      />
      {params.has('new') && <ItemDialog onClose={() => navigate(paths.items, { replace: true })} />}
    </>
  )
}
