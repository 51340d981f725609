import type { AxiosInstance } from 'axios'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { accountPage } from '#domain/account/account-page.ts'
import { version } from '#domain/version.ts'
import { bearer, makeAccount } from './clients.ts'

let client: AxiosInstance
let stranger: AxiosInstance
let id: string

beforeAll(async () => {
  const accounts = await Promise.all([1, 2].map(() => makeAccount('seller')))
  const [owner, other] = accounts.map(({ token }) => bearer(token))
  if (!owner || !other) throw new Error('No accounts were made.')
  client = owner
  stranger = other
  await client.post('/business/setup', {
    ...{ name: 'Neel Studio', email: 'hello@neelstudio.example', phone: '9820012345' },
    ...{ postalCode: '411004', country: 'India' },
  })
  for (const clientName of ['=1+1', 'Kaveri Interiors', 'Tapti Textiles']) {
    await client.post('/invoice/create', {
      ...{ clientName, clientEmail: 'billing@kaveri.example', dueDate: '2990-01-01' },
      items: [{ description: 'Design', quantity: 1, amount: 1_250.5 }],
    })
  }
  id = (await client.post('/export')).data.data.id
})

test('an export tells what it holds, and its pages are as docs/export.md describes them', async () => {
  const { data } = await client.get(`/export/${id}`)
  expect(data.data).toMatchObject({ format: 'bahi-account', version: 1, madeBy: version })
  expect(data.data.counts).toMatchObject({ business: 1, clients: 3, documents: 3 })
  for (const part of ['business', 'clients', 'documents']) {
    const { data: page } = await client.get(`/export/${id}`, { params: { part } })
    expect(v.is(accountPage, page.data)).toBe(true)
    expect(page.data.rows).toHaveLength(part === 'business' ? 1 : 3)
  }
})

test('the next of a page leads on, and behind the last one there is nothing', async () => {
  const { data } = await client.get(`/export/${id}`, { params: { part: 'documents' } })
  const params = { part: 'documents', after: data.data.next }
  expect((await client.get(`/export/${id}`, { params })).data.data).toEqual({
    ...{ part: 'documents', rows: [], next: null },
  })
})

test('a table comes as CSV whose texts are no formulas, and says where it goes on', async () => {
  const params = { table: 'documents' }
  const { data, headers } = await client.get(`/export/${id}/csv`, { params })
  expect(headers['content-type']).toContain('text/csv')
  const lines = String(data).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines.join()).toContain("'=1+1")
  expect(lines[1]).toContain('1250.50')
  const next = /<\/api([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1] ?? ''
  expect((await client.get(next)).data).toBe('')
})

test('nobody else sees an export, and what is none is not found', async () => {
  const status = async (path: string, from = client, params = {}) =>
    (await from.get(path, { params, validateStatus: () => true })).status
  expect(await status(`/export/${id}`, stranger)).toBe(404)
  expect(await status(`/export/${id}/csv`, stranger, { table: 'clients' })).toBe(404)
  expect(await status('/export/none')).toBe(404)
  expect(await status(`/export/${id}`, client, { part: 'secrets' })).toBe(422)
  expect(await status(`/export/${id}`, client, { part: 'clients', after: '{}' })).toBe(422)
})

test('a CSV of clients is looked over, brought in once, and told what is wrong with its lines', async () => {
  const csv = 'Display Name,EmailID\nGodavari Mills,pay@godavari.example\nTapti,none\n'
  const send = async (change: object = {}, key?: string) =>
    (
      await stranger.post(
        '/import',
        { of: 'clients', csv, ...change },
        { validateStatus: () => true, headers: key ? { 'Idempotency-Key': key } : {} },
      )
    ).data
  expect((await send({ dryRun: true })).data).toMatchObject({
    ...{ made: 1, alreadyThere: 0 },
    faults: [{ line: 3, label: 'Email', cell: 'none' }],
  })
  expect((await stranger.get('/client')).data.data.data).toEqual([])
  const key = crypto.randomUUID()
  const first = await send({}, key)
  expect(first.message).toBe('File imported.')
  expect(first.data).toMatchObject({ id: key, made: 1 })
  expect((await send({}, key)).data).toMatchObject({ id: key, made: 1 })
  expect((await send()).data).toMatchObject({ made: 0, alreadyThere: 1 })
  const [client] = (await stranger.get('/client')).data.data.data
  expect(client).toMatchObject({ name: 'Godavari Mills', email: 'pay@godavari.example' })
  expect((await send({ csv: 'a,b\n1,2' })).message).toMatch(
    /column headers of this file are not recognised/,
  )
})
