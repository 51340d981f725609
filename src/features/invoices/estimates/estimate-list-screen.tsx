import { Box, Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type ForerunnerKind, forerunnerKinds } from '#domain/document/kinds.ts'
import { documents } from '#languages/en/screens/documents.ts'
import { estimates } from '#languages/en/screens/estimates.ts'
import { lists } from '#languages/en/screens/lists.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useDraftCount } from '#src/data/drafts/drafts.ts'
import { useEstimateCounts } from '#src/data/estimates.ts'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { DraftList } from '../drafts/draft-list.tsx'
import { ListBar } from '../list/filter/list-bar.tsx'
import { RareStatuses } from '../list/rare-statuses.tsx'
import { EstimateListBody } from './estimate-list-body.tsx'
import { filtersOf, useEstimateList } from './use-estimate-list.ts'

/** The estimates, or another kind that becomes an invoice, as the address says. */
export function EstimateListScreen() {
  const { pathname } = useLocation()
  const kind = forerunnerKinds.find((each) => kindPaths(each).list === pathname) ?? 'estimate'
  return <EstimateList key={kind} kind={kind} />
}

/** States that few look for. */
const rare = ['declined', 'expired', 'cancelled', 'draft']
const isRare = (state: string) => rare.includes(state)

function EstimateList({ kind }: { kind: ForerunnerKind }) {
  const { kinds, byState, createShort, accepted } = useWords(estimates)
  const words = kinds[kind]
  const { estimateStates } = useWords(documents)
  const { ALL } = useWords(lists).statuses
  const list = useEstimateList(kind)
  const drafts = useDraftCount(kind)
  // The card of an empty list has the one filled button.
  const isFirst =
    list.filter === 'draft' ? drafts === 0 : !list.filter && list.estimates?.length === 0
  const { data: counts } = useEstimateCounts(kind, list.search)
  const [filtering, setFiltering] = useState(false)
  const all =
    counts && Object.values({ ...counts, cancelled: 0 }).reduce((sum, count) => sum + count, 0)
  const options = [
    { value: 'all' as const, label: ALL, count: all },
    ...filtersOf(kind).map((value) => ({
      value,
      label: estimateStates[value],
      count: value === 'draft' ? drafts : counts?.[value],
    })),
  ]
  const about = (count: number) =>
    [
      words.count({ count }),
      counts && counts.accepted > 0 && accepted({ count: counts.accepted }),
    ].filter(Boolean)
  return (
    <>
      <PageHeader
        title={words.heading}
        subtitle={all === undefined ? '\u00a0' : all > 0 ? about(all).join(' · ') : words.lead}
        actions={
          <Writers>
            <Button asChild variant={isFirst ? 'outline' : 'solid'} aria-label={words.create}>
              <Link to={kindPaths(kind).create}>
                <Plus aria-hidden />
                {/* The whole name would take a line of a phone. */}
                <Box as="span" hideFrom="md">
                  {createShort}
                </Box>
                <Box as="span" hideBelow="md">
                  {words.create}
                </Box>
              </Link>
            </Button>
          </Writers>
        }
        beside
      />
      <ListBar
        current={kindPaths(kind).list}
        status={options.find(({ value }) => value === (list.filter ?? 'all'))}
        filtering={filtering}
        onFiltering={setFiltering}
        shape={list.shape}
        onShape={list.show}
        states={
          <>
            <SegmentedToggle
              label={byState}
              options={options.filter(({ value }) => !isRare(value))}
              value={list.filter && isRare(list.filter) ? null : (list.filter ?? 'all')}
              onChange={(next) => list.setFilter(next === 'all' ? null : next)}
              clearable
            />
            <RareStatuses
              options={options.filter(({ value }) => isRare(value))}
              value={list.filter}
              onChange={(next) => list.setFilter(next === 'all' ? null : next)}
            />
          </>
        }
      />
      {list.filter === 'draft' ? <DraftList kind={kind} /> : <EstimateListBody list={list} />}
    </>
  )
}
