import type { Tx } from '../../setup/stack/database.ts'
import { outcome } from '../ledger.ts'

export const october = ['2026-10-01', '2026-10-31'] as const
export const filedOctober = '{"last_day": "2026-10-31", "first_day": "2026-10-01"}'
export const refused = `PT409 | period_filed | ${filedOctober}`
export const atIssue = `${refused} | issueDate`

export const file = (
  tx: Tx,
  [first, last]: readonly [string, string] = october,
  on: string | null = null,
  gstin: string | null = null,
) => tx`select file_period(${first}, ${last}, ${on}, ${gstin}) as mark`
export const unfile = (
  tx: Tx,
  reason = 'Filed with an error',
  [first, last]: readonly [string, string] = october,
  gstin: string | null = null,
) => tx`select unfile_period(${first}, ${last}, ${reason}, ${gstin}) as mark`
/** Runs a step and gives its end; a refused step is undone. */
export const tried = (tx: Tx, work: (inner: Tx) => Promise<unknown>) => outcome(tx.savepoint(work))
export const of = (tx: Tx, call: string, id: string) =>
  tried(tx, (inner) => inner`select ${inner(call)}(${id})`)
