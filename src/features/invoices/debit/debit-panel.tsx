import type { Invoice } from '#domain/document/invoice.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useInvoiceHistory } from '#src/data/invoices/invoices.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { NoteList } from '../credit/note-list.tsx'

/** Additions to an issued invoice: its debit notes, which are owed beside it. */
export function DebitPanel({ invoice }: { invoice: Invoice }) {
  const { debit: words } = useWords(invoiceDetail)
  // The history is on the page anyway, and says whether there are any: most invoices have none.
  const { data: events = [] } = useInvoiceHistory(invoice.id)
  if (!events.some(({ kind }) => kind === 'debited')) return null
  return (
    <Panel title={words.title}>
      <NoteList invoiceId={invoice.id} note="D" title={words.title} />
    </Panel>
  )
}
