import type { PlainDate } from '../dates.ts'
import { type Deductee, type Deduction, tdsDue, tdsNameOn, tdsRuleOn } from '../law/tds-due.ts'
import type { TdsPayment } from '../law/values.ts'
import type { TdsOffer } from '../payment/tds.ts'

/** What a client paid in a financial year, in paise without GST, and the tax that they deducted. */
export type ClientTds = {
  kind: TdsPayment | null
  tan: string | null
  payments: { day: PlainDate; valueMinor: number; taxMinor: number }[]
}

/** The tax that the law asks of the next sum, and where the year stands. */
export type TdsAhead = {
  /** "1027"; null where the law has no name that is sure. */
  name: string | null
  rate: number | null
  /** The limit of the year; null of a kind without one. */
  limitMinor: number | null
  /** Paid in the year before it. */
  paidMinor: number
  /** The tax on this sum, earlier sums of the year included when it passes the limit; null where no rule is known. */
  dueMinor: number | null
  /** How much of the earlier sums is taxed with this one. */
  earlierMinor: number
  /** Whether tax is on all of the year once the limit is passed, and not on the excess alone. */
  isOnAll: boolean
  /** Whether this sum passes the limit of the year. */
  passes: boolean
}

/**
 * Returns what a client who pays for this kind must deduct of the next sum. What they did not deduct of sums above the limit before
 * is theirs to answer for and not in it.
 */
export function tdsAhead(
  kind: TdsPayment,
  { payments }: Pick<ClientTds, 'payments'>,
  next: { day: PlainDate; valueMinor: number },
  deductee?: Deductee,
): TdsAhead {
  const rule = tdsRuleOn(kind, next.day)
  const before = payments.map(({ day, valueMinor }) => ({ day, amountMinor: valueMinor }))
  const paidMinor = before.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const due: Deduction | undefined = tdsDue(
    kind,
    [...before, { day: next.day, amountMinor: next.valueMinor }],
    deductee,
  ).at(-1)
  const limitMinor = rule?.aboveYearMinor ?? null
  return {
    name: tdsNameOn(kind, next.day)?.name ?? null,
    rate: rule?.rate ?? null,
    ...{ limitMinor, paidMinor, isOnAll: rule?.taxed === 'all' },
    dueMinor: due?.tdsMinor ?? null,
    earlierMinor: due?.earlierMinor ?? 0,
    passes:
      limitMinor !== null &&
      limitMinor > 0 &&
      paidMinor <= limitMinor &&
      paidMinor + next.valueMinor > limitMinor,
  }
}

/**
 * Returns the payment that follows from what the law asks of a sum, the tax to the rupee; null where it asks for nothing, or for more
 * than the sum.
 */
export function offerAhead({ rate, dueMinor }: TdsAhead, askedMinor: number): TdsOffer | null {
  if (rate === null || dueMinor === null) return null
  const tdsMinor = Math.round(dueMinor / 100) * 100
  if (tdsMinor <= 0 || tdsMinor >= askedMinor) return null
  return { rate, tdsMinor, amountMinor: askedMinor - tdsMinor }
}
