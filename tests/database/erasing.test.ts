import { expect, test } from 'vitest'
import { beforeRelease } from '../setup/before-release.ts'
import { as, asServer, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, emailOf, makePerson, makeSeller } from '../setup/stack/people.ts'
import { ask, askedAt, deletionOf, erase, eraseAfterWait, hold, wait } from './ground/leaving.ts'
import { keepFiled, noteExports } from './ground/moving.ts'
import { codeOf, outcome, share } from './ledger.ts'
import { makeScene } from './scene.ts'
import { sendStatement, shareStatement } from './statement-sharing.ts'

type Held = { name: string; rows: number }

/** Every table of ours and of Auth, and in how many of its rows one of these texts stands. */
async function holding(...texts: string[]): Promise<Held[]> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'books'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
    order by 1`
  const counted = tables.map(async ({ name }) => {
    const [row] = await sql.unsafe<{ rows: number }[]>(
      `select count(*)::integer as rows from ${name} as held
       where exists (select from unnest($1::text[]) as known (text) where position(known.text in held::text) > 0)`,
      [texts],
    )
    return { name, rows: row?.rows ?? 0 }
  })
  return Promise.all(counted)
}

/** Tables with a column of the person: the test below needs a row in each of them. */
const ownTables = () => sql<{ name: string }[]>`
  select attrelid::regclass::text as name
  from pg_attribute
  join pg_class on pg_class.oid = attrelid
  where attname = 'user_id' and relkind = 'r' and relnamespace in ('public'::regnamespace, 'books'::regnamespace, 'private'::regnamespace)
    -- Full for the length of the erasure alone.
    and attrelid <> 'private.erasures'::regclass
  order by 1`

/** Somebody who has something in each table of theirs. */
async function makeFullAccount() {
  const { seller, values } = await makeScene()
  const { logo } = await import('../factories/png.ts')
  await as(seller, (tx) => tx`update businesses set logo = ${logo()}`)
  const invoice = await as(seller, async (tx) => {
    const invoice = await createInvoice(tx)
    const [draft] = await tx<{ id: string }[]>`select revise_invoice(${invoice}) as id`
    const document = values('').document ?? ''
    await tx`select issue_draft(${draft?.id ?? ''}, gen_random_uuid(), (${document}::text)::jsonb)`
    await tx`select accept_estimate(${values('').estimate_id ?? ''}), keep_tally_ledgers('[{"ledger": "sales", "name": "Fees"}]')`
    await tx`select file_period('2026-07-01', '2026-09-30'), keep_mapping('items', '{Name}', '{"description": 0}')`
    await noteExports(tx)
    await shareStatement(tx, invoice)
    const { client_id, into_id } = values('')
    await tx`select merge_clients(${client_id ?? ''}, ${into_id ?? ''})`
    return invoice
  })
  await sql`
    insert into schedule_runs (schedule_id, period, user_id, late)
    select id, start_on, user_id, false from schedules where user_id = ${seller}`
  await sql`select private.queue_repeated_invoice(${invoice})`
  await sql`
    with begun as (insert into private.restores (user_id, id) values (${seller}, gen_random_uuid()) returning user_id, id)
    insert into private.restore_rows (user_id, restore_id, step, turn, place, value, weight, size)
    select user_id, id, 1, '1', 1, '{}', 1, 2 from begun`
  await sql`select private.stop_token(${seller}, 'a@kaveri.example')`
  await as(seller, async (tx) => {
    await tx`select make_recovery_codes(), make_api_key('Shop', '{}'), check_month('2026-04-01')`
    await tx`select comment_on(${invoice}, 'Why?'), invite_member('ravi@kaveri.example', 'partner')`
  })
  await sql`
    select private.end_webhook(id, '{"status": 200, "milliseconds": 5}')
    from private.webhook_deliveries where user_id = ${seller}`
  await keepFiled(seller, invoice)
  await sql`insert into private.proofs (user_id, session_id, at) values (${seller}, ${seller}, now())`
  await sendStatement(seller)
  await sql`insert into private.permits values (${`mail jobs:${seller}`}, 1, now()) on conflict do nothing`
  await sql`insert into private.pdf_copies (invoice_id, version, content) values (${invoice}, ${'v'.repeat(43)}, 'x')`
  return { id: seller, email: await emailOf(seller) }
}

test('after seven days no table names the account any more, and nobody else has lost a row', async () => {
  const [leaver, bystander] = [await makeFullAccount(), await makeFullAccount()]
  const names = (held: Held[]) => held.filter(({ rows }) => rows > 0).map(({ name }) => name)
  const [before, own] = [names(await holding(leaver.id)), await ownTables()]
  expect(own.map(({ name }) => name).filter((name) => !before.includes(name))).toEqual([
    'private.account_deletions',
  ])
  const theirs = await holding(bystander.id, bystander.email)

  await ask(leaver.id)
  await erase(leaver.id)
  expect(names(await holding(leaver.id)).length).toBeGreaterThan(own.length - 2)
  await eraseAfterWait(leaver.id)
  expect(names(await holding(leaver.id, leaver.email))).toEqual([])
  const left = await holding(bystander.id, bystander.email)
  // Other tests may queue a mail for them meanwhile.
  expect(left.filter(({ rows }, at) => rows < (theirs[at]?.rows ?? 0))).toEqual([])
  expect(left.map(({ name }) => name)).toEqual(theirs.map(({ name }) => name))

  const [note] = await sql<{ counts: Record<string, number>; waited: boolean }[]>`
    select counts, erased_at - asked_at > '7 days' as waited from private.erased_accounts order by id desc limit 1`
  expect(note?.waited).toBe(true)
  const { counts = {} } = note ?? {}
  expect(counts).toMatchObject({ businesses: 1, filed_periods: 2, invoices: expect.any(Number) })
  expect(counts.invoices).toBeGreaterThan(5)
  expect(Object.values(counts).every((count) => typeof count === 'number')).toBe(true)
})

/** Due before all others; undone in the end. */
const isDue = (tx: Tx, person: string, erase_at = '2000-01-01') => tx`
  insert into private.account_deletions (user_id, erase_at) values (${person}, ${erase_at})
  on conflict (user_id) do update set erase_at = excluded.erase_at`

beforeRelease(
  'an account of many rows goes in sets, over runs of statements that have little time',
  async () => {
    const person = await makeSeller()
    await as(person, (tx) => createInvoice(tx))
    const rows = 20_000
    await tryAs(null, async (tx) => {
      await tx`reset role`
      await tx`
      insert into catalogue_items (user_id, description, request_key, request_fingerprint)
      select ${person}, 'Item ' || n, gen_random_uuid(), '' from generate_series(1, ${rows}::integer) as n`
      await tx`set local statement_timeout = '200ms'`
      let runs = 0
      for (; runs === 0 || (await deletionOf(tx, person)); runs++) {
        await isDue(tx, person)
        await tx`select private.erase_accounts()`
      }
      expect(runs).toBeGreaterThan(1)
      const [note] = await tx`select counts from private.erased_accounts order by id desc limit 1`
      expect(note?.counts).toMatchObject({ catalogue_items: rows, invoices: 1, businesses: 1 })
      expect(await tx`select from auth.users where id = ${person}`).toEqual([])
    })
  },
)

test.each([
  ['a statement that was cancelled', '200ms', '57014'],
  ['a lock that did not come', '0', '55P03'],
])(
  '%s postpones its account, which is told, and the one behind it is erased',
  async (_, timeout, state) => {
    const [held, next] = [await makeSeller(), await makeSeller()]
    const letGo = await hold(held)
    await tryAs(null, async (tx) => {
      await tx`reset role`
      await isDue(tx, held)
      await isDue(tx, next, '2000-01-02')
      await tx.unsafe(`set local statement_timeout = '${timeout}'`)
      await tx`select private.erase_accounts()`
      const failed = await deletionOf(tx, held)
      expect(failed).toMatchObject({ failures: 1, failure: state, begun_at: expect.any(Date) })
      expect(failed?.erase_at.getTime()).toBeGreaterThan(Date.now() + 60_000)
      await tx`set local statement_timeout = 0`
      while (await deletionOf(tx, next)) await tx`select private.erase_accounts()`
      expect(await deletionOf(tx, held)).toMatchObject({ failures: 1 })

      await letGo()
      await isDue(tx, held)
      await tx`select private.erase_accounts()`
      expect(await tx`select from auth.users where id in (${held}, ${next})`).toEqual([])
    })
  },
)

test('from the first set on, the account is hidden, no login brings it back, and its address may register anew', async () => {
  const person = await makeSeller()
  const { token, statement } = await as(person, async (tx) => {
    const invoice = await createInvoice(tx)
    return { token: await share(tx, invoice), statement: await shareStatement(tx, invoice) }
  })
  const [stop] = await sql`select private.stop_token(${person}, 'a@kaveri.example') as token`
  await tryAs(null, async (tx) => {
    await tx`reset role`
    const [account] = await tx`select email from auth.users where id = ${person}`
    await isDue(tx, person)
    await tx`select private.begin_erasing(${person})`
    expect(
      await tx`select shared_invoice(${token}) as page, shared_statement(${statement}) as account`,
    ).toEqual([{ page: null, account: null }])
    const mailStop = tx.savepoint((inner) => inner`select mail_stop(${stop?.token})`)
    expect(await outcome(mailStop)).toBe('PT404 | stop_link_unknown')
    await tx`select private.queue_mails(), private.note_mails(private.today())`
    expect(await tx`select from private.mail_jobs where user_id = ${person}`).toEqual([])
    await tx`update auth.users set last_sign_in_at = clock_timestamp() where id = ${person}`
    expect(await deletionOf(tx, person)).toBeDefined()
    const known = await tx`
      select from auth.users where email = ${account?.email} or (id = ${person} and encrypted_password <> '')`
    expect(known).toEqual([])
  })
})

test('nothing else erases: neither the owner of the database nor a mark that is no transaction’s of now', () =>
  tryAs(null, async (tx) => {
    const person = await makeSeller()
    const invoice = await as(person, (own) => createInvoice(own))
    await tx`set local role none`
    const erase = () =>
      outcome(
        tx.savepoint((inner) => inner`delete from invoice_events where invoice_id = ${invoice}`),
      )
    expect(await erase()).toBe('PT409 | history_unchangeable')
    await tx`insert into private.erasures (user_id, xact) values (${person}, '3')`
    expect(await erase()).toBe('PT409 | history_unchangeable')
    await tx`select private.erase_accounts()`
    expect(await tx`select id from invoices where user_id = ${person}`).toHaveLength(1)
  }))

test('the record that an account was erased stays', async () => {
  await sql`insert into private.erased_accounts (asked_at, counts) values (now(), '{}')`
  const change = (statement: string) =>
    tryAs(null, async (tx) => {
      await tx`set local role none`
      return outcome(tx.savepoint((inner) => inner.unsafe(statement)))
    })
  const kept = 'PT409 | history_unchangeable'
  expect(await change(`delete from private.erased_accounts where counts = '{}'`)).toBe(kept)
  expect(
    await change(`update private.erased_accounts set counts = '{"a": 1}' where counts = '{}'`),
  ).toBe(kept)
})

test('nobody but the database’s owner can erase, stop or look', async () => {
  const person = await makePerson()
  const tries = [
    `select private.erase_set('${person}', 1)`,
    `select private.begin_erasing('${person}')`,
    'select private.erase_accounts()',
    `select private.is_leaving('${person}')`,
    `select private.is_erased('${person}')`,
    `insert into private.erasures (user_id) values ('${person}')`,
    'select * from private.account_deletions',
    'delete from private.account_deletions',
  ]
  const denied = (work: (tx: Tx) => Promise<unknown>, run: typeof asServer) => codeOf(run(work))
  for (const statement of tries) {
    const work = (tx: Tx) => tx.unsafe(statement)
    expect([
      statement,
      await codeOf(as(null, work)),
      await codeOf(as(person, work)),
      await denied(work, asServer),
    ]).toEqual([statement, '42501', '42501', '42501'])
  }
  expect(await codeOf(as(null, (tx) => tx`select request_deletion()`))).toBe('42501')
})

test('a person who logs in at the moment of the erasure keeps the account', async () => {
  const person = await makeSeller()
  await ask(person)
  await wait(person)
  await sql.begin(async (tx) => {
    await tx`select from auth.users where id = ${person} for update`
    await erase(person)
    await tx`update auth.users set last_sign_in_at = clock_timestamp() where id = ${person}`
  })
  expect(await sql`select id from auth.users where id = ${person}`).toHaveLength(1)
  expect(await askedAt(person)).toEqual([])
})
