import { Button, Flex } from '@chakra-ui/react'
import { Plus, Repeat, RotateCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ListFilter } from '#domain/invoice.ts'
import { useDraftCount, useRefreshDrafts } from '../../../data/drafts/drafts.ts'
import { useCancelledCount, useInvoiceActions } from '../../../data/invoices/invoices.ts'
import { paths } from '../../../lib/paths.ts'
import { SegmentedToggle } from '../../../ui/form/segmented-toggle.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { DocumentTabs } from './document-tabs.tsx'
import { InvoiceListBody } from './invoice-list-body.tsx'
import {
  type InvoiceListState,
  type ListView,
  listViews,
  useInvoiceList,
} from './use-invoice-list.ts'

const DraftList = lazy(() =>
  import('../drafts/draft-list.tsx').then((it) => ({ default: it.DraftList })),
)

const labels: Partial<Record<ListView, string>> = {
  WRITTEN_OFF: 'WRITTEN OFF',
  CREDIT_NOTE: 'CREDIT NOTES',
  DRAFT: 'DRAFTS',
}

const filters = (counts: Partial<Record<ListView, number | undefined>>) =>
  listViews.map((value) => ({ value, label: labels[value] ?? value, count: counts[value] }))

/** Of what is no part of all invoices: it is counted where it is shown. */
const apart: Partial<Record<ListFilter, [one: string, many: string]>> = {
  CANCELLED: ['cancelled invoice', 'cancelled invoices'],
  CREDIT_NOTE: ['credit note', 'credit notes'],
}

/** All invoices, whatever is filtered. */
function countText({ status, invoices, matchCount, totalCount }: InvoiceListState) {
  const [one, many] = (status && apart[status]) ?? ['invoice', 'invoices']
  const count = status && apart[status] ? invoices && matchCount : totalCount
  if (count === undefined || count === null) return '\u00a0'
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`
}

export function InvoiceListScreen() {
  const list = useInvoiceList()
  const { refreshLists } = useInvoiceActions()
  const refreshDrafts = useRefreshDrafts()
  const counts = { DRAFT: useDraftCount('invoice'), CANCELLED: useCancelledCount() }
  const [refreshing, setRefreshing] = useState(false)

  const refresh = async () => {
    setRefreshing(true)
    await Promise.all([refreshLists(), refreshDrafts()])
    setRefreshing(false)
  }

  return (
    <>
      <PageHeader
        title="Invoices"
        subtitle={countText(list)}
        actions={
          <>
            <Button variant="outline" disabled={refreshing} onClick={refresh}>
              <RotateCw aria-hidden /> Refresh
            </Button>
            <Button asChild variant="outline" hideBelow="md">
              <Link to={paths.schedules}>
                <Repeat aria-hidden /> Recurring
              </Link>
            </Button>
            <Button asChild>
              <Link to={paths.invoiceCreate}>
                <Plus aria-hidden /> Create Invoice
              </Link>
            </Button>
          </>
        }
      />
      <DocumentTabs current={paths.invoices} />
      <Flex mb="4">
        <SegmentedToggle
          label="Filter by status"
          options={filters(counts)}
          value={list.filter}
          onChange={list.setFilter}
          clearable
        />
      </Flex>
      {list.filter === 'DRAFT' ? (
        <Suspense fallback={<CardSkeletons label="Loading your drafts" />}>
          <DraftList kind="invoice" />
        </Suspense>
      ) : (
        <InvoiceListBody list={list} />
      )}
    </>
  )
}
