import { afterEach, expect, test, vi } from 'vitest'
import { localKeys } from '../../supabase/local/settings.ts'
import { record, share } from '../database/ledger.ts'
import { fullText } from '../setup/read-pdf.ts'
import { as, sql } from '../setup/stack/database.ts'
import { giveUpMails, runOneAtATime } from '../setup/stack/one-at-a-time.ts'
import { emailOf } from '../setup/stack/people.ts'
import { partsOf } from '../setup/stack/smtp.ts'
import { bearer, makeAccount, plain } from './clients.ts'
import { inbox } from './mailing.ts'
import { aMonth, appWith, remindable, smtp, told, toTheEnd } from './scheduled-mails.ts'
import { mailUrl, publishableKey, run } from './scheduled-runs.ts'

runOneAtATime()

afterEach(() => void vi.restoreAllMocks())

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
  await giveUpMails(seller)
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
  // To the address that the account has proven, not to the business's.
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
