import { daysBetween } from '../dates.ts'
import { isReversal, referenceTokens } from './narration.ts'
import type { StatementRow } from './statement.ts'

/**
 * How a credit stands in view of the other rows of its file. `reversed`: a later row takes it back
 * and names its reference. `doubtful`: a row of the same amount is a return and may belong to this
 * credit, or the credit itself reads like a return.
 */
export const standingKinds = ['stands', 'doubtful', 'reversed'] as const
export type Standing = (typeof standingKinds)[number]

/** A return comes within these days. */
const RETURN_DAYS = 45

/** The state of each credit of a statement, by its place. A return that names its credit leaves others of its amount alone. */
export function standings(rows: readonly StatementRow[]): Map<number, Standing> {
  const debits = Map.groupBy(
    rows
      .filter(({ side }) => side === 'debit')
      .map((row) => ({ row, tokens: referenceTokens(row.narration, row.reference) })),
    ({ row }) => row.amountMinor,
  )
  const credits = rows
    .filter(({ side }) => side === 'credit')
    .map((row) => {
      const tokens = referenceTokens(row.narration, row.reference)
      const later = (debits.get(row.amountMinor) ?? []).filter((debit) => {
        const days = daysBetween(row.day, debit.row.day)
        return days >= 0 && days <= RETURN_DAYS
      })
      const naming = later.filter((debit) => [...debit.tokens].some((token) => tokens.has(token)))
      return { row, later, naming }
    })
  const attributed = new Set(credits.flatMap(({ naming }) => naming))
  return new Map(
    credits.map(({ row, later, naming }): [number, Standing] => {
      if (naming.length > 0) return [row.place, 'reversed']
      const isDoubtful =
        isReversal(row.narration) ||
        later.some((debit) => !attributed.has(debit) && isReversal(debit.row.narration))
      return [row.place, isDoubtful ? 'doubtful' : 'stands']
    }),
  )
}
