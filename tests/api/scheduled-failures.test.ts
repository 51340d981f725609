import { afterEach, expect, test, vi } from 'vitest'
import { dbForServer } from '../../supabase/functions/api/http/caller.ts'
import { readEnvironment } from '../../supabase/functions/api/http/environment.ts'
import { runMails } from '../../supabase/functions/api/mail/due.ts'
import { MailError, type Mailer } from '../../supabase/functions/api/mail/mailer.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { sql, type Tx } from '../setup/stack/database.ts'
import { runOneAtATime } from '../setup/stack/one-at-a-time.ts'
import { aMonth, appWith, remindable, smtp, told, toTheEnd, waitIsOver } from './scheduled-mails.ts'
import { apiUrl, publishableKey } from './scheduled-runs.ts'

runOneAtATime()

afterEach(() => void vi.restoreAllMocks())
const expectLogs = () => vi.spyOn(console, 'error').mockImplementation(() => {})

// [remind-3]
test('runs at the same time send one mail', async () => {
  const server = await smtp()
  const runOn = appWith(server.port)
  const day = aMonth()
  const { to } = await remindable(day(10))
  await Promise.all(Array.from({ length: 6 }, () => runOn(day(10))))
  expect(server.mailsTo(to)).toHaveLength(1)
  await server.stop()
})

