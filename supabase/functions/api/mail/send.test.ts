import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dbForServer } from '#api/http/caller.ts'
import { readEnvironment } from '#api/http/environment.ts'
import { sampleInvoice } from '../../../../tests/factories/sample-invoice.ts'
import { MailError, type Mailer } from './mailer.ts'
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

/** How the sending ends where the database cannot be told what became of the mail, the first `failures` times. */
async function send(mailer: Mailer, failures: number) {
  const calls: string[] = []
  server.use(
    http.post(`${rpc}/begin_invoice_mail`, () =>
      HttpResponse.json({ state: 'begun', id: 'the mail', stop_token: 'stop' }),
    ),
    http.post<never, { outcome: string }>(`${rpc}/end_invoice_mail`, async ({ request }) => {
      calls.push((await request.json()).outcome)
      return calls.length > failures
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.error()
    }),
  )
  const db = dbForServer(environment)
  if (db === null) throw new Error('No key.')
  const host = { server: db, mailer, appUrl: 'https://bahi.test', mostADay: null }
  const end = await sendInvoiceMail(host, {
    sender: 'person',
    document: sampleInvoice(),
    url: 'https://bahi.test/i/token',
    kind: 'invoice',
    fields: { subject: 'Invoice', message: 'Here it is.' },
    requestKey: 'key',
    fingerprint: 'print',
  }).then(
    () => 'sent',
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

test('why a mail was not taken is told although that could not be noted', async () => {
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
