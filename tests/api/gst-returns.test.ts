import type { AxiosInstance } from 'axios'
import { beforeAll, expect, test } from 'vitest'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { bearer, makeAccount } from './clients.ts'
import { makeFiled } from './filed.ts'

const today = dayInIndia(new Date())
const period = `${today.slice(5, 7)}${today.slice(0, 4)}`

let client: AxiosInstance
let numbers: string[]

beforeAll(async () => {
  client = bearer((await makeAccount()).token)
  await client.patch('/business/update', {
    ...{ gstRegistration: 'regular', taxId: '27AAPFU0939F1ZV', defaultGstRate: 18 },
  })
  const issue = async (buyer: object, amount: number) => {
    const { data } = await client.post('/invoice/create', {
      clientName: `Client of ${amount}`,
      clientEmail: 'billing@kaveri.example',
      dueDate: today,
      items: [{ description: 'Design', amount, hsnSac: '998391' }],
      ...buyer,
    })
    return data.data.formattedInvoiceNumber as string
  }
  numbers = [
    await issue({ clientGstin: '29AABCR1718E1ZL' }, 100_000.05),
    await issue({ clientStateCode: '27' }, 1_000),
    await issue({ clientStateCode: '29' }, 500.5),
  ]
})

test('GSTR-1 is a file of the offline tool, under its name', async () => {
  const answer = await client.get('/report/gstr1', { params: { period } })
  expect(answer.status).toBe(200)
  const [year, month, day] = today.split('-').map(Number)
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="returns_${day}${month}${year}_R1_27AAPFU0939F1ZV_offline.json"`,
  )
  expect(answer.headers['content-type']).toBe('application/json')
  const [idt, uqc] = [today.split('-').reverse().join('-'), 'NA']
  expect(answer.data).toMatchObject({
    ...{ gstin: '27AAPFU0939F1ZV', fp: period, version: 'GST3.2.4', hash: 'hash' },
    b2b: [{ ctin: '29AABCR1718E1ZL', inv: [{ inum: numbers[0], idt, val: 118000.06, pos: '29' }] }],
    b2cs: [
      { sply_ty: 'INTRA', pos: '27', txval: 1000, camt: 90, samt: 90 },
      { sply_ty: 'INTER', pos: '29', txval: 500.5, iamt: 90.09 },
    ],
    doc_issue: {
      doc_det: [{ doc_num: 1, docs: [{ from: numbers[0], to: numbers[2], totnum: 3, cancel: 0 }] }],
    },
    hsn: {
      hsn_b2b: [{ hsn_sc: '998391', uqc, txval: 100000.05, iamt: 18000.01 }],
      hsn_b2c: [{ hsn_sc: '998391', uqc, txval: 1500.5, iamt: 90.09, camt: 90, samt: 90 }],
    },
  })
})

test('a section is a CSV, and GSTR-3B has the same figures', async () => {
  const params = { period, format: 'csv', section: 'b2cs' }
  const csv = await client.get('/report/gstr1', { params })
  expect(csv.headers['content-disposition']).toBe(`attachment; filename="gstr1_${period}_b2cs.csv"`)
  expect(csv.data).toBe(
    [
      'Type,Place Of Supply,Rate,Applicable % of Tax Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'OE,27-Maharashtra,18,,1000.00,,',
      'OE,29-Karnataka,18,,500.50,,\r\n',
    ].join('\r\n'),
  )
  const { data } = await client.get('/report/gstr3b', { params: { period } })
  expect(data.data).toMatchObject({
    outwardTaxable: { taxableValue: 101500.55, igst: 18090.1, cgst: 90, sgst: 90, cess: 0 },
    interState: { unregistered: [{ placeOfSupply: '29', taxableValue: 500.5, igst: 90.09 }] },
  })
})

test('a wrong request, or one of a seller who files no returns, is refused with its field', async () => {
  const refusal = async (params: object, who = client, path = '/report/gstr1') => {
    const { status, data } = await who.get(path, { params })
    return [status, data.message]
  }
  const monthly = [422, 'period must be a month, MMYYYY.']
  expect(await refusal({ period: '132026' })).toEqual(monthly)
  expect(await refusal({}, client, '/report/gstr3b')).toEqual(monthly)
  expect(await refusal({ period, format: 'csv' })).toEqual([
    422,
    'section says which CSV is asked for.',
  ])
  expect(await refusal({ period, format: 'csv', section: 'b2x' })).toEqual([
    422,
    expect.stringMatching(/^section must be one of b2b, b2cl/),
  ])
  expect(await refusal({ period, part: 2 })).toEqual([404, 'This return has 1 part(s).'])
  const other = bearer((await makeAccount()).token)
  const none = [409, expect.stringMatching(/^Only a business that is registered for GST/)]
  expect(await refusal({ period }, other)).toEqual(none)
  expect(await refusal({ period }, other, '/report/gstr3b')).toEqual(none)
})

test('what is corrected after filing is listed with both numbers and totals, and taken back rejections are not', async () => {
  const filer = bearer((await makeAccount()).token)
  const filed = await makeFiled(filer, today)
  const { data: draft } = await filer.post(`/invoice/${filed.invoice}/correct`)
  expect(draft.data).toMatchObject({ originalId: filed.invoice })
  const changed = { ...draft.data.invoice, version: draft.data.version, notes: 'Corrected' }
  changed.items = [{ ...changed.items[0], amount: 12_000 }]
  await filer.put(`/draft/${draft.data.id}`, changed)
  const { data: issued } = await filer.post(`/draft/${draft.data.id}/issue`)
  expect(issued.data.formattedInvoiceNumber).toMatch(/0001-R$/)
  await filer.put(`/credit-note/${filed.rejected}/rejection`, {})
  const listed = async () =>
    (await filer.get('/report/gstr1/corrections', { params: { period } })).data.data.waiting[0]
  expect((await listed()).documents).toMatchObject([
    { filedTotal: 590, total: 590, rejected: true },
    { filedTotal: 11_800, total: 14_160, rejected: false },
  ])
  await filer.delete(`/credit-note/${filed.rejected}/rejection`)
  expect((await listed()).documents).toHaveLength(1)
  // Once GSTR-3B is filed, the return of this month amends it.
  const before = (await listed()).period
  await filer.post('/report/gstr3b/file', { period: before })
  const csv = await filer.get('/report/gstr1', {
    params: { period, format: 'csv', section: 'b2ba' },
  })
  expect(csv.data).toMatch(/^GSTIN.*\r\n29AABCR1718E1ZL,.*0001-R,.*,14160\.00,/)
})
