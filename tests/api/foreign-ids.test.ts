import { expect, test } from 'vitest'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { operations } from '../../supabase/functions/api/openapi/operations/all.ts'
import { thorough } from '../setup/property.ts'
import { sql } from '../setup/stack/database.ts'
import { bearer, claim, makeAccount } from './clients.ts'
import { protectedRoutes } from './routes.ts'
import { invoice, queriesOf } from './samples.ts'

const today = dayInIndia(new Date())
const queries = queriesOf(today)
const described = new Map(operations(today).map((one) => [`${one.method} ${one.path}`, one]))

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
  const made = async (url: string, data: object = invoice): Promise<string> => {
    const answer = await own.post(url, data)
    expect([url, answer.status]).toEqual([url, 201])
    return answer.data.data.id
  }
  const draft = await made('/draft/create', { clientName: 'Kaveri' })
  const proforma = await made('/proforma/create')
  const challan = await made(
    '/challan/create',
    described.get('post /challan/create')?.body?.example,
  )
  const credited = await made(`/invoice/${id}/credit-note`, { amount: 1, reason: 'Less' })
  const debited = await made(`/invoice/${id}/debit-note`, {
    amount: 1,
    reason: 'More',
    dueDate: '2990-01-01',
  })
  const exported = await made('/export', {})
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
    ['draft', draft],
    ['proforma', proforma],
    ['challan', challan],
    ['credit-note', credited],
    ['debit-note', debited],
    ['export', exported],
    ...thorough(nobodys.slice(0, 3), nobodys).map((each): [string, string] => ['none', each]),
  ]
  const routes = protectedRoutes
    .filter(({ path }) => path.includes('/:id'))
    .map(({ method, path }) => {
      const open = path.replace(':id', '{id}')
      const { body } = described.get(`${method.toLowerCase()} ${open}`) ?? {}
      const data = body && {
        ...body.example,
        ...('receiptId' in body.example && { receiptId: receipt }),
      }
      return { method, url: open, data, params: queries[open] ?? {} }
    })
  expect(routes.length).toBeGreaterThan(65)
  for (const [turn, [kind, each]] of ids.entries()) {
    const path = encodeURIComponent(each)
    // At the routes of its kind, and at the next few of all others: to them it is one more number that is nobody's.
    const asked = routes.filter(
      ({ url }, at) =>
        url.startsWith(`/${kind}/`) || at % thorough(20, 1) === turn % thorough(20, 1),
    )
    const answers = await Promise.all([
      client.get('/dashboard/invoices', { params: { status: 'UNPAID', id: each } }),
      ...asked.map(({ url, ...request }) =>
        client.request({ ...request, url: url.replace('{id}', path) }),
      ),
    ])
    expect([
      each,
      ...answers.map(({ config, status }) => `${config.method} ${config.url} ${status}`),
    ]).toEqual([each, ...answers.map(({ config }) => `${config.method} ${config.url} 404`)])
  }
  const smuggled = { name: 'Mine', id: owner.id, user_id: owner.id, userId: owner.id }
  expect((await client.patch('/business/update', smuggled)).status).toBe(200)
  expect((await client.patch('/user/auth/update', smuggled)).status).toBe(422)
  expect(await state()).toEqual(before)
  expect((await own.get(`/invoice/${id}`)).status).toBe(200)
})
