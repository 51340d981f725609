import axios, { type AxiosInstance } from 'axios'
import { expect, inject, test } from 'vitest'
import { beforeRelease } from '../setup/before-release.ts'
import { fullText } from '../setup/read-pdf.ts'
import { sql } from '../setup/stack/database.ts'
import { newestCode } from '../stack/client.ts'
import { bearer, browser, plain } from './clients.ts'
import { business, invoice, profile } from './samples.ts'

const stack = inject('stack')
const password = 'my own password 1'

async function invoicing(client: AxiosInstance) {
  const updated = await client.patch('/user/auth/update', profile)
  expect(updated.data).toEqual({
    success: true,
    message: 'Profile updated successfully!',
    data: { id: expect.any(String), ...profile, dob: '1992-04-18', language: 'en' },
  })
  const spoken = (await client.patch('/user/auth/update', { language: 'hi' })).data
  expect(spoken.data).toEqual({ ...updated.data.data, language: 'hi' })
  await client.patch('/user/auth/update', { language: 'en' })
  expect((await client.get('/user/auth/me')).data.data).toEqual(updated.data.data)

  expect((await client.get('/business')).data).toMatchObject({ success: true, data: null })
  const setUp = await client.post('/business/setup', business)
  expect(setUp.status).toBe(201)
  expect(setUp.data).toMatchObject({
    message: 'Business profile created successfully.',
    data: { ...business, country: 'India', taxId: null, id: expect.any(String) },
  })
  await client.patch('/business/update', { taxId: '27AAPFU0939F1ZV' })
  expect((await client.get('/business')).data.data).toEqual({
    ...setUp.data.data,
    taxId: '27AAPFU0939F1ZV',
  })

  const created = await client.post('/invoice/create', invoice)
  expect(created.status).toBe(201)
  const { id, pdfUrl, ...whole } = created.data.data
  expect(whole).toMatchObject({
    formattedInvoiceNumber: expect.stringMatching(/^INV\/\d\d-\d\d\/0001$/),
    clientName: 'Kaveri Interiors',
    clientEmail: 'billing@kaveri.example',
    total: 1234.57,
    received: 0,
    tds: 0,
    balance: 1234.57,
    currency: 'INR',
    status: 'UNPAID',
    dueDate: '2990-01-01',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    paidDate: null,
    paymentMethod: null,
    notes: 'Thank you',
    items: invoice.items.map((item) => ({ id: expect.any(String), ...item })),
    business: {
      name: 'Neel Studio',
      email: 'hello@neelstudio.example',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      postalCode: '411004',
    },
  })
  const { warnings, ...stored } = created.data.data
  expect(warnings).toEqual([])
  expect((await client.get(`/invoice/${id}`)).data.data).toEqual(stored)

  const row = { id, clientName: 'Kaveri Interiors', status: 'UNPAID', total: 1234.57 }
  const list = (await client.get('/invoice', { params: { page: 1, limit: 5 } })).data.data
  expect(list).toMatchObject({
    data: [{ ...row, received: 0, balance: 1234.57, dueDate: '2990-01-01' }],
  })
  expect(list.pagination).toEqual({ page: 1, limit: 5, total: 1, totalPages: 1 })
  const recent = (await client.get('/dashboard/recent/data')).data.data
  const { clientEmail, currency, createdAt } = whole
  expect(recent).toEqual([{ ...row, clientEmail, currency, createdAt }])
  const user = (await client.get('/user/auth/me')).data.data
  const unpaid = { status: 'UNPAID', id: user.id }
  const filtered = (await client.get('/dashboard/invoices', { params: unpaid })).data.data.data
  expect(filtered).toMatchObject([{ ...row, received: 0, balance: 1234.57 }])
  const [year, month, day] = whole.issueDate.split('-').map(Number)
  for (const params of [{ month }, { month, day, year }]) {
    expect((await client.get('/dashboard/summary/data', { params })).data.data).toEqual({
      totalRevenue: 1234.57,
      totalInvoices: 1,
      paid: 0,
      unpaid: 1,
    })
  }

  const pdf = await axios.get(`${stack.apiUrl}/functions/v1${pdfUrl}`, {
    responseType: 'arraybuffer',
  })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(await fullText(new Uint8Array(pdf.data))).toContain('₹1,234.57')

  const deleted = await client.delete(`/invoice/delete/${id}`)
  expect(deleted.data).toEqual({ success: true, message: 'Invoice deleted successfully.' })
  expect((await client.get(`/invoice/${id}`)).status).toBe(404)
  expect((await client.delete(`/invoice/delete/${id}`)).status).toBe(404)
}

async function registered(client: AxiosInstance) {
  const email = `${crypto.randomUUID()}@rest.example`
  const answer = await client.post('/user/auth/register', { name: 'Asha', email, password })
  expect([answer.status, answer.data]).toEqual([
    201,
    { success: true, message: 'Check your email to verify your account.' },
  ])
  return { email, otp: await newestCode(stack, email) }
}

