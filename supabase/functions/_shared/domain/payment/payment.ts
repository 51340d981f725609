import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import type { amounts } from '#languages/en/messages/amounts.ts'
import type { FieldName } from '#languages/en/names/fields.ts'
import type { Words } from '#languages/words.ts'
import { isPlainDate, type PlainDate } from '../dates.ts'
import { tdsPayments } from '../law/values.ts'
import { type Currency, formatMoney } from '../money.ts'
import { optionalChoice, optionalLine, optionalLines, requiredLine, typedAmount } from '../text.ts'

/**
 * The owner confirms or declines a client's claim; payments that the owner records are confirmed at
 * once, and can be undone. Only a confirmed payment settles anything.
 */
export const paymentStates = ['claimed', 'confirmed', 'declined', 'undone'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentMethods = ['UPI', 'Bank transfer', 'Cash', 'Cheque', 'Card', 'Other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** In characters; the database holds the same limits. */
export const paymentLimits = { reference: 60, note: 300, reason: 300 } as const

/** Amounts are minor units of the invoice's currency. Received and TDS together settle the invoice. */
export type Payment = {
  id: string
  state: PaymentState
  amountMinor: number
  /** Tax that the client deducted at source and pays to the State in the seller's name. */
  tdsMinor: number
  paidOn: PlainDate
  method: PaymentMethod
  reference: string | null
  note: string | null
  /** Reported by the client, not entered by the owner. */
  fromClient: boolean
  /**
   * The receipt, when one sum paid for several invoices. Undoing it undoes all of the receipt,
   * unless this payment came out of an advance.
   */
  receiptId: string | null
  fromAdvance: boolean
  /** Why it was declined or undone. */
  reason: string | null
  /** An instant, ISO 8601 in UTC. */
  createdAt: string
  /** An export that was restored here tells it. */
  restored: boolean
  /**
   * Whether it came in an earlier month than its invoice, and was entered after the return of either was filed: table 11A or 11B
   * of that return is to be amended on the portal.
   */
  needsAmendment: boolean
}

const confirmedSum = (payments: Payment[], part: 'amountMinor' | 'tdsMinor') =>
  payments
    .filter(({ state }) => state === 'confirmed')
    .reduce((sum, payment) => sum + payment[part], 0)

/** Returns the money that arrived, in minor units; only confirmed payments count. */
export const receivedOf = (payments: Payment[]) => confirmedSum(payments, 'amountMinor')

/** Returns the tax deducted at source, in minor units; only confirmed payments count. */
export const tdsOf = (payments: Payment[]) => confirmedSum(payments, 'tdsMinor')

/** "₹1,000.00", "₹900.00 and ₹100.00 TDS", "₹100.00 TDS". */
export function settledText(
  words: Pick<Words<typeof amounts>, 'both'>,
  { amountMinor, tdsMinor }: { amountMinor: number; tdsMinor: number },
  currency: Currency,
): string {
  const tds = `${formatMoney(tdsMinor, currency)} TDS`
  if (amountMinor === 0 && tdsMinor > 0) return tds
  const amount = formatMoney(amountMinor, currency)
  return tdsMinor > 0 ? words.both(amount, tds) : amount
}

/** May be left out, which is 0. */
export const optionalAmount = (label: FieldName) => v.nullish(typedAmount(label), '')

type Settling = { amount: number; tds: number }

function tooMuch(balanceMinor: number, currency: Currency, { amount, tds }: Settling): string {
  if (balanceMinor <= 0) return message('paymentNothingDue')
  if (tds === 0) return message('moreThanDue', { minor: balanceMinor, currency })
  const typed = { amountMinor: amount, tdsMinor: tds }
  return message('moreThanDueWithTds', { minor: balanceMinor, ...typed, currency })
}

const settledBy = ({ amount, tds }: Settling) => amount + tds

/** Amount and TDS together are above 0 and at most `balanceMinor`; as the arguments of a check of both. */
const settlingCheck = (balanceMinor: number, currency: Currency) =>
  [
    [['amount'], ['tds']],
    (typed: Settling) => settledBy(typed) > 0 && settledBy(typed) <= balanceMinor,
    ({ input }: { input: Settling }) =>
      settledBy(input) > 0
        ? tooMuch(balanceMinor, currency, input)
        : message('paymentAmountRequired'),
  ] as const

const note = optionalLines('note', paymentLimits.note)

const paidOn = (today: PlainDate) =>
  v.pipe(
    v.string(message('required', { label: 'paidOn' })),
    v.nonEmpty(message('required', { label: 'paidOn' })),
    v.check(isPlainDate, message('paymentDateInvalid')),
    v.check((day) => day <= today, message('paymentDateFuture')),
  )

/** The fields of any money received, for an invoice or in advance. */
export const receivedEntries = (today: PlainDate) => ({
  paidOn: paidOn(today),
  method: v.picklist(paymentMethods, message('paymentMethodInvalid')),
  reference: optionalLine('reference', paymentLimits.reference),
  note,
})

/** What deducted tax is for, and the earlier day on which the client credited the bill: it decides by which law it was deducted. */
export const tdsEntries = {
  tdsKind: optionalChoice('tdsKind', tdsPayments),
  creditedOn: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((day) => day || null),
    v.check((day) => day === null || isPlainDate(day), message('creditedDayWrong')),
  ),
}

/** Whether money that no invoice takes becomes an advance; otherwise it is refused. */
export const excess = v.nullish(v.literal('advance', message('excessInvalid')))

/**
 * The purpose of an advance. For services a registered seller owes the tax when it comes (CGST s.
 * 13(2)), for goods with the invoice (Notification 66/2017-Central Tax).
 */
export const advancesFor = ['services', 'goods'] as const
export type AdvanceFor = (typeof advancesFor)[number]
export const advanceFor = v.nullish(
  v.pipe(
    v.picklist([...advancesFor, ''], message('advanceForInvalid')),
    v.transform((given) => (given === '' ? null : given)),
  ),
)

/**
 * A payment as the owner records it. Amount and TDS come in as decimals and leave as minor units;
 * together they are above 0 and at most `balanceMinor`, the amount due in minor units of
 * `currency`, unless the rest becomes an advance. `today` is the day in India.
 */
export const newPaymentSchema = (today: PlainDate, balanceMinor: number, currency: Currency) =>
  v.pipe(
    v.object({
      amount: optionalAmount('amount'),
      tds: optionalAmount('tds'),
      ...receivedEntries(today),
      ...tdsEntries,
      excess,
      advanceFor,
    }),
    v.forward(
      v.partialCheck(
        [['amount'], ['tds'], ['excess']],
        (typed) =>
          settledBy(typed) > 0 &&
          (settledBy(typed) <= balanceMinor || (typed.excess === 'advance' && balanceMinor > 0)),
        ({ input }) =>
          settledBy(input) > 0
            ? tooMuch(balanceMinor, currency, input)
            : message('paymentAmountRequired'),
      ),
      ['amount'],
    ),
    v.transform(({ amount, tds, ...payment }) => ({
      ...payment,
      amountMinor: amount,
      tdsMinor: tds,
    })),
  )

export type NewPaymentInput = v.InferInput<ReturnType<typeof newPaymentSchema>>
export type NewPayment = v.InferOutput<ReturnType<typeof newPaymentSchema>>

/** A refund for a credit note, given like a payment without tax: at most `mostMinor`. */
export const newRefundSchema = (today: PlainDate, mostMinor: number, currency: Currency) =>
  v.pipe(
    v.object({
      amount: v.pipe(
        optionalAmount('amount'),
        v.check((minor) => minor > 0, message('paymentAmountRequired')),
        v.maxValue(mostMinor, message('moreThanRefundable', { minor: mostMinor, currency })),
      ),
      ...receivedEntries(today),
    }),
    v.transform(({ amount, ...refund }) => ({ ...refund, amountMinor: amount })),
  )

export type NewRefundInput = v.InferInput<ReturnType<typeof newRefundSchema>>
export type NewRefund = v.InferOutput<ReturnType<typeof newRefundSchema>>

/** The payment that the owner found for a client's claim: amounts and day follow the rules of a new payment. */
export const foundPaymentSchema = (today: PlainDate, balanceMinor: number, currency: Currency) =>
  v.pipe(
    v.object({
      amount: optionalAmount('amount'),
      tds: optionalAmount('tds'),
      paidOn: paidOn(today),
      /** For the part that becomes an advance. */
      advanceFor,
    }),
    v.forward(v.partialCheck(...settlingCheck(balanceMinor, currency)), ['amount']),
    v.transform(({ amount, tds, ...found }) => ({ ...found, amountMinor: amount, tdsMinor: tds })),
  )

export type FoundPaymentInput = v.InferInput<ReturnType<typeof foundPaymentSchema>>
export type FoundPayment = v.InferOutput<ReturnType<typeof foundPaymentSchema>>

/**
 * A payment that a client reports: with the tax that they deducted at most `balanceMinor`, and a
 * reference by which the owner finds it.
 */
export const claimSchema = (balanceMinor: number, currency: Currency = 'INR') =>
  v.pipe(
    v.object({
      amount: v.pipe(
        optionalAmount('amount'),
        v.check((minor) => minor > 0, message('paymentAmountRequired')),
      ),
      tds: optionalAmount('tds'),
      reference: v.pipe(
        v.string(message('required', { label: 'reference' })),
        v.transform(normalizeUtr),
        v.nonEmpty(message('required', { label: 'reference' })),
        v.check(isUtr, message('referenceInvalid')),
      ),
      note,
    }),
    v.forward(v.partialCheck(...settlingCheck(balanceMinor, currency)), ['amount']),
    v.transform(({ amount, tds, ...claim }) => ({ ...claim, amountMinor: amount, tdsMinor: tds })),
  )

export type Claim = v.InferOutput<ReturnType<typeof claimSchema>>

/** Why the owner declines a claim or undoes a payment. */
export const decisionSchema = v.object({
  reason: requiredLine('placeOfSupplyReason', paymentLimits.reason),
})
export type Decision = v.InferOutput<typeof decisionSchema>

/**
 * Whether a text can be the reference that a bank gives a payment, without separators: 12 digits for UPI and
 * IMPS, 16 or 22 characters for NEFT and RTGS, 6 digits on a cheque. Banks also show references of their own,
 * so any 6 to 30 letters and digits will do.
 */
export function isUtr(text: string): boolean {
  return /^[A-Z0-9]{6,30}$/i.test(text)
}

/** A reference as typed or pasted, in capitals without spaces, dashes and invisible characters. */
export function normalizeUtr(typed: string): string {
  return typed.replace(/[\s\p{Pd}\p{Cc}\p{Cf}]/gu, '').toUpperCase()
}
