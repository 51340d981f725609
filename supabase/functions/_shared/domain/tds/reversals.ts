import type { KeptRow } from './department.ts'

const keyOf = ({ tan, code, paidMinor, taxMinor }: KeptRow) =>
  [tan, code, Math.abs(paidMinor), Math.abs(taxMinor)].join('|')

/** Takes rows out that a later one takes back, together with those; a reversal without its row stays. Expects the order of days. */
export function withoutReversed(rows: readonly KeptRow[]): {
  standing: KeptRow[]
  reversed: KeptRow[]
} {
  const waiting = new Map<string, KeptRow[]>()
  for (const row of rows) {
    if (row.taxMinor < 0) continue
    const same = waiting.get(keyOf(row))
    if (same) same.push(row)
    else waiting.set(keyOf(row), [row])
  }
  const gone = new Set<KeptRow>()
  for (const row of rows) {
    const same = row.taxMinor < 0 ? waiting.get(keyOf(row)) : undefined
    if (!same) continue
    // A deductor takes a row back by one of the same day, else the latest.
    const sameDay = same.findLastIndex(({ day }) => day === row.day)
    const [taken] = same.splice(sameDay < 0 ? same.length - 1 : sameDay, 1)
    if (taken) gone.add(taken).add(row)
  }
  return {
    standing: rows.filter((row) => !gone.has(row)),
    reversed: rows.filter((row) => gone.has(row)),
  }
}
