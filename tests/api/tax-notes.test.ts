import { createClient } from '@supabase/supabase-js'
import type { AxiosInstance } from 'axios'
import { beforeAll, expect, inject, test } from 'vitest'
import { refundAdvance } from '#data/documents/vouchers.ts'
import type { Database } from '#database'
import { dayInIndia } from '#domain/dates.ts'
import { financialYearOf } from '#domain/periods.ts'
import { fullText } from '../setup/read-pdf.ts'
import { sql } from '../setup/stack/database.ts'
import { openIssued } from '../setup/stack/history.ts'
import { bearer, makeAccount } from './clients.ts'
import { business, invoice } from './samples.ts'

const { apiUrl, publishableKey } = inject('stack')

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

test('the vouchers of an advance are listed by its client, and each is read and printed whole', async () => {
  const { clientId } = await create({ clientStateCode: '29' })
  const paid = { amount: 1_180, method: 'UPI', allocations: [], excess: 'advance' }
  const receipt = (await client.post(`/client/${clientId}/payments`, paid)).data.data
  expect(receipt).toMatchObject({ voucherId: null, advanceFor: null, needsAmendment: false })
  const db = createClient<Database>(apiUrl, publishableKey, { accessToken: async () => token })
  const issue = (about: object) =>
    client.post(`/receipt/${receipt.id}/voucher`, about, {
      headers: { 'Idempotency-Key': 'voucher-1' },
    })
  const unsaid = await issue({})
  expect([unsaid.status, unsaid.data.errors]).toEqual([
    422,
    { description: 'Description is required.' },
  ])
  const other = await client.post(`/receipt/${receipt.id}/advance-for`, { advanceFor: 'both' })
  expect([other.status, other.data.errors]).toEqual([
    422,
    { advanceFor: 'Choose services or goods for the advance.' },
  ])
  const [issued, again] = [
    await issue({ description: 'Design of a house' }),
    await issue({ description: 'Design of a house' }),
  ]
  expect([issued.status, again.data.data.id]).toEqual([201, issued.data.data.id])
  const { id } = issued.data.data
  const today = dayInIndia(new Date())
  const { id: refundId } = await refundAdvance(db, crypto.randomUUID(), receipt.id, {
    ...{ amountMinor: 59_000, paidOn: today, reference: null, note: null },
    method: 'UPI',
  })

  const vouchers = (await client.get(`/client/${clientId}/vouchers`)).data.data
  expect(vouchers).toMatchObject([
    { id: refundId, kind: 'refund_voucher', total: 590, balance: 0 },
    { id, kind: 'receipt_voucher', total: 1_180, balance: 0 },
  ])
  expect((await client.get(`/receipt/${receipt.id}`)).data.data.voucherId).toBe(id)
  const voucher = (await client.get(`/invoice/${id}`)).data.data
  expect(voucher).toMatchObject({
    ...{ title: 'Receipt Voucher', taxableValue: 1_000, igst: 180, placeOfSupply: '29' },
    items: [{ description: 'Design of a house', amount: 1_000 }],
  })
  expect((await client.get(`/invoice/${refundId}`)).data.data).toMatchObject({
    ...{ title: 'Refund Voucher', originalId: id, total: 590 },
  })
  const pdf = await fetch(`${apiUrl}/functions/v1${voucher.pdfUrl}`)
  expect(await fullText(new Uint8Array(await pdf.arrayBuffer()))).toContain('RECEIPT VOUCHER')
  const listed = (await client.get('/invoice', { params: { limit: 100 } })).data.data.data
  expect(listed).not.toContainEqual(expect.objectContaining({ id }))
})

