import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import writeExcelFile from 'write-excel-file/universal'
import {
  convertDateToSerialNumber,
  getCellAddress,
  sanitizeTextContent,
} from 'write-excel-file/utility'
import { isPlainDate } from '#domain/dates.ts'
import { type ColumnKind, isDecimal, type Table } from './table.ts'

/** Number formats of cells: amounts in lakhs and crores, negative ones in thousands, since a format has three cases. */
const looks: Record<
  ColumnKind,
  { type: typeof String | typeof Number; format: string; width: number }
> = {
  text: { type: String, format: '@', width: 24 },
  amount: {
    type: Number,
    format: '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00',
    width: 16,
  },
  number: { type: Number, format: 'General', width: 12 },
  day: { type: Number, format: 'dd-mm-yyyy', width: 12 },
}

/** A cell holds so many letters, a name of a sheet 31. */
const CELL_LIMIT = 32_767
const NAME_LIMIT = 31

/** A number in a sheet is a double: one of more digits would come out as another, and stays a text. */
const isNumber = (text: string) => isDecimal(text) && text.replace(/\D|^[-0.]+/g, '').length <= 15

function numberOf(text: string, kind: ColumnKind): string | null {
  if (kind === 'day') {
    // Excel's calendar has a 29 February 1900.
    return isPlainDate(text) && text >= '1900-03-01'
      ? String(convertDateToSerialNumber(new Date(`${text}T00:00:00Z`)))
      : null
  }
  return kind !== 'text' && isNumber(text) ? text : null
}

/** Text stands as text in its cell: nothing reads a formula there. */
function cellOf(text: string, kind: ColumnKind, address: string, style: string): string {
  const value = numberOf(text, kind)
  return value === null
    ? `<c r="${address}"${style} t="inlineStr"><is><t xml:space="preserve">${sanitizeTextContent(text.slice(0, CELL_LIMIT))}</t></is></c>`
    : `<c r="${address}"${style}><v>${value}</v></c>`
}

/** Names that Excel takes: of 31 letters at most, without some of them, and each once. */
function sheetNames(tables: readonly Table[]): string[] {
  const taken = new Set<string>()
  return tables.map(({ name }, place) => {
    const clean =
      name
        .replace(/[[\]/\\:*?\p{C}\s]+/gu, ' ')
        .slice(0, NAME_LIMIT)
        .replace(/^[\s']+|[\s']+$/g, '') || `Sheet ${place + 1}`
    let free = /^history$/i.test(clean) ? 'History 1' : clean
    for (let turn = 2; taken.has(free.toLowerCase()); turn += 1) {
      const end = ` ${turn}`
      free = `${clean.slice(0, NAME_LIMIT - end.length).trim()}${end}`
    }
    taken.add(free.toLowerCase())
    return free
  })
}

/** The rows of a table in place of the last row of its sheet, which shows the style of each column and holds nothing. */
function withRows(sheet: string, { columns, rows }: Table): string {
  const last = /<row r="2"[^>]*?(?:\/>|>(.*?)<\/row>)/s.exec(sheet)
  const styles = columns.map((_, at) => {
    const address = getCellAddress(1, at)
    return new RegExp(`<c r="${address}"( s="\\d+")`).exec(last?.[1] ?? '')?.[1] ?? ''
  })
  const written = rows.map((row, line) => {
    const cells = row.map((text, at) =>
      text === null || text === ''
        ? ''
        : cellOf(text, columns[at]?.kind ?? 'text', getCellAddress(line + 1, at), styles[at] ?? ''),
    )
    return `<row r="${line + 2}">${cells.join('')}</row>`
  })
  return last
    ? `${sheet.slice(0, last.index)}${written.join('')}${sheet.slice(last.index + last[0].length)}`
    : sheet
}

/**
 * Tables as the sheets of one .xlsx file, each with its labels on top, which stay where they are. Amounts and days are
 * numbers and dates, texts are nothing else. Without a table, it is a workbook with one empty sheet.
 *
 * The writer makes the workbook with a row that shows the styles, and the rows are put into it here: a part beyond 160 kB it
 * would pack in a worker made of a text, which neither the app's Content-Security-Policy nor a hosted function lets run.
 */
export async function workbookOf(tables: readonly Table[]): Promise<Uint8Array> {
  const sheets = tables.length > 0 ? tables : [{ name: '', columns: [], rows: [] }]
  const names = sheetNames(sheets)
  const small = await writeExcelFile(
    sheets.map(({ columns }, place) => ({
      sheet: names[place] ?? '',
      data: [
        columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' as const })),
        columns.map(({ kind }) => ({ type: looks[kind].type, format: looks[kind].format })),
      ],
      columns: columns.map(({ kind, label }) => ({
        width: Math.max(looks[kind].width, Math.min(label.length + 2, 40)),
      })),
      stickyRowsCount: 1,
    })),
  ).toBlob()
  const parts = unzipSync(new Uint8Array(await small.arrayBuffer()))
  sheets.forEach((table, place) => {
    const path = `xl/worksheets/sheet${place + 1}.xml`
    const sheet = parts[path]
    if (sheet) parts[path] = strToU8(withRows(strFromU8(sheet), table))
  })
  return zipSync(parts)
}
