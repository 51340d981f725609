import * as v from 'valibot'
import type { Period } from '#domain/periods.ts'
import type { ReportFigures, ReportKind, ReportLine } from '#domain/reports/registers.ts'
import { tdsNameOfYear } from '#domain/tds/printed-names.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'

/** The most lines that one answer of the database holds. */
export const MAX_LINES = 1_000

const line = v.pipe(
  v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  v.transform((row): ReportLine => {
    const named = Object.entries(toCamel(row)).map(([key, value]) => [
      key,
      typeof value === 'boolean' ? Number(value) : value,
    ])
    const known: ReportLine = Object.fromEntries(named)
    // The database keeps what tax is for; the law of the year names it.
    return 'tdsKind' in known
      ? { ...known, tdsCode: tdsNameOfYear(known.tdsKind, String(known.year)) }
      : known
  }),
)

const figures = v.pipe(
  v.object({ count: v.number(), sums: v.record(v.string(), v.number()) }),
  v.transform(({ count, sums }): ReportFigures => {
    const { withoutRate = 0, ...named } = toCamel(sums) as Record<string, number>
    return { count, withoutRate, sums: named }
  }),
)

const asked = (kind: ReportKind, { firstDay, lastDay }: Period) => ({
  register: kind.replaceAll('-', '_'),
  first_day: firstDay,
  last_day: lastDay,
})

/** Lines of a register between two days, in its order; at most `MAX_LINES`. */
export async function listRegister(
  db: Db,
  kind: ReportKind,
  period: Period,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReportLine[]> {
  const page = { skip: offset, most: limit }
  const rows = unwrap(await db.rpc('list_register', { ...asked(kind, period), ...page }))
  return v.parse(v.array(line), rows)
}

/** The number of lines, and their sums. */
export async function getRegisterFigures(
  db: Db,
  kind: ReportKind,
  period: Period,
): Promise<ReportFigures> {
  return v.parse(figures, unwrap(await db.rpc('register_figures', asked(kind, period))))
}

/** All lines, in as many answers as they take; `onLines` is told how many there are so far. */
export async function listWholeRegister(
  db: Db,
  kind: ReportKind,
  period: Period,
  onLines: (lines: number) => void = () => {},
): Promise<ReportLine[]> {
  const all: ReportLine[] = []
  for (;;) {
    const lines = await listRegister(db, kind, period, { offset: all.length, limit: MAX_LINES })
    all.push(...lines)
    onLines(all.length)
    if (lines.length < MAX_LINES) return all
  }
}
