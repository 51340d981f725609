import { daysBetween, formatDay } from '../dates.ts'
import type { ViewedInvoice } from '../document-view.ts'
import { formatMoney } from '../money.ts'
import { dueOf, settledParts } from '../totals.ts'
import { type SmallTable, smallTable } from './small-table.ts'
import { percentText } from './taxes.ts'

/** How the day is called until which something holds, or is due. */
export function dayLabelOf(invoice: ViewedInvoice): string {
  if (invoice.kind === 'estimate') return 'Valid Until'
  return invoice.parts.length > 0 && dueOf(invoice).minor > 0 ? 'Next Part Due' : 'Due Date'
}

/** Of an estimate, whose invoice has no day yet. */
const laterText = (days: number) => (days === 0 ? 'With the invoice' : `${days} days after it`)

/** In which parts a document is due, and what of each is paid; null of what is due at once. */
export function partTableOf(invoice: ViewedInvoice): SmallTable | null {
  const { kind, parts, issueDate, currency, credited } = invoice
  if (parts.length === 0) return null
  const settled = settledParts(invoice)
  const isPaid = settled.some((minor) => minor > 0)
  return smallTable(
    ['Part', 'Due', 'Amount', ...(isPaid ? [credited.minor > 0 ? 'Settled' : 'Paid'] : [])],
    2,
    parts.map(({ dueDate, amountMinor, share }, at) => [
      share === null ? `${at + 1}` : `${at + 1} (${percentText(share)})`,
      kind === 'estimate' ? laterText(daysBetween(issueDate, dueDate)) : formatDay(dueDate),
      ...[amountMinor, ...(isPaid ? [settled[at] ?? 0] : [])].map((minor) =>
        formatMoney(minor, currency),
      ),
    ]),
  )
}
