import { expect, test } from 'vitest'
import { said } from '#tests/setup/said.ts'
import { countryIn, dayIn, numberIn, percentIn, stateCodeIn, termsDaysIn } from './cells.ts'
import { guessMapping, headRow } from './guess-mapping.ts'
import { leftOutPlaces } from './left-out.ts'
import { importParts, readRows } from './read-rows.ts'

const today = '2026-11-22'

/** Some of the columns of an export of contacts from Zoho Books, in its order. */
const zohoContacts = [
  ...['Created Time', 'Contact ID', 'Contact Name', 'Company Name', 'Display Name', 'First Name'],
  ...['Last Name', 'EmailID', 'Phone', 'MobilePhone', 'GST Treatment'],
  ...['GST Identification Number (GSTIN)', 'Billing Address', 'Billing Street2', 'Billing City'],
  ...['Billing State', 'Billing Country', 'Billing Code', 'Currency Code', 'Payment Terms'],
  'Payment Terms Label',
]
const kaveri = [
  ...['2024-01-02', '1', 'Kaveri', 'Kaveri Pvt Ltd', 'Kaveri Interiors', 'Meera', 'Iyer'],
  ...['Billing@Kaveri.example', '9820012345', '', 'business_gst', '29AABCR1718E1ZL', '12 MG Road'],
  ...['Indiranagar', 'Bengaluru', 'Karnataka', 'India', '560038', 'INR', '30', 'Net 30'],
]

const read = (rows: string[][], heads = zohoContacts) =>
  readRows('clients', rows, guessMapping('clients', heads), { first: 2, today })

test('an export of contacts from Zoho Books is read as it stands', () => {
  const { rows, faults } = read([kaveri])
  expect(faults).toEqual([])
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ name: 'Kaveri Interiors', contact: 'Meera Iyer', email: 'billing@kaveri.example' },
      ...{ phone: '9820012345', gstin: '29AABCR1718E1ZL', pan: 'AABCR1718E', city: 'Bengaluru' },
      ...{ address: '12 MG Road\nIndiranagar', stateCode: '29', postalCode: '560038' },
      ...{ country: 'IN', currency: 'INR', termsDays: 30 },
    }),
  ])
})

test('errors name their line, column and cell, and the other rows are read', () => {
  const wrong = kaveri.map((cell, at) => (at === 7 ? 'no address' : at === 15 ? 'Mars' : cell))
  const nameless = kaveri.map((cell, at) => (at === 4 ? '' : cell))
  const { rows, faults, blank } = read([wrong, kaveri, [], nameless])
  expect(rows).toHaveLength(1)
  expect(blank).toBe(1)
  expect(faults.map(({ line, field, cell }) => [line, field, cell])).toEqual([
    [2, 'email', 'no address'],
    [2, 'state', 'Mars'],
    [5, 'name', ''],
  ])
  expect(faults.every(({ message }) => said(message).length > 10)).toBe(true)
})

test('items of Zoho Books and rows of a Refrens file give items', () => {
  const zoho = ['Item Name', 'HSN/SAC', 'Rate', 'Usage unit', 'Taxable', 'Inter State Tax Rate']
  const items = (heads: string[], row: string[]) =>
    readRows('items', [row], guessMapping('items', heads), { first: 2, today })
  expect(items(zoho, ['Design', '998391', 'INR 1,500.50', 'hrs', 'true', '18']).rows).toEqual([
    expect.objectContaining({
      ...{ description: 'Design', hsnSac: '998391', rate: '1500.5', gstRate: 1800 },
      ...{ currency: 'INR', taxability: 'taxable' },
    }),
  ])
  const refrens = ['clientName', 'invoiceNumber', 'invoiceDate', 'lineItem', 'amount', 'gstRate']
  const row = ['Kaveri', 'A1', '23-01-2026', 'Logo', '2000', '18']
  expect(items(refrens, row).rows).toEqual([
    expect.objectContaining({ description: 'Logo', rate: '2000', gstRate: 1800 }),
  ])
  expect(items(zoho, ['Design', '', '100', '', 'true', '17']).faults[0]?.field).toBe('gstRate')
})

test('heads are found below a title, whatever their case and signs, and no column twice', () => {
  const rows = [['My clients'], [], ['NAME', 'E Mail', 'gst number'], ['Kaveri', '', '']]
  expect(headRow('clients', rows)).toBe(2)
  expect(guessMapping('clients', rows[2] ?? [])).toEqual({ name: 0, email: 1, gstin: 2 })
  const columns = Object.values(guessMapping('clients', zohoContacts))
  expect(new Set(columns).size).toBe(columns.length)
})

