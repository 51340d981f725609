import { afterEach, expect, inject, test, vi } from 'vitest'
import { createApp } from '../../supabase/functions/api/app.ts'
import { readEnvironment } from '../../supabase/functions/api/http/environment.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import { fullText } from '../setup/read-pdf.ts'
import { sql } from '../setup/stack/database.ts'
import { emailOf } from '../setup/stack/people.ts'
import { startSmtp } from '../setup/stack/smtp.ts'
import { bearer, makeAccount } from './clients.ts'
import { events, inbox, makeInvoice } from './mailing.ts'

const stack = inject('stack')

// [mail-1]
test('the client gets the invoice with its PDF, its link and how to pay, and the history says so', async () => {
  const { owner, client, clientEmail, id } = await makeInvoice()
  await sql`update businesses set upi_id = 'neel@okhdfcbank' where user_id = ${owner}`
  expect((await client.get('/mail')).data.data).toEqual({ configured: true })
  const sent = await client.post(`/invoice/${id}/send`, { kind: 'invoice' })
  expect([sent.status, sent.data]).toEqual([
    200,
    {
      success: true,
      message: 'Email sent.',
      data: {
        ...{ kind: 'invoice', to: clientEmail, cc: [], missed: [] },
        subject: expect.stringContaining('INV/'),
      },
    },
  ])

  const [mail, ...others] = await inbox(clientEmail)
  if (!mail) throw new Error('No mail came.')
  expect(others).toEqual([])
  expect(mail.subject).toBe(sent.data.data.subject)
  expect(mail.headers.from).toBe('Neel Studio via Bahi <no-reply@bahi.example>')
  expect(mail.headers['reply-to']).toBe(await emailOf(owner))
  const { token } = (await client.post(`/invoice/${id}/share`)).data.data
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(`/i/${token}`)
    expect(part).toContain('₹1,234.57')
    expect(part).toContain('Pay by UPI: ₹1,234.57 to neel@okhdfcbank')
  }
  const [attachment] = mail.attachments
  expect(attachment).toMatchObject({
    contentType: 'application/pdf',
    fileName: expect.stringMatching(/^Invoice_INV-.*\.pdf$/),
  })
  const file = `${stack.mailUrl}/email/${mail.id}/attachment/${attachment?.generatedFileName}`
  const pdf = new Uint8Array(await (await fetch(file)).arrayBuffer())
  expect(new TextDecoder().decode(pdf.slice(0, 5))).toBe('%PDF-')
  expect(await fullText(pdf)).toContain('Kaveri Interiors')

  expect(await events(id)).toEqual(['created', 'shared', `sent ${clientEmail}`])
  const [latest] = (await client.get(`/invoice/${id}/history`)).data.data
  expect(latest).toMatchObject({ kind: 'sent', recipient: clientEmail, amount: 0 })
})

test('the owner’s own words are sent in both parts, with amount, due date and one button below them', async () => {
  const { client, clientEmail, id } = await makeInvoice()
  const words = { subject: 'Our invoice', message: 'Dear <b>Kaveri</b>,\nhere it is.' }
  await client.post(`/invoice/${id}/send`, { kind: 'invoice', ...words })
  const [mail] = await inbox(clientEmail)
  expect(mail?.subject).toBe('Our invoice')
  expect(mail?.text).toMatch(
    /^Dear <b>Kaveri<\/b>,\nhere it is\.\n\nInvoice INV\S+\nBalance due: ₹1,234\.57\nDue Date: .+\n\nView and pay:\nhttp/,
  )
  expect(mail?.html).toContain('Dear &lt;b&gt;Kaveri&lt;/b&gt;,<br>\nhere it is.</div>')
  // The button, its address, and where to stop further mails.
  expect(mail?.html.match(/<a /g)).toHaveLength(3)
})

test('two requests with one key send one mail, and a reminder says that it is one', async () => {
  const { client, clientEmail, id } = await makeInvoice()
  const post = (key: string, body: object) =>
    client.post(`/invoice/${id}/send`, body, { headers: { 'Idempotency-Key': key } })
  const answers = await Promise.all([1, 2, 3].map(() => post('one', { kind: 'reminder' })))
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
  expect((await post('one', { kind: 'reminder' })).status).toBe(200)
  const other = await post('one', { kind: 'reminder', subject: 'Another' })
  expect([other.status, other.data]).toMatchObject([
    409,
    { code: 'conflict', reason: 'request_used', params: { of: 'mail' } },
  ])
  expect(Object.keys(other.data.errors)).toEqual(['Idempotency-Key'])
  const mails = await inbox(clientEmail)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Reminder: Invoice /),
  ])
  expect(await events(id)).toEqual(['created', 'shared', `reminded ${clientEmail}`])
})

