import { createClient } from '@supabase/supabase-js'
import type { AxiosInstance } from 'axios'
import { beforeAll, expect, inject, test } from 'vitest'
import { listAdvancesFor, listOpenInvoices } from '#data/payments/receipts.ts'
import type { Database } from '#database'
import { beforeRelease } from '../setup/before-release.ts'
import { bearer, makeAccount } from './clients.ts'
import { cash, today } from './payments-ground.ts'
import { invoice } from './samples.ts'

const { apiUrl, publishableKey } = inject('stack')

let client: AxiosInstance
beforeAll(async () => {
  client = bearer((await makeAccount()).token)
})

/** An invoice of 1,234.57. */
const issue = async (changes: object = {}): Promise<string> =>
  (await client.post('/invoice/create', { ...invoice, ...changes })).data.data.id
const stateOf = async (id: string) => {
  const { status, received, balance, paidDate, paymentMethod } = (
    await client.get(`/invoice/${id}`)
  ).data.data
  return { status, received, balance, paidDate, paymentMethod }
}

beforeRelease('a deleted invoice is not found any more', async () => {
  const id = await issue()
  const payment = (await client.post(`/invoice/${id}/payments`, cash)).data.data.id
  await client.post(`/payment/${payment}/undo`, { reason: 'x' })
  const { token } = (await client.post(`/invoice/${id}/share`)).data.data
  expect((await client.delete(`/invoice/delete/${id}`)).status).toBe(200)
  const answers = [
    await client.get(`/invoice/${id}/payments`),
    await client.get(`/invoice/${id}/history`),
    await client.post(`/invoice/${id}/payments`, cash),
    await client.post(`/invoice/${id}/share`),
    await client.post(`/invoice/${id}/share/renew`),
    await client.delete(`/invoice/${id}/share`),
    await client.post(`/payment/${payment}/confirm`),
    await client.post(`/payment/${payment}/undo`, { reason: 'x' }),
    await client.get(`/share/${token}/pdf`),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
})

const issuedFor = async () => {
  const { id, clientId } = (await client.post('/invoice/create', invoice)).data.data
  return { id, clientId }
}

test('one payment settles a client’s invoices, the oldest first, and what is left is asked about', async () => {
  const { token } = await makeAccount()
  client = bearer(token)
  const db = createClient<Database>(apiUrl, publishableKey, { accessToken: async () => token })
  const [first, second] = [await issuedFor(), await issuedFor()]
  // An estimate is no debt.
  await client.post('/estimate/create', { ...invoice, clientId: first.clientId })
  const open = await listOpenInvoices(db, first.clientId)
  expect(open.map(({ id }) => id)).toEqual([first.id, second.id])
  const pay = (body: object, key: string) =>
    client.post(
      `/client/${first.clientId}/payments`,
      { method: 'UPI', ...body },
      {
        headers: { 'Idempotency-Key': key },
      },
    )
  const key = crypto.randomUUID()
  const part = await pay({ amount: 2_000 }, key)
  expect(part.status).toBe(201)
  expect(part.data.data).toMatchObject({
    amount: 2_000,
    advance: 0,
    payments: expect.arrayContaining([
      expect.objectContaining({ invoiceId: first.id, amount: 1_234.57, tds: 0 }),
      expect.objectContaining({ invoiceId: second.id, amount: 765.43, tds: 0 }),
    ]),
  })
  // Asked again when the shares would be others.
  expect((await pay({ amount: 2_000 }, key)).data.data).toEqual(part.data.data)
  expect(await stateOf(first.id)).toMatchObject({ status: 'PAID', received: 1_234.57 })
  const left = { amount: 469.14 + 30.86 }
  const refused = await pay(left, crypto.randomUUID())
  expect([refused.status, refused.data.errors]).toEqual([
    422,
    {
      amount:
        'The payment is ₹30.86 more than the invoices need. Keep the rest as an advance, or change the amounts.',
    },
  ])
  const named = [{ invoiceId: second.id, amount: 460, tds: 9.14 }]
  const kept = await pay({ ...left, allocations: named, excess: 'advance' }, crypto.randomUUID())
  expect(kept.data.data).toMatchObject({ amount: 500, advance: 40 })
  const advances = await client.get(`/client/${first.clientId}/advances`)
  expect(advances.data.data).toMatchObject([{ id: kept.data.data.id, advance: 40 }])

  const third = await issuedFor()
  expect(await listAdvancesFor(db, third.id)).toMatchObject([
    { id: kept.data.data.id, advanceMinor: 4_000 },
  ])
  const used = await client.post(`/invoice/${third.id}/use-advance`, {
    receiptId: kept.data.data.id,
  })
  expect([used.status, used.data.data.advance]).toEqual([201, 0])
  expect(await stateOf(third.id)).toMatchObject({ received: 40 })
  await client.post(`/receipt/${part.data.data.id}/undo`, { reason: 'It bounced' })
  expect(await stateOf(first.id)).toMatchObject({ status: 'UNPAID', received: 0 })

  const { dueDate: _, ...undated } = invoice
  const parts = [{ dueDate: '2990-01-01', amount: 1_000 }, { dueDate: '2990-02-01' }]
  const apart = (await client.post('/invoice/create', { ...undated, parts })).data.data
  await client.post(`/invoice/${apart.id}/payments`, { ...cash, amount: 600 })
  expect((await listOpenInvoices(db, first.clientId)).at(-1)).toMatchObject({
    ...{ id: apart.id, balanceMinor: 63_457, nextMinor: 40_000, dueDate: '2990-01-01' },
  })
})

test('more than is due is refused as ever, and kept as an advance where the request says so', async () => {
  const { id, clientId } = await issuedFor()
  const over = { amount: 2_000, method: 'UPI' }
  expect((await client.post(`/invoice/${id}/payments`, over)).status).toBe(422)
  const other = await client.post(`/invoice/${id}/payments`, { ...over, excess: 'tip' })
  expect([other.status, other.data.errors]).toEqual([422, { excess: 'excess must be advance.' }])
  const kept = await client.post(`/invoice/${id}/payments`, { ...over, excess: 'advance' })
  expect(kept.data.data).toMatchObject({ amount: 1_234.57, fromAdvance: false })
  const advances = (await client.get(`/client/${clientId}/advances`)).data.data
  const receipt = { id: kept.data.data.receiptId, amount: 2_000, advance: 765.43 }
  expect(advances).toContainEqual(expect.objectContaining(receipt))
})

test('an invoice that is due in parts says what of each is paid, and which is due next', async () => {
  const parts = [{ dueDate: '2990-01-01T00:00:00.000Z', percent: 50 }, { dueDate: '2990-02-01' }]
  const { dueDate: _, ...others } = invoice
  const { status, data } = await client.post('/invoice/create', { ...others, parts })
  expect(status).toBe(201)
  const { id } = data.data
  expect(data.data).toMatchObject({
    dueDate: '2990-01-01',
    parts: [
      { dueDate: '2990-01-01', amount: 617.29, percent: 50, paid: 0 },
      { dueDate: '2990-02-01', amount: 617.28, percent: null, paid: 0 },
    ],
  })
  await client.post(`/invoice/${id}/payments`, { ...cash, amount: 700 })
  const paid = (await client.get(`/invoice/${id}`)).data.data
  expect(paid).toMatchObject({
    ...{ dueDate: '2990-02-01', partlyPaid: true, balance: 534.57 },
    parts: [{ paid: 617.29 }, { paid: 82.71 }],
  })

  const wrong = [
    { days: 0, amount: 1000 },
    { days: 30, amount: 1000 },
  ]
  const refused = await client.post('/invoice/create', { ...others, parts: wrong })
  expect([refused.status, refused.data]).toMatchObject([
    422,
    { errors: { 'parts.1.amount': 'The instalments must add up to the total of ₹1,234.57.' } },
  ])
  const offered = await client.post('/estimate/create', {
    ...others,
    parts: [{ days: 0, amount: 1000 }, { days: 30 }],
  })
  expect(offered.data.data.parts).toEqual([
    { days: 0, amount: 1000, percent: null },
    { days: 30, amount: 234.57, percent: null },
  ])
})

test('payments of an invoice that is credited later are shown as on its sheet, with the refund beside them', async () => {
  const id = await issue()
  await client.post(`/invoice/${id}/payments`, { ...cash, amount: 1_134.57, tds: 100 })
  const note = (
    await client.post(`/invoice/${id}/credit-note`, { reason: 'One came back', amount: 234.57 })
  ).data.data
  await client.post(`/credit-note/${note.id}/refund`, { ...cash, amount: 100 })
  // The balance is the total less credits, payments and tax, plus refunds paid and due.
  const told = { total: 1_234.57, received: 1_134.57, tds: 100, credited: 234.57, balance: 0 }
  const back = { refunded: 100, refundable: 134.57 }
  expect((await client.get(`/invoice/${id}`)).data.data).toMatchObject({ ...told, ...back })
  const listed = (await client.get('/invoice', { params: { limit: 100 } })).data.data.data
  expect(listed).toContainEqual(expect.objectContaining({ id, ...told, ...back }))
  expect((await client.get(`/invoice/${note.id}`)).data.data).toMatchObject({
    ...{ total: 234.57, received: 0, refunded: 100, refundable: 134.57 },
  })
})

test('an advance that is given back is reported as that, by a voucher if it has one', async () => {
  const clientId = (await client.get(`/invoice/${await issue()}`)).data.data.clientId
  const paid = { amount: 500, method: 'UPI', allocations: [], excess: 'advance' }
  const { id } = (await client.post(`/client/${clientId}/payments`, paid)).data.data
  const giveBack = (amount: number) => client.post(`/receipt/${id}/refund`, { ...cash, amount })
  const returned = { amount: 200, paidOn: today, method: 'Cash', reference: null, note: null }
  expect((await giveBack(200)).data.data).toMatchObject({
    advance: 300,
    undoReason: null,
    returned,
  })
  expect((await giveBack(100)).data).toMatchObject({
    message: 'Part of this advance was already refunded.',
  })
  expect((await client.get(`/client/${clientId}/advances`)).data.data).toContainEqual(
    expect.objectContaining({ id, advance: 300, returned }),
  )
  await client.post(`/receipt/${id}/undo`, { reason: 'It bounced' })
  expect((await client.get(`/receipt/${id}`)).data.data).toMatchObject({ advance: 0, returned })
})
