import type { PlainDate } from '../dates.ts'
import { dayOfDeduction, type TdsDeduction } from './deduction.ts'
import type { KeptRow } from './department.ts'
import {
  deductionsNear,
  distance,
  fewOf,
  isNear,
  type NearDeduction,
  type NearRow,
  nearDeduction,
  nearRow,
  rowsNear,
} from './near.ts'
import { isKind } from './printed-names.ts'
import { withoutReversed } from './reversals.ts'

/** Clients round tax to the rupee. */
const ROUNDING = 100

/** The most deductions that one row of the department sums up, and the other way round. */
const MOST_TOGETHER = 40

/** A deduction's state, by what the department has of it. */
export const deductionStates = [
  ...(['matched', 'notFinal', 'wrongCode', 'short', 'excess', 'missing'] as const),
] as const
export type DeductionState = (typeof deductionStates)[number]

export type MatchedDeduction = TdsDeduction & {
  state: DeductionState
  /** The rows of the department for it, or one for it and others together. */
  rows: KeptRow[]
  /** What the department has of it, in paise. */
  reachedMinor: number
}

export type Match = {
  deductions: MatchedDeduction[]
  /** Rows behind which no deduction is recorded. */
  unexplained: KeptRow[]
  /** Rows that a reversal took back, and the reversals. */
  reversed: KeptRow[]
}

const isSameTax = (one: number, other: number) => Math.abs(one - other) < ROUNDING

/** What is free on both sides, in the order of days, and what was found. */
class Open {
  rows: NearRow[]
  deductions: NearDeduction[]
  readonly found = new Map<TdsDeduction, { rows: KeptRow[]; reachedMinor: number }>()
  readonly #taken = new Set<NearRow | NearDeduction>()

  constructor(rows: readonly KeptRow[], deductions: readonly TdsDeduction[]) {
    this.rows = rows.map(nearRow)
    this.deductions = deductions.map(nearDeduction)
  }

  isFree = (one: NearRow | NearDeduction) => !this.#taken.has(one)

  /** Leaves only what is free. */
  clear() {
    this.rows = this.rows.filter(this.isFree)
    this.deductions = this.deductions.filter(this.isFree)
  }

  /** One row or several for one deduction. */
  take(one: NearDeduction, rows: readonly NearRow[]) {
    for (const taken of [one, ...rows]) this.#taken.add(taken)
    const reachedMinor = rows.reduce((sum, { row }) => sum + row.taxMinor, 0)
    this.found.set(one.deduction, { rows: rows.map(({ row }) => row), reachedMinor })
  }

  /** One row that sums up several deductions. */
  share(deductions: readonly NearDeduction[], row: NearRow) {
    for (const taken of [row, ...deductions]) this.#taken.add(taken)
    for (const { deduction } of deductions) {
      this.found.set(deduction, { rows: [row.row], reachedMinor: deduction.taxMinor })
    }
  }
}

/** The free row that fits a deduction best. */
function bestOf(open: Open, one: NearDeduction, rows: readonly NearRow[]): NearRow | null {
  let best: NearRow | null = null
  let least = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const far = open.isFree(row) ? distance(one, row) : least
    if (far < least) [best, least] = [row, far]
  }
  return best
}

/** More pairs than this are not weighed against each other. */
const MOST_PAIRS = 40_000

const isOfKind = ({ deduction: { kind } }: NearDeduction, { isOf }: NearRow) =>
  kind === null || isOf(kind)

/** As many rows as deductions, all near: the first row is the first deduction, and so on. */
function takeInOrder(open: Open, deductions: readonly NearDeduction[], rows: readonly NearRow[]) {
  const pairs = deductions.flatMap((one, at) => {
    const row = rows[at]
    return row && isNear(one, row) && isOfKind(one, row) ? [{ one, row }] : []
  })
  if (rows.length !== deductions.length || pairs.length !== rows.length) return false
  for (const { one, row } of pairs) open.take(one, [row])
  return true
}

/** The nearest pairs first, so that of equal payments the one is left whose row is missing. */
function takeNearest(open: Open, deductions: readonly NearDeduction[], rows: readonly NearRow[]) {
  const pairs = deductions
    .flatMap((one) => rowsNear(rows, one).map((row) => ({ one, row, far: distance(one, row) })))
    .sort((a, b) => a.far - b.far)
  for (const { one, row } of pairs) {
    if (open.isFree(one) && open.isFree(row)) open.take(one, [row])
  }
}

const rupeesOf = (taxMinor: number) => Math.floor(taxMinor / ROUNDING)

