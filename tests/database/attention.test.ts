import { expect, test } from 'vitest'
import { as, asOwnerToStay, sql } from '../setup/stack/database.ts'
import { openIssued } from '../setup/stack/history.ts'
import { createInvoice, makePerson, makeSeller } from '../setup/stack/people.ts'
import { claim, dayFromToday, invoiceOver, record, share } from './ledger.ts'

type Rows = { count: number; rows: Record<string, unknown>[] }
type Attention = {
  owed: { minor: number; without_rate: number; due_soon_minor: number; late: { minor: number }[] }
  came_in: { minor: number; before_minor: number }
  setup: Record<string, boolean>
  claims: Rows
  due_soon: Rows
  overdue: Rows
}

const attention = (user: string, most = 5) =>
  as(user, async (tx) => {
    const [row] = await tx<{ it: Attention }[]>`select dashboard_attention(${most}) as it`
    return row?.it
  })

/** An invoice of 1,000 paise due so many days from today. */
async function dueIn(user: string, days: number) {
  const id = await invoiceOver(user, 1_000)
  const [issued, due] = [await dayFromToday(Math.min(days, 0)), await dayFromToday(days)]
  await asOwnerToStay(async (tx) => {
    await openIssued(tx)
    await tx`
      update invoices
      set
        issue_date = ${issued}, financial_year = private.financial_year((${issued}::text)::date),
        due_date = ${due}
      where id = ${id}`
    await openIssued(tx, false)
  })
  return id
}

/** A day of the month so many months from this one, and never one to come. */
async function dayOfMonth(months: number) {
  const [row] = await sql<{ day: string }[]>`
    select (date_trunc('month', private.today()::timestamp) + make_interval(months => ${months}))::date::text as day`
  return row?.day ?? ''
}

const ids = (rows?: Rows) => rows?.rows.map((row) => row.invoice_id)

const span = (from_days: number, to_days: number | null) => ({ from_days, to_days, minor: 0 })

test('a new seller has nothing to attend to but the set-up', async () => {
  const none = { count: 0, rows: [] }
  expect(await attention(await makeSeller())).toEqual({
    owed: {
      ...{ minor: 0, without_rate: 0, due_soon_minor: 0 },
      late: [span(1, 30), span(31, 60), span(61, 90), span(91, null)],
    },
    came_in: { minor: 0, before_minor: 0, tds_minor: 0, advance_minor: 0 },
    setup: {
      ...{ business: true, tax: false, payments: false, logo: false },
      ...{ put_away: false, deletion_stopped: false, issued: false },
    },
    claims: none,
    due_soon: none,
    overdue: none,
    schedules: { refused: none, late: { slept: 0, refused: 0 } },
    estimates: { sent: 0, accepted: 0 },
    edf: [],
  })
})

test('invoices overdue or due within a week come with their balance, the oldest first', async () => {
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
    part: null,
    parts: null,
  })
})

test('balances are shown by age, each part by its own, without settled amounts', async () => {
  const user = await makeSeller()
  for (const days of [-1, -30, -31, -60, -61, -400, 0, 7, 8, 400]) await dueIn(user, days)
  const first = await dueIn(user, -2)
  await as(user, (tx) => record(tx, first, { amount_minor: 400 }))
  const [soon, later] = [await dayFromToday(3), await dayFromToday(30)]
  await as(user, (tx) =>
    createInvoice(tx, {
      items: [{ description: 'Design', amount_minor: 900 }],
      parts: [
        { due_date: soon, amount_minor: 300 },
        { due_date: later, amount_minor: 600 },
      ],
    }),
  )
  await as(user, (tx) =>
    createInvoice(tx, { items: [{ description: 'Design', amount_minor: 5 }], currency: 'USD' }),
  )
  const { owed } = (await attention(user)) ?? {}
  expect(owed).toEqual({
    minor: 11_500,
    without_rate: 1,
    due_soon_minor: 2_300,
    late: [
      { ...span(1, 30), minor: 2_600 },
      { ...span(31, 60), minor: 2_000 },
      { ...span(61, 90), minor: 1_000 },
      { ...span(91, null), minor: 1_000 },
    ],
  })
})

test('money received counts in the month of its day, less deducted tax and undone payments', async () => {
  const user = await makeSeller()
  const [thisMonth, lastMonth] = [await dayOfMonth(0), await dayOfMonth(-1)]
  const id = await invoiceOver(user, 10_000)
  const paid = (amount_minor: number, paid_on: string, more = {}) =>
    as(user, (tx) => record(tx, id, { amount_minor, paid_on, ...more }))
  await paid(3_000, lastMonth, { tds_minor: 500 })
  await paid(1_000, await dayOfMonth(-2))
  await paid(1_500, thisMonth)
  const undone = await paid(2_000, thisMonth)
  await as(user, (tx) => tx`select undo_payment(${undone}, 'slip')`)
  expect((await attention(user))?.came_in).toEqual({
    ...{ minor: 1_500, before_minor: 3_000 },
    ...{ tds_minor: 0, advance_minor: 0 },
  })
})

test('the parts of the set-up are done one by one, the rates of those alone who take GST', async () => {
  const user = await makePerson()
  const done = async () => (await attention(user))?.setup
  expect(await done()).toMatchObject({ business: false, tax: false, payments: false, logo: false })
  await as(
    user,
    (tx) => tx`
      insert into businesses (name, email, phone, postal_code, tax_id, state, gst_registration)
      values ('Neel', 'n@neel.example', '9820012345', '411004', '27AAPFU0939F1ZV', 'Maharashtra', 'regular')`,
  )
  expect(await done()).toMatchObject({ business: true, tax: false, payments: false })
  await as(user, (tx) => tx`update businesses set default_gst_rate = 1800, upi_id = 'neel@okbank'`)
  await as(user, (tx) => tx`update profiles set setup_put_away = true`)
  await invoiceOver(user, 1_000)
  expect(await done()).toEqual({
    ...{ business: true, tax: true, payments: true, logo: false },
    ...{ put_away: true, deletion_stopped: false, issued: true },
  })
})

test('tax is done once somebody has said how the business stands to GST, also where it takes none', async () => {
  const user = await makePerson()
  const tax = async () => (await attention(user))?.setup.tax
  await as(
    user,
    (tx) => tx`
      insert into businesses (name, email, phone, postal_code)
      values ('Neel', 'n@neel.example', '9820012345', '411004')`,
  )
  expect(await tax()).toBe(false)
  await as(user, (tx) => tx`update businesses set website = 'https://neel.example'`)
  expect(await tax()).toBe(false)
  await as(user, (tx) => tx`update businesses set gst_registration = 'none'`)
  expect(await tax()).toBe(true)
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
    paid_on: expect.any(String),
    tds_minor: 0,
    restored: false,
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
