import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dbForServer } from '#api/http/caller.ts'
import { readEnvironment } from '#api/http/environment.ts'
import { detailRow } from '#tests/factories/rows/invoice-rows.ts'
import { reminderDay, runMails } from './due.ts'
import { MailError } from './mailer.ts'

const url = 'http://supabase.test'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const claim = (id: string, changes: object = {}) => ({
  ...{
    kind: 'claim',
    id,
    to: `${id}@studio.example`,
    invoice_id: 'x',
    number: 'INV/26-27/0001',
    language: 'en',
  },
  ...{ client_name: 'Kaveri Interiors', currency: 'INR', amount_minor: 50_000, method: 'UPI' },
  ...{ reference: null, note: null },
  ...changes,
})

type Ended = { job_id: string; outcome: string }

/** Runs over these jobs, where the n-th try to say what became of one fails if the test says so. */
async function runOver(
  jobs: object[],
  fails: (id: string, turn: number) => boolean = () => false,
  day: string | null = null,
  deliver: (to: string) => void = () => {},
  clock?: () => number,
) {
  const left = [...jobs]
  const ended: string[] = []
  server.use(
    http.post(`${url}/rest/v1/rpc/take_mails`, () => HttpResponse.json(left.splice(0, 1))),
    http.post<never, { job_id: string }>(`${url}/rest/v1/rpc/hand_over_mail`, async ({ request }) =>
      HttpResponse.json((await request.json()).job_id !== 'taken back'),
    ),
    http.post<never, Ended>(`${url}/rest/v1/rpc/end_mail`, async ({ request }) => {
      const { job_id, outcome } = await request.json()
      ended.push(`${job_id} ${outcome}`)
      const turn = ended.filter((each) => each.startsWith(job_id)).length
      return fails(job_id, turn) ? HttpResponse.error() : new HttpResponse(null, { status: 204 })
    }),
  )
  const keys = { SUPABASE_ANON_KEY: 'sb_publishable_test', SUPABASE_SECRET_KEY: 'sb_secret_test' }
  const db = dbForServer(readEnvironment({ SUPABASE_URL: url, ...keys }))
  if (db === null) throw new Error('No key.')
  const mailed: string[] = []
  const mailer = async ({ to }: { to: string }) => {
    deliver(to)
    mailed.push(to)
  }
  const host = { server: db, mailer, appUrl: 'https://bahi.test', mostADay: null }
  const run = await runMails(host, day, clock)
  return { run, mailed, ended }
}

test('a mail that cannot be read is refused, and the others go', async () => {
  const broken = [claim('one', { to: null }), { kind: 'reminder', id: 'two', document: null }]
  const { run, mailed, ended } = await runOver([...broken, claim('three')])
  expect(run).toEqual({ sent: 1, refused: 2, unreached: 0, failed: 0, unsure: 0 })
  expect(mailed).toEqual(['three@studio.example'])
  expect(ended).toEqual(['one refused', 'two refused', 'three sent'])
})

test('the result of a mail is reported twice if need be, and a failure there does not stop other mails', async () => {
  const { run, mailed, ended } = await runOver(
    [claim('one'), claim('two'), claim('three')],
    (id, turn) => id === 'two' || (id === 'one' && turn === 1),
  )
  expect(run.sent).toBe(3)
  expect(mailed).toHaveLength(3)
  expect(ended).toEqual(['one sent', 'one sent', 'two sent', 'two sent', 'three sent'])
})

test('a mail that was taken back meanwhile does not go', async () => {
  const { mailed, ended } = await runOver([claim('taken back'), claim('two')])
  expect([mailed, ended]).toEqual([['two@studio.example'], ['two sent']])
})

test('a run takes nothing new after 40 seconds', async () => {
  let seconds = 0
  const slow = () => {
    seconds += 12
  }
  const jobs = ['one', 'two', 'three', 'four', 'five', 'six'].map((id) => claim(id))
  const { run, ended } = await runOver(jobs, undefined, null, slow, () => seconds * 1000)
  expect(run.sent).toBe(4)
  expect(ended).toHaveLength(4)
})

test.each([
  ['takes no connection', { code: 'ESOCKET', syscall: 'connect' }, ['one unreached']],
  ['refuses the login', { code: 'EAUTH', responseCode: 535 }, ['one unreached']],
  ['breaks off', { code: 'ECONNECTION' }, ['one unsure']],
  [
    'refuses one recipient',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 },
    ['one refused', 'two sent'],
  ],
])('after a mail server that %s a run ends or goes on', async (_, fields, outcomes) => {
  const refuse = (to: string) => {
    if (to.startsWith('one')) throw new MailError('failed', Object.assign(new Error('x'), fields))
  }
  const { ended } = await runOver([claim('one'), claim('two')], undefined, null, refuse)
  expect(ended).toEqual(outcomes)
})

test('a reminder in which a name holds a link is not sent, and not tried again', async () => {
  const reminder = (id: string, client_name: string) => ({
    ...{ kind: 'reminder', id, token: null, stop_token: 'stop', reply_to: null },
    to: `${id}@x.example`,
    document: {
      ...detailRow({ client_name, client_email: `${id}@x.example` }),
      tds_minor: 0,
      upi_id: null,
      bank: null,
    },
  })
  const jobs = [reminder('bait', 'https://evil.example/win'), reminder('honest', 'Booking.com')]
  const { mailed, ended } = await runOver(jobs, () => false, '2026-11-21')
  expect(mailed).toEqual(['honest@x.example'])
  expect(ended).toEqual(['bait failed', 'honest sent'])
})

test.each([
  ['a second before ten', '2026-11-21T04:29:59Z', null],
  ['at ten', '2026-11-21T04:30:00Z', '2026-11-21'],
  ['in the evening', '2026-11-21T18:29:59Z', '2026-11-21'],
  ['at midnight', '2026-11-21T18:30:00Z', null],
  ['at ten on the first of January', '2027-01-01T04:30:00Z', '2027-01-01'],
  ['at ten where Europe has summer time', '2026-07-01T04:30:00Z', '2026-07-01'],
])('%s in India, the reminders of that day may go or not', (_, instant, day) => {
  expect(reminderDay(new Date(instant))).toBe(day)
})
