import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import type { PlainDate } from '../dates.ts'
import type { DocumentLink } from '../document/invoice.ts'
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
  tdsEntries,
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
  /** The receipt voucher for its advance. */
  voucher: DocumentLink | null
  /** Null while nobody has said. */
  advanceFor: AdvanceFor | null
  /** Whether a filed return lacks it or a payment of it: table 11A or 11B of that return must be amended on the portal. */
  needsAmendment: boolean
  /** Who entered it, and who gave it back or said what it is for last; null for the owner. */
  byName: string | null
  changedByName: string | null
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
  totalMinor: number
  /** Its value without GST. */
  taxableMinor: number
  /** The part that is due first: with instalments, the rest of the earliest open one. */
  nextMinor: number
}

export type Allocation = { invoiceId: string; amountMinor: number; tdsMinor: number }

const allocation = v.pipe(
  v.object({
    invoiceId: v.pipe(v.string(), v.uuid()),
    amount: optionalAmount('amount'),
    tds: optionalAmount('tds'),
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
      ...tdsEntries,
      amount: optionalAmount('amount'),
      currency: v.nullish(v.picklist(currencies, message('currencyUnknown')), 'INR'),
      allocations: v.nullish(v.pipe(v.array(allocation), v.maxLength(100))),
      excess,
      advanceFor,
    }),
    v.transform(({ amount, ...receipt }) => ({ ...receipt, amountMinor: amount })),
  )

export type NewReceipt = v.InferOutput<ReturnType<typeof newReceiptSchema>>

const shareRefusal = (amountMinor: number, usedMinor: number, currency: Currency) => {
  if (usedMinor > amountMinor) return message('receivedLess')
  return usedMinor < amountMinor
    ? message('advanceUnasked', { minor: amountMinor - usedMinor, currency })
    : message('paymentAmountRequired')
}

/** The form on a client's page: a share for each of the invoices, in their order. */
export const receiptFormSchema = (today: PlainDate, invoices: OpenInvoice[], currency: Currency) =>
  v.pipe(
    v.object({
      ...receivedEntries(today),
      ...tdsEntries,
      amount: optionalAmount('amount'),
      excess,
      advanceFor,
      shares: v.array(v.object({ amount: optionalAmount('amount'), tds: optionalAmount('tds') })),
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
      typedAmount('amount'),
      v.check((minor) => minor > 0, message('paymentAmountRequired')),
      v.maxValue(advanceMinor, message('moreThanAdvance', { minor: advanceMinor, currency })),
      v.maxValue(balanceMinor, message('moreThanDue', { minor: balanceMinor, currency })),
    ),
  })

export type AdvancePartInput = v.InferInput<ReturnType<typeof advancePartSchema>>
export type AdvancePart = v.InferOutput<ReturnType<typeof advancePartSchema>>

export const applyingSchema = v.object({
  receiptId: v.pipe(v.string(), v.uuid()),
  /** Without an amount, it takes as much as possible. */
  amount: v.pipe(
    v.nullish(typedAmount('amount')),
    v.transform((minor) => minor ?? null),
  ),
})

/** Sets the purpose of an advance after it came. */
export const advanceForSchema = v.object({
  advanceFor: v.picklist(advancesFor, message('advanceForInvalid')),
})
