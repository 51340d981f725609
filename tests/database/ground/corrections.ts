import { gstr1File } from '#domain/gst/gstr1/file.ts'
import { prepareReturn } from '#domain/gst/gstr1/prepare.ts'
import { periodOf } from '#domain/periods.ts'
import type { Tx } from '../../setup/stack/database.ts'
import { sourceOf } from '../gst-returns.ts'

// Documents of filed returns, to be corrected.

export const june = ['2026-06-01', '2026-06-30'] as const
const place = { client_address: '12 MG Road', client_city: 'Pune', client_postal_code: '411001' }
export const here = {
  ...{ client_name: 'Kaveri', client_email: 'a@kaveri.example', ...place },
  client_gstin: '27AABCR1718E1ZP',
}
export const somebody = { ...here, client_gstin: null, client_state_code: '27' }
export const rows = (amount_minor: number, gst_rate = 1800) => [
  { description: 'Design', amount_minor, hsn_sac: '998391', gst_rate },
]

/** Corrects a filed invoice: the draft is issued as the form would, with some words changed. */
export async function correct(tx: Tx, invoice: string, changes: object) {
  const [draft] = await tx<{ id: string }[]>`select correct_invoice(${invoice}) as id`
  const document = JSON.stringify({ due_date: '2990-01-01', ...changes })
  const [row] = await tx<{ it: { id: string; number: string; issue_date: string } }[]>`
    select issue_draft(${draft?.id ?? ''}, gen_random_uuid(), (${document}::text)::jsonb) as it`
  if (!row) throw new Error('Nothing was issued.')
  return row.it
}

/** The return of a month, with its file. */
export async function told(tx: Tx, firstDay: string) {
  const source = await sourceOf(tx, periodOf('month', firstDay))
  const prepared = prepareReturn(source, { firstDay, filing: 'monthly', iff: false })
  const json = gstr1File(prepared.made) as Record<string, never>
  return { source, prepared, json, ties: prepared.tie.ties }
}

export const mark3b = (tx: Tx, [first, last]: readonly [string, string]) =>
  tx`select file_period(${first}, ${last}, form => 'gstr3b')`
