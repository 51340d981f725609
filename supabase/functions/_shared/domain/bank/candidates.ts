import { tdsRates } from '../payment/tds.ts'
import type { BankClaim, BankInvoice, Candidate, Credit, MatchReason } from './matching.ts'

const whole = (
  reason: MatchReason,
  amountMinor: number,
  invoice: BankInvoice,
  tdsMinor = 0,
): Candidate => ({
  reason,
  claimId: null,
  parts: [{ invoiceId: invoice.id, amountMinor, tdsMinor }],
})

/**
 * Returns the TDS rate that would explain a payment below the balance. The rate applies to the
 * taxable value (CBDT circular 23/2017) or, as some clients reckon, to the total, and is rounded to
 * the rupee as they round it. Null when no rate explains the gap.
 */
export function tdsExplaining(amountMinor: number, invoice: BankInvoice): number | null {
  const missing = invoice.balanceMinor - amountMinor
  if (missing <= 0 || invoice.balanceMinor !== invoice.totalMinor) return null
  const explains = tdsRates.some((rate) =>
    [invoice.taxableMinor, invoice.totalMinor].some(
      (base) => Math.abs(Math.round((base * rate) / 10_000) - missing) < 100,
    ),
  )
  return explains ? missing : null
}

/** Returns how much of a credit one invoice can take, when the narration names the invoice or its client. */
export function ofInvoice(
  amountMinor: number,
  invoice: BankInvoice,
  reasons: Record<'balance' | 'next' | 'tds' | 'other', MatchReason>,
): Candidate {
  if (amountMinor === invoice.balanceMinor) return whole(reasons.balance, amountMinor, invoice)
  if (amountMinor === invoice.nextMinor) return whole(reasons.next, amountMinor, invoice)
  const tds = tdsExplaining(amountMinor, invoice)
  if (tds !== null) return whole(reasons.tds, amountMinor, invoice, tds)
  return whole(reasons.other, Math.min(amountMinor, invoice.balanceMinor), invoice)
}

export const ofAmount = (amountMinor: number, invoice: BankInvoice) =>
  whole(amountMinor === invoice.balanceMinor ? 'amount_alone' : 'next_alone', amountMinor, invoice)

/**
 * The candidate for an invoice that a person picked: it takes as much of the credit as it can, plus
 * the TDS that would explain the rest.
 */
export const byHand = (amountMinor: number, invoice: BankInvoice) =>
  ofInvoice(amountMinor, invoice, {
    ...{ balance: 'by_hand', next: 'by_hand', tds: 'by_hand', other: 'by_hand' },
  })

/**
 * Adds another invoice of the same client to those that a person chose: it takes the rest of the
 * credit. The choice stays as it is when no rest is left or it holds another client's invoice.
 */
export function withAnother(
  amountMinor: number,
  chosen: Candidate,
  invoice: BankInvoice,
): Candidate {
  const left = leftOver(amountMinor, chosen)
  if (left <= 0 || chosen.parts.some(({ invoiceId }) => invoiceId === invoice.id)) return chosen
  return { ...chosen, parts: [...chosen.parts, ...byHand(left, invoice).parts] }
}

/**
 * Returns the candidate with another amount for one part, without TDS; null when the credit or an
 * invoice is smaller.
 */
export function withAmount(
  amountMinor: number,
  chosen: Candidate,
  place: number,
  { minor, balanceMinor }: { minor: number; balanceMinor: number },
): Candidate | null {
  const parts = chosen.parts.map((part, at) =>
    at === place ? { ...part, amountMinor: minor, tdsMinor: 0 } : part,
  )
  const isWithin = minor > 0 && minor <= balanceMinor
  return isWithin && leftOver(amountMinor, { ...chosen, parts }) >= 0 ? { ...chosen, parts } : null
}

/** The part of a credit that no invoice takes; it waits as an advance. */
export const leftOver = (amountMinor: number, { claimId, parts }: Candidate) =>
  claimId ? 0 : amountMinor - parts.reduce((sum, part) => sum + part.amountMinor, 0)

/** The candidate for a claim: the money that came, and the TDS that the client said they withheld. */
export const ofClaim = (credit: Credit, claim: BankClaim, reason: MatchReason): Candidate => ({
  reason,
  claimId: claim.id,
  parts: [
    { invoiceId: claim.invoiceId, amountMinor: credit.amountMinor, tdsMinor: claim.tdsMinor },
  ],
})

/** The number of a client's invoices that are tried together, and how many of them one credit can pay. */
const MOST_TRIED = 14
const MOST_TOGETHER = 4
const MOST_SUMS = 3

/** Invoices whose balances add up to an amount, the oldest first, and all of them together. */
export function sumsOf(
  amountMinor: number,
  invoices: readonly BankInvoice[],
  reason: MatchReason,
): Candidate[] {
  const tried = [...invoices]
    .sort((one, other) => (one.issueDate < other.issueDate ? -1 : 1))
    .slice(0, MOST_TRIED)
  const found: BankInvoice[][] = []
  const walk = (from: number, left: number, taken: BankInvoice[]) => {
    if (found.length >= MOST_SUMS) return
    if (left === 0 && taken.length > 1) {
      found.push(taken)
      return
    }
    if (taken.length === MOST_TOGETHER) return
    for (const [past, invoice] of tried.slice(from).entries()) {
      if (invoice.balanceMinor <= left) {
        walk(from + past + 1, left - invoice.balanceMinor, [...taken, invoice])
      }
    }
  }
  walk(0, amountMinor, [])
  const sum = tried.reduce((all, { balanceMinor }) => all + balanceMinor, 0)
  if (tried.length > MOST_TOGETHER && sum === amountMinor) found.unshift(tried)
  return found.map((together) => ({
    reason,
    claimId: null,
    parts: together.map(({ id, balanceMinor }) => ({
      invoiceId: id,
      amountMinor: balanceMinor,
      tdsMinor: 0,
    })),
  }))
}
