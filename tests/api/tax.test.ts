import type { AxiosInstance } from 'axios'
import { beforeAll, expect, test } from 'vitest'
import { dayInIndia } from '#domain/dates.ts'
import { financialYearOf } from '#domain/periods.ts'
import { fullText } from '../setup/read-pdf.ts'
import { bearer, makeAccount } from './clients.ts'
import { business, invoice } from './samples.ts'

let client: AxiosInstance
let token: string
beforeAll(async () => {
  token = (await makeAccount()).token
  client = bearer(token)
  const tax = {
    gstRegistration: 'regular',
    taxId: '27AAPFU0939F1ZV',
    state: 'Maharashtra',
    defaultGstRate: 18,
    defaultHsnSac: '998391',
    lutNumber: 'AD270326012345X',
    lutYear: financialYearOf(dayInIndia(new Date())),
  }
  const { status } = await client.patch('/business/update', { ...business, ...tax })
  expect(status).toBe(200)
})

const create = async (changes: object) => {
  const { status, data } = await client.post('/invoice/create', { ...invoice, ...changes })
  return status === 201 ? data.data : { status, errors: data.errors, reason: data.reason }
}

test('the tax of a registered seller comes by the client’s GSTIN and the seller’s own rate', async () => {
  const items = [
    { description: 'Design', quantity: 1.5, rate: 1000.5, unit: 'hours' },
    { description: 'Books', quantity: 10, unit: 'NOS', rate: 20, hsnSac: '4901', gstRate: 5 },
    { description: 'Teaching', amount: 100, taxability: 'exempt' },
  ]
  expect(await create({ clientGstin: '29aabcr1718e1zl', poNumber: 'PO-7', items })).toMatchObject({
    title: 'Tax Invoice',
    kind: 'invoice',
    clientGstin: '29AABCR1718E1ZL',
    poNumber: 'PO-7',
    supply: 'domestic',
    placeOfSupply: '29',
    taxableValue: 1800.75,
    igst: 280.14,
    cgst: 0,
    total: 2080.89,
    taxes: [
      { rate: 5, taxableValue: 200, igst: 10 },
      { rate: 18, taxableValue: 1500.75, igst: 270.14 },
    ],
    items: [
      { amount: 1500.75, hsnSac: '998391', gstRate: 18, igst: 270.14 },
      { amount: 200, hsnSac: '4901', gstRate: 5, igst: 10 },
      { amount: 100, gstRate: null, taxability: 'exempt', igst: 0 },
    ],
    business: { gstRegistration: 'regular', stateCode: '27', taxId: '27AAPFU0939F1ZV' },
  })
})

test('beside a price that holds its tax an amount is before it, and another one is refused', async () => {
  const change = (pricesIncludeTax: boolean) =>
    client.patch('/business/update', { ...business, pricesIncludeTax })
  await change(true)
  const rated = { description: 'Design', rate: 999, gstRate: 18 }
  expect(await create({ items: [{ ...rated, amount: 846.61 }] })).toMatchObject({
    ...{ taxableValue: 846.61, total: 999 },
    items: [{ rate: 999, amount: 846.61 }],
  })
  expect(await create({ items: [rated, { ...rated, amount: 846.62 }] })).toEqual({
    status: 422,
    errors: { 'items.1.amount': 'Amount must equal quantity × rate, less discount.' },
    reason: 'amount_disagrees',
  })
  await change(false)
})

test('a client abroad is an export under the letter of undertaking, and IGST on demand', async () => {
  const abroad = {
    clientCountry: 'US',
    currency: 'USD',
    exchangeRate: 83.5,
    items: [{ description: 'Design', amount: 1000 }],
  }
  expect(await create(abroad)).toMatchObject({
    ...{ supply: 'export', withTax: false, placeOfSupply: '96', igst: 0, total: 1000 },
    taxes: [{ rate: 18, taxableValue: 1000, igst: 0 }],
  })
  const shipped = {
    portCode: 'inbom4',
    shippingBill: '1234567',
    shippingBillDate: dayInIndia(new Date()),
  }
  expect(await create({ ...abroad, withTax: true, ...shipped })).toMatchObject({
    ...{ withTax: true, igst: 180, total: 1180, totalInRupees: 98_530 },
    ...{ ...shipped, portCode: 'INBOM4' },
  })
  expect(await create({ ...abroad, ...shipped, shippingBill: '' })).toMatchObject({
    status: 422,
    errors: { shippingBillDate: 'Enter the shipping bill number for this date.' },
  })
  const { id, pdfUrl } = await create(abroad)
  const early = { ...shipped, shippingBillDate: '2020-01-01' }
  expect(await client.put(`/invoice/${id}/shipping`, early)).toMatchObject({
    status: 422,
    data: { reason: 'shipping_bill_date_early' },
  })
  const noted = await client.put(`/invoice/${id}/shipping`, shipped)
  expect([noted.data.message, noted.data.data.portCode]).toEqual(['Shipping bill saved.', 'INBOM4'])
  const pdf = await client.get(pdfUrl.replace(/^.*\/api/, ''), { responseType: 'arraybuffer' })
  expect(await fullText(new Uint8Array(pdf.data))).toMatch(/INBOM4[\s\S]*1234567/)
})

