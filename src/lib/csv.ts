/** A text that a spreadsheet would take for a formula begins with one of these, also behind blanks. */
const formula = /^[\s\u00a0]*[=+\-@\t\r\n|%＝＋－＠]/

/**
 * What came from others is shown as it was typed, and computed by nobody: an apostrophe in front makes it a text, as
 * OWASP advises. What the product writes itself is a number, and needs none.
 */
const disarmed = (text: string) => (formula.test(text) ? `'${text}` : text)

/** Numbers are given as decimals in a string; `null` is an empty cell. */
export type CsvCell = { text: string } | { number: string } | null

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  const text = 'text' in cell ? disarmed(cell.text) : cell.number
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as RFC 4180 has it, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[heads.map((text) => ({ text })), ...rows]
    .map((row) => `${row.map(cellText).join(',')}\r\n`)
    .join('')}`
