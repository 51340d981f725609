import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { letters } from '../../supabase/functions/api/mail/letters.ts'
import { sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, emailOf, makeSeller, signedUp } from '../setup/stack/people.ts'
import { hushOthers } from './mailing.ts'

type Kind = { kind: string; due: string; letter: string }
const kinds = () => sql<Kind[]>`select kind, due, letter from private.mail_kinds order by kind`

test('each kind of mail has its two functions in the database, and its letter in the edge function', async () => {
  const known = await kinds()
  expect(known.map(({ kind }) => kind)).toEqual(Object.keys(letters).sort())
  const functions = await sql<{ name: string; shape: string; stable: boolean }[]>`
    select proname as name, provolatile = 's' as stable,
      pg_get_function_identity_arguments(oid) || ' → ' || pg_get_function_result(oid) as shape
    from pg_proc where pronamespace = 'private'::regnamespace`
  const find = (name: string) => functions.filter((known) => known.name === name)
  for (const { kind, due, letter } of known) {
    // A run calls it several times, and each call must see the state at its beginning.
    const isDue = { name: due, shape: 'day date → SETOF private.due_mail', stable: true }
    expect([kind, find(due)]).toEqual([kind, [isDue]])
    const isLetter = { name: letter, shape: 'job private.mail_jobs → jsonb' }
    expect([kind, find(letter)]).toMatchObject([kind, [isLetter]])
  }
})

test('code for all kinds names none of them', async () => {
  const names = (await kinds()).map(({ kind }) => kind).join('|')
  const byName = new RegExp(`(?<!told_as in \\(.*)'(${names})'`)
  const common = [
    'supabase/schemas/06_mail/02_mail_queue.sql',
    'supabase/functions/api/mail/jobs.ts',
    'supabase/functions/api/mail/due.ts',
  ]
  const found = common.flatMap((file) =>
    readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')
      .split('\n')
      .filter((line) => byName.test(line)),
  )
  expect(found).toEqual([])
})

/** Stands for the one SQL file of a kind: it reports each unpaid invoice whose only row says "Wish". */
async function makeKind(tx: Tx, traits: { to_client: boolean; told_as: string | null }) {
  await tx.unsafe(`
    create function private.due_wishes(day date) returns setof private.due_mail
    language sql stable set search_path = ''
    as $$
      select invoice.id, invoice.user_id, null::text, null::date, now() + interval '1 hour', null::timestamptz,
        invoice.client_email, array[invoice.id]
      from books.invoices as invoice
      where invoice.notes = 'Wish' and invoice.status = 'UNPAID'
    $$;
    create function private.wish_letter(job private.mail_jobs) returns jsonb
    language sql stable set search_path = ''
    as $$ select jsonb_build_object('number', invoice.number) from books.invoices as invoice where invoice.id = job.subject_id $$;
  `)
  const its = { kind: 'wish', priority: 1, due: 'due_wishes', letter: 'wish_letter', ...traits }
  await tx`insert into private.mail_kinds ${tx(its)}`
}

type Mail = { id: string; kind: string; to: string; number: string }

/** Runs with a kind of mail that exists for this test alone, and an invoice for it. */
const withKind = async (
  traits: Parameters<typeof makeKind>[1],
  work: (live: {
    tx: Tx
    seller: string
    invoice: string
    to: string
    take: () => Promise<Mail[]>
    state: () => Promise<unknown>
  }) => Promise<void>,
) => {
  const seller = await makeSeller()
  await signedUp(seller, 365)
  const to = `${crypto.randomUUID()}@client.example`
  await tryAs(seller, async (tx) => {
    const invoice = await createInvoice(tx, { client_email: to, notes: 'Wish' })
    await tx`set local role none`
    await hushOthers(tx, seller, null)
    await makeKind(tx, traits)
    const take = async () => {
      const [row] = await tx<{ jobs: Mail[] }[]>`select take_mails(1000) as jobs`
      // Other tests' owners may have news.
      return (row?.jobs ?? []).filter(({ kind }) => kind === 'wish')
    }
    const state = async () => {
      const [job] =
        await tx`select state, tries from private.mail_jobs where subject_id = ${invoice}`
      return job
    }
    await work({ tx, seller, invoice, to, take, state })
  })
}

test('a kind of mail to clients needs nothing else to go through queue, letter and history', () =>
  withKind({ to_client: true, told_as: 'reminder' }, async (live) => {
    const { tx, seller, invoice, to, take, state } = live
    const [mail, ...more] = await take()
    expect(more).toEqual([])
    const [known] = await tx`select number from books.invoices where id = ${invoice}`
    expect(mail).toMatchObject({
      ...{ kind: 'wish', to, number: known?.number, reply_to: await emailOf(seller) },
      stop_token: expect.stringMatching(/^[\w-]{24}$/),
    })
    const id = mail?.id ?? ''
    expect(await take()).toEqual([])
    expect(await tx`select hand_over_mail(${id}) as mine`).toEqual([{ mine: true }])
    await tx`select end_mail(${id}, 'refused', 'A wish')`
    expect(await state()).toEqual({ state: 'waiting', tries: 1 })
    await tx`update private.mail_jobs set run_at = now() where id = ${id}`
    expect((await take()).map((again) => again.id)).toEqual([id])
    await tx`select hand_over_mail(${id})`
    await tx`select end_mail(${id}, 'sent', 'A wish')`
    expect(await state()).toEqual({ state: 'sent', tries: 2 })
    const told = await tx`
      select kind from invoice_events where invoice_id = ${invoice} and kind like 'remind%' order by id`
    expect(told.map(({ kind }) => kind)).toEqual(['reminder_failed', 'reminded'])
    const mails = await tx`select sent_to, subject from invoice_mails where invoice_id = ${invoice}`
    expect([...mails]).toEqual([{ sent_to: to, subject: 'A wish' }])
    expect(await take()).toEqual([])
  }))

test('a kind of news goes to the address that its owner has proven, and no history tells of it', () =>
  withKind({ to_client: false, told_as: null }, async ({ tx, seller, invoice, take, state }) => {
    const [mail] = await take()
    expect(mail).toMatchObject({ kind: 'wish', to: await emailOf(seller), language: 'en' })
    expect(mail).not.toHaveProperty('stop_token')
    await tx`select hand_over_mail(${mail?.id ?? ''})`
    await tx`select end_mail(${mail?.id ?? ''}, 'unsure', 'A wish')`
    expect(await state()).toEqual({ state: 'unsure', tries: 1 })
    const told = await tx`select kind from invoice_events where invoice_id = ${invoice}`
    expect(told.map(({ kind }) => kind)).toEqual(['created'])
  }))

test('a mail that waits beyond its time is given up, and reported if it is still wanted', () =>
  withKind({ to_client: true, told_as: 'reminder' }, async ({ tx, invoice, state }) => {
    await tx`select private.queue_mails(), private.note_mails(null)`
    expect(await state()).toEqual({ state: 'waiting', tries: 0 })
    await tx`update private.mail_jobs set until = now() where subject_id = ${invoice}`
    await tx`select private.queue_mails(), private.note_mails(null)`
    expect(await state()).toEqual({ state: 'failed', tries: 0 })
    const told = await tx`
      select kind from invoice_events where invoice_id = ${invoice} and kind like 'remind%'`
    expect(told.map(({ kind }) => kind)).toEqual(['reminder_given_up'])
  }))
