import axios from 'axios'
import { beforeAll, expect, inject, test } from 'vitest'
import { signedToken } from '../../supabase/local/auth/levels.ts'
import { as, sql } from '../setup/stack/database.ts'
import { bearer, makeAccount } from './clients.ts'
import { invoice } from './samples.ts'

const { apiUrl, publishableKey } = inject('stack')

type Account = Awaited<ReturnType<typeof makeAccount>>
let owner: Account
let partner: Account
let accountant: Account
let business = ''

const joins = (person: Account, role: string) =>
  sql`insert into private.members (user_id, person_id, role) values (${owner.id}, ${person.id}, ${role})`

beforeAll(async () => {
  owner = await makeAccount()
  partner = await makeAccount('newcomer')
  accountant = await makeAccount()
  await joins(partner, 'partner')
  await joins(accountant, 'accountant')
  const [row] = await sql<{ id: string }[]>`select id from businesses where user_id = ${owner.id}`
  business = row?.id ?? ''
})

/** /api as a person of the owner's business, or without the header as themselves. */
const api = (person: Account, id: string | null = business) => {
  const client = bearer(person.token)
  if (id !== null) client.defaults.headers.common['X-Bahi-Business'] = id
  return client
}

const dataApi = (token: string, id = business) =>
  axios.create({
    baseURL: `${apiUrl}/rest/v1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${token}`, 'x-bahi-business': id },
    validateStatus: () => true,
  })

const outcome = ({ status, data }: { status: number; data: { reason?: string } }) => [
  ...[status, data.reason],
]

test('a partner makes an invoice in the account of the owner, and stays themselves', async () => {
  const made = await api(partner).post('/invoice/create', invoice)
  expect(made.status).toBe(201)
  const [row] = await sql`
    select document.user_id, event.by_id
    from invoices as document join invoice_events as event on event.invoice_id = document.id
    where document.id = ${made.data.data.id}`
  expect(row).toEqual({ user_id: owner.id, by_id: partner.id })
  expect((await api(partner).get('/user/auth/me')).data.data).toMatchObject({ id: partner.id })
  expect((await api(partner, null).get('/invoice')).data.data.data).toEqual([])
  expect((await api(owner).get('/invoice')).data.data.data).toHaveLength(1)
})

test('a mail that a partner sends is told under their name', async () => {
  const [own] = await sql<{ id: string }[]>`
    select id from invoices where user_id = ${owner.id} limit 1`
  const sent = await api(partner).post(`/invoice/${own?.id}/send`, { kind: 'invoice' })
  expect(sent.status).toBe(200)
  const [event] = await sql`
    select by_id, by_name is not null as named from invoice_events
    where invoice_id = ${own?.id ?? ''} and kind = 'sent'`
  expect(event).toEqual({ by_id: partner.id, named: true })
})

test('an accountant reads, and mails nothing', async () => {
  const books = api(accountant)
  expect((await books.get('/invoice')).data.data.data).toHaveLength(1)
  const [own] = await sql<{ id: string; client: string }[]>`
    select id, client_id as client from invoices where user_id = ${owner.id} limit 1`
  const mail = { kind: 'invoice', to: ['thief@bahi.example'] }
  expect(
    outcome(
      await books.post(`/client/${own?.client}/statement/send?from=2026-04-01&to=2026-04-30`, mail),
    ),
  ).toEqual([403, 'member_may_not'])
  expect(outcome(await books.post(`/invoice/${own?.id}/send`, mail))).toEqual([
    ...[403, 'member_may_not'],
  ])
})

test('a stranger, a business that is none, and who was removed are refused at both doors', async () => {
  const stranger = await makeAccount()
  await joins(stranger, 'partner')
  expect((await api(stranger).get('/invoice')).status).toBe(200)
  expect((await dataApi(stranger.token).get('/invoice_records')).status).toBe(200)
  await as(owner.id, (tx) => tx`select remove_member(${stranger.id})`)
  expect(outcome(await api(stranger).get('/invoice'))).toEqual([403, 'not_a_member'])
  expect((await dataApi(stranger.token).get('/invoice_records')).data.message).toBe('not_a_member')
  for (const id of [crypto.randomUUID(), 'nobody', "' or true --", '']) {
    expect((await api(partner, id).get('/invoice')).status).toBe(403)
    expect((await dataApi(partner.token, id).get('/invoice_records')).status).toBe(403)
  }
})

test('a token that nobody signed gets no claims, whatever business it names', async () => {
  const [head, body] = partner.token.split('.')
  const forged = [
    `${head}.${body}.${'A'.repeat(43)}`,
    `${partner.token.slice(0, -3)}AAA`,
    signedToken({ sub: partner.id, role: 'authenticated', exp: 1 }),
  ]
  for (const token of forged) {
    expect((await dataApi(token).get('/invoice_records')).status).toBe(401)
  }
  // Claims of one's own making are no membership.
  const [row] = await sql<
    { id: string }[]
  >`select id from businesses where user_id = ${accountant.id}`
  expect((await dataApi(partner.token, row?.id).get('/invoice_records')).status).toBe(403)
})

test('two tabs of one person work in two businesses at once, and nothing is mixed', async () => {
  const here = api(accountant, null)
  const own = await here.post('/invoice/create', invoice)
  expect(own.status).toBe(201)
  const both = await Promise.all(
    Array.from({ length: 6 }, (_, at) => (at % 2 ? here : api(accountant)).get('/invoice')),
  )
  expect(both.map(({ status, data }) => [status, data.code])).toEqual(
    both.map(() => [200, undefined]),
  )
  const ids = both.map(({ data }) => data.data.data.map(({ id }: { id: string }) => id))
  const ownIds = await sql<
    { id: string }[]
  >`select id from invoices where user_id = ${accountant.id}`
  expect(new Set(ids.filter((_, at) => at % 2).flat())).toEqual(new Set(ownIds.map(({ id }) => id)))
  expect(ids.filter((_, at) => at % 2 === 0).flat()).not.toContain(own.data.data.id)
})
