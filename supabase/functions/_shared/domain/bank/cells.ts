import { isPlainDate, type PlainDate } from '../dates.ts'
import { parseMinor } from '../money.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Whether the day or the month comes first if both are numbers; Indian banks write the day first. */
export type DayOrder = 'day first' | 'month first'

const asDay = (year: string, month: string, day: string): PlainDate | null => {
  const whole = year.length === 2 ? `20${year}` : year
  const text = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDate(text) ? text : null
}

const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/

/** Days from 1899-12-30, as Excel counts them (ECMA-376, 18.17.4.1); those of 1982 to 2064. */
const serial = /^[3-5]\d{4}(?:\.\d+)?$/

/**
 * A day as banks write it: 01/04/26, 01-04-2026, 1 Apr 2026, 01-Apr-26, 2026-04-01 or Excel's number of it; a time behind it
 * is left away. Null for what is none.
 */
export function parseBankDay(cell: string, order: DayOrder = 'day first'): PlainDate | null {
  const text = cell.trim().replace(/^'/, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (iso) return asDay(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const plain = numbers.exec(text)
  if (plain) {
    const [, first = '', second = '', year = ''] = plain
    return order === 'day first' ? asDay(year, second, first) : asDay(year, first, second)
  }
  const named = /^(\d{1,2})[-/. ]*([a-z]{3})[a-z]*[-/.,' ]*(\d{4}|\d{2})(?!\d)/i.exec(text)
  if (named) {
    const month = months.indexOf((named[2] ?? '').toLowerCase()) + 1
    return month === 0 ? null : asDay(named[3] ?? '', String(month), named[1] ?? '')
  }
  if (!serial.test(text)) return null
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(text)) * 86_400_000)
    .toISOString()
    .slice(0, 10)
}

/** The order that the days of a column are in: the month first only where no day could be first. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const pairs = cells.flatMap((cell) => {
    const match = numbers.exec(cell.trim())
    return match ? [{ first: Number(match[1]), second: Number(match[2]) }] : []
  })
  const dayBehind = pairs.some(({ second }) => second > 12)
  const dayBefore = pairs.some(({ first }) => first > 12)
  return dayBehind && !dayBefore ? 'month first' : 'day first'
}

export type Side = 'credit' | 'debit'
/** Minor units, never below zero; the side is null where the cell does not say it. */
export type BankAmount = { minor: number; side: Side | null }

const creditWords = /(?:^|[\s(])(?:cr|credit)\.?\)?$/i
const debitWords = /(?:^|[\s(])(?:dr|debit)\.?\)?$/i

/**
 * An amount as banks write it: 1,00,000.00, ₹ 1000, 1,000.00 Cr, 500.00(Dr), -500.00, (500.00). Null for an empty cell, a dash and
 * what is no amount.
 */
export function parseBankAmount(cell: string): BankAmount | null {
  const spaced = cell
    .trim()
    .replace(/(\d)(cr|dr)\.?$/i, '$1 $2')
    .replace(/(\d)\(/, '$1 (')
  const side = creditWords.test(spaced) ? 'credit' : debitWords.test(spaced) ? 'debit' : null
  const bare = spaced
    .replace(side === 'credit' ? creditWords : debitWords, '')
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/[,\s']/g, '')
  const [, open = '', sign = '', digits = ''] = /^(\(?)([-+]?)(\d*\.?\d*)\)?$/.exec(bare) ?? []
  const [whole = '', fraction = ''] = digits.split('.')
  // A third decimal is a slip of whoever wrote the file, unless it says nothing.
  if (whole + fraction === '' || /[1-9]/.test(fraction.slice(2))) return null
  const minor = parseMinor(`${whole || '0'}.${fraction.slice(0, 2).padEnd(2, '0')}`)
  if (minor === null) return null
  const signed = open || sign === '-' ? 'debit' : sign === '+' ? 'credit' : null
  return { minor, side: side ?? signed }
}
