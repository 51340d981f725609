import { expect } from 'vitest'
import type { Tx } from '../setup/stack/database.ts'

export type Figures = { count: number; sums: Record<string, number> }
export type Line = Record<string, string | number | null>

/** Runs as the caller of the transaction; takes all days unless some are given. */
export async function figuresOf(tx: Tx, register: string, from = '1900-01-01', to = '2999-12-31') {
  const [row] = await tx<
    { figures: Figures }[]
  >`select register_figures(${register}, ${from}, ${to}) as figures`
  if (!row) throw new Error('There are no figures.')
  return row.figures
}

export async function linesOf(
  tx: Tx,
  register: string,
  { from = '1900-01-01', to = '2999-12-31', skip = 0, most = 1_000 } = {},
) {
  const [row] = await tx<{ lines: Line[] }[]>`
    select list_register(${register}, ${from}, ${to}, ${skip}, ${most}) as lines`
  return row?.lines ?? []
}

const registers = [
  'invoices',
  'credit_notes',
  'payments',
  'tds',
  'revenue_by_client',
  'revenue_by_item',
  'ageing',
]

/**
 * The registers of the caller come to what the ledger keeps: revenue and money by day, what is open; and each to what its own
 * lines add up to.
 */
export async function expectTrueRegisters(tx: Tx) {
  const kept = await tx<Record<string, string>[]>`
    select
      coalesce(sum(revenue_minor), 0)::text as revenue, coalesce(sum(came_in_minor), 0)::text as money,
      coalesce(sum(due_minor), 0)::text as due, coalesce(sum(outstanding_minor), 0)::text as open,
      coalesce(sum(created), 0)::text as created, coalesce(sum(due_without_rate), 0)::text as unrated
    from invoice_periods where period = 'day'`
  const found = new Map<string, Figures>()
  for (const name of registers) found.set(name, await figuresOf(tx, name))
  const sum = (register: string, column: string) => found.get(register)?.sums[column] ?? Number.NaN
  const revenue = sum('invoices', 'total_minor') - sum('credit_notes', 'total_minor')
  expect([
    {
      revenue: String(revenue),
      money: String(sum('payments', 'amount_minor')),
      due: String(sum('ageing', 'total_minor')),
      open: String(sum('invoices', 'balance_minor')),
      created: String(found.get('invoices')?.count),
      unrated: String(sum('ageing', 'without_rate')),
    },
  ]).toEqual(kept)
  expect(sum('tds', 'tds_minor')).toBe(sum('payments', 'tds_minor'))
  expect(sum('revenue_by_client', 'total_minor')).toBe(revenue)
  expect(sum('revenue_by_item', 'taxable_minor')).toBe(sum('revenue_by_client', 'taxable_minor'))
  for (const [name, { count, sums }] of found) {
    const lines = await linesOf(tx, name)
    expect([name, lines.length]).toEqual([name, count])
    for (const [column, total] of Object.entries(sums)) {
      if (!(column in (lines[0] ?? {}))) continue
      const added = lines.reduce((sum, line) => sum + Number(line[column] ?? 0), 0)
      expect([name, column, added]).toEqual([name, column, total])
    }
  }
}

/**
 * The accounts of the caller's clients end with what their documents say: what is open of them, less what is to be given back and
 * what waits as an advance.
 */
export async function expectTrueStatements(tx: Tx) {
  const told = await tx<{ client: string; closing: Record<string, number> }[]>`
    select client.id as client, coalesce((
      select jsonb_object_agg(account ->> 'currency', (account ->> 'closing_minor')::float8)
      from json_array_elements(client_statement(client.id, '1900-01-01', '2999-12-31')) as account
    ), '{}') as closing
    from clients as client where client.merged_into is null order by client.id`
  const kept = await tx<{ client: string; closing: Record<string, number> }[]>`
    select client.id as client, coalesce((
      select jsonb_object_agg(currency, minor::float8)
      from (
        select currency, sum(minor) as minor
        from (
          select currency, balance_minor - refundable_minor as minor
          from invoice_records where client_id = client.id and listed
          union all
          select currency, 0 from invoices
          where client_id = client.id and kind in ('credit_note', 'refund_voucher') and cancelled_at is null
          union all
          select currency, -advance_minor from receipts where client_id = client.id and undone_at is null
        ) as part
        group by currency
      ) as account
    ), '{}') as closing
    from clients as client where client.merged_into is null order by client.id`
  expect(told).toEqual(kept)
}
