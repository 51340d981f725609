import type { AxiosInstance } from 'axios'
import { beforeAll, expect, test } from 'vitest'
import { bearer, makeAccount } from './clients.ts'
import { business, invoice, profile } from './samples.ts'

let client: AxiosInstance
let newcomer: AxiosInstance
beforeAll(async () => {
  client = bearer((await makeAccount()).token)
  newcomer = bearer((await makeAccount('newcomer')).token)
})

test('over HTTP, too, a body is refused for its size, its type, its syntax and its fields', async () => {
  const send = (data: unknown, type = 'application/json') =>
    client.post('/invoice/create', data, {
      headers: { 'Content-Type': type },
      // Sent unchanged: axios would turn a text into JSON once more.
      transformRequest: (text) => text,
    })
  const answers = [
    await send(JSON.stringify({ notes: 'x'.repeat(256 * 1024) })),
    await send('a=1', 'application/x-www-form-urlencoded'),
    await send('{"clientName":'),
    await send('[]'),
    await send(JSON.stringify({ ...invoice, items: 'none' })),
  ]
  expect(answers.map(({ status, data }) => [status, data.code])).toEqual([
    [413, 'too_large'],
    [415, 'not_json'],
    [400, 'bad_json'],
    [422, 'invalid'],
    [422, 'invalid'],
  ])
})

test('every wrong field of an invoice is named with the sentence of the app', async () => {
  const wrong = { clientEmail: 'kaveri', currency: 'JPY', dueDate: '2020-01-01', items: [] }
  const { status, data } = await client.post('/invoice/create', wrong)
  expect([status, data]).toEqual([
    422,
    {
      success: false,
      message: 'Client name is required.',
      code: 'invalid',
      errors: {
        clientName: 'Client name is required.',
        clientEmail: 'Please enter a valid email address.',
        currency: 'Currency must be one of INR, USD, EUR, GBP, AED, SGD, AUD, CAD.',
        dueDate: 'Due date cannot be in the past.',
        items: 'Add at least one valid item with positive quantity and amount.',
      },
    },
  ])
})

test('fields that the server decides cannot be sent', async () => {
  const smuggled = { status: 'PAID', total: 1, id: crypto.randomUUID(), createdAt: '2020-01-01' }
  const { data } = await client.post('/invoice/create', { ...invoice, ...smuggled })
  expect(data.data).toMatchObject({ status: 'UNPAID', total: 1234.57, paidDate: null })
  expect(data.data.id).not.toBe(smuggled.id)
  expect(data.data.createdAt > '2026').toBe(true)
})

test('a due date may be an instant, and a rate makes dollars worth rupees', async () => {
  const dollars = { currency: 'USD', exchangeRate: 83.5, dueDate: '2990-01-01T18:30:00.000Z' }
  const { data } = await client.post('/invoice/create', { ...invoice, ...dollars })
  expect(data.data).toMatchObject({
    dueDate: '2990-01-02',
    total: 1234.57,
    currency: 'USD',
    exchangeRate: 83.5,
    totalInRupees: 103_086.6,
  })
})