test.each([
  [
    ['Party Name', 'GSTIN/UIN', 'Mobile No.', 'Pin'],
    ['name', 'gstin', 'phone', 'postalCode'],
  ],
  [
    ['Name', 'GST No', 'Contact Number', 'Pincode'],
    ['name', 'gstin', 'phone', 'postalCode'],
  ],
  [
    ['ग्राहक का नाम', 'जीएसटी नंबर', 'मोबाइल', 'पिन'],
    ['name', 'gstin', 'phone', 'postalCode'],
  ],
  // With and without the dot below a letter; the vowel signs tell the two last apart.
  [
    ['नाम', 'फोन', 'पैन', 'पिन कोड'],
    ['name', 'phone', 'pan', 'postalCode'],
  ],
])('the heads %j are known', (heads, fields) => {
  expect(guessMapping('clients', heads)).toEqual(
    Object.fromEntries(fields.map((field, at) => [field, at])),
  )
})

test('columns without a known head are found by how they look, a mistyped cell among them', () => {
  const row = (at: number) => [
    ...['Kaveri', 'see above', `98200 1234${at}`, `pay${at}@kaveri.example`, '29AABCR1718E1ZL'],
  ]
  const rows = [0, 1, 2, 3].map(row)
  const mistyped = ['Tapti', '', '12', 'none', '']
  expect(guessMapping('clients', ['Name', 'a', 'b', 'c', 'd'], [...rows, mistyped])).toEqual({
    ...{ name: 0, phone: 2, email: 3, gstin: 4 },
  })
})

test('a wrong line leaves itself out, and of an invoice all lines of its number', () => {
  const below = [['A1'], ['A2'], ['a1 '], ['A3']]
  expect(leftOutPlaces('invoices', below, { number: 0 }, [{ line: 4 }], 2)).toEqual([0, 2])
  expect(leftOutPlaces('clients', below, { name: 0 }, [{ line: 4 }], 2)).toEqual([2])
})

test.each([
  [stateCodeIn, 'TN', '33'],
  [stateCodeIn, '33-Tamil Nadu', '33'],
  [stateCodeIn, 'jammu and kashmir', '01'],
  [stateCodeIn, 'Mars', 'Mars'],
  [countryIn, 'India', 'IN'],
  [countryIn, 'United States', 'US'],
  [countryIn, 'UAE', 'AE'],
  [numberIn, '₹ 1,00,000.00', '100000.00'],
  [numberIn, '(50)', '-50'],
  [numberIn, '1.2.3', '1.2.3'],
  [percentIn, 'IGST18 (18 %)', '18'],
  [percentIn, 'GST12', '12'],
  [termsDaysIn, 'Due on Receipt', '0'],
  [termsDaysIn, 'Net 45', '45'],
  [termsDaysIn, 'Due end of the month', ''],
  [dayIn, '23-01-2026', '2026-01-23'],
  [dayIn, '3/4/26', '2026-04-03'],
  [dayIn, '5 Jan 2026', '2026-01-05'],
  [dayIn, '2026-01-05T00:00:00Z', '2026-01-05'],
  [dayIn, 'soon', 'soon'],
])('%o reads %s as %s', (reader, cell, value) => {
  expect(reader(cell)).toBe(value)
})

/** Some of the columns of an export of invoices from Zoho Books, in its order. */
const zohoInvoices = [
  ...['Invoice Date', 'Invoice ID', 'Invoice Number', 'Invoice Status', 'Customer Name'],
  ...['Place of Supply', 'GST Treatment', 'GST Identification Number (GSTIN)', 'Is Inclusive Tax'],
  ...['Due Date', 'PurchaseOrder', 'Currency Code', 'Exchange Rate', 'Item Name', 'Item Desc'],
  ...[
    'Quantity',
    'Usage unit',
    'Item Price',
    'Discount Amount',
    'HSN/SAC',
    'Item Tax',
    'Item Tax %',
  ],
  ...['Total', 'Balance', 'Last Payment Date', 'Billing State'],
]
const line = (number: string, item: string, change: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    ...{ 'Invoice Date': '2025-06-01', 'Invoice Number': number, 'Invoice Status': 'Closed' },
    ...{ 'Customer Name': 'Kaveri', 'Place of Supply': 'KA', 'Due Date': '2025-07-01' },
    ...{ 'Item Name': item, Quantity: '2', 'Item Price': '500', 'HSN/SAC': '998391' },
    ...{ 'Item Tax': 'IGST18', 'Item Tax %': '18', Total: '2360', Balance: '360' },
    ...{ 'Last Payment Date': '2025-06-20', 'Billing State': 'Karnataka', 'Currency Code': 'INR' },
    ...{ 'Is Inclusive Tax': 'false', 'Exchange Rate': '1' },
    ...change,
  }
  return zohoInvoices.map((head) => cells[head] ?? '')
}

const invoices = (rows: string[][], heads = zohoInvoices) =>
  readRows('invoices', rows, guessMapping('invoices', heads), { first: 2, today })