// [entity-12] [role-8] [call-14] [const-11]
test('a client with cookies registers, logs in, invoices, and logs out', async () => {
  const client = browser()
  const { email, otp } = await registered(client)
  const early = await client.post('/user/auth/login', { email, password })
  expect([early.status, early.data.code]).toEqual([403, 'email_not_confirmed'])
  const verified = await client.post('/user/auth/verifiy-otp', { email, otp })
  expect(verified.data).toEqual({ success: true, message: 'OTP Verified! Please login.' })
  expect([...client.jar.keys()]).toEqual([])

  const login = await client.post('/user/auth/login', { email, password })
  expect(login.data).toMatchObject({
    message: 'Login successful!',
    data: { user: { email, name: 'Asha', number: null, location: null, dob: null } },
  })
  expect([...client.jar.keys()].sort()).toEqual(['XSRF-TOKEN', 'bahi-access', 'bahi-refresh'])
  await invoicing(client)
  expect((await client.post('/user/auth/logout')).status).toBe(200)
  expect([...client.jar.keys()]).toEqual([])
  expect((await client.get('/user/auth/me')).status).toBe(401)
})

// [call-15]
test('a client with a bearer token does the same without a cookie', async () => {
  const client = plain()
  const { email, otp } = await registered(client)
  const verified = await client.post('/user/auth/verifiy-otp', { email, otp, password })
  expect(verified.data.message).toBe('OTP Verified! Please login.')
  const session = await axios.post(
    `${stack.apiUrl}/auth/v1/token?grant_type=password`,
    { email, password },
    { headers: { apikey: stack.publishableKey } },
  )
  await invoicing(bearer(session.data.access_token))
})

// [role-12]
test.each([
  ['the cookie of their registration', {}],
  ['what they send once more', { name: 'Asha Rao', password }],
])('who confirms an address has the name of %s, not that of a stranger', async (how, sent) => {
  const { email } = await registered(plain())
  await sql`
    update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = ${email}`
  const client = how.startsWith('the cookie') ? browser() : plain()
  await client.post('/user/auth/register', { name: 'Asha Rao', email, password })
  const otp = await newestCode(stack, email, 2)
  expect((await client.post('/user/auth/verifiy-otp', { email, otp, ...sent })).status).toBe(200)

  const login = await plain().post('/user/auth/login', { email, password })
  expect(login.data.data.user.name).toBe('Asha Rao')
  const [account] = await sql`
    select raw_user_meta_data ->> 'name' as name from auth.users where email = ${email}`
  expect(account).toEqual({ name: 'Asha Rao' })
})

beforeRelease(
  'a registration within a minute of a stranger’s mail counts, though no second mail went out',
  async () => {
    const { email, otp } = await registered(plain())
    const client = browser()
    const refused = await client.post('/user/auth/register', { name: 'Asha Rao', email, password })
    expect(refused.status).toBe(429)
    expect((await client.post('/user/auth/verifiy-otp', { email, otp })).status).toBe(200)
    const login = await plain().post('/user/auth/login', { email, password })
    expect(login.data.data.user.name).toBe('Asha Rao')
  },
)

test('a person who confirms without the password is told to set one, and no password works until then', async () => {
  const { email, otp } = await registered(plain())
  const verified = await plain().post('/user/auth/verifiy-otp', { email, otp })
  expect(verified.data).toEqual({
    success: true,
    message: 'OTP Verified! Set a password by "forgot password" before you login.',
  })
  const login = await plain().post('/user/auth/login', { email, password })
  expect([login.status, login.data.message]).toEqual([401, 'Email or password is wrong.'])
})

test('the registration cookie of one address sets no password on another', async () => {
  const eve = browser()
  await registered(eve)
  const { email, otp } = await registered(plain())
  await eve.post('/user/auth/verifiy-otp', { email, otp })
  expect((await plain().post('/user/auth/login', { email, password })).status).toBe(401)
})

test('a wrong code is refused, and so is an address that has an account', async () => {
  const client = browser()
  const { email, otp } = await registered(client)
  const wrong = otp === '000000' ? '111111' : '000000'
  const refused = await client.post('/user/auth/verifiy-otp', { email, otp: wrong })
  expect([refused.status, refused.data]).toEqual([
    422,
    {
      success: false,
      message: 'This code is wrong or has expired. Ask for a new one.',
      code: 'otp_expired',
      reason: 'otp_expired',
      params: {},
    },
  ])
  await client.post('/user/auth/verifiy-otp', { email, otp })
  const again = await client.post('/user/auth/register', { name: 'Eve', email, password })
  expect([again.status, again.data]).toMatchObject([
    409,
    { errors: { email: 'An account with this email already exists. Sign in instead.' } },
  ])
})
