import { expect, test } from 'vitest'
import { amendedReturn } from '#tests/factories/amended-return.ts'
import { amendedSectionNames } from '../domain/gst/gstr1/section-names.ts'
import { gstr1Tables } from './gstr1.ts'
import { amendedTable } from './gstr1-amended.ts'
import { gstr1Csv } from './gstr1-csv.ts'

const made = amendedReturn()

test('INV-001 that became INV-001-R stands in b2ba with both numbers and the full new value', () => {
  expect(gstr1Csv(made, 'b2ba')).toBe(
    [
      'GSTIN/UIN of Recipient,Receiver Name,Original Invoice Number,Original Invoice date,Revised Invoice Number,Revised Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
      '27AABCR1718E1ZP,Kaveri,INV-001,05-Jun-2026,INV-001-R,05-Jun-2026,118000.00,27-Maharashtra,N,,Regular B2B,,18,100000.00,\r\n',
    ].join('\r\n'),
  )
})

test.each([
  ['b2cla', ['INV-001', '05-Jun-2026', '29-Karnataka', 'INV-001-R', '05-Jun-2026', '118000.00']],
  ['b2csa', ['2026-27', 'JULY', '27-Maharashtra', 'OE', null, '18', '100000.00']],
  ['expa', ['WOPAY', 'INV-001', '05-Jun-2026', 'INV-001-R', '05-Jun-2026', '118000.00', 'INBOM4']],
  ['cdnra', ['27AABCR1718E1ZP', 'Kaveri', 'CN-1', '05-Jun-2026', 'CN-1', '05-Jun-2026', 'C']],
  ['cdnura', ['EXPWOP', 'CN-1', '05-Jun-2026', 'CN-1-R', '05-Jun-2026', 'C', null, '118000.00']],
  ['ata', ['2026-27', 'JULY', '27-Maharashtra', null, '18', '100000.00']],
  ['atadja', ['2026-27', 'JULY', '27-Maharashtra', null, '18', '100000.00']],
] as const)('the table %s begins with what was filed', (name, cells) => {
  const [row] = amendedTable(made, name).rows
  expect(row?.slice(0, cells.length)).toEqual(cells)
})

test('the workbook adds a sheet for each amendment table that holds something, and no row is short of a column', () => {
  const sheets = gstr1Tables(made)
  expect(sheets.slice(12).map(({ name }) => name)).toEqual([...amendedSectionNames])
  for (const { columns, rows } of sheets)
    for (const row of rows) expect(row).toHaveLength(columns.length)
})
