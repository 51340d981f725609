import { toSingleLine } from '#domain/characters/lines.ts'

/** More is no table that somebody meant to paste here. */
const LONGEST = 2_000_000

/** A cell in quotes holds tabs, line breaks and doubled quotes; any other one ends at the next tab or line break. */
const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y
const bullet = /^(?:[-–—•*·]|\d{1,3}[.)])\s+/

/** The cells of a text as spreadsheets copy them: tabs between columns, a line for each row. Empty rows are left out. */
export function cellsOf(text: string): string[][] {
  if (text.length > LONGEST) return []
  const rows: string[][] = []
  let row: string[] = []
  let place = 0
  while (place <= text.length) {
    cell.lastIndex = place
    const [whole = '', quoted, plain = ''] = cell.exec(text) ?? []
    row.push(toSingleLine(quoted?.replaceAll('""', '"') ?? plain))
    place += whole.length
    if (text[place] !== '\t') {
      rows.push(row)
      row = []
      if (text[place] === '\r' && text[place + 1] === '\n') place += 1
    }
    place += 1
  }
  const filled = rows.filter((cells) => cells.some(Boolean))
  const isList = filled.every(({ length }) => length === 1)
  return isList ? filled.map(([line = '']) => [line.replace(bullet, '')]) : filled
}
