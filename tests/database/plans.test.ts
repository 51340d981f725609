import postgres, { type TransactionSql } from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseUrl } from '../../supabase/local/bootstrap.ts'
import { superuser } from '../../supabase/local/cluster-init.ts'
import { makeSeller } from '../setup/people.ts'

/**
 * A session of its own, of the only role that may load auto_explain: the server itself then explains what runs,
 * statements inside functions as well.
 */
let explained: string[] = []
const session = postgres(databaseUrl(Number(new URL(inject('stack').dbUrl).port), superuser), {
  max: 1,
  onnotice: ({ message = '' }) => explained.push(message),
})
afterAll(() => session.end())

/** Thousands of invoices of two sellers, in a transaction that leaves nothing behind. */
async function withInvoices(work: (tx: TransactionSql) => Promise<void>) {
  await session
    .begin(async (tx) => {
      await tx`
        insert into invoices (
          user_id, business_id, financial_year, sequence, seller, client_name, client_email, currency, exchange_rate,
          total_minor, total_inr_minor, settled_minor, status, issue_date, due_date, request_key,
          request_fingerprint, created_at
        )
        select
          business.user_id, business.id, '20-21', n, '{}', 'Client ' || n % 97, 'client@example.com',
          case when n % 50 = 0 then 'USD' else 'INR' end, case when n % 50 = 0 then 80 end, 1000,
          case when n % 50 = 0 then 80000 else 1000 end, paid * 1000, case paid when 1 then 'PAID' else 'UNPAID' end,
          day, day + 30, gen_random_uuid(), '', day + time '12:00'
        from businesses as business,
          generate_series(1, case when user_id = ${seller} then 2500 else 1000 end) as n,
          lateral (select private.today() - n / 3 as day, (n % 10 < 7)::integer as paid) as made
        where user_id in (${seller}, ${other})`
      await tx`analyze invoices`
      await tx`analyze invoice_periods`
      await tx`load 'auto_explain'`
      await tx`
        select
          set_config('auto_explain.log_min_duration', '0', true),
          set_config('auto_explain.log_nested_statements', 'on', true),
          set_config('auto_explain.log_analyze', 'on', true),
          set_config('auto_explain.log_timing', 'off', true),
          set_config('auto_explain.log_format', 'json', true),
          set_config('auto_explain.log_level', 'notice', true),
          set_config('request.jwt.claim.sub', ${seller}, true)`
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

const touchesInvoices = (node: Node) =>
  node['Relation Name'] === 'invoices' || node['Index Name']?.startsWith('invoices_') === true

/** How all statements of a call read the invoices: by which indexes, and how many rows one part took or passed by. */
function readsOf(notices: string[]) {
  const plans = notices.flatMap((notice) => {
    const json = /plan:\s*(\{.*\})/s.exec(notice)?.[1]
    const read: { Plan: Node } | undefined = json && JSON.parse(json)
    return read ? [read.Plan] : []
  })
  expect(plans.length).toBeGreaterThan(0)
  const nodes = plans.flatMap(withParts).filter(touchesInvoices)
  return {
    indexes: nodes.map((node) =>
      node['Node Type'] === 'Seq Scan' ? 'all invoices' : node['Index Name'],
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
  `create_invoice(gen_random_uuid(), 'Kaveri', 'billing@kaveri.example', '2990-01-01',
    '[{"description": "Design", "amount_minor": 100}]', '${currency}')`

const calls: [what: string, call: string, indexes: string[]][] = [
  ['the first page', 'list_invoices(0, 5)', ['invoices_newest']],
  ['the last page', 'list_invoices(2495, 5)', ['invoices_newest']],
  ['what is paid', `list_invoices(0, 25, 'PAID')`, ['invoices_by_status']],
  ['what is unpaid', `list_invoices(0, 25, 'UNPAID')`, ['invoices_by_status']],
  ['what is overdue', `list_invoices(0, 25, 'OVERDUE')`, ['invoices_by_status']],
  ['the list of a client', `list_invoices(0, 25, null, 'client 42')`, ['invoices_search_text']],
  ['a search that recent invoices answer', `search_invoices('client')`, ['invoices_newest']],
  [
    'a search that goes further',
    `search_invoices('20-21/2042')`,
    ['invoices_newest', 'invoices_search_text'],
  ],
  [
    'a month',
    `dashboard_summary(private.today() - 60, private.today() - 30)`,
    ['invoices_by_status'],
  ],
  ['a day', `dashboard_summary(private.today(), private.today())`, ['invoices_by_status']],
  ['twelve months', 'dashboard_months(private.today())', []],
  ['how many this month', 'invoices_this_month()', []],
  ['what needs attention', 'dashboard_attention(3)', ['invoices_unpaid_due']],
  ['a new invoice', newInvoice('INR'), ['invoices_request_once']],
  [
    'a new invoice at the last rate',
    newInvoice('USD'),
    ['invoices_rated', 'invoices_request_once'],
  ],
]

const reads = new Map<string, ReturnType<typeof readsOf>>()

beforeAll(async () => {
  seller = await makeSeller()
  other = await makeSeller()
  await withInvoices(async (tx) => {
    for (const [what, call] of calls) {
      explained = []
      await tx.unsafe(`select * from ${call}`)
      reads.set(what, readsOf(explained))
    }
  })
})

/** Of the seller's 2,500; only the search walks through more of the newest. */
const mostRows = (call: string) => (call.startsWith('search_invoices') ? 500 : 80)

test.each(calls)(
  '%s is read through its index, a few of the invoices alone',
  (what, call, indexes) => {
    const read = reads.get(what)
    expect(read?.indexes).toEqual(expect.arrayContaining(indexes))
    expect(read?.indexes).not.toContain('all invoices')
    expect(read?.rows).toBeLessThanOrEqual(mostRows(call))
  },
)
