import { expect, test } from 'vitest'
import { bearer, claim, makeAccount, plain } from './clients.ts'
import { invoice } from './samples.ts'

const goods = [{ description: 'Teak planks', quantity: 12, rate: 850, unit: 'NOS', hsnSac: '4407' }]
const signedIn = async () => bearer((await makeAccount()).token)

test('a challan names a missing reason, is listed and found under its own calls alone, and becomes an invoice', async () => {
  const client = await signedIn()
  const refused = await client.post('/challan/create', { ...invoice, items: goods })
  expect([refused.status, refused.data.errors]).toEqual([422, { reason: 'Reason is required.' }])
  const unknown = await client.post('/challan/create', {
    ...invoice,
    items: goods,
    reason: 'gift',
  })
  expect(unknown.data.errors).toEqual({ reason: 'Choose a reason from the list.' })

  const made = await client.post('/challan/create', {
    ...invoice,
    items: goods,
    reason: 'approval',
  })
  expect([made.status, made.data.message]).toEqual([201, 'Delivery challan created.'])
  const { id } = made.data.data
  expect(made.data.data).toMatchObject({
    kind: 'approval_challan',
    title: 'Delivery Challan',
    reason: 'approval',
    formattedNumber: expect.stringMatching(/^SA\//),
    state: 'issued',
    validUntil: null,
    total: 10_200,
    balance: 0,
  })
  const found = (await client.get('/challan', { params: { state: 'issued' } })).data.data
  expect(found.data.map((each: { id: string }) => each.id)).toEqual([id])
  expect((await client.get('/estimate')).data.data.data).toEqual([])
  const elsewhere = await Promise.all(
    ['/estimate', '/proforma', '/invoice'].map((path) => client.get(`${path}/${id}`)),
  )
  expect(elsewhere.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await client.post(`/challan/${id}/accept`)).status).toBe(404)

  const draft = (await client.post(`/challan/${id}/convert`)).data.data
  expect(draft).toMatchObject({ kind: 'invoice', estimateId: id })
  await client.put(`/draft/${draft.id}`, {
    ...draft.invoice,
    version: draft.version,
    dueDate: '2990-01-01',
  })
  const issued = (await client.post(`/draft/${draft.id}/issue`)).data.data
  expect((await client.get(`/challan/${id}`)).data.data).toMatchObject({
    state: 'converted',
    invoiceId: issued.id,
  })
  const again = await client.post(`/challan/${id}/convert`)
  expect([again.status, again.data.message]).toEqual([
    409,
    `This document was already converted to ${issued.formattedInvoiceNumber}.`,
  ])
})

test('a draft of a challan is issued as one, by its reason', async () => {
  const client = await signedIn()
  const { id } = (
    await client.post('/challan/create', { ...invoice, items: goods, reason: 'job_work' })
  ).data.data
  const draft = (await client.post(`/invoice/${id}/duplicate`)).data.data
  expect(draft).toMatchObject({ kind: 'delivery_challan', invoice: { reason: 'job_work' } })
  const issued = await client.post(`/draft/${draft.id}/issue`)
  expect(issued.data.message).toBe('Delivery challan created.')
  expect(issued.data.data.formattedNumber).toMatch(/^JW\/.*\/0002$/)
})

test('a proforma invoice is paid in advance by link and by hand, and its invoice uses what came', async () => {
  const client = await signedIn()
  const { id } = (await client.post('/proforma/create', invoice)).data.data
  const { token } = (await client.post(`/invoice/${id}/share`)).data.data
  expect(await claim(token, { amount: 1_000, reference: 'UTR000000009' })).toBe(200)
  const [reported] = (await client.get(`/invoice/${id}/payments`)).data.data
  const confirmed = await client.post(`/payment/${reported.id}/confirm`, { advanceFor: 'services' })
  expect(confirmed.data.data).toMatchObject({ state: 'confirmed', receiptId: expect.any(String) })
  const receipt = (await client.get(`/receipt/${confirmed.data.data.receiptId}`)).data.data
  expect(receipt).toMatchObject({ amount: 1_000, advance: 1_000 })

  const rest = { amount: 234.57, method: 'Cash', tds: 1 }
  const refused = await client.post(`/invoice/${id}/payments`, rest)
  expect([refused.status, Object.keys(refused.data.errors ?? {})]).toEqual([422, ['tds']])
  await client.post(`/invoice/${id}/payments`, { ...rest, tds: 0 })
  expect((await client.get(`/proforma/${id}`)).data.data).toMatchObject({
    state: 'paid',
    received: 1_234.57,
    balance: 0,
  })

  const draft = (await client.post(`/proforma/${id}/convert`)).data.data
  const issued = (await client.post(`/draft/${draft.id}/issue`)).data.data
  expect(issued).toMatchObject({ status: 'PAID', received: 1_234.57, balance: 0 })
})

test('the PDF of a challan has three copies, and says what it is', async () => {
  const owner = await makeAccount()
  const client = bearer(owner.token)
  await client.patch('/business/update', { gstRegistration: 'regular', taxId: '27AAPFU0939F1ZV' })
  const { pdfUrl } = (
    await client.post('/challan/create', { ...invoice, items: goods, reason: 'other' })
  ).data.data
  const url = pdfUrl.replace('/api', '')
  const copies = await Promise.all(
    ['original', 'duplicate', 'triplicate'].map((copy) =>
      plain().get(url, { params: { copy }, responseType: 'arraybuffer' }),
    ),
  )
  expect(copies.map(({ status }) => status)).toEqual([200, 200, 200])
})
