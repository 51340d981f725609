import * as v from 'valibot'
import { isPlainDate, type PlainDate } from '../dates.ts'
import type { Decimal } from '../decimals.ts'
import { messages } from '../messages/messages.ts'
import { requiredLine, typedAmount, typedDecimal } from '../text.ts'
import type { DocumentSums } from './invoice.ts'

/** In characters; the database holds the same, of a note and of writing off. */
const REASON = 300

/** Why a note is issued. */
export const noteReason = requiredLine('Reason', REASON)

/**
 * The amounts that credit notes can still take from an invoice: of the total with tax, and of each
 * row's value and quantity.
 */
export type Creditable = {
  totalMinor: number
  /** Whether one bears no tax, so that none after it can. */
  commercial: boolean
  items: { id: string; minor: number; quantity: Decimal }[]
}

/** The sums of a credit note before it is issued. */
export type CreditPreview = DocumentSums & { totalMinor: number }

export const issueDay = v.pipe(
  v.string(() => messages.issueDateInvalid),
  v.check(isPlainDate, () => messages.issueDateInvalid),
)

const rowOfNote = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    quantity: v.optional(typedDecimal('Quantity', 3)),
    amount: v.optional(typedAmount('Amount')),
  }),
  v.transform(({ id, quantity = null, amount = null }) => ({ id, quantity, amountMinor: amount })),
)

/**
 * A credit note as a form or a request gives it: rows of the invoice, each by how many of it or by its value before tax, or
 * an amount of the whole note, tax included. What is left of the invoice is judged by the database.
 */
export const newCreditSchema = v.pipe(
  v.object({
    reason: noteReason,
    items: v.optional(v.pipe(v.array(rowOfNote), v.maxLength(500))),
    amount: v.optional(typedAmount('Amount')),
    /** A commercial note lowers values only and leaves the invoice's tax alone. */
    commercial: v.optional(v.boolean(), false),
    /** Today where it is not given. */
    issueDate: v.nullish(issueDay),
  }),
  v.forward(
    v.partialCheck(
      [['items'], ['amount']],
      ({ items, amount }) => (items === undefined) !== (amount === undefined),
      () => messages.creditItemsOrAmount,
    ),
    ['amount'],
  ),
  v.transform(({ reason, items = null, amount = null, commercial, issueDate = null }) => ({
    reason,
    commercial,
    issueDate,
    items,
    amountMinor: amount,
  })),
)
export type NewCredit = v.InferOutput<typeof newCreditSchema>

/** Why what is due is given up. */
export const writeOffSchema = v.object({ reason: requiredLine('Reason', REASON) })

/**
 * The last day on which a credit note may still lower the tax of an invoice of this day: 30 November after its financial
 * year (CGST Act, s. 34(2)).
 */
export function lastDayForTax(issued: PlainDate): PlainDate {
  const year = Number(issued.slice(0, 4))
  return `${issued.slice(5) < '04-01' ? year : year + 1}-11-30`
}
