import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import type { PlainDate } from '../dates.ts'
import { typedAmount, typedDecimal } from '../text.ts'
import { issueDay, noteReason } from './credit.ts'
import { dueDay } from './new/new-invoice.ts'
import { itemEntries } from './new/new-item.ts'

/**
 * More of a row of the invoice, by its id: how many, or what of its value before tax. Or a charge that the invoice lacks, by what it
 * is for, its value and its rate; without a code it has that of the invoice's first row.
 */
const row = v.pipe(
  v.object({
    id: v.optional(v.pipe(v.string(), v.uuid())),
    quantity: v.optional(typedDecimal('quantity', 3)),
    amount: v.optional(typedAmount('amount')),
    description: v.optional(itemEntries.description, ''),
    gstRate: itemEntries.gstRate,
    hsnSac: itemEntries.hsnSac,
  }),
  v.forward(
    v.partialCheck(
      [['id'], ['description']],
      ({ id, description }) => id !== undefined || description !== '',
      message('required', { label: 'description' }),
    ),
    ['description'],
  ),
  v.transform(({ id = null, quantity = null, amount = null, ...charge }) => ({
    ...(id === null ? charge : { id, quantity }),
    amountMinor: amount,
  })),
)

const noteEntries = {
  reason: noteReason,
  items: v.optional(v.pipe(v.array(row), v.maxLength(500))),
  amount: v.optional(typedAmount('amount')),
}

/** The note that stands in the place of one whose return was filed: its day and its due date stay. */
export const correctedDebitSchema = v.pipe(
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
 * A debit note as a form or a request gives it: rows of the invoice and charges that it lacks, or an amount of the whole note,
 * tax included, at the rates of the invoice. It has no limit; `today` is the day in India.
 */
export const newDebitSchema = (today: PlainDate) =>
  v.pipe(
    v.object({
      ...noteEntries,
      /** The last day for payment. */
      dueDate: dueDay(today),
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
    v.transform(({ items = null, amount = null, issueDate = null, ...note }) => ({
      ...note,
      items,
      issueDate,
      amountMinor: amount,
    })),
  )
export type NewDebit = v.InferOutput<ReturnType<typeof newDebitSchema>>
