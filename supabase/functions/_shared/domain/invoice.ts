import * as v from 'valibot'
import { isPlainDate, type PlainDate } from './dates.ts'
import type { Decimal } from './decimals.ts'
import type { Reach } from './history.ts'
import { toSingleLine } from './lines.ts'
import { atMost, messages, noNumber, required, tooLong, tooManyItems } from './messages.ts'
import {
  type Currency,
  currencies,
  formatMoney,
  formatWhole,
  MAX_AMOUNT_MINOR,
  MAX_EXCHANGE_RATE,
} from './money.ts'
import type { BankAccount } from './payment-details.ts'
import {
  email,
  optionalLine,
  optionalLines,
  requiredLine,
  typedAmount,
  typedDecimal,
} from './text.ts'
import { rowOf, sumMinor } from './totals.ts'

/**
 * PAID and UNPAID are stored; OVERDUE is an unpaid invoice whose due date is before today in India, CANCELLED one that
 * was deleted, whatever it was before.
 */
export const invoiceStatuses = ['PAID', 'UNPAID', 'OVERDUE', 'CANCELLED'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const PAGE_SIZE = 5

/** The database holds the same limits. */
export const invoiceLimits = {
  clientName: 120,
  notes: 2_000,
  description: 1_000,
  items: 500,
  quantity: 1_000_000,
  unit: 20,
  rate: 9_999_999_999,
} as const

/** Of these the database keeps so many decimals. */
const QUANTITY_PLACES = 3
const RATE_PLACES = 4
const PERCENT_PLACES = 2

const tooMuch = (label: string) => atMost(label, formatMoney(MAX_AMOUNT_MINOR))

const quantity = v.pipe(
  typedDecimal('Quantity', QUANTITY_PLACES),
  v.check(
    (value) => Number(value) <= invoiceLimits.quantity,
    atMost('Quantity', formatWhole(invoiceLimits.quantity)),
  ),
)

const amount = v.pipe(typedAmount('Amount'), v.maxValue(MAX_AMOUNT_MINOR, tooMuch('Amount')))

/** Of one unit, in the invoice's currency; blank is none. */
const rate = v.pipe(
  v.nullish(typedDecimal('Rate', RATE_PLACES), ''),
  v.check(
    (value) => Number(value) <= invoiceLimits.rate,
    atMost('Rate', formatWhole(invoiceLimits.rate)),
  ),
  v.transform((value) => (Number(value) === 0 ? null : value)),
)

/** Of a row's gross amount; at most one of both. */
type Discount = { discountPercent: Decimal | null; discountMinor: number | null }

const percent = v.pipe(
  typedDecimal('Discount', PERCENT_PLACES),
  v.check((value) => Number(value) <= 100, atMost('Discount', '100 %')),
)

/** An amount, or a per cent as "15%"; blank is none. */
const discount = v.pipe(
  v.nullish(v.union([v.number(), v.string()], noNumber('Discount')), ''),
  v.transform((typed) => String(typed).trim()),
  v.rawTransform<string, Discount>(({ dataset: { value }, addIssue, NEVER }) => {
    const read = value.endsWith('%')
      ? v.safeParse(percent, value.slice(0, -1))
      : v.safeParse(typedAmount('Discount'), value)
    if (!read.success) {
      addIssue({ message: read.issues[0].message })
      return NEVER
    }
    return typeof read.output === 'string'
      ? { discountPercent: read.output, discountMinor: null }
      : { discountPercent: null, discountMinor: read.output || null }
  }),
)

/** The fields of an item, in the order of the form. */
export const itemEntries = {
  description: v.pipe(
    v.string(required('Description')),
    v.transform(toSingleLine),
    v.maxLength(invoiceLimits.description, tooLong('Description', invoiceLimits.description)),
  ),
  quantity: v.optional(quantity, '1'),
  unit: optionalLine('Unit', invoiceLimits.unit),
  rate,
  discount,
  discountPercent: v.nullish(percent),
  amount: v.optional(amount),
}

/**
 * A row with a rate comes to quantity times rate less discount, and an amount beside it must say the same; one without
 * comes to its amount, and its quantity is a whole number (specification, section 5).
 */
export const itemSchema = v.pipe(
  v.object(itemEntries),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { amount, discount, discountPercent, ...item } = value
    const row = {
      ...item,
      ...discount,
      ...(discountPercent && { discountPercent, discountMinor: null }),
      amountMinor: amount ?? 0,
    }
    const refuse = (key: keyof typeof value, message: string) => {
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
      })
      return NEVER
    }
    if (row.rate === null) {
      if (amount === undefined) return refuse('amount', noNumber('Amount'))
      if (row.quantity.includes('.')) return refuse('quantity', messages.quantityNotWhole)
      const isReduced = row.discountMinor !== null || Number(row.discountPercent) > 0
      return isReduced ? refuse('discount', messages.discountWithoutRate) : row
    }
    const { amountMinor } = rowOf(row)
    if (amountMinor < 0) return refuse('discount', messages.discountTooLarge)
    if (amountMinor > MAX_AMOUNT_MINOR) return refuse('rate', tooMuch('Amount'))
    if (amount && amount !== amountMinor) return refuse('amount', messages.amountDisagrees)
    return { ...row, amountMinor }
  }),
)

