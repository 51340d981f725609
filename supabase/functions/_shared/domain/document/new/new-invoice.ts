import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { documentLanguages } from '#languages/languages.ts'
import { isPlainDate, type PlainDate } from '../../dates.ts'
import { supplyKind } from '../../gst/supply-kind.ts'
import { sumMinor } from '../../gst/tax.ts'
import { isGoods, uqcOf } from '../../gst/units.ts'
import { currencies, MAX_AMOUNT_MINOR, MAX_EXCHANGE_RATE } from '../../money.ts'
import { shiftPeriod } from '../../periods.ts'
import { email, optionalCode, optionalLine, optionalLines, requiredLine } from '../../text.ts'
import { type Supply, supplies } from '../invoice.ts'
import { isHeld } from '../kind-questions.ts'
import { type DraftKind, kinds } from '../kinds.ts'
import { buyerEntries } from './buyer.ts'
import { confirmable } from './confirmable.ts'
import {
  invoiceLimits,
  isCompleteItem,
  itemSchema,
  type NewInvoiceItem,
  tooMuch,
} from './new-item.ts'
import { reasons, reasonsOf } from './reasons.ts'
import { shippingDayProblem, shippingEntries } from './shipping-bill.ts'
import { typedParts } from './typed-parts.ts'

/** `place`: among all rows that came, those that are left out included. */
export type PlacedItem = NewInvoiceItem & { place?: number }

/**
 * Goods are counted in units of the official list. Checked for all rows together, so that a row's
 * amount is known without it.
 */
const withUnits = v.rawCheck<NewInvoiceItem[]>(({ dataset, addIssue }) => {
  if (!dataset.typed) return
  const { value: rows } = dataset
  for (const [index, row] of rows.entries()) {
    if (!isCompleteItem(row) || !isGoods(row.hsnSac) || uqcOf(row.unit) !== null) continue
    addIssue({
      message: message('unitOfGoods'),
      path: [
        { type: 'array', origin: 'value', input: rows, key: index, value: row },
        { type: 'object', origin: 'value', input: row, key: 'unit', value: row.unit },
      ],
    })
  }
})

const items = v.pipe(
  v.array(itemSchema, message('itemsRequired')),
  withUnits,
  v.transform((rows) =>
    rows.map((row, place): PlacedItem => ({ ...row, place })).filter(isCompleteItem),
  ),
  v.minLength(1, message('itemsRequired')),
  v.maxLength(invoiceLimits.items, message('tooManyItems', { most: invoiceLimits.items })),
  v.check((rows) => rows.length === 0 || sumMinor(rows) > 0, message('itemsRequired')),
  v.check(
    (rows) => sumMinor(rows) <= MAX_AMOUNT_MINOR,
    () => tooMuch('theTotal'),
  ),
)

export const exchangeRate = v.pipe(
  v.nullish(v.union([v.number(), v.string()], message('noNumber', { label: 'exchangeRate' })), ''),
  v.transform((value) => (value === '' ? null : Number(value))),
  v.check(
    (rate) => rate === null || (rate > 0 && rate <= MAX_EXCHANGE_RATE),
    message('exchangeRateRange'),
  ),
  v.check(
    (rate) => rate === null || Number(rate.toFixed(6)) === rate,
    message('exchangeRateDecimals'),
  ),
)

/** The codes of the faults that the seller confirms; without its code such a fault is refused. */
export const confirmed = v.optional(v.array(v.picklist(confirmable, message('notConfirmable'))))

/** These fields decide on the tax; the database fills missing ones from the client and the seller. */
export const supplyEntries = {
  supply: v.nullish(v.picklist(supplies, message('supplyUnknown')), null),
  withTax: v.nullish(v.boolean(message('notYesOrNo')), null),
  reverseCharge: v.nullish(v.boolean(message('notYesOrNo')), false),
  placeOfSupply: optionalCode(/^[0-9]{2}$/, message('placeOfSupplyUnknown')),
  placeOfSupplyReason: optionalLine('placeOfSupplyReason', 200),
}

type Exported = {
  supply: Supply | null
  clientCountry: string
  placeOfSupply: string | null
  issueDate: PlainDate | null
  shippingBill: string | null
  shippingBillDate: PlainDate | null
}

