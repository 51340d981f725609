import { expect, test } from 'vitest'
import { as, sql, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeSeller } from '../setup/stack/people.ts'
import { ask, askedAt, erase, wait } from './ground/leaving.ts'
import { codeOf, outcome, record, share } from './ledger.ts'
import { shareStatement } from './statement-sharing.ts'

/** Writes a login as the Auth server does. */
const logIn = (person: string) =>
  sql`update auth.users set last_sign_in_at = clock_timestamp() where id = ${person}`
const openSession = (person: string) =>
  sql`insert into auth.sessions (id, user_id) values (${person}, ${person})`

test('a request to delete needs a new proof: an older session is refused, and a fresh one ends with all others', async () => {
  const person = await makeSeller()
  const other = crypto.randomUUID()
  await sql`insert into auth.sessions (id, user_id) values (${other}, ${person})`
  await sql`update auth.sessions set created_at = now() - interval '11 minutes' where id = ${person}`
  expect(await outcome(ask(person))).toBe('PT403 | login_again')
  expect(await askedAt(person)).toEqual([])

  await sql`update auth.sessions set created_at = now() - interval '9 minutes' where id = ${person}`
  await ask(person)
  expect(await askedAt(person)).toMatchObject([{ week: true }])
  expect(await sql`select id from auth.sessions where user_id = ${person}`).toEqual([])
})

test('a session from before is none any more, a login stops it, and its owner is told', async () => {
  const person = await makeSeller()
  await ask(person)
  await openSession(person)
  expect(await codeOf(as(person, (tx) => tx`select * from invoices`))).toBe('PT401')
  await logIn(person)
  expect(await askedAt(person)).toEqual([])
  const [profile] = await as(person, (tx) => tx`select deletion_stopped_at from profiles`)
  expect(profile?.deletion_stopped_at).not.toBeNull()
  await wait(person)
  await erase(person)
  expect(await sql`select id from auth.users where id = ${person}`).toHaveLength(1)
})

const shown = async (token: string) => {
  const [row] = await as(
    null,
    (tx) => tx`
      select shared_invoice(${token}) as page, shared_document(${token}) as pdf, shared_receipt(${token}) as receipt`,
  )
  return row
}

test('meanwhile the links rest and say so, and come back as they were', async () => {
  const person = await makeSeller()
  const { invoice, token, gone, statement } = await as(person, async (tx) => {
    const invoice = await createInvoice(tx)
    const gone = await createInvoice(tx, { language: 'hi' })
    const withdrawn = await share(tx, gone)
    await tx`select delete_invoice(${gone})`
    const statement = await shareStatement(tx, invoice)
    return { invoice, token: await share(tx, invoice), gone: withdrawn, statement }
  })
  const account = async () =>
    (await as(null, (tx) => tx`select shared_statement(${statement}) as it`))[0]?.it
  const told = await account()
  const [pdf] = await sql<{ token: string }[]>`
    select pdf_token as token from invoices where id = ${invoice}`
  const before = [await shown(token), await shown(gone)]
  expect(before[1]?.page).toMatchObject({ withdrawn: true, language: 'hi' })
  await ask(person)
  const rests = { resting: true, seller_name: 'Neel Studio' }
  for (const [known, language] of [
    [token, 'en'],
    [gone, 'hi'],
  ] as const)
    expect(await shown(known)).toEqual({ page: { ...rests, language }, pdf: null, receipt: null })
  expect(await account()).toEqual({ ...rests, language: 'en' })
  const claim = as(
    null,
    (tx) => tx`select claim_payment(${token}, gen_random_uuid(), 100, 'UTR 4711')`,
  )
  expect(await outcome(claim)).toBe('PT404 | invoice_not_found')
  const byPdf = () =>
    as(null, (tx) => tx`select invoice_document(${pdf?.token ?? ''}) is null as rests`)
  expect(await byPdf()).toEqual([{ rests: true }])
  await logIn(person)
  expect([await shown(token), await shown(gone), await account()]).toEqual([...before, told])
  expect(await byPdf()).toEqual([{ rests: false }])
})