test('lines of an export of invoices from Zoho Books with one number are one invoice', () => {
  const { rows, lines, faults } = invoices([
    line('INV-7', 'Design'),
    line('INV-8', 'Logo', { 'Invoice Status': 'Sent', Balance: '2360' }),
    line('INV-7', 'Print'),
  ])
  expect(faults).toEqual([])
  expect(lines).toEqual([2, 3])
  expect(rows[0]).toMatchObject({
    ...{ number: 'INV-7', clientName: 'Kaveri', issueDate: '2025-06-01', dueDate: '2025-07-01' },
    ...{ clientStateCode: '29', placeOfSupply: '29', totalMinor: 236_000 },
    ...{ receivedMinor: 200_000, paidOn: '2025-06-20', pricesIncludeTax: false },
    items: [
      { description: 'Design', quantity: '2', rate: '500', gstRate: 1800, hsnSac: '998391' },
      { description: 'Print' },
    ],
  })
  expect(rows[1]).toMatchObject({ number: 'INV-8', receivedMinor: 0 })
})

test('drafts and voided invoices are skipped, and a wrong line leaves its whole invoice out', () => {
  const { rows, faults, blank } = invoices([
    line('1', 'Design', { 'Invoice Status': 'Draft' }),
    line('2', 'Design', { 'Invoice Status': 'Void' }),
    line('3', 'Design'),
    line('3', 'Print', { 'Item Price': 'dear' }),
    line('4', 'Design', { 'Invoice Date': 'soon' }),
    line('4', 'Print'),
    line('', 'Design'),
  ])
  expect(rows).toEqual([])
  expect(blank).toBe(2)
  expect(faults.map(({ line, field }) => [line, field])).toEqual([
    [5, 'rate'],
    [6, 'issueDate'],
    [8, 'number'],
  ])
  expect(said(faults[1]?.message ?? '')).toBe('Write the date as 23-01-2026 or 2026-01-23.')
  const [unread] = invoices([line('9', 'Design', { Total: 'much' })]).faults
  expect(said(unread?.message ?? '')).toBe('Enter an amount, for example 1,250.50.')
  const [elsewhere] = invoices([line('9', 'Design', { 'Place of Supply': 'MH' })]).rows
  expect(elsewhere?.placeOfSupplyReason).toBe('As issued before')
})

test('a bulk file of Refrens gives invoices', () => {
  const heads = ['clientName', 'invoiceNumber', 'invoiceDate', 'lineItem', 'amount', 'clientEmail']
  const row = ['Kaveri', 'A00012', '23-01-2026', 'Logo', '2000', 'pay@kaveri.example']
  expect(invoices([row], heads).rows).toEqual([
    expect.objectContaining({
      ...{ number: 'A00012', issueDate: '2026-01-23', clientEmail: 'pay@kaveri.example' },
      items: [expect.objectContaining({ description: 'Logo', rate: '2000' })],
    }),
  ])
})

test('parts hold five hundred invoices and a thousand rows of theirs at most, but for one that has more', () => {
  const of = (...counts: number[]) => counts.map((length) => ({ items: Array(length).fill({}) }))
  const sizes = (rows: { items: object[] }[]) =>
    importParts('invoices', rows).map((part) =>
      part.map(({ items }) => (Array.isArray(items) ? items.length : 0)),
    )
  expect(sizes(of(600, 400, 1))).toEqual([[600, 400], [1]])
  expect(sizes(of(1, 1_001, 1))).toEqual([[1], [1_001], [1]])
  expect(sizes(of(...Array(501).fill(1))).map(({ length }) => length)).toEqual([500, 1])
  expect(importParts('clients', [])).toEqual([[]])
})

test('a list that somebody keeps by hand is known by its heads, and GSTINs by what they look like', () => {
  const heads = ['Name', 'Mobile', 'GST No', 'Pin']
  expect(guessMapping('clients', heads)).toEqual({ name: 0, phone: 1, gstin: 2, postalCode: 3 })
  const rows = [
    ['Kaveri Interiors', '29aabcr1718e1zl ', 'A'],
    ['Lotus Dental', '', '29AABCR1718E1ZL'],
  ]
  const unknown = ['Name', 'Registration', 'Code']
  expect(guessMapping('clients', unknown, rows)).toEqual({ name: 0, gstin: 1 })
  expect(guessMapping('clients', unknown, [['Kaveri', '', '29AABCR1718E1ZX']])).toEqual({ name: 0 })
  expect(
    guessMapping('invoices', ['Client', 'Registration'], [['Kaveri', rows[0]?.[1] ?? '']]),
  ).toEqual({ clientName: 0, clientGstin: 1 })
  expect(guessMapping('items', ['Item', 'x'], [['Design', '29AABCR1718E1ZL']])).toEqual({
    description: 0,
  })
})