/** A form that shows no fields of exports asks for nothing in them. */
const exportProblem = (document: Exported, today: PlainDate) =>
  supplyKind(document) === 'export'
    ? shippingDayProblem(document, document.issueDate ?? today, today)
    : null

const dayMessages = {
  due: {
    required: message('dueDateRequired'),
    invalid: message('dueDateInvalid'),
    past: message('dueDatePast'),
  },
  holds: {
    required: message('validUntilRequired'),
    invalid: message('validUntilInvalid'),
    past: message('validUntilPast'),
  },
}

const lastDay = (today: PlainDate, said: Record<'required' | 'invalid' | 'past', string>) =>
  v.pipe(
    v.string(said.required),
    v.nonEmpty(said.required),
    v.check(isPlainDate, said.invalid),
    v.check((day) => day >= today, said.past),
  )

function dayEntry(today: PlainDate, kind: DraftKind, inParts: boolean) {
  const { day } = kinds[kind]
  return day === null || (inParts && day === 'due')
    ? v.nullish(v.string(message('dueDateInvalid')), '')
    : lastDay(today, dayMessages[day])
}

/** The choice between kinds that are typed as one draft; other kinds have no reason. */
const reasonEntry = (kind: DraftKind) =>
  reasonsOf(kind).length > 0
    ? v.pipe(
        v.nullish(v.string(), ''),
        v.nonEmpty(message('required', { label: 'placeOfSupplyReason' })),
        v.picklist(reasonsOf(kind), message('reasonUnknown')),
      )
    : v.nullish(v.picklist(reasons, message('reasonUnknown')))

/** The last day for payment. */
export const dueDay = (today: PlainDate) => lastDay(today, dayMessages.due)

/** Returns whether the document is due in parts, from typed or sent values. */
export const isInParts = ({ parts }: { parts?: unknown }): boolean =>
  Array.isArray(parts) && parts.length > 0

/**
 * A new invoice as a form or a request body gives it. Amounts come in as decimals and leave as
 * minor units; incomplete rows are left out; `today` is the day in India. With instalments
 * (`inParts`) the first one's day is the due date, even if another is given. An estimate's due date
 * is the last day on which it holds. Kinds without such a day have none.
 */
export const newInvoiceSchema = (today: PlainDate, kind: DraftKind = 'invoice', inParts = false) =>
  v.pipe(
    v.object({
      clientName: requiredLine('clientName', invoiceLimits.clientName),
      clientEmail: email,
      currency: v.optional(v.picklist(currencies, message('currencyUnknown')), 'INR'),
      exchangeRate,
      /** Defaults to today; the database decides how far back it may lie. */
      issueDate: v.pipe(
        v.nullish(v.string(message('issueDateInvalid')), ''),
        v.check((day) => day === '' || isPlainDate(day), message('issueDateInvalid')),
        v.check((day) => day <= today, message('issueDateFuture')),
        v.transform((day): PlainDate | null => (day === '' ? null : day)),
      ),
      dueDate: dayEntry(today, kind, inParts),
      parts: typedParts(today),
      /** Why goods move, on a delivery challan. */
      reason: reasonEntry(kind),
      poNumber: optionalLine('poNumber', 60),
      ...buyerEntries,
      ...supplyEntries,
      ...shippingEntries,
      /** Defaults to the client's language. */
      language: v.nullish(
        v.picklist(documentLanguages, message('languageUnknown', { languages: documentLanguages })),
        null,
      ),
      notes: optionalLines('notes', invoiceLimits.notes),
      confirmed,
      items,
    }),
    v.forward(
      v.partialCheck(
        [
          ...([['supply'], ['clientCountry'], ['placeOfSupply']] as const),
          ...([['issueDate'], ['shippingBill'], ['shippingBillDate']] as const),
        ],
        (document) => exportProblem(document, today) === null,
        ({ input }) => exportProblem(input, today) ?? '',
      ),
      ['shippingBillDate'],
    ),
    v.transform((document) => {
      const [first] = document.parts
      if (isHeld({ kind }) || !first) return document
      const issued = document.issueDate ?? today
      return { ...document, dueDate: first.dueDate ?? shiftPeriod('day', issued, first.days ?? 0) }
    }),
  )

export type NewInvoiceInput = v.InferInput<ReturnType<typeof newInvoiceSchema>>
export type NewInvoice = v.InferOutput<ReturnType<typeof newInvoiceSchema>>
