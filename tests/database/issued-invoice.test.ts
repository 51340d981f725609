import { expect, test } from 'vitest'
import { as, asOwner, sql } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { record } from './ledger.ts'

const listed = async (user: string) =>
  (
    await as(
      user,
      (tx) => tx<{ id: string; number: string }[]>`select id, number from invoice_summaries`,
    )
  ).map(({ id }) => id)

test('a deleted invoice leaves every list, keeps its number and comes back under it', async () => {
  const user = await makeSeller()
  const first = await as(user, (tx) => createInvoice(tx))
  await as(user, (tx) => tx`select delete_invoice(${first})`)
  await as(user, (tx) => tx`select delete_invoice(${first})`)
  expect(await listed(user)).toEqual([])
  expect(await as(user, (tx) => tx`select 1 from invoice_details`)).toHaveLength(0)

  const second = await as(user, (tx) => createInvoice(tx))
  await as(user, (tx) => tx`select restore_invoice(${first})`)
  expect(new Set(await listed(user))).toEqual(new Set([first, second]))
  const rows = await sql`select sequence from invoices where user_id = ${user} order by sequence`
  expect(rows).toEqual([{ sequence: 1 }, { sequence: 2 }])
})

test("another person's invoice can be neither deleted nor restored, as if it did not exist", async () => {
  const [owner, other] = [await makeSeller(), await makeSeller()]
  const id = await as(owner, (tx) => createInvoice(tx))
  for (const call of ['delete_invoice', 'restore_invoice']) {
    for (const target of [id, crypto.randomUUID()]) {
      await expect(as(other, (tx) => tx`select ${tx(call)}(${target})`)).rejects.toMatchObject({
        code: 'PT404',
        message: 'invoice_not_found',
      })
    }
  }
  expect(await listed(owner)).toEqual([id])
})

const changeable = [
  'accepted_on',
  'agreed_days',
  'client_search_text',
  'status',
  'settled_minor',
  'credited_minor',
  'refundable_minor',
  'written_off_at',
  'write_off_reason',
  'paid_date',
  'payment_method',
  'cancelled_at',
  'cancel_reason',
  'pdf_token',
  'client_id',
]
/** Paid is what is settled or credited in full, so they change together; a reason goes with what is written off. */
const paid = "status = 'PAID', settled_minor = total_minor"
const credited = "status = 'PAID', credited_minor = total_minor"
const writtenOff = "status = 'WRITTEN_OFF', written_off_at = now(), write_off_reason = 'Gone'"
const together: Record<string, string> = {
  client_id: 'client_id = null',
  status: paid,
  settled_minor: paid,
  credited_minor: credited,
  refundable_minor: `${credited}, refundable_minor = 1`,
  written_off_at: writtenOff,
  write_off_reason: writtenOff,
  cancel_reason: `cancel_reason = 'A slip', cancelled_at = now()`,
  paid_date: `paid_date = '2998-01-01', ${paid}`,
}
const columns = await sql<{ name: string; type: string }[]>`
  select attname as name, format_type(atttypid, atttypmod) as type
  from pg_attribute
  where attrelid = 'books.invoices'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`

const otherValue: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: "'changed'",
  bigint: '12345',
  integer: '4321',
  date: "'2998-01-01'",
  jsonb: `'{"name": "changed"}'`,
  'numeric(10,6)': '99.5',
  smallint: '7',
  boolean: 'null',
  'timestamp with time zone': "now() + interval '1 hour'",
}

for (const { name, type } of columns) {
  test(`${name} of an issued invoice ${changeable.includes(name) ? 'may change' : 'never changes, not even for the owner of the database'}`, async () => {
    const user = await makeSeller()
    const id = await as(user, (tx) => createInvoice(tx, { currency: 'USD', exchange_rate: 83.5 }))
    const changes = together[name] ?? `${name} = ${otherValue[type]}`
    const change = asOwner(async (tx) => {
      await tx.unsafe(`update invoices set ${changes} where id = '${id}'`)
    })
    if (changeable.includes(name)) await expect(change).resolves.toBeUndefined()
    else await expect(change).rejects.toMatchObject({ code: 'PT409' })
  })
}

