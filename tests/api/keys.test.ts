import axios from 'axios'
import { beforeAll, expect, inject, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { bearer, keyOf, makeAccount } from './clients.ts'
import { invoice } from './samples.ts'

const { apiUrl, publishableKey } = inject('stack')

let owner: Awaited<ReturnType<typeof makeAccount>>
beforeAll(async () => {
  owner = await makeAccount()
})

const makeKey = (...scopes: string[]) => keyOf(owner.id, ...scopes)

const dataApi = (key: string, token = publishableKey) =>
  axios.create({
    baseURL: `${apiUrl}/rest/v1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${token}`, 'x-bahi-key': key },
    validateStatus: () => true,
  })

const outcome = ({ status, data }: { status: number; data: { reason?: string } }) => [
  ...[status, data.reason],
]

test('a program makes a client and an invoice, and books its payment, by a key', async () => {
  const { key, id } = await makeKey('documents', 'clients', 'payments')
  const shop = bearer(key)
  expect((await shop.post('/client/create', { name: 'Kaveri Foods' })).status).toBe(201)
  const made = await shop.post('/invoice/create', invoice)
  expect(made.status).toBe(201)
  const paid = { amount: 1, method: 'Cash' }
  const booked = await shop.post(`/invoice/${made.data.data.id}/payments`, paid)
  expect(booked.status).toBe(201)
  expect((await shop.get('/user/auth/me')).data.data).toMatchObject({ id: owner.id })
  const [used] =
    await sql`select used_at is not null as used from private.api_keys where id = ${id}`
  expect(used).toEqual({ used: true })
})

test('what is the owner’s alone is refused to a key with every scope', async () => {
  const shop = bearer((await makeKey('documents', 'clients', 'payments')).key)
  for (const answer of [
    await shop.patch('/business/update', { upiId: 'thief@upi' }),
    await shop.post('/export'),
    await shop.post('/import', { of: 'clients', csv: 'Name\nKaveri', dryRun: true }),
  ]) {
    expect([answer.config.url, ...outcome(answer)]).toEqual([
      ...[answer.config.url, 403, 'key_not_allowed'],
    ])
  }
})

test('a key that only reads sends no statement', async () => {
  const reading = bearer((await makeKey()).key)
  expect((await reading.get('/invoice')).data.data.data).toHaveLength(1)
  const [client] = await sql<{ id: string }[]>`
    select client_id as id from invoices where user_id = ${owner.id} limit 1`
  const mail = { to: ['thief@bahi.example'] }
  const sent = await reading.post(
    `/client/${client?.id}/statement/send?from=2026-04-01&to=2026-04-30`,
    mail,
  )
  expect(outcome(sent)).toEqual([403, 'key_scope_missing'])
})

test('a key has the same scopes at the Data API, and none beside a session', async () => {
  const { key } = await makeKey('clients')
  const rows = await dataApi(key).get('/invoice_records?select=number')
  expect([rows.status, rows.data.length]).toEqual([200, 1])
  const client = { request_key: crypto.randomUUID(), client: { name: 'Tapti Textiles' } }
  expect((await dataApi(key).post('/rpc/create_client', client)).status).toBe(200)
  const refused = await dataApi((await makeKey()).key).post('/rpc/create_client', client)
  expect([refused.status, refused.data.message]).toEqual([403, 'key_scope_missing'])
  const disguised = await dataApi(key).get('/%72pc/list_sessions')
  expect([disguised.status, disguised.data.message]).toEqual([403, 'key_not_allowed'])
  const profile = await dataApi(key).patch('/profiles?name=not.is.null', { name: 'Mallory' })
  expect([profile.status, profile.data.message]).toEqual([403, 'key_not_allowed'])
  const both = await dataApi(key, owner.token).get('/invoice_records')
  expect([both.status, both.data.message]).toEqual([400, 'key_and_session'])
})

test('a key that was ended is refused from the next request on', async () => {
  const { id, key } = await makeKey()
  expect((await bearer(key).get('/invoice')).status).toBe(200)
  await as(owner.id, (tx) => tx`select end_api_key(${id})`)
  expect(outcome(await bearer(key).get('/invoice'))).toEqual([401, 'key_wrong'])
  expect((await dataApi(key).get('/invoice_records')).status).toBe(401)
  expect(outcome(await bearer(`${key}x`).post('/invoice/create', invoice))).toEqual([
    ...[401, 'key_wrong'],
  ])
})
