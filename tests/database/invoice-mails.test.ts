import { beforeEach, expect, test } from 'vitest'
import { as, sql, type Tx } from '../setup/database.ts'
import { makeSeller } from '../setup/people.ts'
import { codeOf, invoiceOver, outcome, record } from './ledger.ts'

let seller: string
let invoice: string

beforeEach(async () => {
  seller = await makeSeller()
  invoice = await invoiceOver(seller, 150_050)
})

type Mail = { invoice?: string; key?: string; kind?: string; subject?: string; print?: string }

async function begin(tx: Tx, mail: Mail = {}): Promise<string | null> {
  const [row] = await tx<{ id: string | null }[]>`
    select begin_invoice_mail(
      invoice_id => ${mail.invoice ?? invoice},
      request_key => ${mail.key ?? crypto.randomUUID()},
      kind => ${mail.kind ?? 'invoice'},
      subject => ${mail.subject ?? 'Invoice'},
      fingerprint => ${mail.print ?? 'print'}
    ) as id`
  return row?.id ?? null
}
const beginAs = (user: string | null, mail?: Mail) => as(user, (tx) => begin(tx, mail))
const end = (user: string | null, how: 'record' | 'give_up', id: string | null) =>
  as(user, (tx) => tx`select ${tx(`${how}_invoice_mail`)}(${id})`)
const seen = (user = seller) =>
  as(user, (tx) => tx`select sent_to, kind, subject from invoice_mails`)
const history = () =>
  sql`select kind, detail from invoice_events where invoice_id = ${invoice} and kind in ('sent', 'reminded')`

test('a mail shows, and stands in the history, once it is recorded; then it stays as it is', async () => {
  const id = await beginAs(seller, { subject: 'Hello\r\nBcc: x@y.example' })
  expect(await seen()).toEqual([])
  for (const _ of [1, 2]) await end(seller, 'record', id)
  const mail = { sent_to: 'billing@kaveri.example', kind: 'invoice' }
  expect(await seen()).toEqual([{ ...mail, subject: 'Hello Bcc: x@y.example' }])
  expect(await history()).toEqual([
    { kind: 'sent', detail: { mail_id: id, to: 'billing@kaveri.example' } },
  ])
  await end(seller, 'give_up', id)
  expect(await seen()).toHaveLength(1)
  for (const change of [
    sql`update invoice_mails set sent_to = 'x@y.example' where id = ${id}`,
    sql`delete from invoice_mails where id = ${id}`,
    sql`truncate invoice_mails`,
  ])
    expect(await codeOf(change)).toBe('PT409')
})

test('a mail that is given up leaves nothing, and its request may be made again', async () => {
  const key = crypto.randomUUID()
  await end(seller, 'give_up', await beginAs(seller, { key }))
  expect(await sql`select from invoice_mails where invoice_id = ${invoice}`).toHaveLength(0)
  expect(await beginAs(seller, { key })).not.toBeNull()
})

test('one request is one mail: sent, on its way, or forgotten by a request that died', async () => {
  const key = crypto.randomUUID()
  const both = await Promise.all([1, 2].map(() => outcome(beginAs(seller, { key }))))
  expect(both.sort()).toEqual(['PT409 | This mail is being sent.', 'done'])
  expect(await outcome(beginAs(seller, { key, print: 'other' }))).toContain('PT409')

  await sql`update invoice_mails set begun_at = now() - interval '3 minutes' where request_key = ${key}`
  const id = await beginAs(seller, { key })
  expect(id).not.toBeNull()
  expect(await outcome(beginAs(seller, { key }))).toContain('being sent')
  await end(seller, 'record', id)
  expect(await beginAs(seller, { key })).toBeNull()
})

test('a mail of another’s invoice, a deleted or a paid one does not begin, nor one of no kind', async () => {
  const other = await makeSeller()
  const none = 'PT404 | Invoice not found.'
  expect(await outcome(beginAs(other))).toBe(none)
  expect(await codeOf(beginAs(null))).toBe('42501')
  expect(await outcome(beginAs(seller, { kind: 'advert' }))).toContain('PT422')
  expect(await outcome(beginAs(seller, { subject: ' \n ' }))).toContain('Subject is required.')
  expect(await outcome(beginAs(seller, { subject: 'x'.repeat(201) }))).toContain('PT422')
  await as(seller, (tx) => record(tx, invoice, { amount_minor: 150_050 }))
  expect(await outcome(beginAs(seller, { kind: 'reminder' }))).toBe(
    'PT409 | Nothing is due on this invoice any more.',
  )
  await sql`update invoices set cancelled_at = now() where id = ${invoice}`
  expect(await outcome(beginAs(seller))).toBe(none)
})

test('another person ends no mail', async () => {
  const id = await beginAs(seller)
  const other = await makeSeller()
  await end(other, 'record', id)
  await end(other, 'give_up', id)
  expect(await sql`select sent_at from invoice_mails where id = ${id}`).toEqual([{ sent_at: null }])
  await end(seller, 'record', id)
  expect(await seen(other)).toEqual([])
})

test('an hour has 5 mails about one invoice and 30 in all; a request that is repeated takes none', async () => {
  const key = crypto.randomUUID()
  await end(seller, 'record', await beginAs(seller, { key }))
  for (let turn = 0; turn < 4; turn++) await beginAs(seller)
  expect(await beginAs(seller, { key })).toBeNull()
  const limit = /^PT429 \| That is many mails in an hour\. Please try again after \d+ seconds\.$/
  expect(await outcome(beginAs(seller))).toMatch(limit)

  // What was refused took nothing: 25 are left for others.
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => invoiceOver(seller, 100)))
  for (const each of others)
    for (let turn = 0; turn < 5; turn++) await beginAs(seller, { invoice: each })
  const last = await invoiceOver(seller, 100)
  expect(await outcome(beginAs(seller, { invoice: last }))).toMatch(limit)
  expect(await codeOf(beginAs(await makeSeller(), { invoice: last }))).toBe('PT404')
})

test('a step of the automatic reminders goes once in the life of an invoice', async () => {
  const send = (step: string) => sql`
    insert into invoice_mails (invoice_id, user_id, kind, step, sent_to, subject, sent_at)
    values (${invoice}, ${seller}, 'reminder', ${step}, 'a@b.example', 'x', now())`
  await send('due')
  expect(await codeOf(send('due'))).toBe('23505')
  expect(await codeOf(send('never'))).toBe('23514')
  expect(await history()).toMatchObject([{ kind: 'reminded', detail: { step: 'due' } }])
})
