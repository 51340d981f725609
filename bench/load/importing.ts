import { PostgrestClient } from '@supabase/postgrest-js'
import { stageImport, writeImport } from '#data/imports/imports.ts'
import type { Database } from '#database'
import { dayInIndia } from '#domain/dates.ts'
import { guessMapping, headRow } from '#domain/import/guess-mapping.ts'
import type { ImportKind } from '#domain/import/import-fields.ts'
import { readRows } from '#domain/import/read-rows.ts'
import { readCsv } from '#tables/read-csv.ts'
import { register } from '../database/big-database.ts'
import type { Row, Section } from '../report.ts'
import { signIn } from './door.ts'
import { password, seedPeople } from './seed.ts'

type Server = { apiUrl: string; dbUrl: string; publishableKey: string }

const email = 'load1@bench.example'
const ROWS = 10_000
const A_MINUTE = 60_000
/** The longest time that hosted Supabase gives a request of a signed-in person. */
const A_REQUEST = 8_000

const csv = (head: string, line: (at: number) => string) =>
  [head, ...Array.from({ length: ROWS }, (_, at) => line(at))].join('\n')

const day = (at: number) => String((at % 28) + 1).padStart(2, '0')
const month = (at: number) => String(4 + (at % 9)).padStart(2, '0')

/** Files as Zoho writes them. Half of the invoices name a client of the first file without the address. */
const files: Record<ImportKind, () => string> = {
  clients: () =>
    csv(
      'Display Name,EmailID,Phone,Billing Address,Billing City,Billing State,Billing Code,Billing Country',
      (at) =>
        `Client ${at},billing${at}@kaveri.example,98200${at},"${at}, Fergusson Road",Pune,Maharashtra,411004,India`,
    ),
  items: () =>
    csv(
      'Item Name,Rate,Usage unit,HSN/SAC,Inter State Tax Rate',
      (at) => `Design of page ${at},${100 + at},hour,998391,18`,
    ),
  invoices: () =>
    csv(
      'Invoice Number,Invoice Date,Due Date,Customer Name,Primary Contact EmailID,Billing State,Place of Supply,Item Name,Quantity,Item Price,HSN/SAC,Item Tax %,Total,Balance',
      (at) => {
        const state = at % 3 === 0 ? 'Karnataka' : 'Maharashtra'
        const client =
          at % 2 === 0
            ? `Client ${at % 2_000},`
            : `Old client ${at % 1_000},old${at % 1_000}@narmada.example`
        const rate = 1_000 + 50 * (at % 100)
        return [
          ...[
            `INV-${at}`,
            `2025-${month(at)}-${day(at)}`,
            `2025-12-${day(at)}`,
            client,
            state,
            state,
          ],
          ...[
            'Design',
            2,
            rate,
            998391,
            18,
            (rate * 2.36).toFixed(2),
            at % 4 === 0 ? (rate * 2.36).toFixed(2) : 0,
          ],
        ].join(',')
      },
    ),
}

/** A file from its text to the last row, as the screen does it; each request's time, too. */
async function bring(server: Server, token: string, kind: ImportKind) {
  const requests: number[] = []
  const rest = new PostgrestClient<Database>(`${server.apiUrl}/rest/v1`, {
    headers: { apikey: server.publishableKey, Authorization: `Bearer ${token}` },
    retry: false,
    fetch: async (...call: Parameters<typeof fetch>) => {
      const start = performance.now()
      const answer = await fetch(...call)
      requests.push(performance.now() - start)
      return answer
    },
  })
  const db = { from: rest.from.bind(rest), rpc: rest.rpc.bind(rest) }
  const text = files[kind]()
  const start = performance.now()
  const table = readCsv(text)
  const head = headRow(kind, table)
  const read = readRows(kind, table.slice(head + 1), guessMapping(kind, table[head] ?? []), {
    ...{ first: head + 2, today: dayInIndia(new Date()) },
  })
  const id = crypto.randomUUID()
  const { faults } = await stageImport(db, id, kind, read.rows)
  const looked = performance.now() - start
  const { made } = await writeImport(db, id)
  if (made !== ROWS) {
    const [first] = [...read.faults, ...faults]
    throw new Error(`${made} ${kind} were made: ${first?.message}`)
  }
  return { looked, whole: performance.now() - start, longest: Math.max(...requests) }
}

const of = (peer: string, limit: number, what: string, time: number, goal?: string): Row => ({
  ...{ what, median: time, p95: time, peer, ratio: time / limit, goal },
})

/** Three files of ten thousand rows, one after the other into one account, through the Data API. */
export async function importSection(server: Server): Promise<Section> {
  await seedPeople(server.dbUrl, 1)
  await register(server.dbUrl, { email })
  const token = await signIn(server.apiUrl, server.publishableKey, { email, password })
  const rows: Row[] = []
  for (const kind of ['clients', 'items', 'invoices'] as const) {
    const { looked, whole, longest } = await bring(server, token, kind)
    const what = `import of 10,000 ${kind === 'invoices' ? 'old invoices' : kind}`
    rows.push(of('a minute', A_MINUTE, what, whole, `≤ ${A_MINUTE}`))
    rows.push(of('a minute', A_MINUTE, `${what}: looked over`, looked))
    rows.push(of('a request', A_REQUEST, `${what}: longest request`, longest, `≤ ${A_REQUEST}`))
  }
  return {
    title: 'Moving in',
    text: [
      'A CSV file of 10,000 rows, from its text to the last row in the database, in the parts that the screen sends, over HTTP: read,',
      'looked over, written. A row of the last is an invoice with a row and tax; three of four are paid, half of their clients are in the book.',
    ].join('\n'),
    rows,
  }
}
