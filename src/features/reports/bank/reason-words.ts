import type { MatchReason } from '#domain/bank/matching.ts'

/** Why a credit may be for an invoice, as the person reads it. */
export const reasonWords: Record<MatchReason, string> = {
  claim_reference: 'the reference that the client reported, with the same amount',
  number_balance: 'names the invoice, and is what is due',
  claim_reference_other_amount: 'the reference that the client reported, with another amount',
  numbers_sum: 'names these invoices, and is what is due on them',
  number_tds: 'names the invoice, and is what is due less TDS',
  claim_amount: 'the client reported this amount around that day',
  name_balance: 'names the client, and is what is due',
  name_tds: 'names the client, and is what is due less TDS',
  name_sum: 'names the client, and is what is due on these invoices',
  number_other_amount: 'names the invoice, with another amount',
  name_part: 'names the client, with another amount',
  amount_alone: 'the amount alone',
  by_hand: 'chosen by you',
}