test('an issued invoice and its items are never erased', async () => {
  const user = await makeSeller()
  const id = await as(user, (tx) => createInvoice(tx))
  await expect(sql`delete from invoice_items where invoice_id = ${id}`).rejects.toMatchObject({
    code: 'PT409',
  })
  await expect(
    sql`update invoice_items set taxable_minor = 1 where invoice_id = ${id}`,
  ).rejects.toMatchObject({ code: 'PT409' })
  await expect(sql`delete from invoices where id = ${id}`).rejects.toThrow()
  await expect(sql`delete from auth.users where id = ${user}`).rejects.toMatchObject({
    code: '23503',
  })
})

test('tables whose rows are never deleted cannot be truncated, not even by the owner of the database', async () => {
  const kept = await sql<{ name: string }[]>`
    select distinct tgrelid::regclass::text as name
    from pg_trigger as trigger
    join pg_class as relation on relation.oid = tgrelid and relnamespace in ('public'::regnamespace, 'books'::regnamespace)
    where tgname like '%\_keep%' and tgtype & 3 = 3
    order by name`
  expect(kept.map(({ name }) => name)).toEqual([
    'checked_months',
    'clients',
    'estimate_answers',
    'filed_periods',
    'filed_rows',
    'images',
    'invoice_events',
    'invoice_items',
    'invoice_mails',
    'invoices',
    'payments',
    'receipts',
    'statement_mails',
  ])
  for (const { name } of kept) {
    const emptied = asOwner((tx) => tx.unsafe(`truncate ${name} cascade`))
    await expect(emptied, name).rejects.toMatchObject({ code: 'PT409' })
  }
})

// [state-20]
test('an unpaid invoice is overdue from the day after its due date in India', async () => {
  const user = await makeSeller()
  const [{ today } = { today: '' }] = await sql`select private.today()::text as today`
  const id = await as(user, (tx) => createInvoice(tx, { due_date: today }))
  const statusOn = (offset: number) =>
    asOwner(async (tx) => {
      await tx`select set_config('app.today', ((${today}::text)::date + ${offset}::integer)::text, true)`
      const [row] = await tx`select status from invoice_summaries where user_id = ${user}`
      return row?.status
    })
  expect([await statusOn(0), await statusOn(1)]).toEqual(['UNPAID', 'OVERDUE'])
  await as(user, (tx) => record(tx, id, { amount_minor: 150_049 }))
  expect(await statusOn(1)).toBe('OVERDUE')
  await as(user, (tx) => record(tx, id, { amount_minor: 1 }))
  expect(await statusOn(1)).toBe('PAID')
})

test('the link to the PDF shows its one document to anyone, and nothing that is the owner’s', async () => {
  const user = await makeSeller()
  const id = await as(user, (tx) => createInvoice(tx))
  const [{ token } = { token: '' }] =
    await sql`select pdf_token as token from invoices where id = ${id}`
  const read = (candidate: string) =>
    as(
      null,
      async (tx) => (await tx`select invoice_document(${candidate}) as document`)[0]?.document,
    )

  expect(await read(token)).toMatchObject({ id })
  for (const wrong of [
    token.slice(0, -1),
    token.toLowerCase().toUpperCase(),
    `${token}A`,
    '',
    id,
  ]) {
    expect([wrong, await read(wrong)]).toEqual([wrong, null])
  }
  await as(user, (tx) => tx`select delete_invoice(${id})`)
  expect(await read(token)).toBeNull()
})

test('tokens have at least 128 random bits', async () => {
  const user = await makeSeller()
  await as(user, (tx) => createInvoice(tx))
  const [row] = await sql`select pdf_token from invoices where user_id = ${user}`
  expect(row?.pdf_token).toMatch(/^[A-Za-z0-9_-]{24}$/)
})