/** The same tax on near days. */
function matchSame(open: Open) {
  const rowsOf = Map.groupBy(open.rows, ({ row }) => rupeesOf(row.taxMinor))
  const deductionsOf = Map.groupBy(open.deductions, ({ deduction }) => deduction.taxMinor)
  for (const [taxMinor, deductions] of deductionsOf) {
    const key = rupeesOf(taxMinor)
    const rows = [key - 1, key, key + 1]
      .flatMap((near) => rowsOf.get(near) ?? [])
      .filter((row) => open.isFree(row) && isSameTax(row.row.taxMinor, taxMinor))
      .sort((one, other) => one.at - other.at)
    if (takeInOrder(open, deductions, rows)) continue
    if (rows.length * deductions.length <= MOST_PAIRS) {
      takeNearest(open, deductions, rows)
      continue
    }
    for (const one of deductions) {
      const best = bestOf(open, one, rowsNear(rows, one))
      if (best) open.take(one, [best])
    }
  }
  open.clear()
}

/** The first run of things, in their order, whose tax adds up to a sum. */
function runOf<One>(
  things: readonly One[],
  taxOf: (one: One) => number,
  sum: number,
): One[] | null {
  for (let from = 0; from < things.length; from += 1) {
    let total = 0
    for (const [place, one] of things.slice(from, from + MOST_TOGETHER).entries()) {
      total += taxOf(one)
      if (total > sum + ROUNDING) break
      if (place > 0 && isSameTax(total, sum)) return things.slice(from, from + place + 1)
    }
  }
  return null
}

/** One row for the bills of a month or a quarter, then several rows for one payment. */
function matchTogether(open: Open) {
  for (const row of open.rows) {
    const near = deductionsNear(open.deductions, row)
    const run = runOf(fewOf(near, row.at), (one) => one.deduction.taxMinor, row.row.taxMinor)
    if (!run) continue
    open.share(run, row)
    open.clear()
  }
  for (const one of open.deductions) {
    const near = rowsNear(open.rows, one)
    const run = runOf(fewOf(near, one.deciding), ({ row }) => row.taxMinor, one.deduction.taxMinor)
    if (!run) continue
    open.take(one, run)
    open.clear()
  }
}

/** A row of a near day is the same deduction with another tax, if that is at least half and at most double. */
function matchOther(open: Open) {
  for (const one of open.deductions) {
    const { taxMinor } = one.deduction
    const alike = rowsNear(open.rows, one).filter(
      ({ row }) => row.taxMinor * 2 >= taxMinor && row.taxMinor <= taxMinor * 2,
    )
    const best = bestOf(open, one, alike)
    if (best) open.take(one, [best])
  }
  open.clear()
}

function stateOf(
  { kind, taxMinor }: TdsDeduction,
  rows: readonly KeptRow[],
  reachedMinor: number,
): DeductionState {
  if (rows.length === 0) return 'missing'
  if (!isSameTax(reachedMinor, taxMinor)) return reachedMinor < taxMinor ? 'short' : 'excess'
  if (kind !== null && rows.some(({ code, day }) => !isKind(kind, code, day))) return 'wrongCode'
  return rows.every(({ status }) => status === 'F') ? 'matched' : 'notFinal'
}

/**
 * Matches the deductions of one client with the rows that the department has of them: the same tax on near days first, then sums
 * of several, then what differs. The same rows and deductions always match in the same way.
 */
export function matchDeductions(
  deductions: readonly TdsDeduction[],
  rows: readonly KeptRow[],
): Match {
  const { standing, reversed } = withoutReversed(
    [...rows].sort(
      (one, other) => one.day.localeCompare(other.day) || one.id.localeCompare(other.id),
    ),
  )
  const sorted = [...deductions].sort(
    (one, other) => one.paidOn.localeCompare(other.paidOn) || one.id.localeCompare(other.id),
  )
  // Form 26AS has rows without tax, of deductors who had a declaration.
  const open = new Open(
    standing.filter(({ taxMinor }) => taxMinor > 0),
    sorted,
  )
  matchSame(open)
  matchTogether(open)
  matchOther(open)
  const free = new Set(open.rows.map(({ row }) => row))
  return {
    deductions: sorted.map((deduction) => {
      const { rows: own, reachedMinor } = open.found.get(deduction) ?? { rows: [], reachedMinor: 0 }
      return { ...deduction, rows: own, reachedMinor, state: stateOf(deduction, own, reachedMinor) }
    }),
    unexplained: standing.filter((row) => free.has(row) || row.taxMinor < 0),
    reversed,
  }
}

/** The day on which the client booked a deduction, if that is earlier than the day that was recorded as deciding. */
export function earlierDay({ rows, ...deduction }: MatchedDeduction): PlainDate | null {
  const [row] = rows
  return rows.length === 1 && row && row.day < dayOfDeduction(deduction) ? row.day : null
}
