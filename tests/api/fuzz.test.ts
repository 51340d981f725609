import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { getBusiness } from '../../supabase/functions/_shared/data/people/businesses.ts'
import { getProfile } from '../../supabase/functions/_shared/data/people/profiles.ts'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { newInvoiceSchema } from '../../supabase/functions/_shared/domain/document/new/new-invoice.ts'
import { newPaymentSchema } from '../../supabase/functions/_shared/domain/payment/payment.ts'
import { businessSchema } from '../../supabase/functions/_shared/domain/people/business.ts'
import { invitationSchema } from '../../supabase/functions/_shared/domain/people/members.ts'
import { profileSchema } from '../../supabase/functions/_shared/domain/people/people.ts'
import { createApp } from '../../supabase/functions/api/app.ts'
import { dbForCaller } from '../../supabase/functions/api/http/caller.ts'
import { readEnvironment } from '../../supabase/functions/api/http/environment.ts'
import { BODY_LIMIT, calendarDay } from '../../supabase/functions/api/http/input.ts'
import { businessBody } from '../../supabase/functions/api/routes/requests.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import fc, { thorough } from '../setup/property.ts'
import { sql } from '../setup/stack/database.ts'
import { bearer, makeAccount } from './clients.ts'
import { bodies, email, shapes } from './hostile.ts'
import { business, invoice, profile } from './samples.ts'

const { apiUrl, publishableKey } = inject('stack')
const BODIES = thorough(12, 250)
const AT_ONCE = 20

/** On the real Auth server and database. */
const environment = readEnvironment({ SUPABASE_URL: apiUrl, SUPABASE_ANON_KEY: publishableKey })
const app = createApp({ ...environment, SUPABASE_SECRET_KEY: localKeys.secret })
/** Hundreds of writes a minute would be too many for a person. */
const allowWrites = (to: string) => sql`
  insert into private.writers (user_id, available, counted_at, day, written, bytes)
  values (${to}, ${BODIES}, now(), private.today(), 0, 0)
  on conflict (user_id) do update set available = excluded.available`

/** The caller and their permits are the same for each body of a route, so they are checked once. */
function askOnce() {
  const ask = globalThis.fetch
  const answers = new Map<string, Promise<Response>>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const question = `${init.method ?? 'GET'} ${String(input).replace(apiUrl, '')}`
    if (!['GET /auth/v1/user', 'POST /rest/v1/rpc/take_permit'].includes(question)) {
      return ask(input, init)
    }
    const whose = question + new Headers(init.headers).get('Authorization')
    const answer = answers.get(whose) ?? ask(input, init)
    answers.set(whose, answer)
    return (await answer).clone()
  })
}

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  askOnce()
})
afterAll(() => void vi.restoreAllMocks())

type Route = { method?: string; path: string; by?: { id: string; token: string } }
type Outcome = { body: string; status: number; answer: Record<string, unknown> }

/** Sends them all, each from an address of its own; none may break anything, whatever it is. */
async function sendAll(route: Route, generated: fc.Arbitrary<string>): Promise<Outcome[]> {
  const left = fc.sample(generated, { numRuns: BODIES, seed: 20_261_121 })
  const outcomes: Outcome[] = []
  if (route.by) await allowWrites(route.by.id)
  const sender = async (name: number) => {
    for (let body = left.pop(); body !== undefined; body = left.pop()) {
      const response = await app.request(`/api${route.path}`, {
        method: route.method ?? 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `2001:db8::${name}:${left.length.toString(16)}`,
          ...(route.by && { Authorization: `Bearer ${route.by.token}` }),
        },
      })
      outcomes.push({ body, status: response.status, answer: await response.json() })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, name) => sender(name)))
  expect(outcomes).toHaveLength(BODIES)
  const wrong = outcomes.filter(
    ({ status, answer }) =>
      status >= 500 || answer.success !== status < 300 || typeof answer.message !== 'string',
  )
  expect(wrong).toEqual([])
  return outcomes
}

