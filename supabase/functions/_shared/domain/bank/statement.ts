import type { PlainDate } from '../dates.ts'
import { type Bank, bankOf } from './banks.ts'
import { type DayOrder, dayOrderOf, parseBankAmount, parseBankDay, type Side } from './cells.ts'
import { type BankColumns, findHeads, isEnough, likelyHeads } from './columns.ts'

/** A row of a statement. The amount is minor units of rupees, above 0. */
export type StatementRow = {
  /** The row's place in the file, from 1. */
  place: number
  day: PlainDate
  narration: string
  /** The text that the bank prints beside the narration: a reference, a cheque number, or nothing. */
  reference: string
  amountMinor: number
  side: Side
}

export type Statement = {
  bank: Bank | null
  rows: StatementRow[]
  /** Places, from 1, of the rows whose day or amount could not be read. */
  unread: number[]
}

/** A table of a file in which the heads are known or chosen. */
export type StatementTable = {
  /** The place of the heads, from 0. */
  headsAt: number
  heads: string[]
  /** Null where nobody knows yet; then the person says it. */
  columns: BankColumns | null
}

type Sheet = { rows: string[][] }

const cellOf = (row: readonly string[], column: number | undefined) =>
  column === undefined ? '' : (row[column] ?? '')

/** The sheet of a file that has the table of a statement, and where its heads are. */
export function findTable(sheets: readonly Sheet[]): { sheet: number; table: StatementTable } {
  for (const [sheet, { rows }] of sheets.entries()) {
    const found = findHeads(rows)
    if (found) {
      const heads = rows[found.place] ?? []
      return { sheet, table: { headsAt: found.place, heads, columns: found.columns } }
    }
  }
  const rows = sheets[0]?.rows ?? []
  const headsAt = likelyHeads(rows)
  return { sheet: 0, table: { headsAt, heads: rows[headsAt] ?? [], columns: null } }
}

type Money = { minor: number; side: Side }

/** Reads the amount of a row: null when the row has none, 'unread' when it cannot be read. */
function moneyOf(
  row: readonly string[],
  columns: BankColumns,
  signed: boolean,
): Money | 'unread' | null {
  const sided: [Side, number | undefined][] =
    columns.deposit === undefined
      ? []
      : [
          ['credit', columns.deposit],
          ['debit', columns.withdrawal],
        ]
  const opposite = { credit: 'debit', debit: 'credit' } as const
  const found: Money[] = []
  for (const [side, column] of sided) {
    const cell = cellOf(row, column)
    const amount = parseBankAmount(cell)
    if (amount === null && /\d/.test(cell)) return 'unread'
    // Less than nothing in a column is the other way round.
    const isTurned = amount?.side === 'debit' && /^\W*-|^\(/.test(cell.trim())
    if (amount && amount.minor > 0) {
      found.push({ minor: amount.minor, side: isTurned ? opposite[side] : side })
    }
  }
  if (sided.length > 0) return found.length > 1 ? 'unread' : (found[0] ?? null)

  const cell = cellOf(row, columns.amount)
  const amount = parseBankAmount(cell)
  if (amount === null) return /\d/.test(cell) ? 'unread' : null
  if (amount.minor === 0) return null
  const said = /^\W*(?:c|d)/i.exec(cellOf(row, columns.type))?.[0]?.slice(-1).toLowerCase()
  const side = said
    ? said === 'c'
      ? 'credit'
      : 'debit'
    : (amount.side ?? (signed ? 'credit' : null))
  return side ? { minor: amount.minor, side } : 'unread'
}

/** Returns whether an amount column marks debits by a sign only, so that an amount without one came in. */
const isSigned = (rows: readonly (readonly string[])[], columns: BankColumns) =>
  columns.type === undefined &&
  rows.some((row) => parseBankAmount(cellOf(row, columns.amount))?.side === 'debit')

/** Whether a row only continues the narration above it. */
const isContinued = (row: readonly string[], columns: BankColumns) =>
  cellOf(row, columns.narration) !== '' &&
  row.every((cell, column) => cell === '' || column === columns.narration)

/**
 * The rows of a table below its heads: those with a day and an amount. Lines of totals, repeated heads and an opening balance
 * have one of them at most. `columns` must be enough (isEnough).
 */
export function readStatement(sheet: Sheet, headsAt: number, columns: BankColumns): Statement {
  if (!isEnough(columns)) throw new Error('These columns do not tell what came in.')
  const body = sheet.rows.slice(headsAt + 1)
  const order: DayOrder = dayOrderOf(body.map((row) => cellOf(row, columns.day)))
  const signed = isSigned(body, columns)
  const rows: StatementRow[] = []
  const unread: number[] = []
  let last: StatementRow | null = null
  for (const [below, row] of body.entries()) {
    const place = headsAt + 2 + below
    const day = parseBankDay(cellOf(row, columns.day), order)
    const money = moneyOf(row, columns, signed)
    if (day === null) {
      if (last && money === null && isContinued(row, columns)) {
        last.narration = `${last.narration} ${cellOf(row, columns.narration)}`
      } else last = null
      continue
    }
    last = null
    if (money === 'unread') unread.push(place)
    if (money === null || money === 'unread') continue
    last = {
      place,
      day,
      narration: cellOf(row, columns.narration).replace(/\s+/g, ' '),
      reference: cellOf(row, columns.reference).replace(/^'/, ''),
      amountMinor: money.minor,
      side: money.side,
    }
    rows.push(last)
  }
  const bank = bankOf(sheet.rows.slice(0, headsAt), sheet.rows[headsAt] ?? [])
  return { bank, rows, unread }
}
