import type { Taxability } from '../gst/taxability.ts'
import type { PaymentMethod } from '../payment/payment.ts'
import type { NamedChange } from '../people/named-change.ts'

/** Where a ledger stands in Tally: one of the groups that every company has. */
export type LedgerGroup =
  | 'Sales Accounts'
  | 'Duties & Taxes'
  | 'Bank Accounts'
  | 'Cash-in-Hand'
  | 'Loans & Advances (Asset)'
  | 'Indirect Expenses'
  | 'Sundry Debtors'

interface LedgerTraits {
  /** What it is called unless somebody says otherwise. */
  name: string
  group: LedgerGroup
  /** The tax that it holds, as Tally names it. */
  duty?: 'CGST' | 'SGST/UTGST' | 'IGST' | 'Cess'
  /** For sales: how Tally calls their taxability. */
  taxability?: 'Taxable' | 'Exempt' | 'Nil Rated' | 'Non-GST'
}

const sales = (
  name: string,
  taxability: NonNullable<LedgerTraits['taxability']> = 'Taxable',
): LedgerTraits => ({ name, group: 'Sales Accounts', taxability })

const bank = { name: 'Bank', group: 'Bank Accounts' } as const

const tax = (name: string, duty: NonNullable<LedgerTraits['duty']>): LedgerTraits => ({
  name,
  group: 'Duties & Taxes',
  duty,
})

const expense = (name: string): LedgerTraits => ({ name, group: 'Indirect Expenses' })

/** Every ledger that Bahi posts to, beside those of the clients. */
export const ledgers = {
  sales: sales('Sales'),
  sales_exempt: sales('Exempt Sales', 'Exempt'),
  sales_nil: sales('Nil Rated Sales', 'Nil Rated'),
  sales_non_gst: sales('Non-GST Sales', 'Non-GST'),
  sales_reverse: sales('Sales under Reverse Charge'),
  sales_export: sales('Export Sales with IGST'),
  sales_export_lut: sales('Export Sales under LUT'),
  sales_sez: sales('SEZ Sales with IGST'),
  sales_sez_lut: sales('SEZ Sales under LUT'),
  cgst: tax('Output CGST', 'CGST'),
  sgst: tax('Output SGST', 'SGST/UTGST'),
  utgst: tax('Output UTGST', 'SGST/UTGST'),
  igst: tax('Output IGST', 'IGST'),
  cess: tax('Output Cess', 'Cess'),
  upi: bank,
  bank_transfer: bank,
  cheque: bank,
  card: bank,
  other: bank,
  cash: { name: 'Cash', group: 'Cash-in-Hand' },
  tds: { name: 'TDS Receivable', group: 'Loans & Advances (Asset)' },
  bank_charges: expense('Bank Charges'),
  exchange: expense('Exchange Difference'),
  round_off: expense('Round Off'),
  bad_debts: expense('Bad Debts'),
} as const satisfies Record<string, LedgerTraits>

export type LedgerKey = keyof typeof ledgers

/** The types of vouchers that every company in Tally has. */
export const voucherTypes = {
  voucher_sales: 'Sales',
  voucher_credit_note: 'Credit Note',
  voucher_debit_note: 'Debit Note',
  voucher_receipt: 'Receipt',
  voucher_payment: 'Payment',
  voucher_journal: 'Journal',
} as const

export type VoucherTypeKey = keyof typeof voucherTypes

/** What somebody may name: a ledger or a type of voucher. */
export type NamedKey = LedgerKey | VoucherTypeKey

const isLedger = (key: string): key is LedgerKey => key in ledgers
const isVoucherType = (key: string): key is VoucherTypeKey => key in voucherTypes
export const isNamedKey = (key: string): key is NamedKey => isLedger(key) || isVoucherType(key)

export const traitsOf = (key: LedgerKey): LedgerTraits => ledgers[key]

export const ledgerKeys = Object.keys(ledgers).filter(isLedger)
export const voucherTypeKeys = Object.keys(voucherTypes).filter(isVoucherType)

/** What the accountant's Tally calls ledgers, types of vouchers, and clients by their ids. */
export interface LedgerNames {
  own: Partial<Record<NamedKey, string>>
  clients: Readonly<Record<string, string>>
  lastChange?: NamedChange
}

export const noNames: LedgerNames = { own: {}, clients: {} }

/** Bahi's own name of it. */
export const usualName = (key: NamedKey): string =>
  isLedger(key) ? ledgers[key].name : voucherTypes[key]

export const nameOf = (names: LedgerNames, key: NamedKey): string =>
  names.own[key] ?? usualName(key)

/** The ledger into which money of a method goes. */
export const methodLedgers: Record<PaymentMethod, LedgerKey> = {
  UPI: 'upi',
  'Bank transfer': 'bank_transfer',
  Cash: 'cash',
  Cheque: 'cheque',
  Card: 'card',
  Other: 'other',
}

export const untaxedLedgers: Record<Taxability, LedgerKey> = {
  taxable: 'sales',
  exempt: 'sales_exempt',
  nil: 'sales_nil',
  non_gst: 'sales_non_gst',
}
