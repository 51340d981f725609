import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { isPartlyPaid, standingOf } from '#domain/document/standing.ts'
import { standings } from '#languages/en/names/standings.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { nameOf } from '#languages/name-of.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { standingTone } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { DocumentRow } from './document-row.tsx'

/** An invoice or a credit note. */
export function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { amountTexts } = useAmounts()
  const { id, issueDate, total, balance, currency } = invoice
  const { documents: words } = useWords(clients)
  const named = useWords(standings).documents
  const standing = standingOf(invoice)
  return (
    <DocumentRow
      {...{ issueDate, currency }}
      to={paths.invoice(id)}
      number={numberText(invoice)}
      amount={total}
      badge={<StatusBadge tone={standingTone(standing)}>{nameOf(named, standing)}</StatusBadge>}
      below={
        isPartlyPaid(invoice)
          ? words.due({ amount: amountTexts(balance, currency).main })
          : undefined
      }
    />
  )
}
