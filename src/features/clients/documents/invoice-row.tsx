import { Text } from '@chakra-ui/react'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { isCreditedInFull, isPartlyPaid, standingOf } from '#domain/document/standing.ts'
import { standings } from '#languages/en/names/standings.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { table } from '#languages/en/screens/table.ts'
import { nameOf } from '#languages/name-of.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useDueDistance } from '#src/language/days/use-due-distance.ts'
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
  const { day: dueOn, credited } = useWords(table).due
  const dates = useDates()
  const left = useDueDistance(invoice)
  return (
    <DocumentRow
      {...{ issueDate, currency }}
      to={paths.invoice(id)}
      number={numberText(invoice)}
      amount={total}
      due={left && dueOn({ day: dates.day(invoice.dueDate) })}
      distance={
        left && (
          <Text as="span" color={left.tone}>
            {left.text}
          </Text>
        )
      }
      badge={<StatusBadge tone={standingTone(standing)}>{nameOf(named, standing)}</StatusBadge>}
      below={
        isPartlyPaid(invoice)
          ? words.due({ amount: amountTexts(balance, currency).main })
          : isCreditedInFull(invoice)
            ? credited
            : undefined
      }
    />
  )
}
