import { beforeAll, expect, test } from 'vitest'
import { logo } from '../factories/png.ts'
import { as, asServer, sql, tryAs } from '../setup/stack/database.ts'
import { createEstimate, createInvoice, makeSeller } from '../setup/stack/people.ts'
import { keepCredit } from './ground/tds.ts'
import { record, share } from './ledger.ts'
import { receive } from './receipts.ts'
import { sendStatement, shareStatement } from './statement-sharing.ts'

const DENIED = '42501'
/** A view over a join takes no writes whatever the rights. */
const NOT_WRITABLE = '55000'

/** Rights of a signed-in owner through the Data API; nobody else has any. */
type May = {
  select: boolean
  insert: boolean
  update: string | null
  delete: boolean
  rows?: number
  /** A list that is everybody's alike. */
  shared?: true
}
const reads: May = { select: true, insert: false, update: null, delete: false }

/** The tables that hold rows of an account, and those that the Data API shows as they stand. */
const held = await sql<{ name: string; schema: string; is_shown: boolean }[]>`
  select split_part(name, '.', 1) as schema, split_part(name, '.', 2) as name, is_shown
  from private.account_tables order by place`
const inSchema = (name: string) => held.filter(({ schema }) => schema === name)

/** Tables in which the owner may do more than read one row. */
const others: Record<string, Partial<May>> = {
  profiles: { update: 'name' },
  businesses: { insert: true, update: 'name' },
  clients: { update: 'name' },
  // An invoice and an estimate.
  ...{ invoices: { rows: 2 }, invoice_items: { rows: 2 }, invoice_counters: { rows: 2 } },
  // Created, paid in part, shared, mailed; and an estimate, accepted.
  invoice_events: { rows: 6 },
  // The day and the month of issue, and those of the due date.
  invoice_periods: { rows: 4 },
  hsn_codes: { rows: 22_426, shared: true },
}
/** Views, and how many rows they show. */
const views = {
  ...{ client_records: 1, invoice_records: 2, invoice_summaries: 1, invoice_details: 2 },
  ...{ estimate_records: 1, payment_records: 1, receipt_records: 1, bank_row_records: 1 },
}

const ownerMay: Record<string, May> = Object.fromEntries(
  [
    ...['hsn_codes', 'report_days', 'report_months'].map((name) => [name, name]),
    ...inSchema('public').map(({ name }) => [name, name]),
    ...inSchema('books').map(({ name }) => [`books.${name}`, name]),
    ...held.flatMap(({ name, is_shown }) => (is_shown ? [[name, name]] : [])),
    ...['books.receivables'].map((name) => [name, name]),
  ].map(([name = '', table = '']) => [name, { ...reads, ...others[table] }]),
)
for (const [name, rows] of Object.entries(views)) {
  ownerMay[name] = { ...reads, rows }
  ownerMay[`books.${name}`] = { ...reads, rows }
}

const relations = await sql<{ name: string; kind: string; rls: boolean }[]>`
  select
    concat(case when relnamespace = 'books'::regnamespace then 'books.' end, relname) as name,
    relkind as kind,
    relrowsecurity as rls
  from pg_class
  where relnamespace in ('public'::regnamespace, 'books'::regnamespace) and relkind in ('r', 'v', 'm', 'p', 'f')`

const bankRow = {
  day: '2026-04-01',
  amount_minor: 100,
  narration: 'NEFT',
  method: 'UPI',
  standing: 'stands',
  occurrence: 1,
}

const schedule = {
  every: 'month',
  start_on: '2990-01-01',
  mode: 'draft',
  terms_days: 0,
  content: {},
}

let owner: string
let other: string

