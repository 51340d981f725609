import type { Tx } from '../../setup/stack/database.ts'

/** A row of the tax department as `keep_tds_rows` takes it. */
export const taxRow = {
  ...{ tan: 'MUMK12345A', deductor: 'KAVERI INTERIORS', pan: null as string | null, code: '1027' },
  ...{ day: '2026-06-22', status: 'F', booked_on: '2026-08-06' as string | null, remarks: null },
  ...{ paid_minor: 100_000, tax_minor: 10_000, deposited_minor: 10_000, occurrence: 1 },
}

export async function keepRows(tx: Tx, rows: object[], toldOn = '2026-11-01') {
  const [answer] = await tx<{ kept: { new: number; changed: number; known: number } }[]>`
    select keep_tds_rows(${toldOn}, (${JSON.stringify(rows)}::text)::jsonb) as kept`
  return answer?.kept
}

/** Something in each table of what is known of a client's deducted tax. */
export async function keepCredit(tx: Tx, client: string, payment: string) {
  await keepRows(tx, [taxRow])
  await tx`select remember_deductor('MUMK12345A', 'KAVERI INTERIORS', ${client})`
  await tx`select note_certificate(${client}, '2026-04-01', 'ABC1', '2026-08-20')`
  await tx`select set_deduction(${payment}, 'professional', null)`
}
