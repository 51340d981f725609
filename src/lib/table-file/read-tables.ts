import { decodeText } from './decode.ts'
import { readDelimited } from './delimited.ts'
import { isHtml, readHtmlTables } from './html-table.ts'
import { TableFileRefused, type TableSheet, tableLimits } from './table-file.ts'
import { readXlsx } from './xlsx.ts'

const startsWith = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, at) => bytes[at] === byte)

/** Whether an old Office file holds a locked one, which it names in UTF-16. */
const isLocked = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(bytes.slice(0, bytes.length & ~1)).includes('EncryptedPackage')

function readText(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes)
  // Bytes that no text has: a picture, a program.
  if (text.slice(0, 4000).includes('\0')) throw new TableFileRefused('unreadable')
  return isHtml(text) ? readHtmlTables(text) : readDelimited(text)
}

function checked(sheet: TableSheet): TableSheet {
  const rows = sheet.rows.slice(0, sheet.rows.findLastIndex((row) => row.some(Boolean)) + 1)
  const letters = rows.reduce((sum, row) => row.reduce((all, cell) => all + cell.length, sum), 0)
  if (
    rows.length > tableLimits.rows ||
    letters > tableLimits.letters ||
    rows.some(({ length }) => length > tableLimits.columns)
  ) {
    throw new TableFileRefused('too_large_inside')
  }
  return { name: sheet.name, rows }
}

/**
 * Reads the tables of a file. Goes by its first bytes and not by its name, because banks name pages
 * and texts as Excel files. Throws TableFileRefused.
 */
export async function readTables(bytes: Uint8Array): Promise<TableSheet[]> {
  if (bytes.length > tableLimits.bytes) throw new TableFileRefused('too_big')
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new TableFileRefused('pdf')
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new TableFileRefused(isLocked(bytes) ? 'password' : 'old_xls')
  }
  try {
    const sheets = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
      ? await readXlsx(bytes)
      : [{ name: '', rows: readText(bytes) }]
    const filled = sheets.map(checked).filter(({ rows }) => rows.length > 0)
    if (filled.length === 0) throw new TableFileRefused('empty')
    return filled
  } catch (error) {
    throw error instanceof TableFileRefused ? error : new TableFileRefused('unreadable', error)
  }
}