beforeAll(async () => {
  owner = await makeSeller()
  other = await makeSeller()
  for (const person of [owner, other]) {
    await as(person, (tx) => tx`update businesses set logo = ${logo()}`)
    const invoice = await as(person, async (tx) => {
      const buyer = { client_email: `${crypto.randomUUID()}@kaveri.example`, client_country: 'US' }
      const id = await createInvoice(tx, buyer)
      const [client] = await tx<{ id: string }[]>`select id from clients`
      const payment = await record(tx, id)
      await keepCredit(tx, client?.id ?? '', payment)
      await tx`select note_remittance(${payment}, 'ADV'), note_export_terms(${id}, remarks => 'One')`
      await tx`select note_edf('2026-10-01', form_number => 'EDF9')`
      await tx`select keep_tally_ledgers('[{"ledger": "sales", "name": "Fees"}]')`
      await receive(tx, id, 1_000, { excess: 'advance' })
      await share(tx, id)
      await tx`select create_item(gen_random_uuid(), '{"description": "Design"}')`
      await tx`select save_draft(gen_random_uuid(), 0, '{}')`
      await tx`select start_export()`
      await tx`select keep_bank_rows(${tx.json([bankRow])})`
      await tx`select stage_import(gen_random_uuid(), 'clients', 1, '[]')`
      await tx`select keep_mapping('bank', '{Date}', '{"day": 0}')`
      const estimate = await createEstimate(tx, { keep_client: false })
      await tx`select accept_estimate(${estimate})`
      await tx`select create_schedule(gen_random_uuid(), ${tx.json(schedule)})`
      await tx`select file_period('2026-07-01', '2026-09-30')`
      await tx`select check_month('2026-07-01'), comment_on(${id}, 'Is this 18 %?')`
      await shareStatement(tx, id)
      return id
    })
    await sql`
      insert into note_rejections (user_id, note_id, rejected_on)
      values (${person}, ${invoice}, '2026-10-01')`
    await sql`
      insert into filed_rows (user_id, mark_id, first_day, section, told)
      select user_id, id, first_day, 'hsn', '[]' from filed_periods where user_id = ${person}`
    await sql`
      insert into schedule_runs (schedule_id, period, user_id, invoice_id, late)
      select id, start_on, user_id, ${invoice}, false from schedules where user_id = ${person}`
    await asServer(
      (tx) => tx`
        select end_invoice_mail(
          (begin_invoice_mail(${person}, ${invoice}, gen_random_uuid(), 'invoice', 'Invoice', '') ->> 'id')::uuid,
          'sent'
        )`,
    )
    await sendStatement(person)
  }
})

const code = (error: { code: string }) => (error.code === NOT_WRITABLE ? DENIED : error.code)

/** The number of rows that the statement touched, or the SQLSTATE that refused it. */
const attempt = (user: string | null, statement: string) =>
  tryAs(user, async (tx) => (await tx.unsafe(statement)).count).catch(code)

test('every table and view that a person may reach is covered by this matrix, and every table has RLS', () => {
  expect(relations.map(({ name }) => name).sort()).toEqual(Object.keys(ownerMay).sort())
  expect(relations.filter(({ kind, rls }) => kind === 'r' && !rls)).toEqual([])
})

test('every table of the private schema has RLS that shows no row, and nobody has a right to it', async () => {
  const tables = await sql`
    select
      relname as name,
      relrowsecurity as rls,
      array(
        select pg_get_expr(polqual, polrelid) from pg_policy where polrelid = relation.oid
      ) as policies,
      array(
        select role from unnest(array['anon', 'authenticated', 'service_role']) as role
        where has_any_column_privilege(role, relation.oid, 'select, insert, update, references')
          or has_table_privilege(role, relation.oid, 'delete, truncate, trigger')
      ) as reached_by
    from pg_class as relation
    where relnamespace = 'private'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
    order by relname`
  const closed = { rls: true, policies: ['false'], reached_by: [] }
  /** Views that only functions of the reports read. */
  const view = { rls: false, policies: [], reached_by: [] }
  const views = [
    'deduction_lines',
    'document_lines',
    'payment_lines',
    'revenue_lines',
    'statement_lines',
  ]
  const ofNobody = [
    'account_tables',
    'document_kinds',
    'erased_accounts',
    'calls',
    'mail_days',
    'mail_kinds',
    'webhook_kinds',
  ]
  const shared = ['pdf_copies', 'permits', 'stopped_mailboxes', 'write_limits']
  const closedOnes = [...ofNobody, ...shared, ...inSchema('private').map(({ name }) => name)]
  expect([...tables]).toEqual(
    [
      ...closedOnes.map((name) => ({ name, ...closed })),
      ...views.map((name) => ({ name, ...view })),
    ].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  )
})

/** Their views for the Data API do not say whose the rows are. */
const isView = (name: string) => `books.${name}` in ownerMay

