import { expect, test } from 'vitest'
import { as, sql } from '../setup/database.ts'
import { makeSeller } from '../setup/people.ts'
import { claim, dayFromToday, invoiceOver, record, share } from './ledger.ts'

type Rows = { count: number; rows: Record<string, unknown>[] }
type Attention = { claims: Rows; due_soon: Rows; overdue: Rows }

const attention = (user: string, most = 5) =>
  as(user, async (tx) => {
    const [row] = await tx<{ it: Attention }[]>`select dashboard_attention(${most}) as it`
    return row?.it
  })

/** An invoice of 1,000 paise due so many days from today. */
async function dueIn(user: string, days: number) {
  const id = await invoiceOver(user, 1_000)
  const [issued, due] = [await dayFromToday(Math.min(days, 0)), await dayFromToday(days)]
  await sql.begin(async (tx) => {
    await tx`alter table invoices disable trigger invoices_keep_issued`
    await tx`update invoices set issue_date = ${issued}, due_date = ${due} where id = ${id}`
    await tx`alter table invoices enable trigger invoices_keep_issued`
  })
  return id
}

const ids = (rows?: Rows) => rows?.rows.map((row) => row.invoice_id)

test('a new seller has nothing to attend to', async () => {
  const none = { count: 0, rows: [] }
  expect(await attention(await makeSeller())).toEqual({
    claims: none,
    due_soon: none,
    overdue: none,
    schedules: { refused: none, late: { slept: 0, refused: 0 } },
    estimates: { sent: 0, accepted: 0 },
  })
})

test('what is overdue and what falls due within a week come with their balance, the oldest first', async () => {
  const user = await makeSeller()
  const late = await dueIn(user, -1)
  const later = await dueIn(user, -40)
  const soon = await dueIn(user, 7)
  const sooner = await dueIn(user, 0)
  await dueIn(user, 8)
  const paid = await dueIn(user, -2)
  const cancelled = await dueIn(user, 1)
  await as(user, (tx) => record(tx, late, { amount_minor: 400 }))
  await as(user, (tx) => record(tx, paid, { amount_minor: 1_000 }))
  await as(user, (tx) => tx`select delete_invoice(${cancelled})`)

  const { overdue, due_soon } = (await attention(user)) ?? {}
  expect([overdue?.count, ids(overdue)]).toEqual([2, [later, late]])
  expect([due_soon?.count, ids(due_soon)]).toEqual([2, [sooner, soon]])
  expect(overdue?.rows[1]).toEqual({
    invoice_id: late,
    number: expect.stringMatching(/^INV\//),
    client_name: 'Kaveri Interiors',
    currency: 'INR',
    exchange_rate: null,
    balance_minor: 600,
    due_date: await dayFromToday(-1),
  })
})

test('payments that clients reported wait until they are decided', async () => {
  const user = await makeSeller()
  const [first, second, cancelled] = await Promise.all(
    [1, 2, 3].map(() => invoiceOver(user, 1_000)),
  )
  for (const id of [first, second, cancelled]) {
    const token = await as(user, (tx) => share(tx, id ?? ''))
    await as(null, (tx) => claim(tx, token, { amount_minor: 700, reference: `UTR ${id}` }))
  }
  await as(user, (tx) => tx`select delete_invoice(${cancelled ?? ''})`)
  const { claims } = (await attention(user)) ?? {}
  expect([claims?.count, ids(claims)]).toEqual([2, [first, second]])
  expect(claims?.rows[0]).toEqual({
    payment_id: expect.any(String),
    invoice_id: first,
    number: expect.stringMatching(/^INV\//),
    client_name: 'Kaveri Interiors',
    currency: 'INR',
    exchange_rate: null,
    amount_minor: 700,
    balance_minor: 1_000,
    method: 'UPI',
    reference: `UTR ${first}`,
    claimed_at: expect.any(String),
  })
  await as(user, (tx) => tx`select confirm_payment(${String(claims?.rows[0]?.payment_id)})`)
  expect(ids((await attention(user))?.claims)).toEqual([second])
})

test('the counts are of all, the rows of the first few', async () => {
  const user = await makeSeller()
  for (let n = 1; n <= 3; n += 1) await dueIn(user, -n)
  expect((await attention(user, 2))?.overdue).toMatchObject({ count: 3, rows: [{}, {}] })
  expect((await attention(user, 0))?.overdue).toEqual({ count: 3, rows: [] })
  expect((await attention(user, -1))?.overdue).toEqual({ count: 3, rows: [] })
})

test('nothing of another person asks for attention', async () => {
  const [user, other] = [await makeSeller(), await makeSeller()]
  await dueIn(user, -1)
  const token = await as(user, async (tx) => share(tx, await dueIn(user, 3)))
  await as(null, (tx) => claim(tx, token, { amount_minor: 10 }))
  expect((await attention(user))?.claims.count).toBe(1)
  const { claims, due_soon, overdue } = (await attention(other)) ?? {}
  expect([claims?.count, due_soon?.count, overdue?.count]).toEqual([0, 0, 0])
})
