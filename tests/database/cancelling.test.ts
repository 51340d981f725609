import { beforeEach, expect, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { claim, codeOf, invoiceOver, outcome, record, share } from './ledger.ts'

let seller: string
let invoice: string

beforeEach(async () => {
  seller = await makeSeller()
  invoice = await invoiceOver(seller, 150_050)
})

const cancel = (id = invoice) => as(seller, (tx) => tx`select delete_invoice(${id})`)
const restore = (id = invoice) => as(seller, (tx) => tx`select restore_invoice(${id})`)

const refused = 'PT409 | invoice_has_money'

test('an invoice with money on it is not deleted, until its payments are undone', async () => {
  const payment = await as(seller, (tx) => record(tx, invoice, { amount_minor: 0, tds_minor: 1 }))
  expect(await outcome(cancel())).toBe(refused)
  await as(seller, (tx) => tx`select undo_payment(${payment}, 'A slip')`)
  expect(await outcome(cancel())).toBe('done')
})

test('an unconfirmed report does not prevent deleting, and waits until the invoice is restored', async () => {
  const token = await as(seller, (tx) => share(tx, invoice))
  await as(null, (tx) => claim(tx, token))
  expect(await outcome(cancel())).toBe('done')
  const [payment] = await sql<
    { id: string }[]
  >`select id from payments where invoice_id = ${invoice}`
  const confirm = () => as(seller, (tx) => tx`select confirm_payment(${payment?.id ?? ''})`)
  expect(await codeOf(confirm())).toBe('PT404')
  await restore()
  expect(await outcome(confirm())).toBe('done')
  expect(await outcome(cancel())).toBe(refused)
})

test('one of a payment and a deletion at the same time is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await invoiceOver(seller, 1_000)
    const ends = await Promise.all([codeOf(as(seller, (tx) => record(tx, id))), codeOf(cancel(id))])
    expect([
      ['done', 'PT409'],
      ['PT404', 'done'],
    ]).toContainEqual(ends)
  }
})

type Row = { id: string; status: string; cancelled_at: string | null; reach: object | null }

const list = (filter: { status?: string; query?: string; skip?: number; most?: number } = {}) =>
  as(seller, async (tx) => {
    const { status = 'CANCELLED', query = null, skip = 0, most = 50 } = filter
    const [row] = await tx<{ it: { total: number; invoices: Row[] } }[]>`
      select list_invoices(${skip}, ${most}, ${status}, ${query}) as it`
    return { total: row?.it.total, rows: row?.it.invoices ?? [] }
  })
const idsOf = (page: { rows: Row[] }) => page.rows.map(({ id }) => id)

test('deleted invoices are listed by their status alone, newest first, page by page and by a text', async () => {
  const second = await as(seller, (tx) => createInvoice(tx, { client_name: 'Tapti Textiles' }))
  const third = await invoiceOver(seller, 100)
  expect(await list()).toEqual({ total: 0, rows: [] })
  await cancel(invoice)
  await cancel(second)

  const page = await list()
  expect([page.total, idsOf(page)]).toEqual([2, [second, invoice]])
  expect(page.rows[0]).toMatchObject({ status: 'CANCELLED', cancelled_at: expect.any(String) })
  expect(idsOf(await list({ skip: 1, most: 1 }))).toEqual([invoice])
  expect(await list({ skip: 2_147_483_647 })).toEqual({ total: 2, rows: [] })
  expect(await list({ query: 'tapti' })).toMatchObject({ total: 1, rows: [{ id: second }] })
  expect(idsOf(await list({ status: 'UNPAID' }))).toEqual([third])

  const other = await makeSeller()
  const [theirs] = await as(other, (tx) => tx`select list_invoices(0, 50, 'CANCELLED') as it`)
  expect(theirs?.it.total).toBe(0)
})

test('a cancelled invoice can be looked at by its owner, who alone has its PDF and its reason', async () => {
  await as(seller, (tx) => tx`select cancel_invoice(${invoice}, ${'  Wrong client\n'})`)
  await as(seller, (tx) => tx`select cancel_invoice(${invoice}, 'Another reason')`)
  const look = (user: string) =>
    as(user, (tx) => tx`select status, cancel_reason from invoice_records where id = ${invoice}`)
  expect(await look(seller)).toEqual([{ status: 'CANCELLED', cancel_reason: 'Wrong client' }])
  expect(await look(await makeSeller())).toHaveLength(0)
})

