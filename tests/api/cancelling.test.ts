import { expect, test } from 'vitest'
import { bearer, claim, makeAccount, plain } from './clients.ts'
import { invoice } from './samples.ts'

const pdfOf = async (pdfUrl: string) => (await plain().get(pdfUrl.replace('/api', ''))).status

test('the address of the PDF ends when sharing stops, and with a new link', async () => {
  const client = bearer((await makeAccount()).token)
  const { id, pdfUrl } = (await client.post('/invoice/create', invoice)).data.data
  const now = async () => (await client.get(`/invoice/${id}`)).data.data.pdfUrl
  await client.post(`/invoice/${id}/share`)
  expect([await pdfOf(pdfUrl), await now()]).toEqual([200, pdfUrl])

  await client.post(`/invoice/${id}/share/renew`)
  const renewed = await now()
  expect([await pdfOf(pdfUrl), await pdfOf(renewed)]).toEqual([404, 200])

  await client.delete(`/invoice/${id}/share`)
  expect([await pdfOf(pdfUrl), await pdfOf(renewed), await pdfOf(await now())]).toEqual([
    404, 404, 200,
  ])
})

test('an invoice with money on it is not deleted, and the refusal says what to do', async () => {
  const client = bearer((await makeAccount()).token)
  const { id } = (await client.post('/invoice/create', invoice)).data.data
  const paid = (await client.post(`/invoice/${id}/payments`, { amount: 1, method: 'UPI' })).data
  const refused = await client.delete(`/invoice/delete/${id}`)
  expect([refused.status, refused.data]).toEqual([
    409,
    {
      success: false,
      message:
        'Money was received on this invoice, so it cannot be deleted. Undo its payments first.',
      code: 'conflict',
      reason: 'invoice_has_money',
      params: {},
    },
  ])
  await client.post(`/payment/${paid.data.id}/undo`, { reason: 'A slip' })
  expect((await client.delete(`/invoice/delete/${id}`)).status).toBe(200)
})

test('a deleted invoice is found under CANCELLED alone, and comes back with its number and its link', async () => {
  const account = await makeAccount()
  const client = bearer(account.token)
  const issued = (await client.post('/invoice/create', invoice)).data.data
  const { id, pdfUrl, formattedInvoiceNumber } = issued
  const { token } = (await client.post(`/invoice/${id}/share`)).data.data
  const cancelled = () => client.get(`/dashboard/invoices?status=CANCELLED&id=${account.id}`)
  expect((await cancelled()).data.data).toEqual({ data: [] })
  await client.delete(`/invoice/delete/${id}`)

  expect((await client.get(`/invoice/${id}`)).status).toBe(404)
  expect((await client.get(`/invoice/${id}?include=all`)).status).toBe(422)
  expect((await client.get('/invoice')).data.data.pagination.total).toBe(0)
  expect((await client.get('/dashboard/recent/data')).data.data).toEqual([])
  const found = {
    id,
    formattedInvoiceNumber,
    status: 'UNPAID',
    state: 'cancelled',
    cancelledAt: expect.any(String),
  }
  expect((await cancelled()).data.data.data).toEqual([expect.objectContaining(found)])
  const shown = (await client.get(`/invoice/${id}?include=cancelled`)).data.data
  expect(shown).toMatchObject({ ...found, cancelReason: null, total: issued.total })
  expect((await client.get('/invoice?include=cancelled')).data.data).toMatchObject({
    data: [found],
    pagination: { total: 1 },
  })
  expect([await pdfOf(pdfUrl), await pdfOf(`/api/share/${token}/pdf`)]).toEqual([404, 404])
  // The owner alone is told where the PDF of a cancelled invoice is.
  expect(await pdfOf(shown.pdfUrl)).toBe(200)
  expect(await claim(token, { amount: 1, reference: 'UTR000000001' })).toBe(404)

  const other = bearer((await makeAccount()).token)
  expect((await other.get(`/invoice/${id}?include=cancelled`)).status).toBe(404)
  expect((await other.post(`/invoice/${id}/restore`)).status).toBe(404)
  expect((await client.post('/invoice/nothing/restore')).status).toBe(404)

  const restored = (await client.post(`/invoice/${id}/restore`)).data
  expect(restored).toMatchObject({
    message: 'Invoice restored.',
    data: { id, formattedInvoiceNumber, status: 'UNPAID', cancelledAt: null },
  })
  expect([await pdfOf(restored.data.pdfUrl), await pdfOf(`/api/share/${token}/pdf`)]).toEqual([
    200, 200,
  ])
  expect((await cancelled()).data.data).toEqual({ data: [] })
})
