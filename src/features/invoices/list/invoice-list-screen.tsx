import { Box, Button } from '@chakra-ui/react'
import { Plus, RotateCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { lists } from '#languages/en/screens/lists.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { useDraftCount, useRefreshDrafts } from '#src/data/drafts/drafts.ts'
import { useListFigures } from '#src/data/invoices/invoice-table.ts'
import { useInvoiceActions } from '#src/data/invoices/invoices.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { ListBar } from './filter/list-bar.tsx'
import { InvoiceListBody } from './invoice-list-body.tsx'
import { type ListView, narrowingParams } from './list-address.ts'
import { countText, statusFilters } from './list-words.ts'
import { RareStatuses } from './rare-statuses.tsx'
import { figureOf } from './table/figure-of.ts'
import { TableOffer } from './table-offer.tsx'
import { useInvoiceList } from './use-invoice-list.ts'
import { useListAddress } from './use-list-address.ts'

const DraftList = lazy(() =>
  import('../drafts/draft-list.tsx').then((it) => ({ default: it.DraftList })),
)
const InvoiceTableView = lazy(() =>
  import('./table/invoice-table-view.tsx').then((it) => ({ default: it.InvoiceTableView })),
)
const FilterForm = lazy(() =>
  import('./filter/filter-form.tsx').then((it) => ({ default: it.FilterForm })),
)
const FilterChips = lazy(() =>
  import('./filter/filter-chips.tsx').then((it) => ({ default: it.FilterChips })),
)

export function InvoiceListScreen() {
  const words = useWords(lists)
  const address = useListAddress()
  const list = useInvoiceList(address)
  const isTable = address.shape === 'table'
  const { data: figures } = useListFigures(address.narrowed)
  const { refreshLists } = useInvoiceActions()
  const refreshDrafts = useRefreshDrafts()
  const drafts = useDraftCount('invoice')
  const [refreshing, setRefreshing] = useState(false)
  const [filtering, setFiltering] = useState(false)
  // Where there is no invoice or no draft, the card has the one filled button.
  const narrowed = narrowingParams.some((name) => address.params.has(name))
  const isUnasked = address.filter === null && !narrowed
  const count = isTable ? figures && figureOf(figures, null).count : list.totalCount
  const isFirst = address.filter === 'DRAFT' ? drafts === 0 : count === 0 && isUnasked

  const statuses = statusFilters(words.statuses, drafts, figures)
  const rare = statuses.rare.some(({ value }) => value === address.filter)
  const filterBy = (status: ListView | null) => address.ask({ status })

  const refresh = async () => {
    setRefreshing(true)
    await Promise.all([refreshLists(), refreshDrafts()])
    setRefreshing(false)
  }

  return (
    <>
      <PageHeader
        title={words.heading}
        subtitle={countText(words.counts, address.filter, isTable ? figures : list, drafts)}
        actions={
          <>
            <Button
              variant="outline"
              px={{ base: '3', md: '4' }}
              aria-label={words.refresh}
              disabled={refreshing}
              onClick={refresh}
            >
              <RotateCw aria-hidden />
              <Box as="span" hideBelow="md">
                {words.refresh}
              </Box>
            </Button>
            <Writers>
              <Button asChild variant={isFirst ? 'outline' : 'solid'}>
                <Link to={paths.invoiceCreate}>
                  <Plus aria-hidden /> {words.create}
                </Link>
              </Button>
            </Writers>
          </>
        }
      />
      <ListBar
        current={paths.invoices}
        status={[...statuses.usual, ...statuses.rare].find(
          ({ value }) => value === (address.filter ?? 'ALL'),
        )}
        filtering={filtering}
        onFiltering={setFiltering}
        hasForm
        shape={address.shape}
        onShape={address.show}
        states={
          <>
            <SegmentedToggle
              label={words.byStatus}
              options={statuses.usual}
              value={rare ? null : (address.filter ?? 'ALL')}
              onChange={(next) => filterBy(next === 'ALL' ? null : next)}
              clearable
            />
            <RareStatuses options={statuses.rare} value={address.filter} onChange={filterBy} />
          </>
        }
      />
      {filtering && (
        <Suspense>
          <FilterForm
            key={address.params.toString()}
            address={address}
            onDone={() => setFiltering(false)}
          />
        </Suspense>
      )}
      {narrowed && (
        <Suspense fallback={<Box h="9" mb="4" />}>
          <FilterChips address={address} />
        </Suspense>
      )}
      {address.filter === 'DRAFT' ? (
        <Suspense fallback={<CardSkeletons label={words.loadingDrafts} />}>
          <DraftList kind="invoice" />
        </Suspense>
      ) : isTable ? (
        <Suspense fallback={<CardSkeletons label={words.loading} />}>
          <InvoiceTableView address={address} />
        </Suspense>
      ) : (
        <>
          <InvoiceListBody list={list} />
          <TableOffer address={address} count={list.invoices ? (list.totalCount ?? 0) : 0} />
        </>
      )}
    </>
  )
}