/** Checks that the answers agree with the schema alone, in both directions. */
function expectAgreement(outcomes: Outcome[], schema: v.GenericSchema, days: string[]) {
  const takes = (body: string) => {
    if (body.length > BODY_LIMIT) return false
    try {
      const given: unknown = JSON.parse(body || '{}')
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return false
      const fields = Object.entries(given).map(([name, value]) => [
        name,
        days.includes(name) ? calendarDay(value) : value,
      ])
      return v.is(schema, Object.fromEntries(fields))
    } catch {
      return false
    }
  }
  const differing = outcomes.filter(({ body, status }) => takes(body) !== status < 300)
  expect(differing.map(({ body, answer }) => [body.slice(0, 500), answer])).toEqual([])
}

const accepted = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status < 300)
const polluted = () => Object.keys(Object.prototype).length > 0 || 'admin' in {}

test('no invoice is written but those that the schema takes, and the server’s fields are its own', async () => {
  const by = await makeAccount()
  const outcomes = await sendAll({ path: '/invoice/create', by }, bodies(shapes.invoice))
  const taken = accepted(outcomes)
  expectAgreement(outcomes, newInvoiceSchema(dayInIndia(new Date())), ['dueDate'])
  expect(taken.length).toBeGreaterThan(BODIES / 25)
  expect(outcomes.length - taken.length).toBeGreaterThan(BODIES / 3)
  const rows = await sql<{ wrong: boolean; status: string; items: number }[]>`
    select
      total_minor <> (select sum(taxable_minor) from invoice_items where invoice_id = invoices.id)
        or user_id <> ${by.id} or due_date < issue_date or client_name ~ '[[:cntrl:]]' as wrong,
      status
    from invoices where user_id = ${by.id}`
  expect(rows).toHaveLength(taken.length)
  expect(rows.filter(({ wrong, status }) => wrong || status !== 'UNPAID')).toEqual([])
  expect(polluted()).toBe(false)
})

test('no payment is recorded but those that the schema takes, and never more than is due', async () => {
  const by = await makeAccount()
  const item = { description: 'All of it', quantity: 1, amount: 9_000_000 }
  const issued = { ...invoice, items: [item] }
  const { id } = (await bearer(by.token).post('/invoice/create', issued)).data.data
  const outcomes = await sendAll({ path: `/invoice/${id}/payments`, by }, bodies(shapes.payment))
  const taken = accepted(outcomes)
  expect(taken.length).toBeGreaterThan(BODIES / 25)
  expect(outcomes.length - taken.length).toBeGreaterThan(BODIES / 3)
  const today = dayInIndia(new Date())
  const schema = newPaymentSchema(today, 900_000_000, 'INR')
  const refused = taken.filter(({ body }) => {
    const given = JSON.parse(body)
    return !v.is(schema, {
      paidOn: today,
      ...given,
      ...(given.paidOn && { paidOn: calendarDay(given.paidOn) }),
    })
  })
  expect(refused).toEqual([])
  const [ledger] = await sql<{ payments: number; wrong: number; kept: boolean }[]>`
    select
      (select count(*)::int from payments where invoice_id = ${id}) as payments,
      (
        select count(*)::int from payments
        where invoice_id = ${id} and (state <> 'confirmed' or from_client or reason is not null)
      ) as wrong,
      settled_minor <= total_minor and settled_minor = (
        select sum(amount_minor + tds_minor) from payments where invoice_id = ${id}
      ) as kept
    from invoices where id = ${id}`
  expect(ledger).toEqual({ payments: taken.length, wrong: 0, kept: true })
})

test('no business is set up but one that the schema takes', async () => {
  const by = await makeAccount('newcomer')
  const outcomes = await sendAll({ path: '/business/setup', by }, bodies(shapes.business))
  expect(accepted(outcomes)).toHaveLength(1)
  const [rows] = await sql`select count(*)::int as n from businesses where user_id = ${by.id}`
  expect(rows?.n).toBe(1)
  const kept = await getBusiness(dbForCaller(environment, by.token))
  expect(v.safeParse(businessSchema, kept).success).toBe(true)
})