test('a reason to cancel is one line of at most 300 characters, and goes when the invoice comes back', async () => {
  const cancelFor = (reason: string) =>
    outcome(as(seller, (tx) => tx`select cancel_invoice(${invoice}, ${reason})`))
  expect(await cancelFor(' \n')).toBe('PT422 | cancel_reason_required | reason')
  expect(await cancelFor('x'.repeat(301))).toBe('PT422 | too_long | {"most": 300} | reason')
  expect(await cancelFor('x'.repeat(300))).toBe('done')
  const events = () =>
    sql`select kind, detail from invoice_events where invoice_id = ${invoice} order by id`
  expect((await events()).at(-1)).toEqual({ kind: 'deleted', detail: { reason: 'x'.repeat(300) } })
  await restore()
  const [row] = await sql`select cancel_reason from invoices where id = ${invoice}`
  expect(row).toEqual({ cancel_reason: null })
  expect((await events()).at(-1)).toEqual({ kind: 'restored', detail: {} })
})

const reach = async () => (await list({ status: 'UNPAID' })).rows[0]?.reach

test('an invoice says what its client may know of it: that it was shared, opened, mailed, reported as paid', async () => {
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  const shared = {
    shared_at: at,
    viewed_at: null,
    mailed_at: null,
    marked_at: null,
    claimed_minor: null,
    restored: false,
  }
  expect(await reach()).toBeNull()
  const token = await as(seller, (tx) => share(tx, invoice))
  expect(await reach()).toEqual(shared)
  await as(null, (tx) => tx`select note_share_view(${token})`)
  expect(await reach()).toEqual({ ...shared, viewed_at: at })
  await as(null, (tx) => claim(tx, token, { amount_minor: 700 }))
  await as(null, (tx) => claim(tx, token, { amount_minor: 300 }))
  expect(await reach()).toEqual({ ...shared, viewed_at: at, claimed_minor: 1_000 })
  await as(seller, (tx) => tx`select revoke_share(${invoice})`)
  expect(await reach()).toEqual({ ...shared, viewed_at: at, claimed_minor: 1_000 })
})

test('a mail that was sent is part of what a client knows, one that is on its way is not', async () => {
  const begin = () =>
    sql`
      insert into invoice_mails (invoice_id, user_id, kind, sent_to, subject)
      values (${invoice}, ${seller}, 'invoice', 'billing@kaveri.example', 'Invoice')`
  await begin()
  expect(await reach()).toBeNull()
  await sql`update invoice_mails set sent_at = now() where invoice_id = ${invoice}`
  expect(await reach()).toMatchObject({ shared_at: null, mailed_at: expect.any(String) })
})

const pdfToken = async () => {
  const [row] = await sql<{ token: string }[]>`
    select pdf_token as token from invoices where id = ${invoice}`
  return row?.token ?? ''
}
const pdfOpens = async (token: string) => {
  const [row] = await as(null, (tx) => tx`select invoice_document(${token}) is not null as it`)
  return row?.it
}

test('the address of the PDF ends with the link, by whatever way that ends, and with a deletion', async () => {
  const ways = [
    () => as(seller, (tx) => tx`select revoke_share(${invoice})`),
    () => as(seller, (tx) => share(tx, invoice, 'renew_share')),
    () => cancel(),
  ]
  for (const way of ways) {
    await as(seller, (tx) => share(tx, invoice))
    const before = await pdfToken()
    expect(await pdfOpens(before)).toBe(true)
    await way()
    expect(await pdfToken()).toMatch(/^[A-Za-z0-9_-]{24}$/)
    expect([await pdfOpens(before), (await pdfToken()) === before]).toEqual([false, false])
  }
  // The owner alone is told the new one: it prints that the invoice is cancelled, and no way to pay it.
  await as(seller, (tx) => tx`update businesses set upi_id = 'neel@okbank'`)
  const [document] = await as(
    null,
    async (tx) => tx`select invoice_document(${await pdfToken()}) as it`,
  )
  expect(document?.it).toMatchObject({ status: 'CANCELLED', upi_id: null, bank: null })
  await restore()
  expect(await pdfOpens(await pdfToken())).toBe(true)
})

test('a change that alters nothing keeps the address of the PDF', async () => {
  const token = await pdfToken()
  await as(seller, (tx) => tx`select revoke_share(${invoice})`)
  await as(seller, (tx) => share(tx, invoice))
  const link = await as(seller, (tx) => share(tx, invoice))
  await as(null, (tx) => tx`select note_share_view(${link})`)
  await as(seller, (tx) => record(tx, invoice))
  expect(await pdfToken()).toBe(token)
})
