import * as v from 'valibot'
import { isPlainDate, type PlainDate } from '../dates.ts'
import type { DraftKind } from '../draft.ts'
import { isGoods, uqcOf } from '../gst/units.ts'
import { documentLanguages, supplies } from '../invoice.ts'
import { messages } from '../messages.ts'
import { currencies, MAX_AMOUNT_MINOR, MAX_EXCHANGE_RATE } from '../money.ts'
import { shiftPeriod } from '../periods.ts'
import {
  email,
  optionalCode,
  optionalLine,
  optionalLines,
  requiredLine,
  type Said,
} from '../text.ts'
import { buyerEntries } from './buyer.ts'
import {
  invoiceLimits,
  isCompleteItem,
  itemSchema,
  type NewInvoiceItem,
  tooMuch,
} from './new-item.ts'
import { sumMinor } from './row-totals.ts'
import { typedParts } from './typed-parts.ts'

/** `place`: among all rows that came, those that are left out included. */
export type PlacedItem = NewInvoiceItem & { place?: number }

/** Goods are counted in units of the official list. Not of a row alone: what one comes to is known without. */
const withUnits = v.rawCheck<NewInvoiceItem[]>(({ dataset, addIssue }) => {
  if (!dataset.typed) return
  const { value: rows } = dataset
  for (const [index, row] of rows.entries()) {
    if (!isCompleteItem(row) || !isGoods(row.hsnSac) || uqcOf(row.unit) !== null) continue
    addIssue({
      message: messages.unitOfGoods,
      path: [
        { type: 'array', origin: 'value', input: rows, key: index, value: row },
        { type: 'object', origin: 'value', input: row, key: 'unit', value: row.unit },
      ],
    })
  }
})

const items = v.pipe(
  v.array(itemSchema, () => messages.itemsRequired),
  withUnits,
  v.transform((rows) =>
    rows.map((row, place): PlacedItem => ({ ...row, place })).filter(isCompleteItem),
  ),
  v.minLength(1, () => messages.itemsRequired),
  v.maxLength(invoiceLimits.items, () => messages.tooManyItems(invoiceLimits.items)),
  v.check(
    (rows) => sumMinor(rows) <= MAX_AMOUNT_MINOR,
    () => tooMuch('The total'),
  ),
)

export const exchangeRate = v.pipe(
  v.nullish(
    v.union([v.number(), v.string()], () => messages.noNumber('Exchange rate')),
    '',
  ),
  v.transform((value) => (value === '' ? null : Number(value))),
  v.check(
    (rate) => rate === null || (rate > 0 && rate <= MAX_EXCHANGE_RATE),
    () => messages.exchangeRateRange,
  ),
  v.check(
    (rate) => rate === null || Number(rate.toFixed(6)) === rate,
    () => messages.exchangeRateDecimals,
  ),
)

/** What decides on the tax; what is left out the database takes from the client and the seller. */
export const supplyEntries = {
  supply: v.nullish(
    v.picklist(supplies, () => messages.supplyUnknown),
    null,
  ),
  withTax: v.nullish(
    v.boolean(() => messages.notYesOrNo),
    null,
  ),
  reverseCharge: v.nullish(
    v.boolean(() => messages.notYesOrNo),
    false,
  ),
  placeOfSupply: optionalCode(/^[0-9]{2}$/, () => messages.placeOfSupplyUnknown),
  placeOfSupplyReason: optionalLine('Reason', 200),
  portCode: optionalCode(/^[A-Z0-9]{6}$/, () => messages.portCodeInvalid),
  shippingBill: optionalCode(/^[0-9]{3,7}$/, () => messages.shippingBillInvalid),
  shippingBillDate: v.pipe(
    v.nullish(
      v.string(() => messages.shippingBillDateInvalid),
      '',
    ),
    v.check(
      (day) => day === '' || isPlainDate(day),
      () => messages.shippingBillDateInvalid,
    ),
    v.transform((day): PlainDate | null => (day === '' ? null : day)),
  ),
}

const dayMessages = {
  invoice: {
    required: () => messages.dueDateRequired,
    invalid: () => messages.dueDateInvalid,
    past: () => messages.dueDatePast,
  },
  estimate: {
    required: () => messages.validUntilRequired,
    invalid: () => messages.validUntilInvalid,
    past: () => messages.validUntilPast,
  },
}

const lastDay = (today: PlainDate, said: Record<'required' | 'invalid' | 'past', Said>) =>
  v.pipe(
    v.string(said.required),
    v.nonEmpty(said.required),
    v.check(isPlainDate, said.invalid),
    v.check((day) => day >= today, said.past),
  )

/** Whether something is due in parts, by what was typed or sent. */
export const isInParts = ({ parts }: { parts?: unknown }): boolean =>
  Array.isArray(parts) && parts.length > 0

/**
 * A new invoice as a form or a request body gives it. Amounts come in as decimals and leave as minor units;
 * rows that are not complete are left out; `today` is the day in India. Of what is due in parts, as `inParts` says, the
 * first one's day is the due date, whatever else is said. An estimate is given likewise: its due date is the last day on
 * which it holds.
 */
export const newInvoiceSchema = (today: PlainDate, kind: DraftKind = 'invoice', inParts = false) =>
  v.pipe(
    v.object({
      clientName: requiredLine('Client name', invoiceLimits.clientName),
      clientEmail: email,
      currency: v.optional(
        v.picklist(currencies, () => messages.currencyUnknown),
        'INR',
      ),
      exchangeRate,
      /** Today where none is given; how far back it may lie the database knows. */
      issueDate: v.pipe(
        v.nullish(
          v.string(() => messages.issueDateInvalid),
          '',
        ),
        v.check(
          (day) => day === '' || isPlainDate(day),
          () => messages.issueDateInvalid,
        ),
        v.check(
          (day) => day <= today,
          () => messages.issueDateFuture,
        ),
        v.transform((day): PlainDate | null => (day === '' ? null : day)),
      ),
      dueDate:
        inParts && kind === 'invoice'
          ? v.nullish(
              v.string(() => messages.dueDateInvalid),
              '',
            )
          : lastDay(today, dayMessages[kind]),
      parts: typedParts(today),
      poNumber: optionalLine('PO number', 60),
      ...buyerEntries,
      ...supplyEntries,
      /** The client's where none is given. */
      language: v.nullish(
        v.picklist(documentLanguages, () => messages.languageUnknown),
        null,
      ),
      notes: optionalLines('Notes', invoiceLimits.notes),
      items,
    }),
    v.transform((document) => {
      const [first] = document.parts
      if (kind === 'estimate' || !first) return document
      const issued = document.issueDate ?? today
      return { ...document, dueDate: first.dueDate ?? shiftPeriod('day', issued, first.days ?? 0) }
    }),
  )

export type NewInvoiceInput = v.InferInput<ReturnType<typeof newInvoiceSchema>>
export type NewInvoice = v.InferOutput<ReturnType<typeof newInvoiceSchema>>