test('paid invoices ask for nothing, deleted and other people’s are not found, and nothing else passes', async () => {
  const { client, clientEmail, id } = await makeInvoice()
  const send = (body: object, by = client, of = id) => by.post(`/invoice/${of}/send`, body)
  const stranger = bearer((await makeAccount()).token)
  expect((await send({ kind: 'invoice' }, stranger)).status).toBe(404)
  expect((await send({ kind: 'invoice' }, client, 'x')).status).toBe(404)
  expect((await send({})).data.errors).toEqual({ kind: 'kind must be invoice or reminder.' })
  const wrong = await send({ kind: 'invoice', subject: '', message: ' ' })
  expect([wrong.status, wrong.data.errors]).toEqual([
    422,
    { subject: 'Subject is required.', message: 'Message is required.' },
  ])
  const paid = await client.post(`/invoice/${id}/payments`, { amount: 1234.57, method: 'Cash' })
  const reminder = await send({ kind: 'reminder' })
  expect([reminder.status, reminder.data.reason]).toEqual([409, 'nothing_due'])
  // A receipt, in a way; and to whom it is said to go.
  const [to, copy] = [`to-${clientEmail}`, `copy-${clientEmail}`]
  const asked = { kind: 'invoice', to: [clientEmail, to], cc: `${copy}, ${copy.toUpperCase()}` }
  const several = await send(asked)
  expect([several.status, several.data.data]).toMatchObject([
    200,
    { to: `${clientEmail}, ${to}`, cc: [copy], missed: [] },
  ])
  for (const address of [clientEmail, to, copy]) expect(await inbox(address)).toHaveLength(1)
  expect((await inbox(copy))[0]?.headers).toMatchObject({ to: `${clientEmail}, ${to}`, cc: copy })
  const nobody = await send({ kind: 'invoice', to: 'x@y.example, no address' })
  expect([nobody.status, Object.keys(nobody.data.errors)]).toEqual([422, ['to']])
  await client.post(`/payment/${paid.data.data.id}/undo`, { reason: 'A slip' })
  await client.delete(`/invoice/delete/${id}`)
  expect((await send({ kind: 'invoice' })).status).toBe(404)
})

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) await stop()
})

/** The interface in this process, before the same database, with another mail server or with none. */
function appWith(smtpPort: number | null) {
  return createApp(
    readEnvironment({
      SUPABASE_URL: stack.apiUrl,
      SUPABASE_ANON_KEY: stack.publishableKey,
      SUPABASE_SECRET_KEY: localKeys.secret,
      ...(smtpPort !== null && {
        APP_URL: 'https://bahi.example',
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(smtpPort),
        SMTP_FROM: 'no-reply@bahi.example',
      }),
    }),
  )
}

const sendBy = async (
  app: ReturnType<typeof appWith>,
  id: string,
  token: string,
  key = 'the same',
) => {
  const response = await app.request(`/api/invoice/${id}/send`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: '{"kind":"invoice"}',
  })
  return [response.status, await response.json()]
}

test('a mail that is refused before it leaves makes no link: stopped, too many, foreign words', async () => {
  const { owner, client, clientEmail, id } = await makeInvoice()
  const send = async (body: object = {}) => {
    const { status, data } = await client.post(`/invoice/${id}/send`, { kind: 'invoice', ...body })
    return [status, data.reason ?? data.code]
  }
  expect(await send({ message: 'See prize.example/now' })).toEqual([422, 'invalid'])
  await sql`
    select private.take_permit('mails to:' || private.mailbox_of('a@b.example') || ':' || ${owner}, 5, 0.001) from generate_series(1, 5)`
  expect(await send({ to: ['a@b.example'] })).toEqual([429, 'mails_to_address'])
  await sql`select public.stop_mails(private.stop_token(${owner}, ${clientEmail}), 'sender')`
  expect(await send()).toEqual([409, 'mails_stopped'])
  expect(await sql`select from invoice_links where invoice_id = ${id}`).toHaveLength(0)
  expect(await events(id)).toEqual(['created'])
})

test('without a mail server it is said so, and nothing happens', async () => {
  const { id, token } = await makeInvoice()
  const app = appWith(null)
  expect(await sendBy(app, id, token)).toEqual([
    503,
    {
      success: false,
      message: 'Emails cannot be sent: no mail server is set up.',
      code: 'mail_unconfigured',
      reason: 'mail_unconfigured',
      params: {},
    },
  ])
  const asked = await app.request('/api/mail', { headers: { Authorization: `Bearer ${token}` } })
  expect((await asked.json()).data).toEqual({ configured: false })
  expect(await events(id)).toEqual(['created'])
})

test.each([
  [{ RCPT: '550 no' }, 'mail_refused'],
  [{ RCPT: '451 later' }, 'mail_failed'],
])(
  'a mail that the server does not take is not recorded, and the same request tries again (%#)',
  async (answers, reason) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { id, token, clientEmail } = await makeInvoice()
    const [refusing, taking] = [await startSmtp({ answers }), await startSmtp()]
    stops.push(refusing.stop, taking.stop)
    expect(await sendBy(appWith(refusing.port), id, token)).toMatchObject([
      502,
      { success: false, code: 'mail_failed', reason },
    ])
    expect(await events(id)).toEqual(['created'])
    expect(await sql`select from invoice_mails where invoice_id = ${id}`).toHaveLength(0)
    expect(await sql`select from invoice_links where invoice_id = ${id}`).toHaveLength(0)
    const [status] = await sendBy(appWith(taking.port), id, token)
    expect([status, taking.mails.length]).toEqual([200, 1])
    expect(await events(id)).toEqual(['created', 'shared', `sent ${clientEmail}`])
  },
)

test('a mail that the server took before it broke off is not sent again until it is asked for as another one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { id, token, clientEmail } = await makeInvoice()
  const [dying, taking] = [await startSmtp({ answers: { END: '' } }), await startSmtp()]
  stops.push(dying.stop, taking.stop)
  expect(await sendBy(appWith(dying.port), id, token)).toMatchObject([
    502,
    { success: false, code: 'mail_unsure', reason: 'mail_unsure' },
  ])
  for (const port of [dying.port, taking.port]) {
    expect(await sendBy(appWith(port), id, token)).toMatchObject([
      409,
      { success: false, code: 'mail_unsure', reason: 'mail_still_unsure' },
    ])
  }
  expect([dying.mails.length, taking.mails.length]).toEqual([1, 0])
  expect(await events(id)).toEqual(['created', 'shared', `mail_unsure ${clientEmail}`])
  const [status] = await sendBy(appWith(taking.port), id, token, 'another')
  expect([status, taking.mails.length]).toEqual([200, 1])
})