for (const [name, may] of Object.entries(ownerMay)) {
  const table = name.includes('.') ? name : `public.${name}`
  const ownerColumn = may.shared ? 'code' : name === 'profiles' ? 'id' : 'user_id'
  // Each has one of these.
  const [shownColumn] = ['id', 'last_sequence'].slice(name === 'invoice_counters' ? 1 : 0)
  const column = may.update ?? (isView(name) ? shownColumn : ownerColumn)
  const rows = may.rows ?? 1
  const update = `update ${table} set ${column} = ${column}`

  // [role-4]
  test(`${name}: the owner does what is granted, and sees only their own rows`, async () => {
    const total = await sql.unsafe(`select count(*)::int as n from ${table}`)
    expect(total[0]?.n).toBeGreaterThan(1)
    expect(await attempt(owner, `select * from ${table}`)).toBe(rows)
    expect(await attempt(owner, update)).toBe(may.update ? 1 : DENIED)
    expect(await attempt(owner, `delete from ${table}`)).toBe(DENIED)
    if (!may.insert)
      expect(await attempt(owner, `insert into ${table} default values`)).toBe(DENIED)
  })

  // The counters of two people are alike, and whose they are is not said.
  if (!may.shared && name !== 'invoice_counters') {
    // [role-5]
    test(`${name}: another person's rows cannot be seen or changed`, async () => {
      const rowsOf = (person: string) =>
        as(person, (tx) => tx.unsafe(`select to_jsonb(t)::text as row from ${table} as t`))
      const texts = (await rowsOf(other)).map(({ row }) => `'${row.replaceAll("'", "''")}'`)
      const theirs = isView(name)
        ? `as t where to_jsonb(t)::text in (${texts})`
        : `as t where ${ownerColumn} = '${other}'`
      expect(await attempt(owner, `select * from ${table} ${theirs}`)).toBe(0)
      expect(await attempt(owner, update.replace(' set ', ` as t set `) + theirs.slice(4))).toBe(
        may.update ? 0 : DENIED,
      )
      expect(await attempt(other, `select * from ${table} ${theirs}`)).toBe(rows)
    })
  }

  // [role-6]
  test(`${name}: a visitor can do nothing at all`, async () => {
    for (const statement of [
      `select * from ${table}`,
      update,
      `insert into ${table} default values`,
      `delete from ${table}`,
    ]) {
      expect([statement, await attempt(null, statement)]).toEqual([statement, DENIED])
    }
  })
}

/** Every other column is the server's: owner, number, status, totals, tokens, dates of record. */
const business = [
  'above_five_crore',
  'address',
  'bank_account_name',
  'bank_account_number',
  'bank_ifsc',
  'bank_name',
  'bank_swift',
  'business_type',
  'city',
  'composition_scheme',
  'country',
  'default_gst_rate',
  'default_hsn_sac',
  'description',
  'email',
  'enterprise_kind',
  'enterprise_size',
  'gst_registration',
  'hsn_summary',
  'interest_in_reminders',
  'last_day_to_clients',
  'logo',
  'lut_number',
  'lut_year',
  'iec',
  'ad_code',
  'export_bank',
  'name',
  'phone',
  'postal_code',
  'prices_include_tax',
  'reverse_charge_wording',
  'round_off',
  'signature',
  'state',
  'tax_id',
  'udyam',
  'upi_id',
  'website',
]
const client = [
  'address',
  'archived',
  'cc_emails',
  'city',
  'contact',
  'country',
  'currency',
  'delivery_address',
  'email',
  'gstin',
  'language',
  'name',
  'notes',
  'pan',
  'phone',
  'postal_code',
  'state_code',
  'tan',
  'tds_kind',
  'terms_days',
]
const profile = ['dob', 'email', 'language', 'location', 'name', 'phone']
const mails = ['mail_edf', 'mail_monthly_summary', 'mail_payment_claims', 'mail_receipts']
const said = ['deletion_stopped_at', 'mails_unpayable', 'setup_put_away']
const reminders = ['remind_after_3', 'remind_after_7', 'remind_before_3', 'remind_due']

test('only these columns can be written, all others are the server’s', async () => {
  const rows = await sql<{ column: string }[]>`
    select privilege_type || ' ' || table_name || '.' || column_name as column
    from information_schema.column_privileges
    where table_schema in ('public', 'books') and grantee in ('anon', 'authenticated', 'PUBLIC')
      and privilege_type in ('INSERT', 'UPDATE')`
  const expected = [
    ...business.flatMap((name) => [`INSERT businesses.${name}`, `UPDATE businesses.${name}`]),
    // The table, and its view for the Data API.
    ...[...client, ...client].map((name) => `UPDATE clients.${name}`),
    ...[...profile, ...mails, ...reminders, ...said].map((name) => `UPDATE profiles.${name}`),
  ]
  expect(rows.map(({ column }) => column).sort()).toEqual(expected.sort())
})

test('nobody can make a business for another person, or a second one', async () => {
  const business = (columns: string, values: string) =>
    `insert into businesses (name, email, phone, postal_code${columns})
     values ('X', 'x@example.com', '9820012345', '411004'${values})`
  expect(await attempt(owner, business(', user_id', `, '${other}'`))).toBe(DENIED)
  expect(await attempt(owner, business('', ''))).toBe('23505')
})

test('views run with the rights of their reader', async () => {
  const views = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace in ('public'::regnamespace, 'books'::regnamespace) and relkind = 'v'
      and not coalesce('security_invoker=true' = any (reloptions), false)`
  expect(views).toEqual([])
})
