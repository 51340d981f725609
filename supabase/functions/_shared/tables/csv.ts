// Papa has no types of its own, and Deno looks for others nowhere else.
// @ts-types="npm:@types/papaparse@5.5.2"
import Papa from 'papaparse'
import { type ColumnKind, isDecimal, type Table } from './table.ts'

/** A text that a spreadsheet would take for a formula begins with one of these, also behind blanks. */
const formula = /^[\s\u00a0]*[=+\-@\t\r\n|%＝＋－＠]/

/**
 * Puts an apostrophe before a text from others that a spreadsheet could run as a formula, as OWASP
 * advises (CSV Injection). A number stays a number.
 */
const disarmed = (text: string, kind: ColumnKind) =>
  formula.test(text) && !(kind !== 'text' && isDecimal(text)) ? `'${text}` : text

/**
 * A table as RFC 4180 has it, its labels first, with the mark by which Excel knows UTF-8. Amounts and days are as in the
 * table, no text of it is a formula. `csvRowsOf` is what goes on behind it, without labels and mark.
 */
export function csvOf(table: Table): string {
  const labels = table.columns.map(({ label }) => disarmed(label, 'text'))
  return `\uFEFF${lines([labels])}${csvRowsOf(table)}`
}

export const csvRowsOf = ({ columns, rows }: Table): string =>
  rows.length === 0
    ? ''
    : lines(
        rows.map((row) => row.map((cell, at) => disarmed(cell ?? '', columns[at]?.kind ?? 'text'))),
      )

const lines = (rows: string[][]) => `${Papa.unparse(rows, { newline: '\r\n' })}\r\n`
