import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/universal'
import { said } from '#tests/setup/said.ts'
import { readTables } from './read-tables.ts'
import { tableLimits } from './table-file.ts'
import { unzipBounded } from './unzip.ts'

const rowsOf = async (bytes: Uint8Array) => (await readTables(bytes))[0]?.rows
const refusal = (bytes: Uint8Array) =>
  readTables(bytes).then(
    () => 'read',
    (error) => said(error.message),
  )

const utf16 = (text: string, mark: boolean, big = false) => {
  const bytes = new Uint8Array(Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le'))
  return big ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes
}

const lines = 'Date,Narration,Amount\r\n01/04/26,"Kaveri, Ltd",100.00\r\n'
const table = [
  ['Date', 'Narration', 'Amount'],
  ['01/04/26', 'Kaveri, Ltd', '100.00'],
]

test.each([
  ['UTF-8', strToU8(lines)],
  ['UTF-8 with its mark', strToU8(`\uFEFF${lines}`)],
  ['UTF-16 with its mark', utf16(lines, true)],
  ['UTF-16 without one', utf16(lines, false)],
  ['UTF-16 the other way round', utf16(lines, true, true)],
  ['semicolons', strToU8(lines.replace(/,(?! )/g, ';'))],
  ['tabs, called an Excel file', strToU8(lines.replace(/,(?! )/g, '\t'))],
])('a text in %s is read', async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual(table)
})

test('letters of Windows are read as they were typed', async () => {
  const bytes = new Uint8Array([...strToU8('Name,City\nCaf'), 0xe9, ...strToU8(',Pune\n')])
  expect(await rowsOf(bytes)).toEqual([
    ['Name', 'City'],
    ['Café', 'Pune'],
  ])
})

test('an address with commas above the table does not hide which separator its rows have', async () => {
  const text = `Asha Rao, 12, MG Road\nFlat 4, Pune, India\n\n${'01/04/26;NEFT a, b;1,00,000.00\n'.repeat(5)}`
  expect((await rowsOf(strToU8(text)))?.at(-1)).toEqual(['01/04/26', 'NEFT a, b', '1,00,000.00'])
})

test.each(['^', '|'])(
  'a name with quotation marks between %s swallows no line behind it',
  async (separator) => {
    const text = ['1^"SHREE" TRADERS^MUMK1', '2^"NARMADA FOODS^PNEN5', '3^B "X" CO^DELT1'].join(
      '\n',
    )
    expect(await rowsOf(strToU8(text.replaceAll('^', separator)))).toEqual([
      ['1', '"SHREE" TRADERS', 'MUMK1'],
      ['2', '"NARMADA FOODS', 'PNEN5'],
      ['3', 'B "X" CO', 'DELT1'],
    ])
  },
)

test('a page that is called an Excel file gives the rows of its tables, and runs nothing', async () => {
  const page = `<html><script>document.write('<tr><td>no</td></tr>')</script><table>
    <tr><th colspan=2>Statement&nbsp;of account</th></tr>
    <tr><td>01/04/26</td><td>A &amp; B<br>Pune &#8377;</td></tr></table></html>`
  expect(await rowsOf(strToU8(page))).toEqual([
    ['Statement of account', ''],
    ['01/04/26', 'A & B Pune ₹'],
  ])
})

test('a workbook gives each sheet, its days, and its numbers without the dust of doubles', async () => {
  const workbook = await writeWorkbook([
    {
      sheet: 'April',
      data: [
        [{ value: 'Date' }, { value: 'Amount' }, { value: 'Reference' }],
        [
          { value: new Date(Date.UTC(2026, 3, 1)), type: Date, format: 'dd/mm/yyyy' },
          { value: 0.1 + 0.2, type: Number },
          { value: 412345678901, type: Number },
        ],
      ],
    },
    { sheet: 'Empty', data: [] },
    { sheet: 'May', data: [[{ value: ' x ' }]] },
  ]).toBlob()
  expect(await readTables(new Uint8Array(await workbook.arrayBuffer()))).toEqual([
    {
      name: 'April',
      rows: [
        ['Date', 'Amount', 'Reference'],
        ['2026-04-01', '0.3', '412345678901'],
      ],
    },
    { name: 'May', rows: [['x']] },
  ])
})

const oldXls =
  'This is an old Excel file (.xls). Open it in Excel, save it as .xlsx or CSV, then choose the new file.'
