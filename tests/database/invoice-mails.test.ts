import { beforeEach, expect, test } from 'vitest'
import { as, asServer, sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { codeOf, invoiceOver, outcome, record, share } from './ledger.ts'
import { begin, beginOne, endAs, type Mail } from './mailing.ts'

let seller: string
let invoice: string
let to: string

beforeEach(async () => {
  seller = await makeSeller()
  to = `${crypto.randomUUID()}@kaveri.example`
  invoice = await invoiceOver(seller, 150_050, { client_email: to })
})

const mail = (change: Partial<Mail> = {}) => ({ sender: seller, invoice, ...change })
const beginning = (change?: Partial<Mail>) => asServer((tx) => begin(tx, mail(change)))
const seen = (user = seller) =>
  as(user, (tx) => tx`select sent_to, kind, subject from invoice_mails`)
const history = () => sql`
  select kind, detail from invoice_events
  where invoice_id = ${invoice} and kind in ('sent', 'reminded', 'mail_unsure') order by id`

test('a mail shows, and stands in the history, once it is sent; then it stays as it is', async () => {
  const { id } = await beginOne(mail({ subject: 'Hello\r\nBcc: x@y.example' }))
  expect(await seen()).toEqual([])
  for (const _ of [1, 2]) await endAs('sent', id)
  expect(await seen()).toEqual([
    { sent_to: to, kind: 'invoice', subject: 'Hello Bcc: x@y.example' },
  ])
  expect(await history()).toEqual([{ kind: 'sent', detail: { mail_id: id, to } }])
  for (const late of ['refused', 'unsure']) await endAs(late, id)
  expect(await seen()).toHaveLength(1)
  expect(await history()).toHaveLength(1)
  for (const change of [
    sql`update invoice_mails set sent_to = 'x@y.example' where id = ${id}`,
    sql`delete from invoice_mails where id = ${id}`,
    sql`truncate invoice_mails`,
  ])
    expect(await codeOf(change)).toBe('PT409')
  expect(await outcome(endAs('lost', id))).toContain('PT422')
})

test('a mail to several has a way to stop for each, and the history says whom it did not reach', async () => {
  const [second, third] = [`a-${to}`, `b-${to}`]
  const several = { key: crypto.randomUUID(), to: [to, second], cc: [third] }
  const begun = await beginning(several)
  if (begun.state !== 'begun') throw new Error('Not begun.')
  expect(begun.stops.map(({ address }) => address)).toEqual([to, second, third])
  expect(new Set(begun.stops.map(({ token }) => token)).size).toBe(3)
  await asServer((tx) => tx`select end_invoice_mail(${begun.id}, 'sent', ${[second]})`)
  expect(await history()).toEqual([
    { kind: 'sent', detail: { mail_id: begun.id, to: `${to}, ${third}`, missed: second } },
  ])
  expect(await beginning(several)).toEqual({ state: 'sent', missed: [second] })
})

const boxes = (count: number) => Array.from({ length: count }, (_, box) => `${box}@b.example`)
test.each<[string, Partial<Mail>, string]>([
  ['nobody', { to: [] }, 'number'],
  ['copies alone', { to: [], cc: boxes(1) }, 'number'],
  ['seven', { to: boxes(7) }, 'number'],
  ['six and a copy', { to: boxes(6), cc: ['copy@b.example'] }, 'number'],
  ['one twice', { to: ['a@b.example'], cc: ['A@b.example'] }, 'invalid'],
  ['two in one', { to: ['a@b.example, c@d.example'] }, 'invalid'],
  ['a header', { cc: ['a@b.example\r\nBcc: c@d.example'] }, 'invalid'],
])('a mail to %s is refused', async (_, recipients, why) => {
  expect(await outcome(beginning(recipients))).toBe(`PT422 | mail_recipients_${why} | to`)
})

test('a mail that the mail server refuses leaves nothing, and its request may be made again', async () => {
  const key = crypto.randomUUID()
  const { id } = await beginOne(mail({ key }))
  await endAs('refused', id)
  expect(await sql`select from invoice_mails where invoice_id = ${invoice}`).toHaveLength(0)
  expect((await beginning({ key })).state).toBe('begun')
})

const links = (user = seller) =>
  as(user, (tx) => tx`select token from invoice_links where revoked_at is null`)
const told = async () =>
  (
    await sql<{ kind: string }[]>`
      select kind from invoice_events where invoice_id = ${invoice} order by id`
  ).map(({ kind }) => kind)

test('the link of a mail lives while it is on its way, is its owner’s once it was taken, and goes where it is refused', async () => {
  const refused = await beginOne(mail())
  const opened = (token: string) =>
    as(null, async (tx) => (await tx`select shared_invoice(${token}) as it`)[0]?.it)
  expect(await opened(refused.link)).toMatchObject({ kind: 'invoice' })
  expect(await links()).toEqual([])
  await endAs('refused', refused.id)
  expect([await opened(refused.link), await told()]).toEqual([null, ['created']])

  const sent = await beginOne(mail())
  await endAs('sent', sent.id)
  expect(await links()).toEqual([{ token: sent.link }])
  expect(await told()).toEqual(['created', 'shared', 'sent'])

  // One that was ended before is ended again; whoever asks for it meanwhile keeps it.
  await as(seller, (tx) => tx`select revoke_share(${invoice})`)
  const again = await beginOne(mail())
  expect(again.link).not.toBe(sent.link)
  await endAs('refused', again.id)
  expect([await opened(again.link), await links()]).toEqual([null, []])
  expect(await sql`select from invoice_links where invoice_id = ${invoice}`).toHaveLength(1)
  expect((await told()).slice(3)).toEqual(['link_revoked'])
  const kept = await beginOne(mail())
  expect(await as(seller, (tx) => share(tx, invoice))).toBe(kept.link)
  await endAs('refused', kept.id)
  expect(await links()).toEqual([{ token: kept.link }])
  expect((await told()).slice(4)).toEqual(['shared'])
})

test('one request is one mail: on its way, sent, and never another', async () => {
  const key = crypto.randomUUID()
  const both = await Promise.all([1, 2].map(() => outcome(beginning({ key }))))
  expect(both.sort()).toEqual(['PT409 | mail_on_its_way', 'done'])
  expect(await outcome(beginning({ key, print: 'other' }))).toContain('PT409')
  const [row] = await sql<{ id: string }[]>`select id from invoice_mails where request_key = ${key}`
  await endAs('sent', row?.id ?? '')
  expect(await beginning({ key })).toEqual({ state: 'sent', missed: [] })
})

test('a mail that may have gone out stays so, whoever asks again, and the history says it', async () => {
  const key = crypto.randomUUID()
  const { id } = await beginOne(mail({ key }))
  for (const _ of [1, 2]) await endAs('unsure', id)
  for (const _ of [1, 2]) expect(await beginning({ key })).toEqual({ state: 'unsure' })
  await endAs('refused', id)
  expect(await history()).toEqual([{ kind: 'mail_unsure', detail: { mail_id: id, to } }])
  expect(await seen()).toEqual([])
  expect(await codeOf(sql`delete from invoice_mails where id = ${id}`)).toBe('PT409')
  // A new request is another mail, and late news of the first is heard.
  expect((await beginning()).state).toBe('begun')
  await endAs('sent', id)
  expect((await history()).map(({ kind }) => kind)).toEqual(['mail_unsure', 'sent'])
})

test('a mail whose request died may have gone out, and does not go again', async () => {
  const [asked, waiting] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const key of [asked, waiting]) await beginOne(mail({ key }))
  await sql`update invoice_mails set begun_at = now() - interval '3 minutes' where invoice_id = ${invoice}`
  expect(await beginning({ key: asked })).toEqual({ state: 'unsure' })
  // The schedule sees what nobody asks about.
  await sql`update invoice_mails set begun_at = now() - interval '16 minutes' where invoice_id = ${invoice}`
  await sql`select take_mails(0)`
  expect((await history()).map(({ kind }) => kind)).toEqual(['mail_unsure', 'mail_unsure'])
  expect(await beginning({ key: waiting })).toEqual({ state: 'unsure' })
})

