import { Box, Button, Flex } from '@chakra-ui/react'
import { Plus, Repeat, RotateCw, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { lists } from '#languages/en/screens/lists.ts'
import { useDraftCount, useRefreshDrafts } from '#src/data/drafts/drafts.ts'
import { useListFigures } from '#src/data/invoices/invoice-table.ts'
import { useCancelledCount, useInvoiceActions } from '#src/data/invoices/invoices.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { DocumentTabs } from './document-tabs.tsx'
import { InvoiceListBody } from './invoice-list-body.tsx'
import { type ListShape, narrowingParams } from './list-address.ts'
import { countText, statusFilters } from './list-words.ts'
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

const shapes: ListShape[] = ['cards', 'table']

export function InvoiceListScreen() {
  const words = useWords(lists)
  const address = useListAddress()
  const list = useInvoiceList(address)
  const isTable = address.shape === 'table'
  const { data: figures } = useListFigures(isTable ? address.narrowed : null)
  const { refreshLists } = useInvoiceActions()
  const refreshDrafts = useRefreshDrafts()
  const counts = { DRAFT: useDraftCount('invoice'), CANCELLED: useCancelledCount() }
  const [refreshing, setRefreshing] = useState(false)
  const [filtering, setFiltering] = useState(false)
  // Where there is no invoice, the first is the one thing to do.
  const isFirst = list.totalCount === 0 && !list.filtered
  const narrowed = narrowingParams.some((name) => address.params.has(name))

  const refresh = async () => {
    setRefreshing(true)
    await Promise.all([refreshLists(), refreshDrafts()])
    setRefreshing(false)
  }

  return (
    <>
      <PageHeader
        title={words.heading}
        subtitle={countText(words.counts, address.filter, isTable ? figures : list, counts.DRAFT)}
        actions={
          <>
            <Button variant="outline" disabled={refreshing} onClick={refresh}>
              <RotateCw aria-hidden /> {words.refresh}
            </Button>
            <Button asChild variant="outline" hideBelow="md">
              <Link to={paths.schedules}>
                <Repeat aria-hidden /> {words.recurring}
              </Link>
            </Button>
            <Button asChild variant={isFirst ? 'outline' : 'solid'}>
              <Link to={paths.invoiceCreate}>
                <Plus aria-hidden /> {words.create}
              </Link>
            </Button>
          </>
        }
      />
      <DocumentTabs current={paths.invoices} />
      <Flex mb="4" gap="3" wrap="wrap" align="center">
        <SegmentedToggle
          label={words.byStatus}
          options={statusFilters(words.statuses, counts, isTable ? (figures ?? {}) : null)}
          value={address.filter ?? 'ALL'}
          onChange={(next) => address.ask({ status: next === 'ALL' ? null : next })}
          clearable
        />
        <Flex gap="3" align="center" ms={{ xl: 'auto' }}>
          <Button
            size="sm"
            variant="outline"
            aria-expanded={filtering}
            onClick={() => setFiltering(!filtering)}
          >
            <SlidersHorizontal aria-hidden /> {words.filters}
          </Button>
          <SegmentedToggle
            label={words.showAs}
            options={shapes.map((value) => ({ value, label: words.shapes[value] }))}
            value={address.shape}
            onChange={(next) => next && address.show(next)}
          />
        </Flex>
      </Flex>
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
        <InvoiceListBody list={list} />
      )}
    </>
  )
}