/** Resolves once some run waits for another one. */
async function aRunWaits() {
  for (;;) {
    const waiting = await sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%take_mails%'`
    if (waiting.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('a run that comes while another takes its mails sees them taken, also when they are tried again', async () => {
  expectLogs()
  const day = aMonth()
  const { invoice } = await remindable(day(10))
  await appWith(9)(day(10))
  await waitIsOver(invoice)
  const take = async (on: typeof sql | Tx) => {
    const [row] = await on<{ jobs: { document?: { id: string } }[] }[]>`
      select take_mails(1000, (${day(10)}::text)::date) as jobs`
    return row?.jobs.filter(({ document }) => document?.id === invoice).length
  }
  let late: Promise<number | undefined> | undefined
  await sql.begin(async (tx) => {
    expect(await take(tx)).toBe(1)
    late = take(sql)
    await aRunWaits()
  })
  expect(await late).toBe(0)
})

beforeRelease(
  'a mail that the server refuses is tried again that day, five times at most, and the seller reads of it',
  async () => {
    expectLogs()
    const server = await smtp({ RCPT: '451 later' })
    const refusing = appWith(server.port)
    const day = aMonth()
    const [mended, lost] = [await remindable(day(10)), await remindable(day(10))]

    const first = await refusing(day(10))
    expect([first.status, first.body.data.refused >= 2]).toEqual([200, true])
    expect(await told(mended.invoice)).toEqual(['reminder_failed due'])
    // It is not even tried before half an hour is over.
    await refusing(day(10))
    const tries = async ({ invoice }: { invoice: string }) =>
      (await sql`select tries, state from private.mail_jobs where subject_id = ${invoice}`)[0]
    expect(await tries(mended)).toEqual({ tries: 1, state: 'waiting' })
    for (let turn = 0; turn < 6; turn++) {
      await waitIsOver(lost.invoice)
      // Nobody listens on port 9, which says nothing against the mail.
      await appWith(9)(day(10))
      await waitIsOver(lost.invoice)
      await refusing(day(10))
    }
    expect(await tries(lost)).toEqual({ tries: 5, state: 'failed' })
    expect(await told(lost.invoice)).toEqual(['reminder_failed due', 'reminder_given_up due'])

    const working = await smtp()
    await waitIsOver(mended.invoice)
    await appWith(working.port)(day(11))
    expect(working.mailsTo(mended.to)).toHaveLength(0)
    await appWith(working.port)(day(10))
    expect(working.mailsTo(mended.to)).toHaveLength(1)
    expect(await told(mended.invoice)).toEqual(['reminder_failed due', 'reminded due'])
    await Promise.all([server.stop(), working.stop()])
  },
)

test('a client whom the mail server does not know is tried once, and the seller reads that no mail comes', async () => {
  expectLogs()
  const server = await smtp({ RCPT: '550 no such user' })
  const day = aMonth()
  const { invoice } = await remindable(day(10))
  const { body } = await appWith(server.port)(day(10))
  expect([body.data.failed >= 1, body.data.refused]).toEqual([true, 0])
  await waitIsOver(invoice)
  await appWith(server.port)(day(10))
  expect(await told(invoice)).toEqual(['reminder_given_up due'])
  const [job] = await sql`select tries, state from private.mail_jobs where subject_id = ${invoice}`
  expect(job).toEqual({ tries: 1, state: 'failed' })
  await server.stop()
})

/** One run, whatever the mail server is, by a clock of the test's own. */
function runBy(mailer: Mailer, day: string, clock?: () => number) {
  const server = dbForServer(
    readEnvironment({
      SUPABASE_URL: apiUrl,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: localKeys.secret,
    }),
  )
  if (server === null) throw new Error('No key.')
  return runMails({ server, mailer, appUrl: 'https://bahi.test', mostADay: null }, day, clock)
}

test('a mail that may have arrived is never sent again, and the seller reads of that, too', async () => {
  expectLogs()
  const day = aMonth()
  const { invoice, to } = await remindable(day(10))
  const tried: string[] = []
  const mailer = async (mail: { to: string }) => {
    tried.push(mail.to)
    throw new MailError('failed', Object.assign(new Error('closed'), { code: 'ECONNECTION' }))
  }
  for (let turn = 0; turn < 3; turn++) {
    await toTheEnd(async () => ({ status: 200, body: { data: await runBy(mailer, day(10)) } }))
    await waitIsOver(invoice)
  }
  expect(tried.filter((address) => address === to)).toHaveLength(1)
  expect(await told(invoice)).toEqual(['reminder_unsure due'])
})

beforeRelease(
  'behind a slow mail server and in runs that are killed no mail is lost but the one that the server had',
  async () => {
    const day = aMonth()
    const due = await Promise.all(Array.from({ length: 7 }, () => remindable(day(10))))
    const own = new Set(due.map(({ to }) => to))
    const got: string[] = []
    let ms = 0
    let hangs = () => {}
    const hung = new Promise<'hung'>((resolve) => {
      hangs = () => resolve('hung')
    })
    const slow: Mailer = async ({ to }) => {
      // The mails that other tests have due are answered at once.
      if (!own.has(to)) return
      ms += 12_000
      got.push(to)
      if (got.length !== 3) return
      hangs()
      await new Promise(() => {})
    }
    let last: unknown = null
    for (let run = 0; run < 30 && last !== 'hung'; run += 1) {
      last = await Promise.race([runBy(slow, day(10), () => ms), hung])
    }
    expect(last).toBe('hung')
    const lost = due.find(({ to }) => to === got[2])?.invoice ?? ''
    // Another dies while it makes a mail.
    await sql`select take_mails(1, (${day(10)}::text)::date)`
    const states = () => sql`
    select state, count(*)::integer from private.mail_jobs
    where subject_id = any (${due.map(({ invoice }) => invoice)}) group by state order by state`
    expect(await states()).toContainEqual({ state: 'sending', count: 1 })

    await sql`
    update private.mail_jobs set taken_at = taken_at - interval '16 minutes'
    where state in ('taken', 'sending')`
    await toTheEnd(async () => {
      const before = got.length
      const data = await runBy(slow, day(10), () => ms)
      expect(got.length - before).toBeLessThanOrEqual(4)
      return { status: 200, body: { data } }
    })
    expect(await states()).toEqual([
      { state: 'sent', count: 6 },
      { state: 'unsure', count: 1 },
    ])
    expect(got.toSorted()).toEqual([...own].toSorted())
    expect(await told(lost)).toEqual(['reminder_unsure due'])
  },
  120_000,
)

test('without a mail server the schedule says so and takes nothing', async () => {
  const day = aMonth()
  const { invoice } = await remindable(day(10))
  const { status, body } = await appWith(null)(day(10))
  expect([status, body.code]).toEqual([503, 'mail_unconfigured'])
  expect(await sql`select 1 from private.mail_jobs where subject_id = ${invoice}`).toEqual([])
})