/** Returns the mails that a run would take now for this test's own people; rolled back. */
const taken = (person: string): ReturnType<typeof noted> =>
  // A run of another test that notes mails, too, may meet this one in a deadlock.
  noted(person).catch((error) => {
    if (error.code === '40P01') return taken(person)
    throw error
  })

const noted = (person: string) =>
  tryAs(null, async (tx) => {
    await tx`set local role none`
    // Receipts wait two minutes; one that stood there would be taken by the runs of other tests.
    // Such a run may have noted this one already.
    await tx`
      insert into private.mail_jobs (kind, subject_id, user_id, until)
      select 'receipt', id, user_id, now() + interval '1 day' from payments where user_id = ${person}
      on conflict on constraint mail_jobs_once do update set run_at = excluded.run_at`
    // The news of leaving goes at once, maybe by such a run.
    await tx`update private.mail_jobs set state = 'waiting' where user_id = ${person} and kind = 'leaving'`
    await tx`select private.queue_mails(), private.note_mails(private.today())`
    return tx`select kind from private.waiting_mails(private.today()) where user_id = ${person}`
  })
const schedulesDue = (person: string) =>
  tryAs(null, async (tx) => {
    await tx`set local role none`
    // One that stood there would be taken by the runs of other tests.
    await tx`
      update schedules set start_on = private.today(), day = null, every = 'week' where user_id = ${person}`
    return tx`select schedule_id from private.due_schedules(1000) where owner = ${person}`
  })

test('meanwhile neither mails nor schedules go, and a login has them go on', async () => {
  const person = await makeSeller()
  await sql`update profiles set remind_due = true where id = ${person}`
  await as(person, async (tx) => {
    const document = { every: 'month', start_on: '2990-01-01', mode: 'draft', terms_days: 0 }
    await tx`select create_schedule(gen_random_uuid(), ${tx.json({ ...document, content: {} })})`
    const invoice = await createInvoice(tx)
    await record(tx, invoice)
  })
  await sql`update private.permits set available = 60 where bucket like '%' || ${person}`
  const receipts = await sql`
    select subject_id from private.due_receipts(null) where user_id = ${person}`
  expect(receipts).toHaveLength(1)
  const goes = [{ kind: 'receipt' }]
  expect([await taken(person), await schedulesDue(person)]).toMatchObject([goes, [{}]])
  await ask(person)
  // But for the news of it.
  const news = { kind: 'leaving' }
  expect([await taken(person), await schedulesDue(person)]).toEqual([[news], []])
  await logIn(person)
  expect([await taken(person), await schedulesDue(person)]).toMatchObject([goes, [{}]])
})

test('the owner is mailed once, whoever asked, until when a login stops it; and no more after one', async () => {
  const person = await makePerson('Asha Rao')
  await ask(person)
  await tryAs(null, async (tx) => {
    await tx`set local role none`
    const news = async () => {
      const [row] = await tx<{ jobs: { kind: string; to: string }[] }[]>`
        select private.take_mails(1000, null, null) as jobs`
      return (row?.jobs ?? []).filter(({ kind, to }) => kind === 'leaving' && to === account?.email)
    }
    // A run of another test may have taken it already.
    await tx`delete from private.mail_jobs where user_id = ${person}`
    const [account] = await tx<{ email: string; day: string }[]>`
      select email, ((now() at time zone 'Asia/Kolkata')::date + 7)::text as day from auth.users where id = ${person}`
    const [mail, ...more] = await news()
    expect(mail).toMatchObject({ name: 'Asha Rao', erase_on: account?.day })
    expect(more).toEqual([])
    expect(await news()).toEqual([])
    await tx`update private.mail_jobs set state = 'waiting' where user_id = ${person}`
    await tx`delete from private.account_deletions where user_id = ${person}`
    expect(await news()).toEqual([])
    expect([...(await tx`select state from private.mail_jobs where user_id = ${person}`)]).toEqual([
      { state: 'waiting' },
    ])
    await tx`update private.mail_jobs set until = now() where user_id = ${person}`
    expect(await news()).toEqual([])
    expect([...(await tx`select state from private.mail_jobs where user_id = ${person}`)]).toEqual([
      { state: 'failed' },
    ])
  })
  await logIn(person)
})
