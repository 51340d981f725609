import { daysBetween } from '../dates.ts'
import { isReversal, referenceTokens } from './narration.ts'
import type { StatementRow } from './statement.ts'

/**
 * What became of a credit by the rest of its file. `reversed`: a later row takes it back and names its reference. `doubtful`:
 * some row of the same amount is a return, and may be of this one; or the credit itself reads like one.
 */
export const standingKinds = ['stands', 'doubtful', 'reversed'] as const
export type Standing = (typeof standingKinds)[number]

/** A return comes within these days. */
const RETURN_DAYS = 45

/** How each credit of a statement stands, by its place. */
export function standings(rows: readonly StatementRow[]): Map<number, Standing> {
  const debits = Map.groupBy(
    rows.filter(({ side }) => side === 'debit'),
    ({ amountMinor }) => amountMinor,
  )
  const standing = new Map<number, Standing>()
  for (const row of rows) {
    if (row.side !== 'credit') continue
    const tokens = referenceTokens(row.narration, row.reference)
    const later = (debits.get(row.amountMinor) ?? []).filter(({ day }) => {
      const days = daysBetween(row.day, day)
      return days >= 0 && days <= RETURN_DAYS
    })
    const isNamed = later.some((debit) =>
      [...referenceTokens(debit.narration, debit.reference)].some((token) => tokens.has(token)),
    )
    const isDoubtful =
      isReversal(row.narration) || later.some((debit) => isReversal(debit.narration))
    standing.set(row.place, isNamed ? 'reversed' : isDoubtful ? 'doubtful' : 'stands')
  }
  return standing
}
