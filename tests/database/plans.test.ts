import postgres, { type TransactionSql } from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseUrl } from '../../supabase/local/postgres/bootstrap.ts'
import { superuser } from '../../supabase/local/postgres/cluster-init.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { claimsOf, searchPath } from '../setup/stack/database.ts'
import { fillWithInvoices, one } from '../setup/stack/many-invoices.ts'
import { makeSeller } from '../setup/stack/people.ts'

/**
 * A session of its own, of the only role that may load auto_explain: the server itself then explains what runs,
 * statements inside functions as well.
 */
let explained: string[] = []
const session = postgres(databaseUrl(Number(new URL(inject('stack').dbUrl).port), superuser), {
  max: 1,
  connection: searchPath,
  onnotice: ({ message = '' }) => explained.push(message),
})
afterAll(() => session.end())

/** Thousands of invoices of two sellers, in a transaction that leaves nothing behind. */
async function withInvoices(work: (tx: TransactionSql) => Promise<void>) {
  await session
    .begin(async (tx) => {
      await fillWithInvoices(tx, seller, other)
      await tx.unsafe(`analyze ${growing.join()}`)
      await tx`load 'auto_explain'`
      await tx`
        select
          -- As on hosted, whatever the cluster of the tests is set to.
          set_config('plan_cache_mode', 'auto', true),
          set_config('auto_explain.log_min_duration', '0', true),
          set_config('auto_explain.log_nested_statements', 'on', true),
          set_config('auto_explain.log_analyze', 'on', true),
          set_config('auto_explain.log_timing', 'off', true),
          set_config('auto_explain.log_format', 'json', true),
          set_config('auto_explain.log_level', 'notice', true),
          set_config('request.jwt.claims', ${claimsOf(seller)}, true)`
      await tx`set local role authenticated`
      await work(tx)
      throw new RolledBack()
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error
    })
}

class RolledBack extends Error {}

let seller: string
let other: string

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

const withParts = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(withParts)]

/**
 * Tables that grow with every invoice, so that no query may scan one of them. Businesses and
 * profiles are not among them: they hold one row per person, and with the few persons of a test a
 * scan is the cheaper way.
 */
const growing = [
  'clients',
  'invoices',
  'invoice_items',
  'invoice_periods',
  'invoice_events',
  'invoice_links',
  'payments',
]

const touchesGrowing = (node: Node) =>
  growing.some(
    (table) => node['Relation Name'] === table || node['Index Name']?.startsWith(`${table}_`),
  )

/** The way in which all statements of a call read growing tables: their indexes, and the most rows that one part took or skipped. */
function readsOf(notices: string[]) {
  const plans = notices.flatMap((notice) => {
    const json = /plan:\s*(\{.*\})/s.exec(notice)?.[1]
    const read: { Plan: Node } | undefined = json && JSON.parse(json)
    return read ? [read.Plan] : []
  })
  expect(plans.length).toBeGreaterThan(0)
  const nodes = plans.flatMap(withParts).filter(touchesGrowing)
  return {
    indexes: nodes.map((node) =>
      node['Node Type'] === 'Seq Scan' ? `all ${node['Relation Name']}` : node['Index Name'],
    ),
    rows: Math.max(
      0,
      ...nodes.map(
        (node) =>
          ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) *
          (node['Actual Loops'] ?? 1),
      ),
    ),
  }
}

const newInvoice = (currency: string) =>
  `issue_invoice(gen_random_uuid(), '{
    "client_name": "Kaveri", "client_email": "billing@kaveri.example", "due_date": "2990-01-01",
    "currency": "${currency}", "items": [{"description": "Design", "amount_minor": 100}]
  }')`

/**
 * The queries and their indexes: the name of one, or its beginning where several are equally good.
 */
