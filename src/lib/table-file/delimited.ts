import Papa from 'papaparse'
import { TableFileRefused, tableLimits } from './table-file.ts'

/** The comma last: amounts have commas, too. */
const separators = [';', '\t', '^', '|', ',']
/** This many lines suffice to find the separator. */
const SAMPLE = 300

/** The tax department quotes nothing: a quotation mark between carets is part of a name. Between bars it is where quoting fails. */
function parse(text: string, delimiter: string, preview: number): string[][] {
  const unquoted = () => Papa.parse<string[]>(text, { delimiter, preview, fastMode: true }).data
  if (delimiter === '^') return unquoted()
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview })
  return delimiter === '|' && errors.some(({ type }) => type === 'Quotes') ? unquoted() : data
}

/** How many rows have the width that most rows have, of those with at least two cells. */
function agreement(rows: readonly string[][]) {
  const widths = new Map<number, number>()
  for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1)
  return Math.max(0, ...widths.values())
}

/** The rows of a text with a separator between its cells: that on which most lines agree, for addresses have commas, too. */
export function readDelimited(text: string): string[][] {
  const [best = ','] = separators
    .map((separator) => ({ separator, agreed: agreement(parse(text, separator, SAMPLE)) }))
    .sort((one, other) => other.agreed - one.agreed)
    .map(({ separator }) => separator)
  const rows = parse(text, best, tableLimits.rows + 1)
  if (rows.length > tableLimits.rows) throw new TableFileRefused('too_large_inside')
  return rows.map((row) => row.map((cell) => cell.trim()))
}
