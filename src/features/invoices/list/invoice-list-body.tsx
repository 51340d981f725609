import { Button, Center, Stack } from '@chakra-ui/react'
import { Navigate } from 'react-router-dom'
import { PAGE_SIZE } from '#domain/document/invoice.ts'
import { lists } from '#languages/en/screens/lists.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Pagination } from '#src/ui/layout/pagination.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { CreatingInvoiceCard } from './creating-invoice-card.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import { ListEmpty } from './list-empty.tsx'
import { ListFailed } from './list-failed.tsx'
import type { InvoiceListState } from './use-invoice-list.ts'

export function InvoiceListBody({ list }: { list: InvoiceListState }) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(lists)
  const { invoices, page, shownPage, totalPages, filtered } = list

  // An empty page that is being left says nothing about the one that comes.
  const comesUp = !filtered && shownPage !== page
  if (list.error && (!invoices?.length || comesUp)) {
    return <ListFailed error={list.error} onRetry={list.retry} />
  }
  if (!invoices || (invoices.length === 0 && comesUp)) {
    return <CardSkeletons label={words.loading} />
  }
  const empty = <ListEmpty filter={list.narrowed} onClear={list.clearFilters} />
  if (invoices.length === 0 && filtered) return empty
  // A page can run out: its last invoice was deleted, or the address is an old one.
  if (invoices.length === 0 && totalPages > 0)
    return <Navigate to={list.hrefFor(totalPages)} replace />
  if (invoices.length === 0 && !list.onItsWay) return empty

  const first = (shownPage - 1) * PAGE_SIZE + 1
  return (
    <Stack gap="4">
      {list.error !== undefined && (
        <PanelError
          message={messageOf(list.error, messages.invoiceListFailedHelp)}
          onRetry={list.retry}
        />
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
          summary={words.summary({
            first,
            last: first + invoices.length - 1,
            total: list.matchCount,
          })}
        />
      )}
      {filtered && invoices.length < list.matchCount && (
        <Center>
          <Button variant="outline" disabled={list.loadingMore} onClick={list.showMore}>
            {list.loadingMore
              ? words.loadingMore
              : list.uncounted
                ? words.showMoreOfMany({ shown: invoices.length })
                : words.showMore({ shown: invoices.length, total: list.matchCount })}
          </Button>
        </Center>
      )}
    </Stack>
  )
}
