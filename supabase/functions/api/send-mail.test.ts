import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleInvoice } from '../../../tests/factories/sample-invoice.ts'
import { dbForCaller } from '../_shared/edge/caller.ts'
import { readEnvironment } from '../_shared/edge/environment.ts'
import { MailError, type Mailer } from '../_shared/edge/mailer.ts'
import { sendInvoiceMail } from './send-mail.ts'

const rpc = 'http://supabase.test/rest/v1/rpc'
const environment = readEnvironment({
  SUPABASE_URL: 'http://supabase.test',
  SUPABASE_ANON_KEY: 'sb_publishable_test',
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
  const told = (name: string) =>
    http.post(`${rpc}/${name}`, () => {
      calls.push(name)
      return calls.length > failures
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.error()
    })
  server.use(
    http.post(`${rpc}/begin_invoice_mail`, () => HttpResponse.json('the mail')),
    told('record_invoice_mail'),
    told('give_up_invoice_mail'),
  )
  const end = await sendInvoiceMail(dbForCaller(environment, 'token'), mailer, {
    document: sampleInvoice(),
    url: 'https://bahi.test/i/token',
    kind: 'invoice',
    fields: { subject: 'Invoice', message: 'Here it is.' },
    requestKey: 'key',
    fingerprint: 'print',
  }).then(
    () => 'sent',
    ({ status, code, message }) => `${status} ${code}: ${message}`,
  )
  return { end, calls }
}

test('a mail that went out is recorded at the second try, and is never said not to have been taken', async () => {
  const twice = ['record_invoice_mail', 'record_invoice_mail']
  expect(await send(async () => {}, 1)).toEqual({ end: 'sent', calls: twice })
  expect(await send(async () => {}, 9)).toEqual({
    end: '502 mail_unsure: The mail went out, but it could not be noted in the history. Do not send it again.',
    calls: twice,
  })
})

test('why a mail was not taken is told although it could not be given up', async () => {
  const refuse = async () => {
    throw new MailError('refused', new Error('no'))
  }
  expect(await send(refuse, 9)).toEqual({
    end: '502 mail_failed: The mail server refuses mail to this address.',
    calls: ['give_up_invoice_mail'],
  })
})
