import type { SheetWords } from '#languages/document-catalogue.ts'
import type { Label } from '#languages/en/documents/labels.ts'
import { daysBetween } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { isHeld } from '../kind-questions.ts'
import { dueOf, settledParts } from '../settlement.ts'
import { type SmallTable, smallTable } from './small-table.ts'
import { percentText } from './taxes.ts'
import type { ViewedInvoice } from './viewed.ts'

/** The label of the day on which something is due, or until which it holds. */
export function dayLabelOf(invoice: ViewedInvoice): Label {
  if (isHeld(invoice)) return 'validUntil'
  return invoice.parts.length > 0 && dueOf(invoice).minor > 0 ? 'nextPartDue' : 'dueDate'
}

/** The parts in which a document is due, and the paid amount of each; null if all is due at once. */
export function partTableOf(invoice: ViewedInvoice, words: SheetWords): SmallTable | null {
  const { parts, issueDate, currency, credited } = invoice
  if (parts.length === 0) return null
  const { day, later } = words
  const settled = settledParts(invoice)
  const isPaid = settled.some((minor) => minor > 0)
  const codes: Label[] = ['part', 'due', 'amount']
  if (isPaid) codes.push(credited.minor > 0 ? 'settled' : 'paid')
  return smallTable(
    codes.map((code) => words.labels[code]),
    2,
    parts.map(({ dueDate, amountMinor, share }, at) => [
      share === null ? `${at + 1}` : `${at + 1} (${percentText(share)})`,
      isHeld(invoice) ? later(daysBetween(issueDate, dueDate)) : day(dueDate),
      ...[amountMinor, ...(isPaid ? [settled[at] ?? 0] : [])].map((minor) =>
        formatMoney(minor, currency),
      ),
    ]),
  )
}