test('the plain fields issue without a word, and the answer warns of what the law asks (Rule 46, Notification 78/2020-CT)', async () => {
  const { warnings: none } = await create({})
  expect(none).toEqual([
    {
      ...{ code: 'client_state_missing', field: 'clientStateCode' },
      message: expect.stringMatching(/State is missing/),
    },
  ])
  const items = [{ description: 'Design', amount: 100, hsnSac: '99839' }]
  const { warnings } = await create({ clientGstin: '29AABCR1718E1ZL', items })
  expect(warnings).toEqual([
    {
      ...{ code: 'client_address_missing', field: 'clientAddress' },
      message: expect.stringMatching(/Rule 46/),
    },
    {
      ...{ code: 'hsn_length', field: 'items.0.hsnSac' },
      message: expect.stringMatching(/Notification 78\/2020/),
    },
  ])
})

test('reverse charge to a client without a GSTIN (CGST Act s. 9(3)) waits for its code', async () => {
  const reversed = { reverseCharge: true, clientStateCode: '27' }
  expect(await create(reversed)).toMatchObject({
    ...{ status: 422, reason: 'reverse_charge_unregistered' },
    errors: { reverseCharge: expect.stringMatching(/sections 9\(3\) and 9\(4\)/) },
  })
  const confirmed = ['reverse_charge_unregistered']
  expect(await create({ ...reversed, confirmed })).toMatchObject({
    reverseCharge: true,
    warnings: [{ code: 'reverse_charge_unregistered' }],
  })
  expect(await create({ ...reversed, confirmed: ['anything'] })).toMatchObject({
    errors: { 'confirmed.0': 'This cannot be confirmed.' },
  })
})

test.each([
  [
    'a GSTIN of another State',
    { clientGstin: '29AABCR1718E1ZL', clientStateCode: '27' },
    'clientGstin',
    'gstin_other_state',
  ],
  ['a GSTIN with a slip', { clientGstin: '29AABCR1718E1ZK' }, 'clientGstin', undefined],
  [
    'a rate that is none',
    // The first one is not complete, so it is left out.
    {
      items: [
        { description: '', amount: 1 },
        { description: 'Design', amount: 1, gstRate: 13 },
      ],
    },
    'items.1.gstRate',
    'gst_rate_unknown',
  ],
  [
    'a dear document for a client of whom no address is known',
    { items: [{ description: 'Design', amount: 50_000 }] },
    'clientAddress',
    'client_address_required',
  ],
  [
    'goods without a UQC',
    { items: [{ description: 'Books', amount: 1, hsnSac: '4901', unit: 'heaps' }] },
    'items.0.unit',
    undefined,
  ],
  [
    'a total over the limit with its tax',
    { clientStateCode: '27', items: [{ description: 'Design', amount: 9_999_999_999.99 }] },
    'items',
    'total_too_large',
  ],
])('%s is told beside its field, and nothing is stored', async (_, changes, field, reason) => {
  const before = (await client.get('/invoice')).data.data.pagination.total
  const refused = await create(changes)
  expect(refused).toEqual({ status: 422, errors: { [field]: expect.any(String) }, reason })
  expect((await client.get('/invoice')).data.data.pagination.total).toBe(before)
})

test('tax on a row of a seller without GST is refused', async () => {
  const unregistered = bearer((await makeAccount()).token)
  const items = [{ description: 'Design', amount: 1, gstRate: 18 }]
  const { status, data } = await unregistered.post('/invoice/create', { ...invoice, items })
  expect([status, data.reason, data.errors]).toEqual([
    422,
    'tax_unregistered',
    { 'items.0.gstRate': expect.stringMatching(/not registered for GST/) },
  ])
})
