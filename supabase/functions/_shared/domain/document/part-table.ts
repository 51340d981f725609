import { daysBetween, formatDay } from '../dates.ts'
import type { SheetTable, ViewedInvoice } from '../document-view.ts'
import type { DuePart } from '../invoice.ts'
import { formatMoney } from '../money.ts'
import { dueOf, spread } from '../totals.ts'
import { percentText } from './taxes.ts'

/** Of an estimate, which has no day of issue yet that counts. */
function laterText(days: number): string {
  if (days === 0) return 'With the invoice'
  return days === 1 ? 'A day after it' : `${days} days after it`
}

/** In which parts a document is due, and what of each is paid; null of what is due at once. */
export function partTableOf(invoice: ViewedInvoice): SheetTable | null {
  const { kind, parts, issueDate, total, currency, credited } = invoice
  if (parts.length === 0) return null
  const settled = total.minor - dueOf(invoice).minor
  const paid = spread(
    settled,
    parts.map(({ amountMinor }) => amountMinor),
  )
  const dayOf = ({ dueDate }: DuePart) =>
    kind === 'estimate' ? laterText(daysBetween(issueDate, dueDate)) : formatDay(dueDate)
  const labels = [
    ...['Part', 'Due', 'Amount'],
    ...(settled > 0 ? [credited.minor > 0 ? 'Settled' : 'Paid'] : []),
  ]
  return {
    columns: labels.map((main, place) => ({
      label: { main, beside: null },
      align: place < 2 ? 'start' : 'end',
    })),
    rows: parts.map((part, place) => {
      const { share, amountMinor } = part
      const cells = [
        share === null ? String(place + 1) : `${place + 1} (${percentText(share)})`,
        dayOf(part),
        ...[amountMinor, paid[place] ?? 0].map((minor) => formatMoney(minor, currency)),
      ]
      return {
        position: place + 1,
        cells: labels.map((_, at) => ({ main: cells[at] ?? '', beside: null })),
      }
    }),
    sum: null,
  }
}
