import { afterEach, expect, inject, test, vi } from 'vitest'
import { createApp } from '../../supabase/functions/api/app.ts'
import { readEnvironment } from '../../supabase/functions/api/http/environment.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { fullText } from '../setup/read-pdf.ts'
import { sql } from '../setup/stack/database.ts'
import { startSmtp } from '../setup/stack/smtp.ts'
import { bearer, makeAccount, plain } from './clients.ts'
import { inbox, makeInvoice } from './mailing.ts'

const stack = inject('stack')
const params = { from: '2026-04-01', to: '2990-03-31' }

/** A client who owes 1,234.57 rupees, to an address of their own. */
async function makeClient() {
  const { client, clientEmail, id, token } = await makeInvoice()
  const [row] = await sql<{ client: string }[]>`
    select client_id as client from invoices where id = ${id}`
  return { client, clientEmail, id, token, path: `/client/${row?.client}/statement` }
}

const textOf = async (data: ArrayBuffer) => fullText(new Uint8Array(data))

test('the holder of the link downloads the statement as it stands now, until it is withdrawn', async () => {
  const { client, id, path } = await makeClient()
  const shared = await client.post(`${path}/share`, null, { params })
  const { url, token } = shared.data.data
  expect([shared.status, url]).toEqual([200, `/s/${token}`])
  const pdf = () => plain().get(`/share/${token}/statement`, { responseType: 'arraybuffer' })
  expect(await textOf((await pdf()).data)).toContain('1,234.57')
  await client.post(`/invoice/${id}/payments`, { amount: 1_000, method: 'UPI' })
  const later = await pdf()
  expect(await textOf(later.data)).toContain('234.57')
  expect(later.headers).toMatchObject({
    'content-type': 'application/pdf',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  const { links } = (await client.get(`${path}/sharing`)).data.data
  expect(links).toMatchObject([{ ...params, currency: 'INR', url, token }])

  const stranger = bearer((await makeAccount()).token)
  for (const call of [
    stranger.post(`${path}/share`, null, { params }),
    stranger.delete(`${path}/share`, { params }),
    stranger.post(`${path}/send`, {}, { params }),
    stranger.get(`${path}/sharing`),
  ])
    expect((await call).status).toBe(404)
  const withdrawn = await client.delete(`${path}/share`, { params })
  expect([withdrawn.status, (await pdf()).status]).toEqual([200, 404])
  expect((await client.get(`${path}/sharing`)).data.data.links).toEqual([])
})

test('the client gets the statement once by one key, with its PDF and link, and it is told what went to whom', async () => {
  const { client, clientEmail, path } = await makeClient()
  const copy = `copy-${clientEmail}`
  const send = (body: object) =>
    client.post(`${path}/send`, body, { params, headers: { 'Idempotency-Key': 'one' } })
  for (const _ of [1, 2]) {
    const sent = await send({ cc: copy })
    expect([sent.status, sent.data.message, sent.data.data]).toEqual([
      200,
      'Email sent.',
      {
        ...{ kind: 'statement', to: clientEmail, cc: [copy], missed: [] },
        // Not to the end of the period, which is far off: a statement ends today.
        subject: expect.stringMatching(
          /^Statement of account from Neel Studio, Apr 1, 2026 to \w{3} \d{1,2}, 20\d\d$/,
        ),
      },
    ])
  }
  expect((await send({ subject: 'Another' })).data.reason).toBe('request_used')
  const { token } = (await client.post(`${path}/share`, null, { params })).data.data
  for (const address of [clientEmail, copy]) {
    const [mail, ...others] = await inbox(address)
    expect(others).toEqual([])
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`/s/${token}`)
      expect(part).toContain('₹1,234.57')
    }
    const [attachment] = mail?.attachments ?? []
    expect(attachment?.fileName).toMatch(
      /^Statement_Kaveri-Interiors_2026-04-01_20\d\d-\d\d-\d\d\.pdf$/,
    )
    const file = `${stack.mailUrl}/email/${mail?.id}/attachment/${attachment?.generatedFileName}`
    expect(await textOf(await (await fetch(file)).arrayBuffer())).toContain('1,234.57')
  }
  const { mails } = (await client.get(`${path}/sharing`)).data.data
  expect(mails).toMatchObject([
    { statement: params, state: 'sent', to: [clientEmail, copy], missed: [] },
  ])
})

beforeRelease(
  'a client who reads Hindi by now gets mail and PDF in Hindi, though the link is an earlier one',
  async () => {
    const { client, clientEmail, path } = await makeClient()
    await client.post(`${path}/share`, null, { params })
    await sql`update clients set language = 'hi' where email = ${clientEmail}`
    const sent = await client.post(`${path}/send`, {}, { params })
    expect(sent.data.data.subject).toMatch(
      /^खाते का स्टेटमेंट, Neel Studio की ओर से, 1 अप्रैल 2026 से \d{1,2} \S+ 20\d\d तक$/,
    )
    const [mail] = await inbox(clientEmail)
    expect(mail?.text).toContain('₹1,234.57 बकाया हैं।')
    expect(mail?.text).toMatch(/\/stop\/[\w-]+\?in=hi/)
    const pdf = await client.get(path, {
      ...{ params: { ...params, format: 'pdf' }, responseType: 'arraybuffer' },
    })
    expect(await textOf(pdf.data)).toContain('शुरुआती बकाया')
  },
)

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) await stop()
})

test('foreign links, a client without an address and a mail server that takes nothing are told as of invoices', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { client, path, token } = await makeClient()
  const linked = await client.post(`${path}/send`, { message: 'See prize.example/now' }, { params })
  expect([linked.status, Object.keys(linked.data.errors)]).toEqual([422, ['message']])
  const made = await client.post('/client/create', { name: 'Tapti Textiles' })
  const nobody = await client.post(`/client/${made.data.data.id}/statement/send`, {}, { params })
  expect([nobody.status, nobody.data.reason]).toEqual([422, 'mail_recipients_number'])

  const refusing = await startSmtp({ answers: { RCPT: '550 no' } })
  stops.push(refusing.stop)
  const app = createApp(
    readEnvironment({
      SUPABASE_URL: stack.apiUrl,
      SUPABASE_ANON_KEY: stack.publishableKey,
      SUPABASE_SECRET_KEY: localKeys.secret,
      APP_URL: 'https://bahi.example',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(refusing.port),
      SMTP_FROM: 'no-reply@bahi.example',
    }),
  )
  const asked = await app.request(`/api${path}/send?${new URLSearchParams(params)}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  })
  expect([asked.status, await asked.json()]).toMatchObject([502, { reason: 'mail_refused' }])
  expect((await client.get(`${path}/sharing`)).data.data).toEqual({ links: [], mails: [] })
})
