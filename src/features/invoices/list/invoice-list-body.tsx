import { Button, Center, Stack, Text } from '@chakra-ui/react'
import { FileSearch, FileText } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { messageOf } from '#data/errors.ts'
import { PAGE_SIZE } from '#domain/invoice.ts'
import { messages } from '#domain/messages.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PanelError } from '../../../ui/feedback/panel-error.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { CreatingInvoiceCard } from './creating-invoice-card.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import type { InvoiceListState } from './use-invoice-list.ts'

export function InvoiceListBody({ list }: { list: InvoiceListState }) {
  const { invoices, page, shownPage, totalPages, filtered } = list

  // An empty page that is being left says nothing about the one that comes.
  const comesUp = !filtered && shownPage !== page
  if (list.error && (!invoices?.length || comesUp)) {
    return (
      <Panel>
        <ErrorState
          title={messages.invoiceListFailed}
          message={messageOf(list.error, messages.invoiceListFailedHelp)}
          onRetry={list.retry}
          action={
            <Button asChild>
              <Link to={paths.settingBusiness}>Create Business</Link>
            </Button>
          }
        />
      </Panel>
    )
  }
  if (!invoices || (invoices.length === 0 && comesUp)) {
    return <CardSkeletons label="Loading the invoices" />
  }
  if (invoices.length === 0 && filtered) {
    return (
      <Panel>
        <EmptyState
          icon={FileSearch}
          {...(list.status === 'CANCELLED' && !list.search
            ? {
                title: 'No cancelled invoices',
                description: 'What you delete keeps its number and is found here.',
              }
            : list.status === 'CREDIT_NOTE' && !list.search
              ? {
                  title: 'No credit notes',
                  description: 'You make one on the page of its invoice.',
                }
              : { title: 'No invoices match your filters' })}
          action={
            <Button variant="outline" onClick={list.clearFilters}>
              Clear Filters
            </Button>
          }
        />
      </Panel>
    )
  }
  // A page can run out: its last invoice was deleted, or the address is an old one.
  if (invoices.length === 0 && totalPages > 0)
    return <Navigate to={list.hrefFor(totalPages)} replace />
  if (invoices.length === 0 && !list.onItsWay) {
    return (
      <Panel>
        <EmptyState
          icon={FileText}
          title="No invoices yet"
          description="An invoice takes a client, an item and a due date."
          action={
            <Button asChild>
              <Link to={paths.invoiceCreate}>Create Your First Invoice</Link>
            </Button>
          }
        />
      </Panel>
    )
  }

  const first = (shownPage - 1) * PAGE_SIZE + 1
  return (
    <Stack gap="4">
      {list.error !== undefined && (
        <PanelError
          message={messageOf(list.error, messages.invoiceListFailedHelp)}
          onRetry={list.retry}
        />
      )}
      {list.search && (
        <Text color="fg.muted">
          Invoices of “{list.search}”{' '}
          <Button size="xs" variant="ghost" onClick={list.clearFilters}>
            Clear Filters
          </Button>
        </Text>
      )}
      <Stack gap="3">
        {list.onItsWay && <CreatingInvoiceCard invoice={list.onItsWay} />}
        {invoices.map((invoice) => (
          <InvoiceCard key={invoice.id} invoice={invoice} />
        ))}
      </Stack>
      {!filtered && invoices.length > 0 && (
        <Pagination
          page={page}
          totalPages={totalPages}
          onChange={list.setPage}
          hrefFor={list.hrefFor}
          summary={`Showing ${first}-${first + invoices.length - 1} of ${list.matchCount} invoices`}
        />
      )}
      {filtered && invoices.length < list.matchCount && (
        <Center>
          <Button variant="outline" disabled={list.loadingMore} onClick={list.showMore}>
            {list.loadingMore
              ? 'Loading...'
              : `Show more (${invoices.length} of ${list.uncounted ? 'many' : list.matchCount})`}
          </Button>
        </Center>
      )}
    </Stack>
  )
}
