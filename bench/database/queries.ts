import postgres, { type Sql, type TransactionSql } from 'postgres'
import { measure, type Timing, type Work } from '../measure.ts'
import { against, type Row } from '../report.ts'
import {
  bigUser,
  issuer,
  openSession,
  plainIssuer,
  register,
  renewPermits,
  taxIssuer,
} from './big-database.ts'

/** Runs of each query. */
const RUNS = 100

/** The limit of each median, as a multiple of `select 1` in the same run. */
function goalOf(what: string): string | undefined {
  if (/^(?:list|search)/.test(what)) return '≤ 5 ×'
  // The cost of ten rows is reported beside the other ten.
  if (what.startsWith(CREATE_TEN)) return undefined
  // Calls that a person waits for while typing, with the way there and back.
  if (what.startsWith('HSN')) return '≤ 50'
  return what === CREATE ? '≤ 25 ×' : '≤ 6 ×'
}

const MOST_GROWTH = '≤ 1.5 ×'

type Timings = Record<string, Timing>

/** The calls behind the screens, as the Data API sends them; lists bring the count for their pages along. */
function worksOn(tx: TransactionSql, invoices: number, clients: string[]): Record<string, Work> {
  const page = (offset: number) => () => tx`select list_invoices(${offset}, 5)`
  const byStatus =
    (status: string, offset = 0) =>
    () =>
      tx`select list_invoices(${offset}, 25, ${status})`
  const search =
    (...texts: string[]) =>
    (run: number) =>
      tx`select * from search_invoices(${texts[run % texts.length] ?? ''})`
  const clientsOf =
    (...texts: string[]) =>
    (run: number) =>
      tx`select search_clients(${texts[run % texts.length] ?? ''})`
  return {
    'list, page 1 (recent invoices)': page(0),
    'list, page 100': page(495),
    'list, page in the middle': page(invoices / 2),
    'list, last page': page(invoices - 5),
    'list of PAID': byStatus('PAID'),
    'list of UNPAID': byStatus('UNPAID'),
    'list of OVERDUE': byStatus('OVERDUE'),
    // The last full page of few invoices: seven of ten are paid.
    'list of PAID, page 40': byStatus('PAID', Math.min(975, invoices * 0.7 - 25)),
    'list by client': () => tx`select list_invoices(0, 25, sort => 'client', descending => false)`,
    'list by balance': () => tx`select list_invoices(0, 25, sort => 'balance', descending => true)`,
    'list of OVERDUE by due date': () =>
      tx`select list_invoices(0, 25, 'OVERDUE', sort => 'due', descending => false)`,
    'list of a month by total': () =>
      tx`select list_invoices(0, 25, issued_from => private.today() - 60, issued_to => private.today() - 30, sort => 'total')`,
    'figures of all': () => tx`select invoice_figures()`,
    'list of clients': () => tx`select list_clients(0, 25)`,
    'list of clients, page 20': () => tx`select list_clients(475, 25)`,
    'list of clients of a name': () => tx`select list_clients(0, 25, 'tapti textiles 77')`,
    'list of one client': (run: number) =>
      tx`select list_invoices(0, 25, null, null, ${clients[run % clients.length] ?? ''}::uuid)`,
    'account of one client': (run: number) =>
      tx`select client_account(${clients[run % clients.length] ?? ''}::uuid)`,
    'list of a client': () => tx`select list_invoices(0, 25, null, 'tapti textiles 77')`,
    'list of a frequent name': () => tx`select list_invoices(0, 25, null, 'kaveri')`,
    'summary of a month': () =>
      tx`select * from dashboard_summary(date_trunc('month', now() - interval '1 month')::date, (date_trunc('month', now()) - interval '1 day')::date)`,
    'summary of a day': () => tx`select * from dashboard_summary(now()::date, now()::date)`,
    'twelve months': () => tx`select * from dashboard_months(now()::date)`,
    'what needs attention': () => tx`select dashboard_attention(3)`,
    'search for a frequent name': search('kaveri', 'tapti te', 'gold'),
    'search for one client of thousands': search('tapti textiles 77', 'gold 31', 'coffee 5'),
    'search for a name that is not there': search('zuari & sons', 'quilon', 'vasco tea'),
    'search for two letters': search('qz', 'zu', 'vq'),
    'search for a number': search('0042', '/0777', '26-27/0009'),
    'search for an amount': search('12,345', '44000.50', '9876.54'),
    'search for what few rows say': search('exhib', 'stand kochi', 'koch'),
    'search for what all rows say': search('pack des', 'labels', 'twelve'),
    'search for a client, first letter': clientsOf('k', 't', 'g'),
    'search for a client, two letters': clientsOf('zu', 'ka', 'bh'),
    'search for a client, two letters that none has': clientsOf('qz', 'vq', 'xx'),
    'search for a client of thousands': clientsOf('tapti textiles 77', 'gold 31', 'coffee 5'),
    'search for a client that is not there': clientsOf('zuari & sons', 'quilon', 'vasco tea'),
    'search of items': (run) =>
      tx`select list_items(0, 6, ${['consult', 'item 4', 'zz'][run % 3] ?? ''})`,
    'HSN search by words': (run) =>
      tx`select search_hsn(${['web design', 'cotton shirts', 'articles'][run % 3] ?? ''})`,
    'HSN search by digits': (run) =>
      tx`select search_hsn(${['9983', '84', '610910'][run % 3] ?? ''})`,
  }
}

