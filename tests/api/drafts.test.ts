import { beforeEach, expect, test } from 'vitest'
import { bearer, makeAccount } from './clients.ts'
import { invoice } from './samples.ts'

let client: ReturnType<typeof bearer>
beforeEach(async () => {
  client = bearer((await makeAccount()).token)
})

const typed = {
  clientName: 'Kav',
  items: [{ description: '', quantity: 'a few' }],
  dueDate: 'soon',
}
const create = async (body: object = typed, key: string = crypto.randomUUID()) =>
  (await client.post('/draft/create', body, { headers: { 'Idempotency-Key': key } })).data.data

test('a draft keeps what was sent, whatever it is, and is saved upon the version that is known', async () => {
  const draft = await create({ ...typed, unknown: true }, 'order-4711')
  expect(draft).toMatchObject({ version: 1, invoiceId: null, invoice: typed })
  expect(draft.invoice).not.toHaveProperty('unknown')
  expect(await create(typed, 'order-4711')).toEqual(draft)
  const put = (body: object) => client.put(`/draft/${draft.id}`, body)
  expect((await put({ version: 1, ...invoice })).data).toMatchObject({
    message: 'Draft saved.',
    data: { version: 2, invoice: { clientName: invoice.clientName } },
  })
  const stale = await put({ version: 1, clientName: 'Tapti' })
  expect([stale.status, stale.data]).toEqual([
    409,
    {
      success: false,
      message: 'This draft was changed elsewhere in the meantime.',
      code: 'conflict',
      reason: 'draft_stale',
      params: { version: 2 },
    },
  ])
  expect((await put({ clientName: 'Tapti' })).data.errors).toHaveProperty('version')
  expect((await client.get('/draft')).data.data).toMatchObject({
    data: [{ id: draft.id, version: 2 }],
    pagination: { total: 1 },
  })
})

test('issuing a draft names the fields that it lacks, and issuing it again answers the same invoice', async () => {
  const { id } = await create()
  const issue = () => client.post(`/draft/${id}/issue`)
  const refused = await issue()
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.data.errors)).toEqual(
    expect.arrayContaining(['clientEmail', 'dueDate']),
  )
  await client.put(`/draft/${id}`, { version: 1, ...invoice })
  const issued = await issue()
  expect([issued.status, issued.data.message]).toEqual([201, 'Invoice created successfully!'])
  expect((await issue()).data.data).toEqual(issued.data.data)
  expect((await client.get(`/draft/${id}`)).data.data.invoiceId).toBe(issued.data.data.id)
  expect((await client.get('/draft')).data.data.pagination.total).toBe(0)
  expect((await client.put(`/draft/${id}`, { version: 2 })).data.reason).toBe('draft_issued')
})

test('a discarded draft is gone, and nobody else ever sees one', async () => {
  const { id } = await create()
  const other = bearer((await makeAccount()).token)
  for (const call of [
    () => other.get(`/draft/${id}`),
    () => other.put(`/draft/${id}`, { version: 1 }),
    () => other.delete(`/draft/${id}`),
    () => other.post(`/draft/${id}/issue`),
    () => client.get('/draft/nothing'),
  ]) {
    expect((await call()).data).toMatchObject({ message: 'Draft not found.', code: 'not_found' })
  }
  expect((await client.delete(`/draft/${id}`)).data.message).toBe('Draft discarded.')
  expect((await client.get(`/draft/${id}`)).status).toBe(404)
})

test('an invoice is cancelled for a reason, and without one the call is refused', async () => {
  const { id } = (await client.post('/invoice/create', invoice)).data.data
  const cancel = (body: object) => client.post(`/invoice/${id}/cancel`, body)
  expect((await cancel({})).status).toBe(422)
  expect((await cancel({ reason: ' ' })).data.message).toBe(
    'Enter a reason for cancelling the invoice.',
  )
  expect((await cancel({ reason: 'Wrong company' })).data).toMatchObject({
    message: 'Invoice cancelled.',
    data: { id, cancelReason: 'Wrong company', replacementId: null },
  })
})

test('a revision is issued in place of its original, and a duplicate beside it', async () => {
  const original = (await client.post('/invoice/create', invoice)).data.data
  const revised = await client.post(`/invoice/${original.id}/revise`)
  expect([revised.status, revised.data.data]).toMatchObject([
    201,
    { originalId: original.id, invoice: { clientName: invoice.clientName } },
  ])
  const issued = (await client.post(`/draft/${revised.data.data.id}/issue`)).data.data
  expect(issued).toMatchObject({
    originalId: original.id,
    total: original.total,
  })
  const cancelled = await client.get(`/invoice/${original.id}?include=cancelled`)
  expect(cancelled.data.data).toMatchObject({
    replacementId: issued.id,
    replacementNumber: issued.formattedInvoiceNumber,
  })
  const restored = await client.post(`/invoice/${original.id}/restore`)
  expect([restored.status, restored.data.message]).toEqual([
    409,
    `This invoice was replaced by ${issued.formattedInvoiceNumber}.`,
  ])

  const headers = { 'Idempotency-Key': 'again' }
  const duplicate = () => client.post(`/invoice/${original.id}/duplicate`, {}, { headers })
  const { data } = (await duplicate()).data
  expect((await duplicate()).data.data).toEqual(data)
  expect((await client.post(`/draft/${data.id}/issue`)).data.data).toMatchObject({
    originalId: null,
    total: original.total,
  })
  expect((await client.get('/invoice')).data.data.pagination.total).toBe(2)
  expect((await client.get('/invoice?include=cancelled&limit=2&page=2')).data.data).toMatchObject({
    data: [{ id: original.id }],
    pagination: { total: 3 },
  })
})
