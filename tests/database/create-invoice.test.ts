import { expect, test } from 'vitest'
import { invoiceLimits } from '../../supabase/functions/_shared/domain/document/new/new-item.ts'
import { MAX_AMOUNT_MINOR } from '../../supabase/functions/_shared/domain/money.ts'
import { as, sql, tryAs } from '../setup/stack/database.ts'
import { createInvoice, type InvoiceArgs, makePerson, makeSeller } from '../setup/stack/people.ts'

const detail = async (id: string) => {
  const [row] = await sql`select * from invoice_details where id = ${id}`
  return row
}

const refusal = (user: string, args: InvoiceArgs) =>
  as(user, (tx) => createInvoice(tx, args)).then(
    () => 'accepted',
    ({ code, message, detail, hint, constraint_name }: Record<string, string>) =>
      constraint_name ?? [code, message, detail, hint].filter(Boolean).join(' | '),
  )

// [state-19]
test('an invoice gets number, total and a copy of the seller, and starts unpaid', async () => {
  const user = await makeSeller()
  const id = await as(user, (tx) =>
    createInvoice(tx, {
      items: [
        { description: 'Design', quantity: 12, amount_minor: 150050 },
        { description: 'Print', quantity: 1, amount_minor: 1 },
      ],
    }),
  )
  expect(await detail(id)).toMatchObject({
    number: expect.stringMatching(/^INV\/\d\d-\d\d\/0001$/),
    status: 'UNPAID',
    total_minor: 150051,
    total_inr_minor: 150051,
    seller: { name: 'Neel Studio', city: 'Pune' },
    items: [{ description: 'Design', quantity: 12 }, { description: 'Print' }],
  })
})

test('a later change of the business leaves the issued invoice as it was', async () => {
  const user = await makeSeller()
  const id = await as(user, (tx) => createInvoice(tx))
  await as(user, (tx) => tx`update businesses set name = 'Renamed'`)
  expect(await detail(id)).toMatchObject({ seller: { name: 'Neel Studio' } })
})

test('twenty-five parallel creators, a fifth of them rolled back, leave no gap and no double number', async () => {
  const user = await makeSeller()
  const outcomes = await Promise.all(
    Array.from({ length: 25 }, (_, n) =>
      n % 5 === 0
        ? tryAs(user, (tx) => createInvoice(tx)).then(() => 'rolled back')
        : as(user, (tx) => createInvoice(tx)).then(() => 'made'),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(20)
  const rows = await sql<{ sequence: number }[]>`
    select sequence from invoices where user_id = ${user} order by sequence`
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
})

test('ten parallel requests with one key make one invoice', async () => {
  const user = await makeSeller()
  const request_key = crypto.randomUUID()
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => as(user, (tx) => createInvoice(tx, { request_key }))),
  )
  expect(new Set(ids).size).toBe(1)
  expect(await sql`select 1 from invoices where user_id = ${user}`).toHaveLength(1)
})

test('one key with another body is refused', async () => {
  const user = await makeSeller()
  const request_key = crypto.randomUUID()
  await as(user, (tx) => createInvoice(tx, { request_key }))
  expect(await refusal(user, { request_key, client_name: 'Another' })).toBe(
    'PT409 | request_used | {"of": "invoice"} | requestKey',
  )
})

test('the same key of two people makes two invoices', async () => {
  const request_key = crypto.randomUUID()
  const [first, second] = [await makeSeller(), await makeSeller()]
  const one = await as(first, (tx) => createInvoice(tx, { request_key }))
  const two = await as(second, (tx) => createInvoice(tx, { request_key }))
  expect(one).not.toBe(two)
})

test('numbers begin again with the financial year, on the first of April in India', async () => {
  const user = await makeSeller()
  const numberOn = (instant: string) =>
    tryAs(null, async (tx) => {
      await tx`reset role`
      await tx`
        select set_config('app.today', ((${instant}::text)::timestamptz at time zone 'Asia/Kolkata')::date::text, true)`
      await tx`select set_config('request.jwt.claim.sub', ${user}, true)`
      const id = await createInvoice(tx)
      const [row] = await tx`select number, issue_date::text as day from invoices where id = ${id}`
      return row
    })
  expect(await numberOn('2027-03-31T18:29:59Z')).toEqual({
    number: 'INV/26-27/0001',
    day: '2027-03-31',
  })
  expect(await numberOn('2027-03-31T18:30:00Z')).toEqual({
    number: 'INV/27-28/0001',
    day: '2027-04-01',
  })
})

test('the ten-thousandth invoice of a year keeps all its digits', async () => {
  const [row] =
    await sql`select private.document_number('INV', '26-27', 9999, 4) as a, private.document_number('INV', '26-27', 10000, 4) as b`
  expect(row).toEqual({ a: 'INV/26-27/9999', b: 'INV/26-27/10000' })
})

test('without a business there is no invoice, and nothing is written', async () => {
  const user = await makePerson()
  expect(await refusal(user, {})).toBe('PT409 | business_required | business')
})

