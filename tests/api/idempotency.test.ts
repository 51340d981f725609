import type { AxiosInstance } from 'axios'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { thorough } from '../setup/property.ts'
import { sql } from '../setup/stack/database.ts'
import { bearer, makeAccount } from './clients.ts'
import { makeFiled } from './filed.ts'
import { invoice } from './samples.ts'

const paid = { amount: 100, paidOn: '2026-11-01', method: 'UPI' }
const schedule = {
  ...{ every: 'month', start: '2990-01-01', mode: 'draft', termsDays: 0 },
  invoice,
}

type Name = 'invoice' | 'paid' | 'note' | 'client' | 'advance' | 'taxed' | 'spare'
type Ids = Record<Name | 'credited' | 'debited', string>
type Asked = {
  path: (ids: Ids) => string
  body: object
  other: object
  needs?: (ids: Ids) => object
}

/** A request of each route that takes a key, and another body for it. */
const requests: Record<string, Asked> = {
  '/invoice/create': {
    path: () => '/invoice/create',
    body: invoice,
    other: { ...invoice, notes: 'x' },
  },
  '/invoice/{id}/duplicate': {
    path: ({ invoice }) => `/invoice/${invoice}/duplicate`,
    body: {},
    other: {},
  },
  '/invoice/{id}/payments': {
    path: ({ invoice }) => `/invoice/${invoice}/payments`,
    body: paid,
    other: { ...paid, amount: 99 },
  },
  '/invoice/{id}/credit-note': {
    path: ({ paid }) => `/invoice/${paid}/credit-note`,
    body: { reason: 'Less work', amount: 10 },
    other: { reason: 'Less work', amount: 11 },
  },
  '/invoice/{id}/debit-note': {
    path: ({ paid }) => `/invoice/${paid}/debit-note`,
    body: { reason: 'More work', amount: 10, dueDate: '2990-01-01' },
    other: { reason: 'More work', amount: 11, dueDate: '2990-01-01' },
  },
  '/invoice/{id}/use-advance': {
    path: ({ invoice }) => `/invoice/${invoice}/use-advance`,
    body: { amount: 5 },
    other: { amount: 6 },
    needs: ({ advance }) => ({ receiptId: advance }),
  },
  '/invoice/{id}/send': {
    path: ({ invoice }) => `/invoice/${invoice}/send`,
    body: { kind: 'invoice' },
    other: { kind: 'invoice', subject: 'Another' },
  },
  '/credit-note/{id}/refund': {
    path: ({ note }) => `/credit-note/${note}/refund`,
    body: { ...paid, amount: 1 },
    other: { ...paid, amount: 2 },
  },
  '/credit-note/{id}/correct': {
    path: ({ credited }) => `/credit-note/${credited}/correct`,
    body: { reason: 'Less work', amount: 10 },
    other: { reason: 'Less work', amount: 11 },
  },
  '/debit-note/{id}/correct': {
    path: ({ debited }) => `/debit-note/${debited}/correct`,
    body: { reason: 'More work', amount: 10 },
    other: { reason: 'More work', amount: 11 },
  },
  '/client/create': {
    path: () => '/client/create',
    body: { name: 'Tapti' },
    other: { name: 'Ganga' },
  },
  '/client/{id}/payments': {
    path: ({ client }) => `/client/${client}/payments`,
    body: { ...paid, excess: 'advance', allocations: [] },
    other: { ...paid, amount: 99, excess: 'advance', allocations: [] },
  },
  '/client/{id}/statement/send': {
    path: ({ client }) => `/client/${client}/statement/send?from=2026-04-01&to=2990-03-31`,
    body: {},
    other: { subject: 'Another' },
  },
  '/receipt/{id}/refund': {
    path: ({ advance }) => `/receipt/${advance}/refund`,
    body: { ...paid, amount: 1 },
    other: { ...paid, amount: 2 },
  },
  '/receipt/{id}/voucher': {
    path: ({ taxed }) => `/receipt/${taxed}/voucher`,
    body: { description: 'Design of a house' },
    other: { description: 'Design of a garden' },
  },
  '/item/create': {
    path: () => '/item/create',
    body: { description: 'Retainer' },
    other: { description: 'Hosting' },
  },
  '/draft/create': {
    path: () => '/draft/create',
    body: { clientName: 'Tapti' },
    other: { clientName: 'Ganga' },
  },
  '/estimate/create': {
    path: () => '/estimate/create',
    body: { ...invoice, validUntil: '2990-01-01' },
    other: { ...invoice, validUntil: '2990-01-02' },
  },
  '/proforma/create': {
    path: () => '/proforma/create',
    body: { ...invoice, validUntil: '2990-01-01' },
    other: { ...invoice, validUntil: '2990-01-02' },
  },
  '/challan/create': {
    path: () => '/challan/create',
    body: { ...invoice, reason: 'job_work' },
    other: { ...invoice, reason: 'approval' },
  },
  '/schedule/create': {
    path: () => '/schedule/create',
    body: schedule,
    other: { ...schedule, termsDays: 9 },
  },
  '/import': {
    path: () => '/import',
    body: { of: 'clients', csv: 'Display Name,EmailID\nGodavari,pay@godavari.example\n' },
    other: { of: 'clients', csv: 'Display Name,EmailID\nNarmada,pay@narmada.example\n' },
  },
}