const oneRow = [{ description: 'Design', quantity: 1, amount_minor: 100 }]
const tenRows = Array.from({ length: 10 }, (_, n) => ({
  ...{ description: `Design of label ${n}`, hsn_sac: '998391', quantity: '12.5', unit: 'hours' },
  ...{ rate: `${600 + n}`, amount_minor: 750_000 + 1_250 * n },
}))
/** An invoice of three rates, to a client of the same State. */
const tenTaxRows = tenRows.map((row, n) => ({ ...row, gst_rate: [1800, 500, 4000][n % 3] }))

const CREATE = 'create, with its commit'
const CREATE_TEN = 'create ten rows'
const CREATE_TEN_TAXED = 'create ten rows with tax'

/** Calls of the product, each in a transaction of its own, with role and claims set as the Data API sets them. */
const createOn = (sql: Sql, claims: string, items: object[]) => () =>
  sql.begin(async (tx) => {
    await tx`
      select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`
    const document = JSON.stringify({
      ...{ client_name: 'Kaveri', client_email: 'billing@kaveri.example', due_date: '2990-01-01' },
      // Asked of whom ten rows with tax go to.
      ...{ client_address: '4 Residency Road', client_state_code: '27' },
      items,
    })
    await tx`select issue_invoice(gen_random_uuid(), (${document}::text)::jsonb)`
  })

/** The person with a tenth of all invoices asks; the same in a database of a hundredth, turn by turn. */
export async function databaseRows(
  dbUrl: string,
  smallUrl: string,
): Promise<{ queries: Row[]; growth: Row[] }> {
  const timings = await onDatabase(dbUrl, (works, tx) =>
    onDatabase(smallUrl, (smallWorks) =>
      measure(
        Object.fromEntries([
          ['select 1', () => tx`select 1`],
          ...Object.entries(works).flatMap(([what, work]) => [
            [what, work],
            [`${what}, small`, smallWorks[what]],
          ]),
        ]) as Record<string, Work>,
        RUNS,
      ),
    ),
  )
  const of = (what: string): Timing => {
    const timing = timings[what]
    if (!timing) throw new Error(`${what} was not measured.`)
    return timing
  }
  const names = Object.keys(timings).filter((what) => `${what}, small` in timings)
  const limit = of('select 1')
  return {
    queries: [
      against('`select 1`', limit, 'select 1', limit),
      ...names.map((what) => against('`select 1`', limit, what, of(what), goalOf(what))),
      against('ten without', of(CREATE_TEN), CREATE_TEN_TAXED, of(CREATE_TEN_TAXED), '≤ 1.3 ×'),
    ],
    growth: names.map((what) =>
      against('10,000 invoices', of(`${what}, small`), what, of(what), MOST_GROWTH),
    ),
  }
}

/** Gives what the person with most invoices asks, all in one transaction, and what another one creates beside it. */
async function onDatabase(
  dbUrl: string,
  work: (works: Record<string, Work>, tx: TransactionSql) => Promise<Timings>,
): Promise<Timings> {
  await register(dbUrl, taxIssuer)
  const claims: string[] = []
  for (const person of [issuer, plainIssuer, taxIssuer]) {
    await renewPermits(dbUrl, person)
    claims.push(await openSession(dbUrl, person))
  }
  const bigClaims = await openSession(dbUrl, bigUser)
  const connect = () => postgres(dbUrl, { max: 1, onnotice: () => {} })
  const [reading, writing] = [connect(), connect()]
  try {
    return await reading.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${bigClaims}, true)`
      await tx`set local role authenticated`
      const [list] = await tx<{ total: number }[]>`
        select (list_invoices(0, 1) ->> 'total')::integer as total`
      const clients = await tx<{ id: string }[]>`select id from books.clients order by id limit 50`
      const reads = worksOn(
        tx,
        list?.total ?? 0,
        clients.map(({ id }) => id),
      )
      const [one = '', plain = '', taxed = ''] = claims
      return work(
        {
          ...reads,
          [CREATE]: createOn(writing, one, oneRow),
          [CREATE_TEN]: createOn(writing, plain, tenRows),
          [CREATE_TEN_TAXED]: createOn(writing, taxed, tenTaxRows),
        },
        tx,
      )
    })
  } finally {
    await Promise.all([reading.end(), writing.end()])
  }
}
