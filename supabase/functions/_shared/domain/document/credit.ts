import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { isPlainDate } from '../dates.ts'
import type { Decimal } from '../decimals.ts'
import { requiredLine, typedAmount, typedDecimal } from '../text.ts'
import type { DocumentSums } from './invoice.ts'

/** In characters; the database holds the same, of a note and of writing off. */
const REASON = 300

/** Why a note is issued. */
export const noteReason = requiredLine('placeOfSupplyReason', REASON)

/**
 * The amounts that credit notes can still take from an invoice: of the total with tax, and of each
 * row's value and quantity.
 */
export type Creditable = {
  totalMinor: number
  /** Whether a note without tax exists, so that later ones must be without tax, too. */
  commercial: boolean
  items: { id: string; minor: number; quantity: Decimal }[]
}

/** The sums of a credit note before it is issued. */
export type CreditPreview = DocumentSums & { totalMinor: number }

export const issueDay = v.pipe(
  v.string(message('issueDateInvalid')),
  v.check(isPlainDate, message('issueDateInvalid')),
)

const rowOfNote = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    quantity: v.optional(typedDecimal('quantity', 3)),
    amount: v.optional(typedAmount('amount')),
  }),
  v.transform(({ id, quantity = null, amount = null }) => ({ id, quantity, amountMinor: amount })),
)

const noteEntries = {
  reason: noteReason,
  items: v.optional(v.pipe(v.array(rowOfNote), v.maxLength(500))),
  amount: v.optional(typedAmount('amount')),
}

/** What stands in the place of a credit note whose return was filed: its day and its kind stay. */
export const correctedCreditSchema = v.pipe(
  v.object(noteEntries),
  v.forward(
    v.partialCheck(
      [['items'], ['amount']],
      ({ items, amount }) => (items === undefined) !== (amount === undefined),
      message('creditItemsOrAmount'),
    ),
    ['amount'],
  ),
  v.transform(({ reason, items = null, amount = null }) => ({
    ...{ reason, items, amountMinor: amount },
  })),
)

/**
 * A credit note as a form or a request gives it: rows of the invoice, each by quantity or by value
 * before tax, or one amount for the whole note, tax included. The database checks the invoice's
 * rest.
 */
export const newCreditSchema = v.pipe(
  v.object({
    ...noteEntries,
    /** A commercial note lowers values only and leaves the invoice's tax alone. */
    commercial: v.optional(v.boolean(), false),
    /** Today where it is not given. */
    issueDate: v.nullish(issueDay),
  }),
  v.forward(
    v.partialCheck(
      [['items'], ['amount']],
      ({ items, amount }) => (items === undefined) !== (amount === undefined),
      message('creditItemsOrAmount'),
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

/** The reason for giving up the balance. */
export const writeOffSchema = v.object({ reason: requiredLine('placeOfSupplyReason', REASON) })
