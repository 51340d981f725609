import { tdsCreditOf } from '#domain/tds/credit.ts'
import type { TdsDeduction } from '#domain/tds/deduction.ts'
import type { KeptRow } from '#domain/tds/department.ts'
import { yearOf } from '#domain/tds/quarters.ts'
import { readDepartmentFile } from '#domain/tds/read-department-file.ts'
import { readTables } from '#src/lib/table-file/read-tables.ts'
import { measure } from '../measure.ts'
import { against, type Section } from '../report.ts'
import { type Server, timesOfKeeping } from './keeping.ts'

const DEDUCTIONS = 5_000
/** Milliseconds: for the whole file, for one step of the page, which takes no key meanwhile, and for a request on hosted Supabase. */
const WHOLE = 2_000
const STEP = 200
const REQUEST = 8_000

const limit = (milliseconds: number) => ({ median: milliseconds, p95: milliseconds })

const dayAt = (at: number, later = 0) =>
  new Date(Date.UTC(2026, 3, 1 + (at % 220) + later)).toISOString().slice(0, 10)

const tanAt = (at: number) => `MUMK${String(at).padStart(5, '0')}A`

/** A statement with so many deductors, and the deductions behind it: each of its own tax, or all alike. */
function worldOf(deductors: number, taxAt: (at: number) => number) {
  const places = Array.from({ length: DEDUCTIONS }, (_, at) => at)
  const amount = (at: number) => (taxAt(at) / 100).toFixed(2)
  const lines = Array.from({ length: deductors }, (_, deductor) => {
    const own = places.filter((at) => at % deductors === deductor)
    const sum = (own.reduce((all, at) => all + taxAt(at), 0) / 100).toFixed(2)
    return [
      `${deductor + 1}^DEDUCTOR ${deductor}^${tanAt(deductor)}^^^^^${sum}^${sum}^${sum}`,
      ...own.map(
        (at, place) =>
          `^${place + 1}^1027^${dayAt(at)}^F^${dayAt(at)}^-^${amount(at)}^${amount(at)}^${amount(at)}`,
      ),
    ]
  })
  const deductions = places.map(
    (at): TdsDeduction => ({
      ...{ id: `payment-${at}`, invoiceId: `invoice-${at}`, number: `INV/${at}` },
      ...{ clientId: `client-${at % deductors}`, taxMinor: taxAt(at), paidOn: dayAt(at, 9) },
      ...{ creditedOn: null, kind: 'professional' },
    }),
  )
  const clients = Array.from({ length: deductors }, (_, at) => ({
    ...{ id: `client-${at}`, name: `Client ${at}`, tan: tanAt(at), pan: null, gstin: null },
  }))
  const text = ['^PART-I - Details of Tax Deducted at Source^', ...lines.flat()].join('\n')
  return { bytes: new TextEncoder().encode(text), deductions, clients }
}

const year = yearOf('2026-04-01')

/** What becomes of a statement of 5,000 deductions until it is on the screen. */
async function timesOf({ bytes, deductions, clients }: ReturnType<typeof worldOf>) {
  const [sheet] = await readTables(bytes)
  const lines = sheet?.rows ?? []
  const found = readDepartmentFile(lines)?.rows ?? []
  const rows = found.map((row, at): KeptRow => ({ ...row, id: String(at), toldOn: row.day }))
  const books = { deductions, rows, clients, known: [], certificates: [] }
  const credit = tdsCreditOf(books, year)
  const matched = credit.clients.flatMap(({ quarters }) =>
    quarters.flatMap((quarter) => quarter.deductions.filter(({ rows: own }) => own.length > 0)),
  )
  if (matched.length !== DEDUCTIONS) throw new Error(`${matched.length} were matched.`)
  return measure(
    {
      whole: async () => {
        const [read] = await readTables(bytes)
        readDepartmentFile(read?.rows ?? [])
        return tdsCreditOf(books, year)
      },
      understood: async () => readDepartmentFile(lines),
      matched: async () => tdsCreditOf(books, year),
    },
    20,
  )
}

export async function tdsSection(server: Server): Promise<Section> {
  const many = await timesOf(worldOf(200, (at) => 10_000 + at * 100))
  const alike = await timesOf(worldOf(1, () => 100_000))
  const [sheet] = await readTables(worldOf(200, (at) => 10_000 + at * 100).bytes)
  const kept = await timesOfKeeping(server, readDepartmentFile(sheet?.rows ?? [])?.rows ?? [])
  return {
    title: 'TDS credit',
    text: 'A text of Form 26AS with 5,000 deductions, read and matched with 5,000 payments, beside the two seconds that it may take and the 200 ms that a step on the page may hold up a key. A worker takes the file apart; the page understands its rows and matches them. Its 5,000 rows are kept by one request, over HTTP, beside the longest that hosted Supabase gives one.',
    rows: [
      against('2 s', limit(WHOLE), 'read and matched, 200 clients', many.whole, '≤ 1 ×'),
      against('2 s', limit(WHOLE), 'the same of one client, all alike', alike.whole, '≤ 1 ×'),
      against('200 ms', limit(STEP), 'rows understood', many.understood, '≤ 1 ×'),
      against('200 ms', limit(STEP), 'matched, 200 clients', many.matched, '≤ 1 ×'),
      against('200 ms', limit(STEP), 'matched, one client, all alike', alike.matched, '≤ 1 ×'),
      against('a request', limit(REQUEST), '5,000 new rows kept', kept.fresh, '≤ 1 ×'),
      against('a request', limit(REQUEST), 'the same file again', kept.known, '≤ 1 ×'),
      against('a request', limit(REQUEST), 'the same rows a day later', kept.changed, '≤ 1 ×'),
      against('2 s', limit(WHOLE), 'all of it asked for', kept.asked, '≤ 1 ×'),
    ],
  }
}