type Person = { client: AxiosInstance; seller: string; ids: Ids }

async function makeBooks(): Promise<Person> {
  const { id, token } = await makeAccount()
  const client = bearer(token)
  const post = async (path: string, body: object) => {
    const { status, data } = await client.post(path, body, { validateStatus: () => true })
    expect([path, status, data.message]).toEqual([path, expect.any(Number), data.message])
    expect([path, data.message, status < 300]).toEqual([path, data.message, true])
    return data.data
  }
  // Before all others: numbers follow the order of days.
  const filed = await makeFiled(client, dayInIndia(new Date()))
  const clientEmail = `pay-${crypto.randomUUID()}@kaveri.example`
  const made = await post('/invoice/create', { ...invoice, clientEmail })
  const settled = await post('/invoice/create', { ...invoice, clientEmail })
  await post(`/invoice/${settled.id}/payments`, { ...paid, amount: settled.total })
  const note = await post(`/invoice/${settled.id}/credit-note`, { reason: 'Less', amount: 100 })
  const spare = await post('/invoice/create', { ...invoice, clientEmail })
  const books = (await client.get('/client')).data.data.data
  const advance = await post(`/client/${books[0].id}/payments`, {
    ...{ ...paid, excess: 'advance', allocations: [] },
  })
  const taxed = await post(`/client/${books[0].id}/payments`, {
    ...{ ...paid, excess: 'advance', allocations: [] },
  })
  return {
    client,
    seller: id,
    ids: {
      ...{ credited: filed['credit-note'], debited: filed['debit-note'] },
      ...{ invoice: made.id, paid: settled.id, spare: spare.id, note: note.id },
      ...{ client: books[0].id, advance: advance.id, taxed: taxed.id },
    },
  }
}

const document = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) })
const parameters = v.object({ parameters: v.array(v.object({ name: v.optional(v.string()) })) })

let mine: Person
let theirs: Person
beforeAll(async () => {
  mine = await makeBooks()
  theirs = await makeBooks()
})

test('every route that takes an Idempotency-Key is walked here', async () => {
  const { paths } = v.parse(document, (await mine.client.get('/openapi.json')).data)
  const taking = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).some((one) =>
      v.is(parameters, one) ? one.parameters.some(({ name }) => name === 'Idempotency-Key') : false,
    )
      ? [path]
      : [],
  )
  expect(Object.keys(requests).toSorted()).toEqual(taking.toSorted())
})

/** In the gate every other one: what keeps a request is one function of the database for all. */
const tried = Object.entries(requests).filter((_, at) => at % thorough(2, 1) === 0)

test.each(tried)(
  '%s: a key is a person’s own, the same again is the same answer, and another body under it is 409',
  async (route, { path, body, other, needs }) => {
    // Only a registered seller owes tax on an advance (CGST Act, s. 13), and files returns.
    const registration = /\/(voucher|correct)$/.test(route)
      ? { gst_registration: 'regular', tax_id: '27AAPFU0939F1ZV' }
      : { gst_registration: 'none', tax_id: null }
    await sql`
      update businesses set ${sql(registration)} where user_id in ${sql([mine.seller, theirs.seller])}`
    const headers = { 'Idempotency-Key': `order 4711 ${route}` }
    const ask = async ({ client, ids }: Person, given: object, from = ids) => {
      const { status, data } = await client.post(
        path(from),
        { ...given, ...needs?.(ids) },
        {
          headers,
          validateStatus: () => true,
        },
      )
      return { status, said: data.data, reason: data.reason, message: data.message }
    }
    const first = await ask(mine, body)
    expect([route, first.status < 300 ? 'done' : first]).toEqual([route, 'done'])
    const stranger = await ask(theirs, body)
    expect([route, stranger.status]).toEqual([route, first.status])
    expect(await ask(mine, body)).toEqual(first)
    const another = route.endsWith('/duplicate')
      ? await ask(mine, other, { ...mine.ids, invoice: mine.ids.spare })
      : await ask(mine, other)
    expect([route, another.status, another.reason]).toEqual([
      route,
      409,
      expect.stringMatching(/^(request_used|draft_stale|advance_returned)$/),
    ])
  },
)
