import { expect, test } from 'vitest'
import type { Currency } from '#domain/money.ts'
import { amountOf } from '#domain/totals.ts'
import { as, asOwner, sql, type Tx, tryAs } from '../setup/database.ts'
import { createInvoice, makeSeller } from '../setup/people.ts'
import fc from '../setup/property.ts'
import { credit, refund } from './credit.ts'
import { invoiceOver, outcome, record } from './ledger.ts'

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
  from invoices where user_id = ${user}`

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

async function expectTrueSums(tx: Tx | typeof sql, user: string) {
  expect(await keptSums(tx, user)).toEqual(sumsOf(await invoicesOf(tx, user)))
}

/** An invoice of another day than today: history that only the owner of the database can write. */
const issueOn = (tx: Tx, user: string, issued: string, due: string) => tx`
  insert into invoices (
    user_id, business_id, prefix, financial_year, sequence, padding, seller, buyer, taxable_minor, total_minor, total_inr_minor,
    issue_date, due_date, request_key, request_fingerprint, created_at
  )
  select
    user_id, id, 'INV', private.financial_year((${issued}::text)::date),
    coalesce((select max(sequence) from invoices where user_id = ${user}), 0) + 1, 4, '{}',
    '{"name": "Kaveri", "email": "billing@kaveri.example"}', 1000, 1000, 1000, (${issued}::text)::date, (${due}::text)::date, gen_random_uuid(), '',
    (${issued}::text)::date + time '12:00'
  from businesses where user_id = ${user}`

const pick = fc.nat(9)
const amount = fc.integer({ min: 1, max: 1_500 })
const day = fc.integer({ min: 10, max: 28 }).map((date) => `2026-02-${date}`)
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('create' as const),
      amounts: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 3 }),
      rate: fc.constantFrom(undefined, null, 83.333333, 0.4),
    }),
    fc.record({ kind: fc.constant('issue' as const), issued: day, longer: fc.nat(40) }),
    fc.record({ kind: fc.constantFrom('pay' as const, 'credit' as const), pick, amount }),
    fc.record({
      kind: fc.constantFrom(
        'undo' as const,
        'cancel' as const,
        'restore' as const,
        'give back' as const,
        'write off' as const,
      ),
      pick,
    }),
  ),
  { minLength: 1, maxLength: 12 },
)

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

async function run(tx: Tx, user: string, step: Step) {
  if (step.kind === 'issue') {
    await tx`reset role`
    const due = new Date(Date.parse(step.issued) + step.longer * 86_400_000).toISOString()
    await issueOn(tx, user, step.issued, due.slice(0, 10))
    return tx`set local role authenticated`
  }
  if (step.kind === 'create') {
    const items = step.amounts.map((amount_minor) => ({ description: 'x', amount_minor }))
    if (step.rate === undefined) return createInvoice(tx, { items })
    return createInvoice(tx, { items, currency: 'USD', exchange_rate: step.rate })
  }
  const invoices = await invoicesOf(tx, user)
  const id = invoices[step.pick % invoices.length]?.id ?? crypto.randomUUID()
  if (step.kind === 'pay') return record(tx, id, { amount_minor: step.amount })
  if (step.kind === 'credit') return credit(tx, id, { amount_minor: step.amount })
  if (step.kind === 'give back') return refund(tx, id, 100)
  if (step.kind === 'write off') return tx`select write_off_invoice(${id}, 'Gone')`
  if (step.kind === 'cancel') return tx`select delete_invoice(${id})`
  if (step.kind === 'restore') return tx`select restore_invoice(${id})`
  return tx`select undo_payment(id, 'A slip') from payments where invoice_id = ${id}`
}

// [fast-9]
test('whatever happens to invoices, the kept sums are what adding up all of them gives', async () => {
  const user = await makeSeller()
  await fc.assert(
    fc.asyncProperty(steps, (list) =>
      tryAs(user, async (tx) => {
        // What is refused changes nothing.
        for (const step of list) await outcome(tx.savepoint((sub) => run(sub, user, step)))
        await expectTrueSums(tx, user)
      }),
    ),
    { numRuns: 60 },
  )
})

test('invoices created, paid and cancelled at one time neither lose a count nor wait for each other in a circle', async () => {
  const user = await makeSeller()
  const ids = await Promise.all(Array.from({ length: 24 }, () => invoiceOver(user, 1_000)))
  await sql.begin(async (tx) => {
    for (const date of [12, 13, 14]) {
      await issueOn(tx, user, `2026-02-${date}`, `2026-02-${date + 1}`)
    }
  })
  const older = await sql<{ id: string }[]>`
    select id from invoices where user_id = ${user} and issue_date < '2026-03-01'`
  const results = await Promise.all([
    ...Array.from({ length: 6 }, () => outcome(invoiceOver(user, 500))),
    ...[...ids, ...older.map(({ id }) => id)].flatMap((id) => [
      outcome(as(user, (tx) => record(tx, id, { amount_minor: 400 }))),
      outcome(as(user, (tx) => record(tx, id, { amount_minor: 600 }))),
    ]),
    ...ids.slice(16).map((id) => outcome(as(user, (tx) => tx`select delete_invoice(${id})`))),
  ])
  expect(new Set(results)).toEqual(
    new Set(['done', ...results.filter((it) => /invoice_not_found|invoice_has_money/.test(it))]),
  )
  await expectTrueSums(sql, user)
})

test('erasing past all rules leaves the sums true, and emptying the table is refused', async () => {
  const user = await makeSeller()
  await invoiceOver(user, 1_000)
  await asOwner(async (tx) => {
    await issueOn(tx, user, '2026-02-12', '2026-02-20')
    await tx`alter table invoices disable trigger invoices_keep_issued`
    await tx`alter table invoice_events disable trigger invoice_events_keep`
    await tx`
      delete from invoice_events
      where invoice_id in (select id from invoices where user_id = ${user} and issue_date = '2026-02-12')`
    await tx`delete from invoices where user_id = ${user} and issue_date = '2026-02-12'`
    await expectTrueSums(tx, user)
  })
  expect(await outcome(asOwner((tx) => tx`truncate invoices cascade`))).toBe('PT409 | invoice_kept')
})

test('the server itself writes no sums but through invoices', async () => {
  for (const statement of [
    'insert into invoice_periods (user_id) values (null)',
    'update invoice_periods set paid = 0',
    'delete from invoice_periods',
    'truncate invoice_periods',
  ]) {
    const written = tryAs(null, async (tx) => {
      await tx`reset role`
      await tx`set local role service_role`
      await tx.unsafe(statement)
    })
    expect(await outcome(written)).toContain('42501')
  }
})
