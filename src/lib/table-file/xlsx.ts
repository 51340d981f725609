import { strFromU8, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { TableFileRefused, type TableSheet, tableLimits } from './table-file.ts'
import { unzipBounded } from './unzip.ts'

/** A column's number, from 1, of its letters. */
const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** A row or a cell, whatever its attributes hold. */
const place = /<(?:\w+:)?(?:c|row)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^>"'])*)>/g
const addressOf = /(?:^|\s)(?:\w+:)?r\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** One cell far below or to the right would make the reader fill all that lies between. */
function checkAddresses(part: string) {
  for (const [, attributes = ''] of part.matchAll(place)) {
    for (const [, quoted, single] of attributes.matchAll(addressOf)) {
      const [, letters = '', row] = /^([A-Z]{0,3})([0-9]{1,7})$/.exec(quoted ?? single ?? '') ?? []
      if (row === undefined) throw new TableFileRefused('unreadable')
      if (Number(row) > tableLimits.rows || columnOf(letters) > tableLimits.columns) {
        throw new TableFileRefused('too_large_inside')
      }
    }
  }
}

/** A number as Excel shows it, with 15 digits that count, and without an exponent. */
function decimalOf(stored: string): string {
  const number = Number(Number(stored).toPrecision(15))
  const text = String(number)
  return text.includes('e')
    ? number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : text
}

function textOf(cell: unknown): string {
  if (cell === null) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  const [day = '', time = ''] = cell.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`
}

/**
 * The sheets of an Excel workbook. It is inflated here, counted, and handed to the reader as an archive without compression,
 * so that the reader neither inflates more than was counted nor starts workers of its own. Days read `YYYY-MM-DD`.
 */
export async function readXlsx(archive: Uint8Array): Promise<TableSheet[]> {
  const parts = unzipBounded(archive, (name) => /\.xml(\.rels)?$/.test(name), {
    bytes: tableLimits.inflatedBytes,
    parts: tableLimits.parts,
  })
  // An archive of other files, with a password or without: what is in it is chosen by itself.
  if (!Object.keys(parts).some((name) => /^xl\/.*\.xml$/.test(name)))
    throw new TableFileRefused('zip')
  // The parts that say which others are sheets point to their addresses.
  for (const [name, part] of Object.entries(parts)) {
    if (!name.endsWith('.rels')) checkAddresses(strFromU8(part))
  }
  const plain = zipSync(parts, { level: 0 })
  const sheets = await readWorkbook(new Blob([plain.slice()]), { parseNumber: decimalOf })
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(textOf)),
  }))
}
