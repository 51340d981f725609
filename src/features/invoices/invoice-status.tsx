import { standingOf } from '#domain/invoice.ts'
import { standingTone } from '../../lib/format.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'

/** How a document stands, in a word; the same on every list, card and page. */
export function InvoiceStatusBadge({ invoice }: { invoice: Parameters<typeof standingOf>[0] }) {
  const word = standingOf(invoice)
  return (
    <StatusBadge tone={standingTone(word)} struck={word === 'CANCELLED'}>
      {word}
    </StatusBadge>
  )
}
