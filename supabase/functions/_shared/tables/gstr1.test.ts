import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { exampleReturn } from '#tests/factories/gstr1-example.ts'
import { gstr1SectionNames } from '../domain/gst/gstr1/section-names.ts'
import { nothing } from '../domain/gst/gstr1/totals.ts'
import { gstr1Tables } from './gstr1.ts'
import { gstr1Csv } from './gstr1-csv.ts'

const example = new URL('../../../../tests/factories/gstr1-example/', import.meta.url)

const cellsOf = (csv: string) => Papa.parse<string[]>(csv.trimEnd()).data

/** One way of writing an amount, and of writing a year; the sample has nothing where the tool reads nothing. */
const plain = (cell: string) => {
  const text = cell.replace(/^(\d\d-[A-Z][a-z]{2}-)20(\d\d)$/, '$1$2').replaceAll(',', '')
  return /^-?[\d.]+$/.test(text) && !/^0\d/.test(text) ? String(Number(text)) : text
}

/** The tool takes no cess of what goes without tax, and reads a missing cell as an empty one. */
function asRead(name: string, row: string[], width: number): string[] {
  const isFree = ['WOPAY', 'EXPWOP'].includes(row[0] ?? '')
  return Array.from({ length: width }, (_, at) => {
    const cell = row[at] ?? ''
    if (isFree && at === width - 1) return ''
    return plain(name === 'exemp' && at > 0 ? cell || '0' : cell)
  })
}

test.each(gstr1SectionNames)(
  'the section %s has the columns and the rows of the sample',
  (name) => {
    const [labels = [], ...rows] = cellsOf(readFileSync(new URL(`${name}.csv`, example), 'utf8'))
    const [madeLabels, ...made] = cellsOf(gstr1Csv(exampleReturn({}), name))
    expect(madeLabels).toEqual(labels)
    expect(made.map((row) => row.map(plain))).toEqual(
      rows.map((row) => asRead(name, row, labels.length)),
    )
    expect(made.length).toBeGreaterThan(1)
  },
)

test('labels are those of the tool: dates with a four-digit year, States and units by code and name', () => {
  const [, b2b] = cellsOf(gstr1Csv(exampleReturn({}), 'b2b'))
  expect(b2b).toContain('14-Jul-2017')
  expect(b2b).toContain('118000.00')
  expect(gstr1Csv(exampleReturn({}), 'hsn-b2b')).toContain(
    '1006,Rice,KGS-KILOGRAMS,1000,105000.00,5,100000.00,,2500.00,2500.00,\r\n',
  )
  // The mark would be a part of the first label.
  expect(gstr1Csv(exampleReturn({}), 'b2b').startsWith('GSTIN/UIN of Recipient,')).toBe(true)
})

test('the workbook has a sheet for each section, called as in the tool', () => {
  const sheets = gstr1Tables(exampleReturn({}))
  expect(sheets.map(({ name }) => name)).toEqual([
    ...['b2b,sez,de', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'exemp', 'at', 'atadj'],
    ...['hsn(b2b)', 'hsn(b2c)', 'docs'],
  ])
  for (const { columns, rows } of sheets)
    for (const row of rows) expect(row).toHaveLength(columns.length)
})

test('one GSTIN under two names has one in the CSV of invoices and of notes, or the tool keeps the last alone', () => {
  const gstin = '29AABCR1718E1ZL'
  const rows = [{ ...nothing, rate: 1800, taxableMinor: 100, igstMinor: 18 }]
  const about = { gstin, rows, valueMinor: 118, placeOfSupply: '29', reverseCharge: false }
  const document = (number: string, day: string, clientName: string) => ({
    ...{ ...about, number, day, clientName, id: number, type: 'R' as const },
  })
  const made = {
    ...exampleReturn({}),
    b2b: [
      document('INV-1', '2026-11-01', 'Kaveri'),
      document('INV-2', '2026-11-03', 'Kaveri Café'),
    ],
    cdnr: [{ ...document('CN-1', '2026-11-02', 'Kaveri Interiors'), note: 'C' as const }],
  }
  const namesOf = (section: 'b2b' | 'cdnr') =>
    cellsOf(gstr1Csv(made, section))
      .slice(1)
      .map(([id, name]) => [id, name])
  expect(namesOf('b2b')).toEqual([
    [gstin, 'Kaveri Cafe'],
    [gstin, 'Kaveri Cafe'],
  ])
  expect(namesOf('cdnr')).toEqual([[gstin, 'Kaveri Cafe']])
})