test('a business changes only to what the schema takes', async () => {
  const by = await makeAccount()
  const route = { method: 'PATCH', path: '/business/update', by }
  const outcomes = await sendAll(route, bodies(shapes.business))
  expect(accepted(outcomes).length).toBeGreaterThan(BODIES / 25)
  expectAgreement(outcomes, v.partial(businessBody), [])
  const kept = await getBusiness(dbForCaller(environment, by.token))
  expect(v.parse(businessSchema, kept)).toMatchObject({ phone: expect.stringMatching(/^\d{10}$/) })
  expect(Object.keys(kept ?? {})).toEqual(expect.arrayContaining(Object.keys(business)))
})

test('a profile changes only to what the schema takes', async () => {
  const by = await makeAccount()
  const route = { method: 'PATCH', path: '/user/auth/update', by }
  // Complete from the start, so that each body is judged by itself.
  expect((await bearer(by.token).patch('/user/auth/update', profile)).status).toBe(200)
  const outcomes = await sendAll(route, bodies(shapes.profile))
  expect(accepted(outcomes).length).toBeGreaterThan(BODIES / 25)
  const { phone: number, ...others } = profileSchema(dayInIndia(new Date())).entries
  expectAgreement(outcomes, v.partial(v.object({ ...others, number })), ['dob'])
  const kept = await getProfile(dbForCaller(environment, by.token))
  expect(v.safeParse(profileSchema('2026-11-21'), kept).success).toBe(true)
  expect(kept.phone).toBe(profile.number)
})

const secret = fc.constantFrom('12345678', 'pässwörd 1', 'x'.repeat(72))
const code = fc.constantFrom('123456', '000000')

test.each<[string, Record<string, fc.Arbitrary<unknown>>]>([
  ['/user/auth/login', { email, password: secret }],
  ['/user/auth/verifiy-otp', { email, otp: code, password: secret }],
  ['/user/auth/forgot-password', { email }],
  [`/user/auth/reset-password/${'0'.repeat(56)}`, { newPassword: secret }],
])('%s lets nobody in and breaks on nothing', async (path, shape) => {
  const outcomes = await sendAll({ path }, bodies(shape))
  const fine = accepted(outcomes)
  if (path.endsWith('forgot-password')) expect(fine.length).toBeGreaterThan(BODIES / 25)
  else expect(fine).toEqual([])
})

test('/user/auth/register makes accounts of nothing that the schema refuses', async () => {
  const unique = fc.uuid().map((id) => `${id}@fuzz.example`)
  const name = fc.constantFrom('Asha', 'आशा')
  // Mostly too short or too long: each account that is made costs a hash and a mail.
  const weak = fc.constantFrom('12345678', 'short', 'x'.repeat(73), '', 12_345_678)
  const shape = { name, email: unique, password: weak }
  const outcomes = await sendAll({ path: '/user/auth/register' }, bodies(shape))
  const made = await sql<{ name: string }[]>`
    select name from profiles where email like '%-%@fuzz.example'`
  expect(made.length).toBeGreaterThan(BODIES / 50)
  expect(made.length).toBeLessThanOrEqual(accepted(outcomes).length)
  expect(made.filter((row) => row.name.trim() === '' || row.name.length > 120)).toEqual([])
})

test('nobody is invited but by what the schema takes', async () => {
  const by = await makeAccount()
  // Fewer than a business may ask.
  const address = fc.constantFrom('ravi@fuzz.example', 'meera@fuzz.example', ' Ravi@Fuzz.example')
  const shape = { email: address, role: fc.constantFrom('partner', 'accountant') }
  const outcomes = await sendAll({ path: '/members', by }, bodies(shape))
  expectAgreement(outcomes, invitationSchema, [])
  expect(accepted(outcomes).length).toBeGreaterThan(BODIES / 25)
  const asked = await sql<{ email: string }[]>`
    select email, role from private.invitations where user_id = ${by.id}`
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((row) => !v.is(invitationSchema, row))).toEqual([])
})
