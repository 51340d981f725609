import { beforeAll, expect, test } from 'vitest'
import { as, asServer, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { call, callables, needsFiled } from './calls.ts'
import { businessOf, enterBusiness, inBusiness, join } from './ground/members.ts'
import { noteExports, row } from './ground/moving.ts'
import { keepCredit } from './ground/tds.ts'
import { record } from './ledger.ts'
import { exported } from './moving.ts'
import { receive } from './receipts.ts'
import { makeScene, type Scene } from './scene.ts'
import { shareStatement } from './statement-sharing.ts'

/** Each table of an account that says who wrote a row, from the catalogue, with the triggers that say it. */
const tables = await sql<{ name: string; names: string[]; ids: string[]; triggers: string[] }[]>`
  select
    held.name,
    array(
      select attname::text from pg_attribute where attrelid = held.name::regclass and attname like '%by\_name' order by 1
    ) as names,
    array(
      select attname::text from pg_attribute where attrelid = held.name::regclass and attname like '%by\_id' order by 1
    ) as ids,
    array(
      select pg_get_triggerdef(oid) from pg_trigger where tgrelid = held.name::regclass and tgenabled = 'O'
    ) as triggers
  from private.account_tables as held
  order by held.name`

const history = 'the history of the document says it'
const byItself = 'nobody writes it: it follows from other rows, or runs by itself'
const ofOwner = 'the owner alone writes it'
const ofPerson = 'it is about the person themselves'

/** The tables that name nobody, and why. */
const unnamed: Record<string, string> = {
  'books.invoices': history,
  'books.invoice_items': history,
  'books.payments': history,
  'public.invoice_links': history,
  'public.estimate_answers': history,
  'public.invoice_mails': history,
  'public.images': 'a picture that documents show, whose history says it',
  'books.filed_rows': 'what a return told, whose mark says it',
  'public.drafts': 'typed and not issued: issuing it is in the history of its document',
  'public.column_mappings': 'which column of a file holds what: neither money nor law',
  'private.import_rows': 'what waits to be brought in, whose import says it',
  'public.schedule_runs': byItself,
  'public.invoice_periods': byItself,
  'books.invoice_counters': byItself,
  'private.mail_jobs': byItself,
  'private.writers': byItself,
  'private.security_news': byItself,
  'private.webhook_events': byItself,
  'private.webhook_deliveries': byItself,
  'private.webhook_attempts': byItself,
  'private.mail_recipients': 'those who get mails write it, by a link',
  'public.exports': ofOwner,
  'private.restores': ofOwner,
  'private.restore_rows': ofOwner,
  'private.account_deletions': ofOwner,
  'private.erasures': ofOwner,
  'private.api_keys': ofOwner,
  'private.webhooks': ofOwner,
  'private.members': ofOwner,
  'private.invitations': ofOwner,
  'public.profiles': ofPerson,
  'private.proofs': ofPerson,
  'private.recovery_codes': ofPerson,
}

/** The tables without a trigger: the one function that writes them asks who it is, once for thousands of rows. */
const byWriter = ['books.tds_rows']

/** The trigger that notes a column: by_name is whoever writes the row, any other whoever does what it is named after. */
const noterOf = (name: string) =>
  name === 'by_name'
    ? /INSERT.*note_actor\(\)/
    : new RegExp(`note_change\\('${name.replace('_by_name', '')}'|note_unmarker\\(\\)`)

test('each table of an account says who wrote a row, or why it does not', () => {
  const without = tables.filter(({ names }) => names.length === 0).map(({ name }) => name)
  expect(without.sort()).toEqual(Object.keys(unnamed).sort())
  for (const { name, names, ids, triggers } of tables) {
    expect([name, ids]).toEqual([name, names.map((one) => one.replace(/name$/, 'id'))])
    for (const one of byWriter.includes(name) ? [] : names)
      expect([name, one, triggers]).toEqual([
        ...[name, one],
        expect.arrayContaining([expect.stringMatching(noterOf(one))]),
      ])
  }
})

let scene: Scene
let partner: string
let business: string
beforeAll(async () => {
  scene = await makeScene()
  partner = await join(scene.seller, 'partner')
  business = await businessOf(scene.seller)
})

/** How many rows of this transaction bear the partner's name, or say by their id that they did it. */
async function namedIn(tx: Tx, since: string) {
  await tx`reset role`
  const counts = tables.flatMap(({ name, ids, names }) =>
    ids.map(
      (id, at) =>
        `(select count(*) from ${name} where user_id = '${scene.seller}' and xmin::text::bigint >= ${since}
          and ${id} = '${partner}' and ${names[at]} = 'Ravi the partner')`,
    ),
  )
  const [found] = await tx.unsafe<{ count: number }[]>(`select (${counts.join('+')})::int as count`)
  return found?.count ?? 0
}

const gone = 'it takes a row away, and nothing is left that could name'
/** The call that the owner makes before, where a call does nothing else; both take the same values. */
const before: Record<string, string> = {
  restore_invoice: 'cancel_invoice',
  resume_schedule: 'pause_schedule',
  undo_write_off: 'write_off_invoice',
  uncheck_month: 'check_month',
  withdraw_statement: 'share_statement',
  share_invoice: 'revoke_share',
}
/** Values that differ from what is there already. */
const other: Record<string, Record<string, string>> = {
  archive_item: { archived: 'true' },
  set_invoice_numbering: { prefix: 'NEW' },
  change_schedule: {
    schedule:
      '{"every": "week", "start_on": "2990-01-01", "mode": "draft", "terms_days": 7, "content": {}}',
  },
}

/** The calls of a member that leave no name, and why. */
const nameless: Record<string, string> = {
  discard_draft: unnamed['public.drafts'] ?? '',
  restore_draft: unnamed['public.drafts'] ?? '',
  save_draft: unnamed['public.drafts'] ?? '',
  duplicate_document: unnamed['public.drafts'] ?? '',
  revise_invoice: unnamed['public.drafts'] ?? '',
  convert_estimate: unnamed['public.drafts'] ?? '',
  keep_mapping: unnamed['public.column_mappings'] ?? '',
  delete_schedule: gone,
  remove_certificate: gone,
  remove_comment: gone,
  list_members: 'it reads',
  own_document: 'it reads',
  preview_import: 'it reads',
}

test('each call by which a member writes leaves their name, or says why it does not', async () => {
  const known = await sql<{ call: string }[]>`
    select call from private.calls
    where call like 'rpc/%' and member in ('partner', 'accountant') and scope is distinct from 'read'`
  const wanted = new Set(known.map(({ call: one }) => one.replace('rpc/', 'public.')))
  const writers = (await callables('authenticated')).filter(({ name }) => wanted.has(name))
  expect(writers.length).toBe(wanted.size)
  const silent: string[] = []
  for (const callable of writers) {
    const name = callable.name.replace('public.', '')
    // who-changed.test.ts has the note that was rejected; corrections are documents.
    if (needsFiled(callable.name) || name === 'accept_note') continue
    const first = writers.find((one) => one.name === `public.${before[name]}`)
    const values = { ...scene.values((first ?? callable).name), ...other[name] }
    const found = await tryAs(scene.seller, async (tx) => {
      if (first) await call(tx, first, values)
      await enterBusiness(tx, partner, business, ['POST', `/rpc/${name}`])
      const [own] = await tx<{ xid: string }[]>`select pg_current_xact_id()::text as xid`
      await call(tx, callable, values)
      return namedIn(tx, own?.xid ?? '0')
    }).catch((error: Error) => {
      throw Object.assign(error, { message: `${name}: ${error.message}` })
    })
    if (found === 0) silent.push(name)
  }
  expect(silent.sort()).toEqual(Object.keys(nameless).sort())
})

test('an export tells by name what a member wrote in each part, and by no id', async () => {
  const owner = await makeRegistered({ default_gst_rate: 1800 })
  const member = await join(owner, 'partner')
  const place = await businessOf(owner)
  await inBusiness(member, place, ['POST', '/rpc/issue_invoice'], async (tx) => {
    const invoice = await createInvoice(tx, { items: [row] })
    const paid = await record(tx, invoice, { amount_minor: 1_000, tds_minor: 100 })
    await receive(tx, invoice, 5_000, { excess: 'advance' })
    const [client] = await tx<{ id: string }[]>`select id from clients limit 1`
    await keepCredit(tx, client?.id ?? '', paid)
    await noteExports(tx)
    await tx`select keep_tally_ledgers('[{"ledger": "sales", "name": "Fees"}]')`
    await tx`select create_item(gen_random_uuid(), '{"description": "Design", "rate": 1500.5}')`
    await tx`select comment_on(${invoice}, 'Nine per cent?')`
    await tx`select file_period('2026-04-01', '2026-06-30')`
    await tx`update businesses set phone = '9820012346'`
    await tx`select create_schedule(gen_random_uuid(), ${tx.json({
      ...{ every: 'month', start_on: '2990-01-01', mode: 'draft', terms_days: 7, content: {} },
    })})`
  })
  const pages = await as(owner, exported)
  const parts = await sql<{ called: string }[]>`
    select coalesce(above.called, held.called) as called
    from private.account_tables as held
    left join private.account_tables as above on above.name = held.parent
    where held.called is not null and held.name = any (${tables.filter(({ names }) => names.length > 0).map(({ name }) => name)})`
  expect(parts.length).toBeGreaterThan(15)
  for (const { called } of parts) {
    const told = JSON.stringify(pages.filter(({ part }) => part === called))
    expect([called, told]).toEqual([called, expect.stringMatching(/by_name":"Ravi the partner"/)])
  }
  expect(JSON.stringify(pages)).not.toContain(member)
  expect(JSON.stringify(pages)).not.toMatch(/by_id"/)
})

test('a statement that a member shared or had mailed names them, once they are gone as well', async () => {
  const seller = await makeSeller()
  const member = await join(seller, 'partner')
  const place = await businessOf(seller)
  const invoice = await as(seller, (tx) => createInvoice(tx))
  await inBusiness(member, place, ['POST', '/rpc/share_statement'], (tx) =>
    shareStatement(tx, invoice),
  )
  const [client] = await sql<
    { id: string }[]
  >`select client_id as id from invoices where id = ${invoice}`
  await asServer(async (tx) => {
    await tx`select set_config('request.headers', ${JSON.stringify({ 'x-bahi-by': member })}, true)`
    await tx`
      select begin_statement_mail(
        ${seller}, ${client?.id ?? ''}, '2026-04-01', '2026-04-30', 'INR', gen_random_uuid(), 'Statement', ''
      )`
  })
  await as(seller, (tx) => tx`select remove_member(${member})`)
  const named = await sql`
    select changed_by_name as name from statement_links where user_id = ${seller}
    union all select by_name from statement_mails where user_id = ${seller}`
  expect([...named]).toEqual(Array.from({ length: 3 }, () => ({ name: 'Ravi the partner' })))
})

test('what the owner writes over a member’s note names nobody any more, and the same again changes nothing', async () => {
  const owner = await makeRegistered()
  const member = await join(owner, 'partner')
  const place = await businessOf(owner)
  const say = (person: string, name: string) =>
    inBusiness(
      person,
      place,
      ['POST', '/rpc/remember_deductor'],
      (tx) => tx`select remember_deductor('MUMK12345A', ${name})`,
    )
  const said = async () =>
    (
      await sql`select changed_by_id, changed_by_name from books.deductors where user_id = ${owner}`
    )[0]
  await say(member, 'Kaveri')
  expect(await said()).toEqual({ changed_by_id: member, changed_by_name: 'Ravi the partner' })
  await say(owner, 'Kaveri')
  expect(await said()).toEqual({ changed_by_id: member, changed_by_name: 'Ravi the partner' })
  await say(owner, 'Kaveri Interiors')
  expect(await said()).toEqual({ changed_by_id: owner, changed_by_name: null })
})
