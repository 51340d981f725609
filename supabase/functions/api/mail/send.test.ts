import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dbForServer } from '#api/http/caller.ts'
import { readEnvironment } from '#api/http/environment.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { type Mail, MailError, type Mailer } from './mailer.ts'
import { sendInvoiceMail } from './send.ts'

const rpc = 'http://supabase.test/rest/v1/rpc'
const environment = readEnvironment({
  SUPABASE_URL: 'http://supabase.test',
  SUPABASE_ANON_KEY: 'sb_publishable_test',
  SUPABASE_SECRET_KEY: 'sb_secret_test',
})
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

/** The end of a sending if the database cannot be told about it the first `failures` times. */
async function send(mailer: Mailer, failures: number, recipients = ['billing@kaveri.example']) {
  const calls: string[] = []
  server.use(
    http.post(`${rpc}/begin_invoice_mail`, () =>
      HttpResponse.json({
        ...{ state: 'begun', id: 'the mail' },
        reply_to: null,
        link: 'token',
        stops: recipients.map((address) => ({ address, token: `stop-${address}` })),
      }),
    ),
    http.post<never, { outcome: string; missed: string[] }>(
      `${rpc}/end_invoice_mail`,
      async ({ request }) => {
        const { outcome, missed } = await request.json()
        calls.push([outcome, ...missed].join(' '))
        return calls.length > failures
          ? new HttpResponse(null, { status: 204 })
          : HttpResponse.error()
      },
    ),
  )
  const db = dbForServer(environment)
  if (db === null) throw new Error('No key.')
  const host = { server: db, mailer, appUrl: 'https://bahi.test', mostADay: null }
  const end = await sendInvoiceMail(host, {
    sender: 'person',
    document: sampleInvoice(),
    kind: 'invoice',
    recipients: { to: recipients.slice(0, 1), cc: recipients.slice(1) },
    fields: { subject: 'Invoice', message: 'Here it is.' },
    requestKey: 'key',
    fingerprint: 'print',
  }).then(
    (missed) => ['sent', ...missed].join(' '),
    ({ status, code }) => `${status} ${code}`,
  )
  return { end, calls }
}

test('a mail that went out is recorded at the second try, and is never said not to have been taken', async () => {
  const twice = ['sent', 'sent']
  expect(await send(async () => {}, 1)).toEqual({ end: 'sent', calls: twice })
  expect(await send(async () => {}, 9)).toEqual({
    end: '502 mail_unrecorded',
    calls: twice,
  })
})

test('the reason for a refused mail is reported although it could not be noted', async () => {
  const refuse = async () => {
    throw new MailError('refused', new Error('no'))
  }
  expect(await send(refuse, 9)).toEqual({
    end: '502 mail_refused',
    calls: ['refused'],
  })
})

test('a mail that broke off is noted as unsure, and is not said to have failed', async () => {
  const breakOff = async () => {
    throw new MailError('failed', Object.assign(new Error('closed'), { code: 'ECONNECTION' }))
  }
  expect(await send(breakOff, 0)).toEqual({
    end: '502 mail_unsure',
    calls: ['unsure'],
  })
})

const three = ['a@b.example', 'b@b.example', 'c@b.example']
const noTo = (refused: string, error: MailError) => {
  const mails: Mail[] = []
  const mailer = async (mail: Mail) => {
    mails.push(mail)
    if (mail.to === refused) throw error
  }
  return { mails, mailer }
}

test('everybody gets a mail of their own that names all, with a way to stop for them alone', async () => {
  const { mails, mailer } = noTo('nobody', new MailError('refused', null))
  expect(await send(mailer, 0, three)).toEqual({ end: 'sent', calls: ['sent'] })
  expect(mails.map(({ to }) => to)).toEqual(three)
  for (const { to, named, text, stopUrl } of mails) {
    expect(named).toEqual({ to: three.slice(0, 1), cc: three.slice(1) })
    const own = encodeURIComponent(`stop-${to}`)
    expect(stopUrl).toBe(`https://bahi.test/api/mail/stop/${own}`)
    expect(text.match(/\/stop\/\S+/g)).toEqual([`/stop/${own}`])
  }
})

test('a recipient whom the mail server refuses does not stop the mail to others, and is named', async () => {
  const { mails, mailer } = noTo('a@b.example', new MailError('refused', new Error('no')))
  const missed = 'sent a@b.example'
  expect(await send(mailer, 0, three)).toEqual({ end: missed, calls: [missed] })
  expect(mails).toHaveLength(3)
})

test('a recipient whom the mail server delays does not stop the mail to others, and is named', async () => {
  const later = Object.assign(new Error(), { command: 'RCPT TO', responseCode: 451 })
  const { mails, mailer } = noTo('a@b.example', new MailError('failed', later))
  const missed = 'sent a@b.example'
  expect(await send(mailer, 0, three)).toEqual({ end: missed, calls: [missed] })
  expect(mails).toHaveLength(3)
})

test('a server that breaks off is given no more, and the missed recipients are named', async () => {
  const broken = new MailError('failed', Object.assign(new Error(), { code: 'ECONNECTION' }))
  const { mails, mailer } = noTo('b@b.example', broken)
  const missed = 'sent b@b.example c@b.example'
  expect(await send(mailer, 0, three)).toEqual({ end: missed, calls: [missed] })
  expect(mails).toHaveLength(2)
})

test('a mail that one was refused and that broke off at the next may have arrived, and is not tried again', async () => {
  const mailer = async ({ to }: Mail) => {
    if (to === 'a@b.example') throw new MailError('refused', new Error('no'))
    throw new MailError('failed', Object.assign(new Error('closed'), { code: 'ECONNECTION' }))
  }
  expect(await send(mailer, 0, three)).toEqual({ end: '502 mail_unsure', calls: ['unsure'] })
})

test('a slow server is asked no more after 50 seconds, and the missed recipients are named', async () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const mails: Mail[] = []
  const mailer = async (mail: Mail) => {
    mails.push(mail)
    clock += 26_000
  }
  const missed = 'sent c@b.example'
  expect(await send(mailer, 0, three)).toEqual({ end: missed, calls: [missed] })
  expect(mails).toHaveLength(2)
})
