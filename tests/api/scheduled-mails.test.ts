import { afterEach, expect, inject, test, vi } from 'vitest'
import { dbForServer } from '../../supabase/functions/api/http/caller.ts'
import { readEnvironment } from '../../supabase/functions/api/http/environment.ts'
import { runMails } from '../../supabase/functions/api/mail/due.ts'
import { MailError, type Mailer } from '../../supabase/functions/api/mail/mailer.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import { record, share } from '../database/ledger.ts'
import { as, sql, type Tx } from '../setup/database.ts'
import { runOneAtATime } from '../setup/one-at-a-time.ts'
import { emailOf } from '../setup/people.ts'
import { fullText } from '../setup/read-pdf.ts'
import { partsOf } from '../setup/smtp.ts'
import { bearer, makeAccount, plain } from './clients.ts'
import { inbox } from './mailing.ts'
import { aMonth, appWith, remindable, smtp, told, toTheEnd, waitIsOver } from './scheduled-mails.ts'

runOneAtATime()

const { apiUrl, mailUrl, publishableKey } = inject('stack')

afterEach(() => void vi.restoreAllMocks())
const expectLogs = () => vi.spyOn(console, 'error').mockImplementation(() => {})

/** The function as it is served, told the day by the holder of the secret key. */
const run = (day: string) => plain({ apikey: localKeys.secret }).post('/schedule/run', { day })

// [remind-4]
test('only the secret key runs the schedule: no other key, no person, no visitor', async () => {
  const { token } = await makeAccount()
  for (const client of [
    plain(),
    bearer(token),
    bearer(localKeys.secret),
    plain({ apikey: '' }),
    plain({ apikey: publishableKey }),
    plain({ apikey: token }),
    plain({ apikey: `${localKeys.secret}x` }),
    plain({ apikey: localKeys.secret.slice(0, -1) }),
  ]) {
    const { status, data } = await client.post('/schedule/run', { day: '2999-01-01' })
    expect([status, data.code]).toEqual([401, 'unauthenticated'])
  }
  const { status, data } = await run('tomorrow')
  expect([status, data.errors]).toEqual([422, { day: 'day must be a date.' }])
})

test('an invoice that repeats is issued and mailed by itself, once, with link and PDF', async () => {
  const day = aMonth()
  const { seller, to } = await remindable(day(28))
  const [kept] = await as(
    seller,
    (tx) => tx<{ id: string }[]>`
      select create_schedule(gen_random_uuid(), jsonb_build_object(
        'every', 'month', 'start_on', private.today(), 'times', 1, 'mode', 'issue', 'terms_days', 15,
        'content', '{}'::jsonb, 'document', jsonb_build_object(
          'client_name', 'Kaveri', 'client_email', ${to}::text,
          'items', '[{"description": "Retainer", "amount_minor": 150050}]'::jsonb
        )
      )) as id`,
  )
  const made = () => sql<{ id: string }[]>`
    select invoice_id as id from schedule_runs where schedule_id = ${kept?.id ?? ''}`
  // Another run may be under way; two at once make it once.
  while ((await made()).length === 0) {
    await Promise.all([sql`select private.run_schedules()`, sql`select private.run_schedules()`])
  }
  const [invoice, ...more] = await made()
  expect(more).toEqual([])
  for (let runs = 0; runs < 2; runs++) {
    await toTheEnd(async () => {
      const { status, data } = await run(day(1))
      return { status, body: data }
    })
  }
  const mails = await inbox(to)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Invoice INV\/\S+ from Neel Studio$/),
  ])
  expect(mails[0]?.text).toContain('/i/')
  expect(mails[0]?.attachments).toHaveLength(1)
  const events = await sql`
    select kind from invoice_events where invoice_id = ${invoice?.id ?? ''} order by id`
  expect(events.map(({ kind }) => kind)).toEqual(['created', 'shared', 'sent'])
})

test('a reminder reaches the client with the balance, the link, UPI and the PDF, and answers reach the seller', async () => {
  const day = aMonth()
  const { seller, invoice, to } = await remindable(day(10))
  await as(seller, (tx) => tx`update businesses set upi_id = 'neel@okbank'`)
  await as(seller, (tx) => record(tx, invoice, { amount_minor: 50_050 }))
  const token = await as(seller, (tx) => share(tx, invoice))

  const answer = await toTheEnd(async () => {
    const { status, data } = await run(day(13))
    return { status, body: data }
  })
  expect([answer.status, answer.body.data.refused]).toEqual([200, 0])
  const [mail, ...more] = await inbox(to)
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Reminder: Invoice INV\/\S+ from Neel Studio$/)
  expect(mail?.text).toContain('₹1,000.00')
  expect(mail?.text).toContain('3 days overdue')
  expect(mail?.text).toContain(`/i/${token}`)
  expect(mail?.text).toContain('upi://pay?')
  expect(mail?.html).toContain(`/i/${token}`)
  // To the address that the account has proven, not to that of the business.
  expect(mail?.replyTo).toMatchObject([{ address: await emailOf(seller) }])
  const number = /INV\/\S+/.exec(mail?.subject ?? '')?.[0] ?? ''
  const file = mail?.attachments[0]?.generatedFileName
  const pdf = await fetch(`${mailUrl}/email/${mail?.id}/attachment/${file}`)
  expect(await fullText(new Uint8Array(await pdf.arrayBuffer()))).toContain(number)
  expect(await told(invoice)).toEqual(['reminded after_3'])
})