test('a mail of another’s invoice, a deleted or a paid one does not begin, nor one of no kind', async () => {
  const other = await makeSeller()
  const none = 'PT404 | invoice_not_found'
  expect(await outcome(beginning({ sender: other }))).toBe(none)
  expect(await outcome(beginning({ kind: 'advert' }))).toContain('PT422')
  expect(await outcome(beginning({ subject: ' \n ' }))).toBe('PT422 | required | subject')
  expect(await outcome(beginning({ subject: 'x'.repeat(201) }))).toContain('PT422')
  await as(seller, (tx) => record(tx, invoice, { amount_minor: 150_050 }))
  expect(await outcome(beginning({ kind: 'reminder' }))).toBe('PT409 | nothing_due')
  await sql`update invoices set cancelled_at = now() where id = ${invoice}`
  expect(await outcome(beginning())).toBe(none)
})

test('a sent mail is seen by its sender alone', async () => {
  const { id } = await beginOne(mail())
  await endAs('sent', id)
  expect(await seen(await makeSeller())).toEqual([])
  expect(await seen()).toHaveLength(1)
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

test('an invoice goes to its client by itself until a mail of it reached them, or may have', async () => {
  const wanted = async () => {
    const [row] = await sql`select private.wants_mail(${invoice}) as it`
    return row?.it
  }
  const other = `own-${to}`
  const one = async (change: Partial<Mail>, outcome: string, missed: string[] = []) => {
    const { id } = await beginOne(mail(change))
    const before = await wanted()
    await asServer((tx) => tx`select end_invoice_mail(${id}, ${outcome}, ${missed})`)
    return [before, await wanted()]
  }
  expect(await one({ to: [other] }, 'sent')).toEqual([true, true])
  expect(await one({ to: [other] }, 'unsure')).toEqual([true, true])
  expect(await one({ kind: 'reminder' }, 'sent')).toEqual([true, true])
  expect(await one({}, 'refused')).toEqual([false, true])
  expect(await one({ cc: [other] }, 'sent', [to])).toEqual([false, true])
  const tagged = to.replace('@', '+books@')
  expect(await one({ to: [other], cc: [tagged] }, 'sent')).toEqual([false, false])
  invoice = await invoiceOver(seller, 100, { client_email: to })
  expect(await one({}, 'unsure')).toEqual([false, false])
})
