import type { PaymentMethod } from '../payment/payment.ts'
import { readNarration } from './narration.ts'
import { type Standing, standings } from './reversals.ts'
import type { StatementRow } from './statement.ts'

/** A credit as it is sent to be kept. */
export type NewBankRow = {
  day: string
  amountMinor: number
  narration: string
  reference: string | null
  payer: string | null
  method: PaymentMethod
  standing: Standing
  /** The how manyth of rows that are alike in one file, from 1: two equal payments of a day are two. */
  occurrence: number
}

/** In characters; the database holds the same limits. */
export const bankRowLimits = { narration: 500, reference: 60, payer: 120, rows: 500 } as const

/** Two rows with the same identity are the same credit, even from files of different formats. */
const identity = ({ day, amountMinor, narration }: StatementRow) =>
  [day, amountMinor, narration.toUpperCase().replace(/[^A-Z0-9]/g, '')].join('|')

/** The credits of a statement, as they are kept. Debits tell what was taken back, and leave the browser never. */
export function creditsToKeep(rows: readonly StatementRow[]): NewBankRow[] {
  const standing = standings(rows)
  const counts = new Map<string, number>()
  return rows
    .filter(({ side }) => side === 'credit')
    .map((row) => {
      const key = identity(row)
      const occurrence = (counts.get(key) ?? 0) + 1
      counts.set(key, occurrence)
      const { method, reference, payer } = readNarration(row.narration, row.reference)
      return {
        day: row.day,
        amountMinor: row.amountMinor,
        narration: row.narration.slice(0, bankRowLimits.narration),
        reference,
        payer,
        method,
        standing: standing.get(row.place) ?? 'stands',
        occurrence,
      }
    })
}