const password = 'This file has a password. Save it without one, then choose it again.'
const pdf = 'This is a PDF. Choose a CSV or Excel (.xlsx) file instead.'
const zip = 'This is a ZIP file. Unzip it first, then choose the file inside.'
const empty = 'This file has no rows.'
const unreadable = 'This file cannot be read. Choose a CSV or Excel (.xlsx) file.'
const tooBig = 'The file can be at most 10 MB.'
const tooLarge = 'This file is too large. It can have at most 50,000 rows and 200 columns.'

const old = (text: string) =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.from(text, 'utf16le')])

test.each([
  ['an old Excel file', oldXls, old('Workbook')],
  ['a locked workbook', password, old('EncryptedPackage')],
  ['a PDF', pdf, strToU8('%PDF-1.7')],
  ['a file of nothing', empty, new Uint8Array()],
  ['a file of blank rows', empty, strToU8(',,\n , ,\n')],
  ['a picture', unreadable, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
  ['an archive that is no workbook', zip, zipSync({ 'a.txt': strToU8('a') })],
  ['an archive that is cut off', unreadable, zipSync({ 'a.xml': strToU8('a') }).slice(0, 40)],
  ['too many bytes', tooBig, new Uint8Array(tableLimits.bytes + 1)],
  ['too many rows', tooLarge, strToU8('a,b\n'.repeat(tableLimits.rows + 1))],
  ['too many columns', tooLarge, strToU8('a,'.repeat(tableLimits.columns))],
])('%s is refused as %s', async (_, code, bytes) => {
  expect(await refusal(bytes)).toBe(code)
})

const sheetWith = (cell: string) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${cell}</sheetData></worksheet>`),
  })

test('a cell that lies a million rows below is refused before the rows between are made', async () => {
  const row = (at: string, cell: string) => `<row r="${at}"><c r="${cell}"><v>1</v></c></row>`
  expect(await rowsOf(sheetWith(row('2', 'B2')))).toEqual([
    ['', ''],
    ['', '1'],
  ])
  expect(await refusal(sheetWith(row('1048576', 'A1048576')))).toBe(tooLarge)
  expect(await refusal(sheetWith(row('1', 'XFD1')))).toBe(tooLarge)
  expect(await refusal(sheetWith(row('&#49;048576', 'A1')))).toBe(unreadable)
  const cell = (attributes: string) => `<row r="1"><c ${attributes}><v>1</v></c></row>`
  expect(await refusal(sheetWith(cell('data-r="A1" r="XFD1"')))).toBe(tooLarge)
  expect(await refusal(sheetWith(cell('s=">" r="XFD1"')))).toBe(tooLarge)
})

test('the inflated bytes of an archive are counted, whatever size it claims, and inflating stops at the limit', () => {
  const honest = zipSync({ 'a.xml': new Uint8Array(20_000_000) }, { level: 9 })
  const lying = honest.slice()
  const view = new DataView(lying.buffer)
  for (let at = 0; at < lying.length - 28; at += 1) {
    const kind = view.getUint32(at, true)
    if (kind === 0x04034b50) view.setUint32(at + 22, 10, true)
    if (kind === 0x02014b50) view.setUint32(at + 24, 10, true)
  }
  // Beyond the limit nothing is read: broken cells there are not found.
  lying.fill(0xff, 12_000, 15_000)
  const unzip = (most: number) => () => unzipBounded(lying, () => true, { bytes: most, parts: 10 })
  expect(unzip(1_000_000)).toThrow(expect.objectContaining({ code: 'too_large_inside' }))
  expect(unzip(30_000_000)).toThrow(expect.objectContaining({ code: 'unreadable' }))
  expect(unzipBounded(honest, () => true, { bytes: 20_000_000, parts: 10 })['a.xml']).toHaveLength(
    20_000_000,
  )
})

test('the parts of an archive share one measure, and a part that is not wanted takes nothing of it', () => {
  const archive = zipSync({ 'a.xml': new Uint8Array(600), 'b.xml': new Uint8Array(600) })
  const unzip = (wanted: RegExp) => () =>
    unzipBounded(archive, (name) => wanted.test(name), { bytes: 1000, parts: 10 })
  expect(unzip(/a/)).not.toThrow()
  expect(unzip(/./)).toThrow(expect.objectContaining({ code: 'too_large_inside' }))
})
