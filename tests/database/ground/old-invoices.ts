import { expect } from 'vitest'
import type { Tx } from '../../setup/stack/database.ts'

export type Row = Record<string, unknown>

export const old = (change: Row = {}): Row => ({
  ...{ number: 'INV-000012', client_name: 'Narmada Foods', client_email: 'pay@narmada.example' },
  ...{ client_state_code: '29', issue_date: '2025-06-01', due_date: '2025-07-01' },
  items: [{ description: 'Design', quantity: 2, rate: '500', gst_rate: 1800, hsn_sac: '998391' }],
  ...{ total_minor: 118_000, received_minor: 118_000, paid_on: '2025-06-20' },
  ...change,
})

export async function stage(tx: Tx, id: string, rows: Row[]) {
  const [row] = await tx<{ faults: Row[] }[]>`
    select stage_import(${id}, 'invoices', 1, (${JSON.stringify(rows)}::text)::jsonb) as faults`
  return row?.faults
}

export async function brought(tx: Tx, rows: Row[]) {
  const id = crypto.randomUUID()
  expect(await stage(tx, id, rows)).toEqual([])
  await tx`select write_import(${id})`
  return id
}

export const undo = (tx: Tx, id: string) => tx`select undo_import(${id})`