// [remind-1]
test('each of the four steps goes on its day and once, however often the schedule runs', async () => {
  const server = await smtp()
  const runOn = appWith(server.port)
  const day = aMonth()
  const { invoice, to } = await remindable(day(15))
  for (let date = 1; date <= 30; date++) await runOn(day(date))
  for (const date of [22, 12, 15, 18]) await runOn(day(date))
  expect(await told(invoice)).toEqual([
    'reminded before_3',
    'reminded due',
    'reminded after_3',
    'reminded after_7',
  ])
  const texts = server.mailsTo(to).map((mail) => partsOf(mail)['text/plain'] ?? '')
  const said = ['due in 3 days', 'due today', '3 days overdue', '7 days overdue']
  expect(texts.map((text, at) => text.includes(said[at] ?? ''))).toEqual([true, true, true, true])
  await server.stop()
})

test('nothing goes for an invoice that is paid, deleted, or made on that very day', async () => {
  const server = await smtp()
  const day = aMonth()
  const paid = await remindable(day(10))
  await as(paid.seller, (tx) => record(tx, paid.invoice, { amount_minor: 150_050 }))
  const deleted = await remindable(day(10))
  await as(deleted.seller, (tx) => tx`select delete_invoice(${deleted.invoice})`)
  const [row] = await sql<{ today: string }[]>`select private.today()::text as today`
  const fresh = await remindable(row?.today ?? '')

  await appWith(server.port)(day(10))
  await appWith(server.port)(row?.today)
  for (const { to, invoice } of [paid, deleted, fresh]) {
    expect([server.mailsTo(to).length, await told(invoice)]).toEqual([0, []])
  }
  await server.stop()
})

test('a link is made where there is none, and one that the seller ended stays ended', async () => {
  const server = await smtp()
  const day = aMonth()
  const unshared = await remindable(day(10))
  const ended = await remindable(day(10))
  await as(ended.seller, (tx) => share(tx, ended.invoice))
  await as(ended.seller, (tx) => tx`select revoke_share(${ended.invoice})`)

  await appWith(server.port)(day(10))
  const textOf = (to: string) => partsOf(server.mailsTo(to)[0] ?? '')['text/plain'] ?? ''
  expect(textOf(unshared.to)).toMatch(/https:\/\/bahi\.test\/i\/[\w-]{24}\s/)
  expect(textOf(ended.to).match(/https:\S+/g)).toEqual([
    expect.stringMatching(/^https:\/\/bahi\.test\/stop\/[\w-]{24}$/),
  ])
  expect(textOf(ended.to)).toMatch(/due today\.\s\s\s?\s?If you have already paid/)
  expect(Object.keys(partsOf(server.mailsTo(ended.to)[0] ?? ''))).toContain('application/pdf')
  const links = await sql`
    select 1 from invoice_links where invoice_id = ${ended.invoice} and revoked_at is null`
  expect(links).toEqual([])
  await server.stop()
})

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

test('what the mail server refuses is tried again that day, five times at most, and the seller reads of it', async () => {
  expectLogs()
  const server = await smtp({ RCPT: '451 later' })
  const refusing = appWith(server.port)
  const day = aMonth()
  const [mended, lost] = [await remindable(day(10)), await remindable(day(10))]

  const first = await refusing(day(10))
  expect([first.status, first.body.data.refused >= 2]).toEqual([200, true])
  expect(await told(mended.invoice)).toEqual(['reminder_failed due'])
  // Before half an hour is over it is not even tried.
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
})

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

test('behind a slow mail server and in runs that are killed no mail is lost but the one that the server had', async () => {
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
    // What other tests have due goes with these, at once.
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
}, 120_000)

test('without a mail server the schedule says so and takes nothing', async () => {
  const day = aMonth()
  const { invoice } = await remindable(day(10))
  const { status, body } = await appWith(null)(day(10))
  expect([status, body.code]).toEqual([503, 'mail_unconfigured'])
  expect(await sql`select 1 from private.mail_jobs where subject_id = ${invoice}`).toEqual([])
})