test('the same key and body is one invoice, however often; another body is refused', async () => {
  const headers = { 'Idempotency-Key': 'order 4711' }
  const once = () => client.post('/invoice/create', invoice, { headers })
  const answers = await Promise.all(Array.from({ length: 20 }, once))
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.data.id}`)).size).toBe(1)
  const other = await client.post('/invoice/create', { ...invoice, notes: 'Other' }, { headers })
  expect([other.status, other.data]).toMatchObject([
    409,
    { code: 'conflict', reason: 'request_used', params: { of: 'invoice' } },
  ])
  const without = await Promise.all([1, 2].map(() => client.post('/invoice/create', invoice)))
  expect(new Set(without.map(({ data }) => data.data.id)).size).toBe(2)
})

test('an invoice before there is a business is refused with where to mend it', async () => {
  const { status, data } = await newcomer.post('/invoice/create', invoice)
  expect([status, data.errors]).toEqual([
    409,
    { business: 'Set up your business before you create an invoice.' },
  ])
})

// [call-19]
test('a list has its bounds, and past its end it is empty with the right counts', async () => {
  const { token, id } = await makeAccount()
  const own = bearer(token)
  for (let count = 0; count < 3; count++) await own.post('/invoice/create', invoice)
  const list = async (params: object) => (await own.get('/invoice', { params })).data
  expect((await list({})).data.pagination).toEqual({ page: 1, limit: 5, total: 3, totalPages: 1 })
  const two = (await list({ page: 2, limit: 2 })).data
  expect([two.data.length, two.pagination]).toEqual([
    1,
    { page: 2, limit: 2, total: 3, totalPages: 2 },
  ])
  expect((await list({ page: 9, limit: 2 })).data).toEqual({
    data: [],
    pagination: { page: 9, limit: 2, total: 3, totalPages: 2 },
  })
  for (const page of ['0', '-1', '1.5', 'x', '1e3', '', '9999999999'])
    expect((await list({ page })).errors).toEqual({
      page: 'page must be a whole number from 1 to 1000000.',
    })
  for (const limit of ['0', '101', 'all'])
    expect((await list({ limit })).errors).toEqual({
      limit: 'limit must be a whole number from 1 to 100.',
    })
  const filtered = async (status: string) =>
    (await own.get('/dashboard/invoices', { params: { status, id } })).data.data.data.length
  expect([await filtered('UNPAID'), await filtered('PAID')]).toEqual([3, 0])
})

test.each([
  [
    { status: 'paid' },
    'status',
    'status must be one of PAID, UNPAID, OVERDUE, CANCELLED, WRITTEN_OFF, CREDIT_NOTE, DEBIT_NOTE.',
  ],
  [
    {},
    'status',
    'status must be one of PAID, UNPAID, OVERDUE, CANCELLED, WRITTEN_OFF, CREDIT_NOTE, DEBIT_NOTE.',
  ],
])('the filter %j is refused', async (params, field, message) => {
  const { status, data } = await client.get('/dashboard/invoices', { params })
  expect([status, data.errors]).toEqual([422, { [field]: message }])
})

// [const-12]
test.each([
  [{}, 'month'],
  [{ month: 0 }, 'month'],
  [{ month: 13 }, 'month'],
  [{ month: 'May' }, 'month'],
  [{ month: 2, day: 30 }, 'day'],
  [{ month: 2, day: 29, year: 2027 }, 'day'],
  [{ month: 1, year: 26 }, 'year'],
])('a summary of %j is refused beside its field', async (params, field) => {
  const { status, data } = await client.get('/dashboard/summary/data', { params })
  expect([status, Object.keys(data.errors)]).toEqual([422, [field]])
})

test('a summary may be of another year', async () => {
  const of = async (params: object) =>
    (await client.get('/dashboard/summary/data', { params })).data.data
  const nothing = { totalRevenue: 0, totalInvoices: 0, paid: 0, unpaid: 0 }
  expect(await of({ month: 2, day: 29, year: 2024 })).toEqual(nothing)
})

// [call-18]
test('a change of some fields keeps the others, and is judged as the whole', async () => {
  const own = bearer((await makeAccount('newcomer')).token)
  const incomplete = await own.patch('/user/auth/update', { name: 'Asha' })
  expect([incomplete.status, incomplete.data.errors]).toEqual([
    422,
    {
      number: 'Phone number must be exactly 10 digits.',
      dob: 'Please select a valid birth date.',
      location: 'Please select your city.',
    },
  ])
  await own.patch('/user/auth/update', profile)
  const changed = await own.patch('/user/auth/update', { number: '9000000000', phone: '1' })
  expect(changed.data.data).toMatchObject({ ...profile, dob: '1992-04-18', number: '9000000000' })
  const future = await own.patch('/user/auth/update', { dob: '2990-01-01' })
  expect(future.data.errors).toEqual({ dob: 'Please select a valid birth date.' })
})

test('a business is set up once, and changed only when there is one', async () => {
  const own = bearer((await makeAccount('newcomer')).token)
  const none = await own.patch('/business/update', { name: 'Neel' })
  expect([none.status, none.data.code]).toEqual([404, 'business_missing'])
  expect((await own.get('/business')).data).toEqual({ success: true, message: 'OK', data: null })
  expect((await own.post('/business/setup', business)).status).toBe(201)
  const second = await own.post('/business/setup', business)
  expect([second.status, second.data.code]).toEqual([409, 'conflict'])
  const wrong = await own.patch('/business/update', { phone: '98', state: 'Oslo', logo: 'x' })
  expect([wrong.status, wrong.data.errors]).toEqual([
    422,
    {
      phone: 'Phone number must be exactly 10 digits.',
      state: 'Choose a State from the list.',
      logo: 'The picture must be a PNG of at most 512 × 512 pixels.',
    },
  ])
  const blanked = await own.patch('/business/update', { city: null, state: '' })
  expect(blanked.data.data).toMatchObject({ name: 'Neel Studio', city: null, state: null })
})

test('a business registers with its GSTIN, which tells the State, and leaves again', async () => {
  const own = bearer((await makeAccount('newcomer')).token)
  const set = async (change: object) => {
    const { status, data } = await own.patch('/business/update', change)
    return status === 200 ? data.data : data.errors
  }
  const { state, ...stateless } = business
  const stated = { ...stateless, gstRegistration: 'regular', taxId: '27aapfu0939f1zv' }
  const setUp = await own.post('/business/setup', stated)
  expect(setUp.data.data).toMatchObject({
    gstRegistration: 'regular',
    taxId: '27AAPFU0939F1ZV',
    state: 'Maharashtra',
    stateCode: '27',
    defaultGstRate: null,
    pricesIncludeTax: false,
  })

  expect(await set({ state: 'Karnataka' })).toEqual({
    taxId: 'This GSTIN belongs to another State.',
  })
  expect(await set({ taxId: '27AAPFU0939F1ZO', state: 'Kerala' })).toEqual({
    taxId: 'Check this GSTIN: the last character does not match.',
  })
  expect(await set({ gstRegistration: 'composition' })).toEqual({
    compositionScheme: 'Choose a composition scheme from the list.',
  })
  expect(await set({ taxId: '29AABCR1718E1ZL' })).toMatchObject({
    state: 'Karnataka',
    stateCode: '29',
  })

  const begins = { defaultGstRate: 7.5, defaultHsnSac: '998391', roundOff: true }
  const lut = { lutNumber: 'AD270426000012X', lutYear: '26-27' }
  expect(await set({ ...begins, ...lut })).toMatchObject({ ...begins, ...lut })
  expect(await set({ lutYear: null })).toEqual({ lutYear: 'Financial year is required.' })

  const account = { bankHolder: 'Neel Studio', bankAccount: '50100123456789' }
  expect(await set(account)).toEqual({ bankIfsc: 'IFSC is required.' })
  const bank = { ...account, bankIfsc: 'HDFC0001234', bankName: 'HDFC', bankSwift: 'HDFCINBB' }
  expect(await set({ ...bank, upiId: 'neel@okbank' })).toMatchObject({ ...bank, ...begins })
  expect(await set({ bankHolder: '' })).toEqual({
    bankHolder: 'Account holder name is required.',
  })

  // The answer of a read is valid for a write.
  const { data: answer } = (await own.get('/business')).data
  expect(await set(answer)).toEqual(answer)
  expect(await set({ gstRegistration: 'none', taxId: 'TAN PNEN12345A' })).toMatchObject({
    gstRegistration: 'none',
    taxId: 'TAN PNEN12345A',
    state: 'Karnataka',
  })
})
