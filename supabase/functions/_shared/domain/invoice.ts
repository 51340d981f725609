import * as v from 'valibot'
import { isPlainDate, type PlainDate } from './dates.ts'
import type { Reach } from './history.ts'
import { toSingleLine } from './lines.ts'
import { messages, required, tooLong } from './messages.ts'
import {
  type Currency,
  currencies,
  formatMoney,
  formatWhole,
  MAX_AMOUNT_MINOR,
  MAX_EXCHANGE_RATE,
} from './money.ts'
import type { BankAccount } from './payment-details.ts'
import { email, optionalLines, requiredLine, typedAmount } from './text.ts'
import { sumMinor } from './totals.ts'

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
} as const

const tooMuch = (what: string) => `${what} can be at most ${formatMoney(MAX_AMOUNT_MINOR)}.`

const quantity = v.pipe(
  v.union([v.number(), v.string()], 'Quantity must be a whole number.'),
  v.transform((value) => (value === '' ? 0 : Number(value))),
  v.integer('Quantity must be a whole number.'),
  v.minValue(0, 'Quantity cannot be negative.'),
  v.maxValue(
    invoiceLimits.quantity,
    `Quantity can be at most ${formatWhole(invoiceLimits.quantity)}.`,
  ),
)

const amount = v.pipe(typedAmount('Amount'), v.maxValue(MAX_AMOUNT_MINOR, tooMuch('Amount')))

/** The fields of an item, in the order of the form. */
export const itemEntries = {
  description: v.pipe(
    v.string(required('Description')),
    v.transform(toSingleLine),
    v.maxLength(invoiceLimits.description, tooLong('Description', invoiceLimits.description)),
  ),
  quantity: v.optional(quantity, 1),
  amount,
}

export const itemSchema = v.pipe(
  v.object(itemEntries),
  v.transform(({ amount, ...item }) => ({ ...item, amountMinor: amount })),
)

export type NewInvoiceItem = v.InferOutput<typeof itemSchema>

/** Only such a row goes onto the invoice (specification, section 5). */
export function isCompleteItem(item: NewInvoiceItem): boolean {
  return item.description !== '' && item.quantity > 0 && item.amountMinor > 0
}

const items = v.pipe(
  v.array(itemSchema, messages.itemsRequired),
  v.transform((rows) => rows.filter(isCompleteItem)),
  v.minLength(1, messages.itemsRequired),
  v.maxLength(invoiceLimits.items, `An invoice can have at most ${invoiceLimits.items} items.`),
  v.check((rows) => sumMinor(rows) <= MAX_AMOUNT_MINOR, tooMuch('The total')),
)

const exchangeRate = v.pipe(
  v.nullish(v.union([v.number(), v.string()], 'Exchange rate must be a number.'), ''),
  v.transform((value) => (value === '' ? null : Number(value))),
  v.check(
    (rate) => rate === null || (rate > 0 && rate <= MAX_EXCHANGE_RATE),
    `Exchange rate must be above 0 and at most ${formatWhole(MAX_EXCHANGE_RATE)}.`,
  ),
  v.check(
    (rate) => rate === null || Number(rate.toFixed(6)) === rate,
    'Exchange rate can have at most six decimals.',
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

export type InvoiceItem = { id: string; description: string; quantity: number; amount: Amount }

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
