import type { PlainDate } from '../dates.ts'
import type { Standing } from './reversals.ts'

/** A stored credit. All amounts below are minor units of rupees. */
export type Credit = {
  id: string
  day: PlainDate
  amountMinor: number
  narration: string
  reference: string | null
  payer: string | null
  standing: Standing
}

/** An invoice in rupees on which something is due. */
export type BankInvoice = {
  id: string
  number: string
  clientId: string | null
  clientName: string
  issueDate: PlainDate
  dueDate: PlainDate
  totalMinor: number
  /** The base for tax. Some clients reckon TDS on it, too. */
  taxableMinor: number
  balanceMinor: number
  /** The part that is due first: with instalments, the rest of the earliest open one; else the balance. */
  nextMinor: number
}

/** A payment that a client reported and nobody has confirmed. */
export type BankClaim = {
  id: string
  invoiceId: string
  amountMinor: number
  tdsMinor: number
  paidOn: PlainDate
  reference: string | null
}

/** Another name of a client: a contact, or what a bank called them when they paid before. */
export type BankAlias = { clientId: string; name: string }

/** Money that is in the ledger already, by its reference. */
export type BookedMoney = { reference: string; amountMinor: number }

/** The open invoices and claims that credits are compared with. */
export type BankLedger = {
  invoices: BankInvoice[]
  claims: BankClaim[]
  aliases: BankAlias[]
  booked: BookedMoney[]
}

/** Why a credit may be for an invoice, the best first. */
export const matchReasons = [
  'claim_reference',
  'number_balance',
  'claim_reference_other_amount',
  'numbers_sum',
  'number_next',
  'number_tds',
  'claim_amount',
  'name_balance',
  'name_next',
  'name_tds',
  'name_sum',
  'number_other_amount',
  'name_part',
  'amount_alone',
  'next_alone',
  'by_hand',
] as const
export type MatchReason = (typeof matchReasons)[number]

/** A booking to offer: the amounts of the parts add up to the credit's, unless the rest waits as an advance. */
export type Candidate = {
  reason: MatchReason
  claimId: string | null
  parts: { invoiceId: string; amountMinor: number; tdsMinor: number }[]
}

/** Every credit is one of these; of `likely` the candidates are ranked. */
export type Match =
  | { kind: 'exact'; candidate: Candidate }
  | { kind: 'likely'; candidates: Candidate[] }
  | { kind: 'none' | 'booked' | 'reversed' }
