import { expect, test } from 'vitest'
import { edfMonths } from '#domain/exports/edf.ts'
import { exported, exportPayment, noTerms, remitted } from '#tests/factories/exports.ts'
import {
  edfFile,
  edfList,
  edfPartOne,
  remittanceTable,
  statementThree,
  statementTwo,
} from './exports.ts'

const exporter = {
  ...{ name: 'Studio Neel', address: '4 Hill Road', city: 'Mumbai', taxId: '29AABCR1718E1ZL' },
  ...{ gstRegistration: 'regular', iec: 'AABCR1718E', adCode: '6390001' },
  exportBank: 'HDFC Bank, Bandra',
}

const [month] = edfMonths(
  {
    ...{ count: 2, months: [] },
    invoices: [
      exported({ terms: { ...noTerms, netMinor: 980_00, remarks: 'Phase 1' } }),
      exported({ number: 'INV/26-27/0008', poNumber: 'PO-9' }),
    ],
  },
  '2026-11-28',
)
if (!month) throw new Error('A month was expected.')

test('the list of a month has a row for each invoice, as Annex 2B asks, and no purpose code', () => {
  const { columns, rows } = edfList(month)
  expect(columns.map(({ label }) => label).join()).not.toMatch(/purpose/i)
  expect(rows[0]).toEqual([
    ...['1', 'Acme Corp, 1 Main Street, Austin', 'United States', 'INV/26-27/0007'],
    ...['2026-10-15', 'USD', '1000.00', '980.00', null, null, 'Design of a website', '998391'],
    'Phase 1',
  ])
  expect(rows[1]?.slice(6, 10)).toEqual(['1000.00', '1000.00', 'PO-9', null])
})

test('Part 1 says who exports through which bank, and the total in words', () => {
  const said = Object.fromEntries(edfPartOne(month, exporter).rows)
  expect(said).toMatchObject({
    ...{ Exporter: 'Studio Neel', 'AD code': '6390001', IEC: 'AABCR1718E', PAN: 'AABCR1718E' },
    ...{ GSTIN: '29AABCR1718E1ZL', 'Total (USD)': '2000.00' },
  })
  expect(said['Total in words (USD)']).toMatch(/Two Thousand/)
})

test.each([
  ['AAPFU0939F', 'AAPFU0939F'],
  ['Udyog 12', null],
  [null, null],
])(
  'Part 1 of a seller without GST whose tax ID is %s has no GSTIN, and the PAN %s',
  (taxId, pan) => {
    const unregistered = { ...exporter, gstRegistration: 'none', taxId }
    const said = Object.fromEntries(edfPartOne(month, unregistered).rows)
    expect(said).toMatchObject({ GSTIN: null, PAN: pan })
  },
)

test('one file a month: a workbook of both parts, or each as CSV', async () => {
  const [workbook, list, first] = await Promise.all([
    edfFile(month, exporter, 'xlsx', 2),
    edfFile(month, exporter, 'csv', 2),
    edfFile(month, exporter, 'csv', 1),
  ])
  expect([workbook.name, list.name, first.name]).toEqual([
    ...['EDF_2026-10.xlsx', 'EDF_2026-10.csv', 'EDF_2026-10_Part_1.csv'],
  ])
  expect(new TextDecoder().decode(list.content)).toContain('1,"Acme Corp, 1 Main Street, Austin"')
})

const paidTwice = exported({
  payments: [
    exportPayment(400_00, { remittance: remitted(34_400_00, 100_00) }),
    exportPayment(600_00, { paidOn: '2026-12-01' }),
  ],
})

test('each part of a remittance is a row, with what is not known left empty', () => {
  const { rows } = remittanceTable([paidTwice])
  expect(rows.map((row) => row.slice(5))).toEqual([
    [
      ...['2026-11-20', null, 'ADV-1', 'IRM-1', 'FIRA-1', 'fira.pdf', 'P0802', '400.00', '400.00'],
      ...['34400.00', '100.00', '500.00'],
    ],
    ['2026-12-01', null, null, null, null, null, null, '600.00', '600.00', null, null, null],
  ])
})

test('Statement 3 has exports under LUT, the value of each once however many payments follow', () => {
  const { columns, rows } = statementThree([paidTwice, exported({ underLut: false })])
  expect(columns).toHaveLength(13)
  expect(rows).toEqual([
    [
      ...['1', 'Invoice', 'INV/26-27/0007', '2026-10-15', '85000.00', 'S', null, null, null, null],
      ...['FIRA-1', '2026-11-20', '34500.00'],
    ],
    [
      ...['1', 'Invoice', 'INV/26-27/0007', '2026-10-15', null, 'S', null, null, null, null],
      ...[null, '2026-12-01', null],
    ],
  ])
})

test('Statement 2 has those with IGST, in rupees', () => {
  const taxed = exported({ underLut: false, withIgst: true, igstMinor: 180_00 })
  expect(statementTwo([taxed, paidTwice]).rows).toEqual([
    [
      ...['Invoice', 'INV/26-27/0007', '2026-10-15', '85000.00', '85000.00', '15300.00', '0.00'],
      ...[null, null, null],
    ],
  ])
})
