import type { AxiosInstance } from 'axios'
import { beforeAll, expect, test } from 'vitest'
import { bearer, makeAccount } from './clients.ts'

let client: AxiosInstance
beforeAll(async () => {
  client = bearer((await makeAccount()).token)
})

const consulting = { description: 'Consulting', unit: 'hours', rate: 600.125, hsnSac: '998312' }

test('an item is kept once for each key, changed in part, and found until it is archived', async () => {
  const headers = { 'Idempotency-Key': 'consulting' }
  const once = () => client.post('/item/create', { ...consulting, gstRate: 18 }, { headers })
  const answers = [await once(), await once()]
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.data.id}`)).size).toBe(1)
  const kept = answers[0]?.data.data
  const { id } = kept
  expect(kept).toEqual({
    id,
    ...consulting,
    currency: 'INR',
    gstRate: 18,
    taxability: 'taxable',
    lastUsed: null,
    archived: false,
  })
  const other = await client.post('/item/create', consulting, { headers })
  expect([other.status, other.data.reason]).toEqual([409, 'request_used'])
  const again = await client.post('/item/create', { description: 'CONSULTING' })
  expect([again.status, again.data.errors]).toEqual([
    409,
    { description: 'You already have an item with this description.' },
  ])

  const changed = await client.patch(`/item/${id}`, { rate: null, gstRate: 0.25 })
  expect([changed.data.message, changed.data.data]).toEqual([
    'Item saved.',
    { ...kept, rate: null, gstRate: 0.25 },
  ])
  const find = async (params: object) => (await client.get('/item', { params })).data.data
  expect((await find({ q: 'consult' })).data).toEqual([changed.data.data])
  expect((await find({ q: 'design' })).pagination).toMatchObject({ total: 0, totalPages: 0 })
  expect((await client.post(`/item/${id}/archive`)).data.message).toBe('Item archived.')
  expect((await find({})).data).toEqual([])
  expect((await find({ archived: true })).data).toMatchObject([{ id, archived: true }])
})

test('goods are kept with the code of their unit, and what is not taxed without a rate', async () => {
  const goods = { description: 'Chair', unit: 'pieces', hsnSac: '9401 61', gstRate: 18 }
  const { data } = await client.post('/item/create', { ...goods, taxability: 'exempt' })
  expect(data.data).toMatchObject({ unit: 'PCS', hsnSac: '940161', gstRate: null })
})

test('every wrong field of an item is named', async () => {
  const wrong = { unit: 'x'.repeat(21), rate: 'much', hsnSac: '99x', gstRate: 28, taxability: 'no' }
  const { status, data } = await client.post('/item/create', wrong)
  expect([status, data.errors]).toEqual([
    422,
    {
      description: 'Description is required.',
      unit: 'Unit can have at most 20 characters.',
      rate: 'Rate must be a number with at most four decimals.',
      hsnSac: 'HSN/SAC must have 2 to 8 digits.',
      gstRate: 'Choose a GST rate from the list.',
      taxability: 'Taxability must be taxable, nil, exempt or non_gst.',
    },
  ])
})

test('HSN and SAC codes are found by digits and by words, page by page', async () => {
  const find = async (params: object) => (await client.get('/hsn', { params })).data
  expect((await find({ q: '998314' })).data).toEqual({
    data: [
      { code: '998314', description: 'Information technology design and development services' },
    ],
    pagination: { page: 1, limit: 5, total: 1, totalPages: 1 },
  })
  const [first, second] = [await find({ q: 'legal' }), await find({ q: 'legal', page: 2 })]
  expect(first.data.data).toHaveLength(5)
  expect(first.data.data).toContainEqual({
    code: '9982',
    description: 'Legal and accounting services',
  })
  expect(second.data.data.length).toBe(first.data.pagination.total - 5)
  expect((await find({})).errors).toEqual({ q: 'q is required.' })
  expect((await find({ q: 'x'.repeat(201) })).errors).toEqual({
    q: 'q can have at most 200 characters.',
  })
})
