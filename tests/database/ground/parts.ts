import type { sql, Tx } from '../../setup/stack/database.ts'
import { createInvoice } from '../../setup/stack/people.ts'

export const day = { 0: '', 10: '', 30: '', 40: '' }

export type Asked = {
  due_date?: string | null
  days?: number
  amount_minor?: number
  share?: number
}

export const inParts = (tx: Tx, parts: Asked[], total = 10_001, more = {}) =>
  createInvoice(tx, { items: [{ description: 'Design', amount_minor: total }], parts, ...more })
export const halves = (): Asked[] => [{ due_date: day[10], share: 5_000 }, { due_date: day[40] }]

export type Part = { due_date: string; amount_minor: number; share: number | null }

export async function dueOf(tx: Tx | typeof sql, invoice: string) {
  const [row] = await tx<{ due_date: string; status: string; parts: Part[]; settled: number }[]>`
    select due_date::text, status, parts, settled_minor + credited_minor as settled
    from invoice_records where id = ${invoice}`
  if (!row) throw new Error('There is no invoice.')
  return row
}
