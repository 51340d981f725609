import { expect, test } from 'vitest'
import { sql } from '../setup/database.ts'
import { bearer, makeAccount } from './clients.ts'
import { invoice } from './samples.ts'

test('another person’s ids are not found on any route that takes one, and nothing changes', async () => {
  const [owner, other] = [await makeAccount(), await makeAccount()]
  const { id } = (await bearer(owner.token).post('/invoice/create', invoice)).data.data
  const state = () => sql`
    select to_jsonb(invoices) - 'x' as invoice, to_jsonb(businesses) as business
    from invoices join businesses on businesses.id = business_id
    where invoices.id = ${id}`
  const before = await state()
  const client = bearer(other.token)
  const ids = [id, owner.id, id.toUpperCase(), crypto.randomUUID(), 'x', '%00', "' or 1=1 --"]
  for (const each of ids) {
    const path = encodeURIComponent(each)
    const answers = [
      await client.get(`/invoice/${path}`),
      await client.delete(`/invoice/delete/${path}`),
      await client.get('/dashboard/invoices', { params: { status: 'UNPAID', id: each } }),
    ]
    expect([each, ...answers.map(({ status }) => status)]).toEqual([each, 404, 404, 404])
  }
  const smuggled = { name: 'Mine', id: owner.id, user_id: owner.id, userId: owner.id }
  expect((await client.patch('/business/update', smuggled)).status).toBe(200)
  expect((await client.patch('/user/auth/update', smuggled)).status).toBe(422)
  expect(await state()).toEqual(before)
  expect((await bearer(owner.token).get(`/invoice/${id}`)).status).toBe(200)
})
