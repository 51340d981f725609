import { expect, test } from 'vitest'
import { thorough } from '../setup/property.ts'
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
  const nobodys = [owner.id, id.toUpperCase(), crypto.randomUUID(), 'x', '%00', "' or 1=1 --"]
  const ids: [kind: string, id: string][] = [
    ['invoice', id],
    ['estimate', estimate],
    ['payment', payment],
    ['client', clientId],
    ['receipt', receipt],
    ['payment', reported.id],
    ['item', item],
    ['schedule', schedule],
    ...nobodys.map((each): [string, string] => ['none', each]),
  ]
  const routes: [method: string, url: string, data?: object][] = [
    ['get', '/invoice/{id}'],
    ['delete', '/invoice/delete/{id}'],
    ['get', '/invoice/{id}/payments'],
    ['post', '/invoice/{id}/payments', cash],
    ['post', '/payment/{id}/confirm'],
    ['post', '/payment/{id}/decline', { reason: 'No' }],
    ['post', '/payment/{id}/undo', { reason: 'No' }],
    ['post', '/invoice/{id}/share'],
    ['post', '/invoice/{id}/share/renew'],
    ['delete', '/invoice/{id}/share'],
    ['get', '/invoice/{id}/history'],
    ['post', '/invoice/{id}/send', { kind: 'invoice' }],
    ['post', '/client/{id}/payments', paid],
    ['get', '/client/{id}/advances'],
    ['get', '/client/{id}/vouchers'],
    ['post', '/invoice/{id}/use-advance', { receiptId: receipt }],
    ['put', '/invoice/{id}/shipping', { shippingBill: '1234567' }],
    ['put', '/invoice/{id}/acceptance', { acceptedOn: '2026-08-01' }],
    ['get', '/invoice/{id}/interest'],
    ['get', '/receipt/{id}'],
    ['post', '/receipt/{id}/advance-for', { advanceFor: 'goods' }],
    ['post', '/receipt/{id}/voucher', { description: 'Mine' }],
    ['post', '/receipt/{id}/undo', { reason: 'No' }],
    ['get', '/estimate/{id}'],
    ['post', '/estimate/{id}/accept'],
    ['post', '/estimate/{id}/decline'],
    ['post', '/estimate/{id}/convert'],
    ['get', '/proforma/{id}'],
    ['post', '/proforma/{id}/convert'],
    ['get', '/challan/{id}'],
    ['post', '/challan/{id}/convert'],
    ['patch', '/item/{id}', { description: 'Mine' }],
    ['post', '/item/{id}/archive'],
    ['get', '/schedule/{id}'],
    ['patch', '/schedule/{id}', { termsDays: 1 }],
    ['post', '/schedule/{id}/pause'],
    ['post', '/schedule/{id}/resume'],
    ['post', '/schedule/{id}/end'],
    ['delete', '/schedule/{id}'],
  ]
  for (const [turn, [kind, each]] of ids.entries()) {
    const path = encodeURIComponent(each)
    // At the routes of its kind, and at the next few of all others: to them it is one more number that is nobody's.
    const asked = routes.filter(
      ([, url], at) => url.startsWith(`/${kind}/`) || at % thorough(5, 1) === turn % thorough(5, 1),
    )
    const answers = await Promise.all([
      client.get('/dashboard/invoices', { params: { status: 'UNPAID', id: each } }),
      ...asked.map(([method, url, data]) =>
        client.request({ method, url: url.replace('{id}', path), ...(data && { data }) }),
      ),
    ])
    expect([each, ...answers.map(({ status }) => status)]).toEqual([
      each,
      ...answers.map(() => 404),
    ])
  }
  const smuggled = { name: 'Mine', id: owner.id, user_id: owner.id, userId: owner.id }
  expect((await client.patch('/business/update', smuggled)).status).toBe(200)
  expect((await client.patch('/user/auth/update', smuggled)).status).toBe(422)
  expect(await state()).toEqual(before)
  expect((await own.get(`/invoice/${id}`)).status).toBe(200)
})
