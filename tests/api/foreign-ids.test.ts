import { expect, test } from 'vitest'
import { sql } from '../setup/stack/database.ts'
import { bearer, claim, makeAccount } from './clients.ts'
import { invoice } from './samples.ts'

// [role-9]
test('another person’s ids are not found on any route that takes one, and nothing changes', async () => {
  const [owner, other] = [await makeAccount(), await makeAccount()]
  const own = bearer(owner.token)
  const { id } = (await own.post('/invoice/create', invoice)).data.data
  const { token } = (await own.post(`/invoice/${id}/share`)).data.data
  const cash = { amount: 1, method: 'Cash' }
  const payment = (await own.post(`/invoice/${id}/payments`, cash)).data.data.id
  await claim(token, { amount: 1, reference: 'UTR000000001' })
  const estimate = (await own.post('/estimate/create', invoice)).data.data.id
  const { clientId } = (await own.get(`/invoice/${id}`)).data.data
  const paid = { amount: 1, method: 'Cash', allocations: [], excess: 'advance' }
  const receipt = (await own.post(`/client/${clientId}/payments`, paid)).data.data.id
  const item = (await own.post('/item/create', { description: 'Design' })).data.data.id
  const repeated = { every: 'month', start: '2990-01-01', mode: 'draft', invoice: {} }
  const schedule = (await own.post('/schedule/create', repeated)).data.data.id
  const [reported] = (await own.get(`/invoice/${id}/payments`)).data.data
  const state = () => sql`
    select
      to_jsonb(invoices) - 'x' as invoice,
      to_jsonb(businesses) as business,
      (select jsonb_agg(payments order by id) from payments where invoice_id = invoices.id) as payments,
      (select jsonb_agg(receipts order by id) from receipts where user_id = invoices.user_id) as receipts,
      (select jsonb_agg(item) from catalogue_items as item where item.user_id = invoices.user_id) as items,
      (select jsonb_agg(schedule) from schedules as schedule where schedule.user_id = invoices.user_id) as schedules,
      (select jsonb_agg(invoice_links) from invoice_links where invoice_id = invoices.id) as links,
      (select count(*)::int from invoice_events where invoice_id = invoices.id) as events
    from invoices join businesses on businesses.id = business_id
    where invoices.id = ${id}`
  const before = await state()
  const client = bearer(other.token)
  const ids = [
    id,
    estimate,
    payment,
    clientId,
    receipt,
    reported.id,
    item,
    schedule,
    owner.id,
    id.toUpperCase(),
    crypto.randomUUID(),
    'x',
    '%00',
    "' or 1=1 --",
  ]
  for (const each of ids) {
    const path = encodeURIComponent(each)
    const answers = await Promise.all([
      client.get(`/invoice/${path}`),
      client.delete(`/invoice/delete/${path}`),
      client.get('/dashboard/invoices', { params: { status: 'UNPAID', id: each } }),
      client.get(`/invoice/${path}/payments`),
      client.post(`/invoice/${path}/payments`, cash),
      client.post(`/payment/${path}/confirm`),
      client.post(`/payment/${path}/decline`, { reason: 'No' }),
      client.post(`/payment/${path}/undo`, { reason: 'No' }),
      client.post(`/invoice/${path}/share`),
      client.post(`/invoice/${path}/share/renew`),
      client.delete(`/invoice/${path}/share`),
      client.get(`/invoice/${path}/history`),
      client.post(`/invoice/${path}/send`, { kind: 'invoice' }),
      client.post(`/client/${path}/payments`, paid),
      client.get(`/client/${path}/advances`),
      client.get(`/client/${path}/vouchers`),
      client.post(`/invoice/${path}/use-advance`, { receiptId: receipt }),
      client.put(`/invoice/${path}/shipping`, { shippingBill: '1234567' }),
      client.get(`/receipt/${path}`),
      client.post(`/receipt/${path}/advance-for`, { advanceFor: 'goods' }),
      client.post(`/receipt/${path}/voucher`, { description: 'Mine' }),
      client.post(`/receipt/${path}/undo`, { reason: 'No' }),
      client.get(`/estimate/${path}`),
      client.post(`/estimate/${path}/accept`),
      client.post(`/estimate/${path}/decline`),
      client.post(`/estimate/${path}/convert`),
      client.get(`/proforma/${path}`),
      client.post(`/proforma/${path}/convert`),
      client.get(`/challan/${path}`),
      client.post(`/challan/${path}/convert`),
      client.patch(`/item/${path}`, { description: 'Mine' }),
      client.post(`/item/${path}/archive`),
      client.get(`/schedule/${path}`),
      client.patch(`/schedule/${path}`, { termsDays: 1 }),
      client.post(`/schedule/${path}/pause`),
      client.post(`/schedule/${path}/resume`),
      client.post(`/schedule/${path}/end`),
      client.delete(`/schedule/${path}`),
    ])
    expect([each, ...answers.map(({ status }) => status)]).toEqual([
      each,
      ...Array.from({ length: 38 }, () => 404),
    ])
  }
  const smuggled = { name: 'Mine', id: owner.id, user_id: owner.id, userId: owner.id }
  expect((await client.patch('/business/update', smuggled)).status).toBe(200)
  expect((await client.patch('/user/auth/update', smuggled)).status).toBe(422)
  expect(await state()).toEqual(before)
  expect((await own.get(`/invoice/${id}`)).status).toBe(200)
})
