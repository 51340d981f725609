import { expect, test } from 'vitest'
import { exampleReturn } from '#tests/factories/gstr1-example.ts'
import { amendedSectionNames } from '../domain/gst/gstr1/section-names.ts'
import { nothing } from '../domain/gst/gstr1/totals.ts'
import { gstr1Tables } from './gstr1.ts'
import { amendedTable } from './gstr1-amended.ts'
import { gstr1Csv } from './gstr1-csv.ts'

const rows = [
  { ...nothing, rate: 1800, taxableMinor: 10_000_000, cgstMinor: 900_000, sgstMinor: 900_000 },
]
const told = { id: 'a', number: 'INV-001', day: '2026-06-05', valueMinor: 10_620_000, rows }
const registered = {
  ...{ ...told, gstin: '27AABCR1718E1ZP', clientName: 'Kaveri', placeOfSupply: '27' },
  ...{ reverseCharge: false, type: 'R' as const },
}
const pair = <Row extends { number: string }>(before: Row, number = `${before.number}-R`) => [
  { period: '062026', before, now: { ...before, number, valueMinor: 11_800_000 } },
]
const note = { note: 'C' as const, number: 'CN-1' }
const sum = [{ period: '072026', placeOfSupply: '27', rows, was: [] }]
const made = {
  ...exampleReturn({}),
  amended: {
    b2ba: pair(registered),
    b2cla: pair({ ...told, placeOfSupply: '29' }),
    b2csa: sum,
    expa: pair({
      ...{ ...told, withTax: false, portCode: 'INBOM4', shippingBill: '1234567' },
      shippingBillDate: '2026-06-09',
    }),
    cdnra: pair({ ...registered, ...note }, 'CN-1'),
    cdnura: pair({ ...told, ...note, type: 'EXPWOP' as const, placeOfSupply: null }),
    ata: sum,
    txpda: sum,
  },
}

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