const item = { description: 'Design', quantity: 1, amount_minor: 100 }
test.each<[string, InvoiceArgs, string]>([
  ['a past due date', { due_date: '2020-01-01' }, 'PT422 | due_date_past | dueDate'],
  ['a due date without end', { due_date: 'infinity' }, 'dueDate: due_date_invalid'],
  ['no items', { items: [] }, 'PT422 | items_required | items'],
  ['items that are no list', { items: { a: 1 } }, 'PT422 | items_required | items'],
  [
    '1,000 items',
    { items: Array(1000).fill(item) },
    'PT422 | too_many_items | {"most": 500} | items',
  ],
  [
    'a total that is too large',
    { items: Array(3).fill({ ...item, amount_minor: MAX_AMOUNT_MINOR }) },
    'PT422 | total_too_large | {"minor": 999999999999, "currency": "INR"} | items',
  ],
  [
    'a negative amount beside a larger one',
    { items: [item, { ...item, amount_minor: -1 }] },
    'PT422 | amount_out_of_range | items.1.amount',
  ],
  [
    'an amount of nothing',
    { items: [{ ...item, amount_minor: 0 }] },
    'PT422 | amount_out_of_range | items.0.amount',
  ],
  [
    'a blank description',
    { items: [item, { ...item, description: ' \t ' }] },
    'PT422 | required | items.1.description',
  ],
  [
    'a description that nobody sees',
    { items: [{ ...item, description: '\u00a0\u200b' }] },
    'PT422 | required | items.0.description',
  ],
  [
    'a description of two lines',
    { items: [item, { ...item, description: 'Design\nand print' }] },
    'PT422 | not_one_line | items.1.description',
  ],
  [
    'a description of 100,000 characters',
    { items: [{ ...item, description: 'x'.repeat(100_000) }] },
    'PT422 | description_too_long | items.0.description',
  ],
  [
    'a quantity of nothing',
    { items: [{ ...item, quantity: 0 }] },
    'PT422 | item_invalid | items.0.quantity',
  ],
  ['a blank client name', { client_name: '\t' }, 'PT422 | required | clientName'],
  [
    'a client name that nobody sees',
    { client_name: '\u3000\u200b\ufeff' },
    'PT422 | required | clientName',
  ],
  [
    'a client name of two lines',
    { client_name: 'Kaveri\u2028Interiors' },
    'PT422 | not_one_line | clientName',
  ],
  ['an endless client name', { client_name: 'x'.repeat(121) }, 'clientName: client_name_too_long'],
  ['an address that is none', { client_email: 'kaveri' }, 'PT422 | email_invalid | clientEmail'],
  ['an unknown currency', { currency: 'JPY' }, 'currency: currency_unknown'],
  [
    'a negative exchange rate',
    { currency: 'USD', exchange_rate: -1 },
    'exchangeRate: exchange_rate_invalid',
  ],
  ['endless notes', { notes: 'x'.repeat(2001) }, 'notes: notes_too_long'],
])('the database refuses %s by itself', async (_, args, expected) => {
  const user = await makeSeller()
  expect(await refusal(user, args)).toBe(expected)
  expect(await sql`select 1 from invoices where user_id = ${user}`).toHaveLength(0)
  expect(await sql`select 1 from invoice_counters where user_id = ${user}`).toHaveLength(0)
})

test.each([[1.5], ['NaN'], [1e308], ['1; drop table invoices'], [null]])(
  'an amount of %s is refused and writes nothing',
  async (amount_minor) => {
    const user = await makeSeller()
    expect(await refusal(user, { items: [{ ...item, amount_minor }] })).not.toBe('accepted')
    expect(await sql`select 1 from invoices where user_id = ${user}`).toHaveLength(0)
  },
)

test('the database takes the longest values that the form allows', async () => {
  const user = await makeSeller()
  const widest = {
    client_name: 'n'.repeat(invoiceLimits.clientName),
    notes: 'n'.repeat(invoiceLimits.notes),
    items: Array(invoiceLimits.items).fill({
      description: 'd'.repeat(invoiceLimits.description),
      quantity: invoiceLimits.quantity,
      amount_minor: Math.floor(MAX_AMOUNT_MINOR / invoiceLimits.items),
    }),
  }
  expect(await refusal(user, widest)).toBe('accepted')
})

test('rows of Urdu or Indian scripts that no PDF is drawn of in time are refused, and so many of English are not', async () => {
  const user = await makeSeller()
  const rowsOf = (word: string, rows: number) => ({
    items: Array.from({ length: rows }, () => ({
      ...{ description: word.repeat(1_000 / word.length), quantity: 1, amount_minor: 100 },
    })),
  })
  const refused = /script_too_long.*"most": 50000/
  for (const word of ['پاک1 ', 'काम1 ']) {
    expect(await refusal(user, rowsOf(word, 100))).toMatch(refused)
    // Three letters of five.
    expect(await refusal(user, rowsOf(word, 83))).toBe('accepted')
  }
  expect(await refusal(user, rowsOf('abc1 ', 500))).toBe('accepted')
})

test('dollars without a rate take the last one that the owner used, and stay without where none is known', async () => {
  const user = await makeSeller()
  const first = await as(user, (tx) => createInvoice(tx, { currency: 'USD' }))
  expect(await detail(first)).toMatchObject({ exchange_rate: null, total_inr_minor: null })
  await as(user, (tx) => createInvoice(tx, { currency: 'USD', exchange_rate: 83.5 }))
  const third = await as(user, (tx) => createInvoice(tx, { currency: 'USD' }))
  expect(await detail(third)).toMatchObject({ exchange_rate: '83.500000' })
})

test('the rate of a cancelled invoice is not taken for another one', async () => {
  const user = await makeSeller()
  await as(user, async (tx) => {
    const slip = await createInvoice(tx, { currency: 'USD', exchange_rate: 835 })
    await tx`select delete_invoice(${slip})`
  })
  const next = await as(user, (tx) => createInvoice(tx, { currency: 'USD' }))
  expect(await detail(next)).toMatchObject({ exchange_rate: null, total_inr_minor: null })
})
