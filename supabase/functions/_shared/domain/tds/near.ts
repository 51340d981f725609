import { daysBetween, type PlainDate } from '../dates.ts'
import type { TdsPayment } from '../law/values.ts'
import { dayOfDeduction, type TdsDeduction } from './deduction.ts'
import type { KeptRow } from './department.ts'
import { isKind } from './printed-names.ts'

/** A client credits a bill up to so many days before it is paid, and books it up to so many later. */
const DAYS_BEFORE = 200
const DAYS_AFTER = 60

/** More are not looked through for those that add up to a sum. */
const MOST_NEAR = 60

/** Days as numbers: thousands of them are compared with each other. */
const numberOf = (day: PlainDate) => daysBetween('2000-01-01', day)

/** A row of the department with what matching asks of it again and again. */
export type NearRow = { row: KeptRow; at: number; isOf: (kind: TdsPayment) => boolean }

export function nearRow(row: KeptRow): NearRow {
  const asked = new Map<TdsPayment, boolean>()
  return {
    ...{ row, at: numberOf(row.day) },
    isOf(kind) {
      const known = asked.get(kind)
      if (known !== undefined) return known
      const is = isKind(kind, row.code, row.day)
      asked.set(kind, is)
      return is
    },
  }
}

/** A deduction likewise; `at` is the day of payment, `deciding` the day that decides. */
export type NearDeduction = { deduction: TdsDeduction; at: number; deciding: number }

export const nearDeduction = (deduction: TdsDeduction): NearDeduction => ({
  ...{ deduction, at: numberOf(deduction.paidOn) },
  deciding: numberOf(dayOfDeduction(deduction)),
})

/** The first place in a list by days that is not before a day. */
function placeOf(list: readonly { at: number }[], at: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

const between = <One extends { at: number }>(list: readonly One[], from: number, to: number) =>
  list.slice(placeOf(list, from), placeOf(list, to + 1))

/** Whether a row may be a deduction by its day. */
export const isNear = ({ at }: NearDeduction, row: NearRow): boolean =>
  row.at >= at - DAYS_BEFORE && row.at <= at + DAYS_AFTER

/** The rows that may be a deduction, of rows in the order of their days. */
export const rowsNear = (rows: readonly NearRow[], { at }: NearDeduction): NearRow[] =>
  between(rows, at - DAYS_BEFORE, at + DAYS_AFTER)

/** The deductions that a row may be, of those in the order of their days. */
export const deductionsNear = (deductions: readonly NearDeduction[], { at }: NearRow) =>
  between(deductions, at - DAYS_AFTER, at + DAYS_BEFORE)

/** Few of many: those nearest to a day, in their order. */
export function fewOf<One extends { at: number }>(
  list: readonly One[],
  at: number,
): readonly One[] {
  if (list.length <= MOST_NEAR) return list
  const place = placeOf(list, at)
  const from = Math.max(0, Math.min(list.length - MOST_NEAR, place - MOST_NEAR / 2))
  return list.slice(from, from + MOST_NEAR)
}

/** Clients credit a bill before they pay it: a day behind the payment counts as three before it. */
const BEHIND = 3

/** How far a row is from a deduction: another kind counts more than any day. */
export function distance({ deduction, deciding }: NearDeduction, { at, isOf }: NearRow): number {
  const days = at > deciding ? (at - deciding) * BEHIND : deciding - at
  return days + (deduction.kind === null || isOf(deduction.kind) ? 0 : 1000)
}
