import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import type { Currency } from '../money.ts'
import { compactLine, optionalCode, optionalLine } from '../text.ts'
import { isVpa, MAX_VPA } from './upi.ts'

/** The longest names of the holder and of the bank, in characters. */
const MAX_NAME = 120

const bankLabels = {
  bankAccountName: 'accountHolder',
  bankAccountNumber: 'accountNumber',
  bankIfsc: 'ifsc',
  bankName: 'bankName',
} as const

const isAbsentOr = (isValid: (value: string) => boolean) => (value: string | null) =>
  value === null || isValid(value)

const details = v.object({
  upiId: v.pipe(
    optionalLine('upiId', MAX_VPA),
    v.transform((value) => value?.toLowerCase() ?? null),
    v.check(isAbsentOr(isVpa), message('upiIdInvalid')),
  ),
  bankAccountName: optionalLine(bankLabels.bankAccountName, MAX_NAME),
  bankAccountNumber: v.pipe(
    compactLine,
    v.check(
      isAbsentOr((value) => /^[0-9]{9,18}$/.test(value)),
      message('accountNumberInvalid'),
    ),
  ),
  bankIfsc: v.pipe(
    compactLine,
    v.check(
      isAbsentOr((value) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value)),
      message('ifscInvalid'),
    ),
  ),
  bankName: optionalLine(bankLabels.bankName, MAX_NAME),
  bankSwift: optionalCode(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, message('swiftInvalid')),
})

export type PaymentDetails = v.InferOutput<typeof details>

const bankFields = ['bankAccountName', 'bankAccountNumber', 'bankIfsc'] as const
type BankField = (typeof bankFields)[number]

const hasBank = (form: PaymentDetails) => bankFields.some((field) => form[field] !== null)

/** A part of an account cannot be paid into: with one of the three fields, this one is required as well. */
const requiredWithBank = (field: BankField) =>
  v.forward(
    v.check(
      (form: PaymentDetails) => form[field] !== null || !hasBank(form),
      message('required', { label: bankLabels[field] }),
    ),
    [field],
  )

/** A bank's name or SWIFT code needs the account number. */
const bankOfAccount = (field: 'bankName' | 'bankSwift') =>
  v.forward(
    v.check(
      (form: PaymentDetails) => form[field] === null || hasBank(form),
      message('bankNameNeedsAccount'),
    ),
    [field],
  )

/**
 * How clients can pay a business, as a form or a request body gives it: a UPI ID, a bank account, both or
 * neither. Account numbers of Indian banks have 9 to 18 digits; an IFSC is the bank's four letters, a zero and
 * the branch's six characters (Reserve Bank of India). A client abroad needs the name of the bank and its SWIFT code (ISO 9362).
 */
export const paymentDetailsSchema = v.pipe(
  details,
  requiredWithBank('bankAccountName'),
  requiredWithBank('bankAccountNumber'),
  requiredWithBank('bankIfsc'),
  bankOfAccount('bankName'),
  bankOfAccount('bankSwift'),
)

/** A bank account as clients see it: complete, or not at all. */
export type BankAccount = {
  name: string
  number: string
  ifsc: string
  bankName: string | null
  /** The SWIFT code, which a bank abroad asks for. */
  swift: string | null
}

/** Returns the account where it is complete. */
export function bankAccountOf(
  details: Pick<PaymentDetails, BankField | 'bankName' | 'bankSwift'>,
): BankAccount | null {
  const { bankAccountName: name, bankAccountNumber: number, bankIfsc: ifsc } = details
  if (name === null || number === null || ifsc === null) return null
  return { name, number, ifsc, bankName: details.bankName, swift: details.bankSwift }
}

/** Whom clients pay: a UPI ID, and a bank account, as far as the seller gives them. */
export type PayTo = { upiId: string | null; bank: BankAccount | null }

export const payToOf = (
  details: Pick<PaymentDetails, 'upiId' | BankField | 'bankName' | 'bankSwift'>,
): PayTo => ({ upiId: details.upiId, bank: bankAccountOf(details) })

/** Returns whether a client can pay at all: UPI takes rupees only, and an incomplete account does not count. */
export const isPayable = (
  details: Pick<PaymentDetails, 'upiId' | BankField>,
  currency: Currency,
): boolean =>
  (currency === 'INR' && details.upiId !== null && isVpa(details.upiId)) ||
  bankFields.every((field) => details[field] !== null)

export type PaymentDetailsInput = v.InferInput<typeof paymentDetailsSchema>