test('another client with the same GSTIN is named where a client is saved, and where an invoice brings one', async () => {
  const gstin = '33AABCR1718E1ZW'
  const made = async (name: string) => {
    const { data } = await client.post('/client/create', { name, gstin })
    return data.data
  }
  const warning = (field: string) => ({
    ...{ code: 'same_gstin', field },
    message: 'Narmada Foods has the same GSTIN. If both are the same client, merge them.',
  })
  expect((await made('Narmada Foods')).warnings).toEqual([])
  const { id, warnings } = await made('Narmada')
  expect(warnings).toEqual([warning('gstin')])
  const { data } = await client.patch(`/client/${id}`, { termsDays: 15 })
  expect(data.data.warnings).toEqual([warning('gstin')])

  const twins = async (buyer: object) => {
    const issued = await create(buyer)
    return issued.warnings.filter(({ code }: { code: string }) => code === 'same_gstin')
  }
  await client.post(`/client/${id}/archive`, { archived: true })
  const fresh = { clientName: 'Narmada Pvt Ltd', clientEmail: 'a@narmada.example' }
  expect(await twins({ ...fresh, clientGstin: gstin })).toEqual([warning('clientGstin')])
  expect(await twins({ ...fresh, keepClient: false, clientGstin: gstin })).toEqual([])
  expect(await twins({})).toEqual([])
})

test('a seller who issues a note with tax too late is told so (CGST s. 34(2))', async () => {
  const made = await create({ items: [{ description: 'Design', amount: 1000 }] })
  const told = async (fields: object = {}) => {
    const request = { reason: 'Fewer hours', amount: 100, ...fields }
    const { data } = await client.post(`/invoice/${made.id}/credit-note`, request)
    return data.message
  }
  expect(await told()).toBe('Credit note issued.')
  await sql.begin(async (tx) => {
    await openIssued(tx)
    await tx`
      update invoices set
        issue_date = issue_date - interval '3 years',
        financial_year = private.financial_year((issue_date - interval '3 years')::date)
      where id = ${made.id}`
    await openIssued(tx, false)
  })
  expect(await told()).toBe(
    'Credit note issued. It is too late to lower your tax (CGST s. 34(2)), so it is in no return. A commercial credit note would say so.',
  )
  expect(await told({ commercial: true })).toBe('Credit note issued.')
})

test('a debit note is issued against an invoice, listed, paid as an invoice is, and drawn', async () => {
  const made = await create({
    clientGstin: '29AABCR1718E1ZL',
    items: [{ description: 'Design', quantity: 4, rate: 250, gstRate: 18, hsnSac: '998391' }],
  })
  const ask = (fields: object, id: string = made.id) =>
    client.post(
      `/invoice/${id}/debit-note`,
      { reason: 'Two hours more', dueDate: '2990-01-01', ...fields },
      { validateStatus: () => true },
    )
  const charge = { description: 'Courier', amount: 100, gstRate: 5, hsnSac: '996812' }
  const { data: answer } = await ask({ items: [{ id: made.items[0].id, quantity: '2' }, charge] })
  expect(answer.message).toBe('Debit note issued.')
  const note = answer.data
  expect(note).toMatchObject({
    ...{ kind: 'debit_note', title: 'Debit Note', originalId: made.id, reason: 'Two hours more' },
    ...{ taxableValue: 600, total: 695, balance: 695, status: 'UNPAID', dueDate: '2990-01-01' },
  })
  const { data: listed } = await client.get('/dashboard/invoices?status=DEBIT_NOTE')
  expect(JSON.stringify(listed)).toContain(note.id)
  await client.post(`/invoice/${note.id}/payments`, { amount: 695, method: 'UPI' })
  expect((await client.get(`/invoice/${note.id}`)).data.data).toMatchObject({ status: 'PAID' })
  const pdf = await client.get(note.pdfUrl.replace(/^\/api/, ''), { responseType: 'arraybuffer' })
  const paper = await fullText(new Uint8Array(pdf.data))
  expect(paper).toContain('DEBIT NOTE')
  expect(paper).toContain(made.formattedInvoiceNumber)

  expect((await ask({ amount: 10 }, note.id)).status).toBe(404)
  expect((await ask({ amount: 10, dueDate: '2020-01-01' })).status).toBe(422)
  const wrong = async (fields: object) => {
    const { status, data } = await ask(fields)
    return [status, JSON.stringify(data)]
  }
  const unnamed = await wrong({ items: [{ amount: 10, gstRate: 18 }] })
  expect(unnamed).toEqual([422, expect.stringContaining('Description is required.')])
  const nothing = await wrong({})
  const choose = 'Choose rows of the invoice, or enter an amount.'
  expect(nothing).toEqual([422, expect.stringContaining(choose)])
})
