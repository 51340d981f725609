import { expect } from 'vitest'
import { amountOf, type Currency } from '#domain/money.ts'
import type { sql, Tx } from '../setup/stack/database.ts'

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
  parts: { due_date: string; amount_minor: number }[]
  cancelled: boolean
}

/** The rupees received on a day; refunds are negative. */
type Money = { day: string; amount: number; currency: Currency; rate: number | null }

const invoicesOf = (tx: Tx | typeof sql, user: string) => tx<Invoice[]>`
  select
    id, currency, exchange_rate::float8 as rate, total_minor as total, total_inr_minor as rupees,
    settled_minor as settled, credited_minor as credited, settled_minor + refundable_minor as kept,
    status = 'PAID' as paid, status = 'WRITTEN_OFF' as gone, kind = 'credit_note' as note, issue_date::text as issued, due_date::text as due, parts,
    cancelled_at is not null as cancelled
  from invoices where user_id = ${user} and kind in ('invoice', 'bill_of_supply', 'credit_note', 'debit_note')`

/** A refund of an advance takes nothing of what came in with it. */
const moneyOf = (tx: Tx | typeof sql, user: string) => tx<Money[]>`
  select
    payment.paid_on::text as day, invoice.currency, invoice.exchange_rate::float8 as rate,
    payment.amount_minor * case when invoice.kind in ('credit_note', 'refund_voucher') then -1 else 1 end as amount
  from payments as payment
  join invoices as invoice on invoice.id = payment.invoice_id
  where payment.user_id = ${user} and payment.state = 'confirmed'
    and (invoice.kind <> 'refund_voucher' or invoice.currency = 'INR')
  union all
  select receipt.returned_on::text, 'INR', null, -receipt.returned_minor
  from receipts as receipt
  where receipt.user_id = ${user} and receipt.currency = 'INR' and receipt.returned_minor > 0 and receipt.undone_at is null
  union all
  select receipt.paid_on::text, 'INR', null, receipt.advance_minor
    + case when receipt.undone_at is null then receipt.returned_minor else 0 end + (
    select coalesce(sum(back.amount_minor), 0)
    from payments as back
    join invoices as voucher on voucher.id = back.invoice_id
    where back.receipt_id = receipt.id and back.state = 'confirmed' and voucher.kind = 'refund_voucher'
  )
  from receipts as receipt
  where receipt.user_id = ${user} and receipt.currency = 'INR'`

/**
 * Computes the sums of all periods anew from invoices and money: the kept ones must equal these.
 */
function sumsOf(invoices: Invoice[], money: Money[]) {
  const sums = new Map<string, number[]>()
  const nothing = Array.from({ length: 17 }, () => 0)
  const add = (day: string, shares: number[]) => {
    for (const period of [day, day.slice(0, 7)]) {
      const sum = sums.get(period) ?? nothing
      sums.set(
        period,
        sum.map((value, index) => value + (shares[index] ?? 0)),
      )
    }
  }
  const none = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (const { day, amount, currency, rate } of money) {
    const { rupeesMinor } = amountOf(Math.abs(amount), currency, rate)
    add(day, [...none, 0, 0, Math.sign(amount) * (rupeesMinor ?? 0)])
  }
  for (const { issued, due, total, rupees, currency, rate, parts, ...one } of invoices) {
    const [live, paid, gone] = [Number(!one.cancelled), Number(one.paid), Number(one.gone)]
    const known = rupees ?? 0
    /** Returns the rupees that remain after so much of the total is taken. */
    const without = (taken: number) =>
      taken === 0
        ? known
        : Math.min(known, amountOf(total - taken, currency, rate).rupeesMinor ?? 0)
    if (one.note) {
      add(issued, [0, 0, 0, 0, -live * known, 0, 0, 0, 0, 0, 0, 0])
      continue
    }
    const received = known - without(one.kept)
    const open = gone === 1 ? 0 : without(one.settled + one.credited)
    const unrated = Number(rupees === null)
    const counts = [1, live, live * paid, live * unrated]
    add(issued, [...counts, live * known, live * received, 0, live * gone, live * open, 0, 0, 0])
    const waits = live * (1 - paid - gone)
    const closed = [live * paid * known, live * paid * unrated, live * gone * known]
    add(issued, [...none, 0, 0, 0, ...closed, 0, 0])
    const waiting = [waits * known, waits * open]
    add(due, [0, 0, 0, 0, 0, 0, waits, 0, 0, 0, waits * unrated, 0, 0, 0, 0, ...waiting])
    const each = parts.length > 0 ? parts : [{ due_date: due, amount_minor: total }]
    const balance = total - one.settled - one.credited
    let filled = total - balance
    let until = 0
    for (const part of each) {
      const taken = Math.min(filled, part.amount_minor)
      filled -= taken
      const before = balance === 0 ? 0 : Math.round((open * until) / balance)
      until += part.amount_minor - taken
      const after = balance === 0 ? 0 : Math.round((open * until) / balance)
      add(part.due_date, [...none, waits * (after - before), 0, 0])
    }
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
      array[created, invoices, paid, without_rate, revenue_minor, received_minor, unpaid_due, written_off, outstanding_minor,
        due_minor, due_without_rate, came_in_minor, paid_minor, paid_without_rate, written_off_minor, unpaid_minor,
        unpaid_open_minor]::float8[] as values
    from invoice_periods where user_id = ${user}`
  return byPeriod(rows.map(({ name, values }): [string, number[]] => [name, values]))
}

/** The kept sums of days and months are what adding up all invoices and payments gives. */
export async function expectTrueSums(tx: Tx | typeof sql, user: string) {
  expect(await keptSums(tx, user)).toEqual(
    sumsOf(await invoicesOf(tx, user), await moneyOf(tx, user)),
  )
}
