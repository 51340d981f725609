import { expect } from 'vitest'
import type { Currency } from '#domain/money.ts'
import { amountOf } from '#domain/totals.ts'
import type { sql, Tx } from '../setup/database.ts'

type Invoice = {
  id: string
  currency: Currency
  rate: number | null
  total: number
  rupees: number | null
  settled: number
  credited: number
  kept: number
  paid: boolean
  gone: boolean
  note: boolean
  issued: string
  due: string
  cancelled: boolean
}

const invoicesOf = (tx: Tx | typeof sql, user: string) => tx<Invoice[]>`
  select
    id, currency, exchange_rate::float8 as rate, total_minor as total, total_inr_minor as rupees,
    settled_minor as settled, credited_minor as credited, settled_minor + refundable_minor as kept,
    status = 'PAID' as paid, status = 'WRITTEN_OFF' as gone, kind = 'credit_note' as note, issue_date::text as issued, due_date::text as due,
    cancelled_at is not null as cancelled
  from invoices where user_id = ${user} and kind in ('invoice', 'bill_of_supply', 'credit_note')`

/** The sums of all periods, computed anew from the invoices: what the kept ones must be. */
function sumsOf(invoices: Invoice[]) {
  const sums = new Map<string, number[]>()
  const add = (day: string, shares: number[]) => {
    for (const period of [day, day.slice(0, 7)]) {
      const sum = sums.get(period) ?? shares.map(() => 0)
      sums.set(
        period,
        sum.map((value, index) => value + (shares[index] ?? 0)),
      )
    }
  }
  for (const { issued, due, total, rupees, currency, rate, ...one } of invoices) {
    const [live, paid, gone] = [Number(!one.cancelled), Number(one.paid), Number(one.gone)]
    const known = rupees ?? 0
    /** What is left of the rupees when so much of the total is taken. */
    const without = (taken: number) =>
      taken === 0
        ? known
        : Math.min(known, amountOf(total - taken, currency, rate).rupeesMinor ?? 0)
    if (one.note) {
      add(issued, [0, 0, 0, 0, -live * known, 0, 0, 0, 0])
      continue
    }
    const received = known - without(one.kept)
    const open = gone === 1 ? 0 : without(one.settled + one.credited)
    const unrated = Number(rupees === null)
    const counts = [1, live, live * paid, live * unrated]
    add(issued, [...counts, live * known, live * received, 0, live * gone, live * open])
    add(due, [0, 0, 0, 0, 0, 0, live * (1 - paid - gone), 0, 0])
  }
  return byPeriod([...sums])
}

const byPeriod = (sums: [string, number[]][]) =>
  sums
    .filter(([, values]) => values.some((value) => value !== 0))
    .sort(([one], [other]) => one.localeCompare(other))

async function keptSums(tx: Tx | typeof sql, user: string) {
  const rows = await tx<{ name: string; values: number[] }[]>`
    select
      left(first_day::text, case period when 'day' then 10 else 7 end) as name,
      array[created, invoices, paid, without_rate, revenue_minor, received_minor, unpaid_due, written_off, outstanding_minor]::float8[] as values
    from invoice_periods where user_id = ${user}`
  return byPeriod(rows.map(({ name, values }): [string, number[]] => [name, values]))
}

/** The kept sums of days and months are what adding up all invoices gives. */
export async function expectTrueSums(tx: Tx | typeof sql, user: string) {
  expect(await keptSums(tx, user)).toEqual(sumsOf(await invoicesOf(tx, user)))
}
