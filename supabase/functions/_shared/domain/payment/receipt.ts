import * as v from 'valibot'
import type { PlainDate } from '../dates.ts'
import type { DocumentLink } from '../document/invoice.ts'
import { messages } from '../messages/messages.ts'
import { type Currency, currencies } from '../money.ts'
import { typedAmount } from '../text.ts'
import {
  type AdvanceFor,
  advanceFor,
  advancesFor,
  excess,
  optionalAmount,
  type Payment,
  type PaymentMethod,
  receivedEntries,
} from './payment.ts'

/** An advance given back, in minor units of the receipt's currency. */
export type Returned = Pick<Payment, 'amountMinor' | 'paidOn' | 'method' | 'reference' | 'note'>

/** One sum that a client paid for several invoices or in advance; in minor units of its currency. */
export type Receipt = {
  id: string
  clientId: string
  currency: Currency
  amountMinor: number
  /** The part that no invoice has used yet. */
  advanceMinor: number
  paidOn: PlainDate
  method: PaymentMethod
  reference: string | null
  note: string | null
  undoReason: string | null
  /** The part of the advance that was given back without a voucher; null when there is none. */
  returned: Returned | null
  createdAt: string
  /** The receipt voucher of what waited of it. */
  voucher: DocumentLink | null
  /** Null while nobody has said. */
  advanceFor: AdvanceFor | null
  /** Whether a return that was filed before it, or a payment of it, was known lacks it: table 11A or 11B is to be amended on the portal. */
  needsAmendment: boolean
}

/** The share of a receipt that settles one invoice. */
export type Settled = Pick<Payment, 'id' | 'state' | 'amountMinor' | 'tdsMinor'> & {
  invoiceId: string
}

/** One of a client's invoices on which something is due. */
export type OpenInvoice = {
  id: string
  number: string
  currency: Currency
  issueDate: PlainDate
  dueDate: PlainDate
  balanceMinor: number
  /** The part that is due first: with instalments, the rest of the earliest open one. */
  nextMinor: number
}

export type Allocation = { invoiceId: string; amountMinor: number; tdsMinor: number }

const allocation = v.pipe(
  v.object({
    invoiceId: v.pipe(v.string(), v.uuid()),
    amount: optionalAmount('Amount'),
    tds: optionalAmount('TDS'),
  }),
  v.transform(
    ({ invoiceId, amount, tds }): Allocation => ({
      invoiceId,
      amountMinor: amount,
      tdsMinor: tds,
    }),
  ),
)

/**
 * One sum that a client paid. Without `allocations` the database gives it to the oldest open
 * invoices first. The database checks what each invoice can take and computes the rest.
 */
export const newReceiptSchema = (today: PlainDate) =>
  v.pipe(
    v.object({
      ...receivedEntries(today),
      amount: optionalAmount('Amount'),
      currency: v.nullish(
        v.picklist(currencies, () => messages.currencyUnknown),
        'INR',
      ),
      allocations: v.nullish(v.pipe(v.array(allocation), v.maxLength(100))),
      excess,
      advanceFor,
    }),
    v.transform(({ amount, ...receipt }) => ({ ...receipt, amountMinor: amount })),
  )

export type NewReceipt = v.InferOutput<ReturnType<typeof newReceiptSchema>>

const shareRefusal = (amountMinor: number, usedMinor: number, currency: Currency) => {
  if (usedMinor > amountMinor) return messages.receivedLess
  return usedMinor < amountMinor
    ? messages.advanceUnasked(amountMinor - usedMinor, currency)
    : messages.paymentAmountRequired
}

/** As the form of a client's page types it: a share for each of the invoices, in their order. */
export const receiptFormSchema = (today: PlainDate, invoices: OpenInvoice[], currency: Currency) =>
  v.pipe(
    v.object({
      ...receivedEntries(today),
      amount: optionalAmount('Amount'),
      excess,
      advanceFor,
      shares: v.array(v.object({ amount: optionalAmount('Amount'), tds: optionalAmount('TDS') })),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { amount, shares } = dataset.value
      const used = shares.reduce((sum, share) => sum + share.amount, 0)
      const tds = shares.reduce((sum, share) => sum + share.tds, 0)
      const kept = dataset.value.excess === 'advance'
      if (amount + tds === 0 || used > amount || (used < amount && !kept)) {
        addIssue({
          message: shareRefusal(amount, used, currency),
          path: [
            { type: 'object', origin: 'value', input: dataset.value, key: 'amount', value: amount },
          ],
        })
      }
    }),
    v.transform(
      ({ amount, shares, ...received }): NewReceipt => ({
        ...received,
        currency,
        amountMinor: amount,
        allocations: invoices.flatMap(({ id }, at) => {
          const { amount: amountMinor = 0, tds: tdsMinor = 0 } = shares[at] ?? {}
          return amountMinor + tdsMinor > 0 ? [{ invoiceId: id, amountMinor, tdsMinor }] : []
        }),
      }),
    ),
  )

export type ReceiptInput = v.InferInput<ReturnType<typeof receiptFormSchema>>

/** The amount of an advance that an invoice uses; without it, as much as possible. */
export const advancePartSchema = (advanceMinor: number, balanceMinor: number, currency: Currency) =>
  v.object({
    amount: v.pipe(
      typedAmount('Amount'),
      v.check(
        (minor) => minor > 0,
        () => messages.paymentAmountRequired,
      ),
      v.maxValue(advanceMinor, () => messages.moreThanAdvance(advanceMinor, currency)),
      v.maxValue(balanceMinor, () => messages.moreThanDue(balanceMinor, currency)),
    ),
  })

export type AdvancePartInput = v.InferInput<ReturnType<typeof advancePartSchema>>
export type AdvancePart = v.InferOutput<ReturnType<typeof advancePartSchema>>

export const applyingSchema = v.object({
  receiptId: v.pipe(v.string(), v.uuid()),
  /** Without one as much as goes. */
  amount: v.pipe(
    v.nullish(typedAmount('Amount')),
    v.transform((minor) => minor ?? null),
  ),
})

/** Sets the purpose of an advance after it came. */
export const advanceForSchema = v.object({
  advanceFor: v.picklist(advancesFor, () => messages.advanceForInvalid),
})