/** A row that is to be issued; `amountMinor` is before tax. */
export type NewInvoiceItem = v.InferOutput<typeof itemSchema>

/** Only such a row goes onto the invoice (specification, section 5). */
export function isCompleteItem(item: NewInvoiceItem): boolean {
  return item.description !== '' && Number(item.quantity) > 0 && item.amountMinor > 0
}

const items = v.pipe(
  v.array(itemSchema, messages.itemsRequired),
  v.transform((rows) => rows.filter(isCompleteItem)),
  v.minLength(1, messages.itemsRequired),
  v.maxLength(invoiceLimits.items, tooManyItems(invoiceLimits.items)),
  v.check((rows) => sumMinor(rows) <= MAX_AMOUNT_MINOR, tooMuch('The total')),
)

const exchangeRate = v.pipe(
  v.nullish(v.union([v.number(), v.string()], noNumber('Exchange rate')), ''),
  v.transform((value) => (value === '' ? null : Number(value))),
  v.check(
    (rate) => rate === null || (rate > 0 && rate <= MAX_EXCHANGE_RATE),
    messages.exchangeRateRange,
  ),
  v.check(
    (rate) => rate === null || Number(rate.toFixed(6)) === rate,
    messages.exchangeRateDecimals,
  ),
)

/**
 * A new invoice as a form or a request body gives it. Amounts come in as decimals and leave as minor units;
 * rows that are not complete are left out; `today` is the day in India.
 */
export const newInvoiceSchema = (today: PlainDate) =>
  v.object({
    clientName: requiredLine('Client name', invoiceLimits.clientName),
    clientEmail: email,
    currency: v.optional(v.picklist(currencies, messages.currencyUnknown), 'INR'),
    exchangeRate,
    /** Today where none is given; how far back it may lie the database knows. */
    issueDate: v.pipe(
      v.nullish(v.string(messages.issueDateInvalid), ''),
      v.check((day) => day === '' || isPlainDate(day), messages.issueDateInvalid),
      v.check((day) => day <= today, messages.issueDateFuture),
      v.transform((day): PlainDate | null => (day === '' ? null : day)),
    ),
    dueDate: v.pipe(
      v.string(messages.dueDateRequired),
      v.nonEmpty(messages.dueDateRequired),
      v.check(isPlainDate, messages.dueDateInvalid),
      v.check((day) => day >= today, messages.dueDatePast),
    ),
    notes: optionalLines('Notes', invoiceLimits.notes),
    items,
  })

export type NewInvoiceInput = v.InferInput<ReturnType<typeof newInvoiceSchema>>
export type NewInvoice = v.InferOutput<ReturnType<typeof newInvoiceSchema>>

/** An amount in the invoice's currency, and in paise where that is known: always for INR, with a rate for USD. */
export type Amount = { minor: number; rupeesMinor: number | null }

export type InvoiceItem = {
  id: string
  description: string
  quantity: Decimal
  unit: string | null
  /** Of one unit; without it `amount` is what the seller gave, and `quantity` is only shown. */
  rate: Decimal | null
  discountPercent: Decimal | null
  discountMinor: number
  /** Before tax. */
  amount: Amount
}

/** The seller as it was when the invoice was issued. */
export type Seller = {
  name: string
  email: string
  phone: string
  address: string | null
  taxId: string | null
  city: string | null
  state: string | null
  postalCode: string
  country: string
  website: string | null
  /** A data URI, see `domain/logo.ts`. */
  logo: string | null
}

/** What lists and cards show of an invoice. */
export type InvoiceSummary = {
  id: string
  formattedInvoiceNumber: string
  clientName: string
  clientEmail: string
  currency: Currency
  total: Amount
  /** Received and deducted at source, by the confirmed payments. */
  settled: Amount
  /** What is still due. */
  balance: Amount
  status: InvoiceStatus
  issueDate: PlainDate
  dueDate: PlainDate
  /** An instant, ISO 8601 in UTC. */
  createdAt: string
  /** When it was deleted; null of a live one. */
  cancelledAt: string | null
  /** What its client may know of it; null of one that never left. */
  reach: Reach | null
}

/** The whole document. */
export type Invoice = InvoiceSummary & {
  pdfUrl: string | null
  paidDate: PlainDate | null
  paymentMethod: string | null
  notes: string | null
  /** Rupees for one unit of the currency; null for INR, and for USD where none is known. */
  exchangeRate: number | null
  items: InvoiceItem[]
  business: Seller
}

/** Whether some of an invoice is settled, and some still due. */
export const isPartlyPaid = ({ settled, balance }: Pick<InvoiceSummary, 'settled' | 'balance'>) =>
  settled.minor > 0 && balance.minor > 0

/** What the PDF prints of the payments; it changes while the invoice as issued does not. */
export type Payable = {
  /** What of `settled` is tax deducted at source, in minor units of the invoice's currency. */
  tdsMinor: number
  /** Where the balance can be paid; null when nothing is due or the seller has no UPI ID. */
  upiId: string | null
  /** The seller's account, when something is due and the seller gave one. */
  bank: BankAccount | null
}

/** The invoice as its PDF needs it. */
export type InvoiceDocument = Invoice & Payable