const calls: [what: string, call: string, indexes: string[]][] = [
  ['the first page', 'list_invoices(0, 5)', ['invoices_newest']],
  ['the last page', 'list_invoices(2495, 5)', ['invoices_newest']],
  ['what is paid', `list_invoices(0, 25, 'PAID')`, ['invoices_by_status']],
  ['what is unpaid', `list_invoices(0, 25, 'UNPAID')`, ['invoices_by_status']],
  ['what is cancelled', `list_invoices(0, 25, 'CANCELLED')`, ['invoices_cancelled']],
  ['what is overdue', `list_invoices(0, 25, 'OVERDUE')`, ['invoices_by_status']],
  [
    'the list of a client',
    `list_invoices(0, 25, null, 'client 42')`,
    ['clients_words', 'invoices_of_client'],
  ],
  [
    'the list of a text that recent invoices hold',
    `list_invoices(0, 25, null, 'client')`,
    ['invoices_newest'],
  ],
  ['a search that recent invoices answer', `search_invoices('client')`, ['invoices_newest']],
  [
    'a search that goes further',
    `search_invoices('/2042')`,
    ['invoices_newest', 'invoices_number_once'],
  ],
  [
    'the list of one client',
    `list_invoices(0, 25, null, null, md5(auth.uid()::text || 42)::uuid)`,
    ['invoices_of_client'],
  ],
  ...['client', 'due', 'total', 'balance'].map((sort): [string, string, string[]] => [
    `the table by ${sort}`,
    `list_invoices(0, 25, sort => '${sort}', descending => true)`,
    [sort === 'due' ? 'invoices_by_state' : `invoices_by_${sort}`],
  ]),
  [
    'the table of what is due between days',
    `list_invoices(0, 25, due_from => private.today(), due_to => private.today() + 5)`,
    ['invoices_by_state'],
  ],
  [
    'a search for an amount',
    `list_invoices(0, 25, null, '12.34')`,
    ['invoices_by_total', 'invoices_by_foreign_total'],
  ],
  ['the figures of all', 'invoice_figures()', ['invoice_periods_pkey', 'invoices_cancelled']],
  ['the table by status', `list_invoices(0, 25, sort => 'status')`, ['invoices_by_state']],
  ['the table by number', `list_invoices(0, 25, sort => 'number')`, ['invoices_number_once']],
  ['a client by a piece of the name', `search_clients('dio 17')`, ['clients_words']],
  [
    'the account of a client',
    `client_account(md5(auth.uid()::text || 42)::uuid)`,
    ['invoices_of_client', 'payments_invoice_user'],
  ],
  [
    'a month',
    `dashboard_summary(private.today() - 60, private.today() - 30)`,
    ['invoices_by_status'],
  ],
  ['a day', `dashboard_summary(private.today(), private.today())`, ['invoices_by_status']],
  ['twelve months', 'dashboard_months(private.today())', []],
  ['how many this month', 'invoices_this_month()', []],
  ['what needs attention', 'dashboard_attention(3)', ['invoices_by_state']],
  [
    'how the reports stand',
    `reports_standing('2026-10-01', '2026-10-31')`,
    ['invoice_periods_pkey'],
  ],
  ['a new invoice', newInvoice('INR'), ['invoices_request_once']],
  [
    'a new invoice at the last rate',
    newInvoice('USD'),
    ['invoices_rated', 'invoices_request_once'],
  ],
  [
    'the last rate',
    `invoice_summaries where currency = 'USD' and exchange_rate is not null order by created_at desc limit 1`,
    ['invoices_rated'],
  ],
  ['an opened invoice', `invoice_records where id = '${one.id}'`, ['invoices_', 'invoice_items_']],
  [
    'the history of an invoice',
    `invoice_events where invoice_id = '${one.id}' order by id desc`,
    ['invoice_events_'],
  ],
  [
    'the link of an invoice',
    `invoice_links where invoice_id = '${one.id}' and revoked_at is null`,
    ['invoice_links_'],
  ],
  [
    'the document of a PDF',
    `invoice_document('${one.token}')`,
    ['invoices_pdf_token_key', 'invoice_items_', 'payments_'],
  ],
  ['descriptions of earlier rows', `earlier_rows('design')`, ['invoices_newest', 'invoice_items_']],
  [
    'the receipt of an invoice',
    `invoice_receipt('${one.token}')`,
    ['invoices_pdf_token_key', 'invoice_items_', 'payments_'],
  ],
  [
    'the document of a shared PDF',
    `shared_document('${one.token}')`,
    ['invoice_links_token_key', 'invoice_items_', 'payments_'],
  ],
  [
    'the receipt of a shared invoice',
    `shared_receipt('${one.token}')`,
    ['invoice_links_token_key', 'invoice_items_', 'payments_'],
  ],
  [
    'a shared invoice',
    `shared_invoice('${one.token}')`,
    ['invoice_links_token_key', 'invoice_items_', 'payments_'],
  ],
  // Last, since they change the data of the others.
  ['a deleted invoice', `delete_invoice('${one.id}')`, ['invoices_']],
  ['a restored invoice', `restore_invoice('${one.id}')`, ['invoices_']],
  [
    'a recorded payment',
    `record_payment(gen_random_uuid(), '${one.id}', 100, private.today(), 'UPI')`,
    ['invoices_', 'payments_'],
  ],
  [
    'the payments of an invoice',
    `payments where invoice_id = '${one.id}' order by paid_on desc, created_at desc`,
    ['payments_'],
  ],
]

const reads = new Map<string, ReturnType<typeof readsOf>>()

beforeAll(async () => {
  seller = await makeSeller()
  other = await makeSeller()
  await withInvoices(async (tx) => {
    for (const [what, call] of calls) {
      explained = []
      expect(await tx.unsafe(`select * from ${call}`), what).not.toHaveLength(0)
      reads.set(what, readsOf(explained))
    }
  })
})

/**
 * The most rows to read of the seller's 2,500 invoices and thousands of rows beside them. Only a
 * search for a text walks through more of the newest, descriptions are those of 100 invoices, and ages up to ninety days
 * read a row a day.
 */
const mostRows = (call: string) => {
  if (/^search|null, '/.test(call)) return 500
  if (call.startsWith('earlier_rows')) return 200
  return /^(dashboard_attention|reports_standing)/.test(call) ? 150 : 100
}

beforeRelease(
  'the planner takes everybody for somebody with many rows, however few most people have',
  async () => {
    const tables = await session`
    select relname as name, attoptions as told
    from pg_attribute as owner
    join pg_class as held on held.oid = owner.attrelid
    where relnamespace in ('public'::regnamespace, 'books'::regnamespace) and relkind = 'r' and attname = 'user_id' and relname = any (${growing})`
    expect(tables).toHaveLength(growing.length)
    for (const { name, told } of tables) expect([name, told]).toEqual([name, ['n_distinct=20']])
  },
)

// [fast-8]
test.each(calls)(
  '%s is read through indexes, and a few rows of it alone',
  (what, call, indexes) => {
    const read = reads.get(what)
    expect(read?.indexes).toEqual(
      expect.arrayContaining(indexes.map((name) => expect.stringMatching(`^${name}`))),
    )
    expect(read?.indexes.filter((index) => index?.startsWith('all '))).toEqual([])
    expect(read?.rows).toBeLessThanOrEqual(mostRows(call))
  },
)
