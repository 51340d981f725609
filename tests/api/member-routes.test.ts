import * as v from 'valibot'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { createApp } from '../../supabase/functions/api/app.ts'
import { readEnvironment } from '../../supabase/functions/api/http/environment.ts'
import { operations } from '../../supabase/functions/api/openapi/operations/all.ts'
import { thorough } from '../setup/property.ts'
import { sql } from '../setup/stack/database.ts'
import { claim, keyOf, makeAccount } from './clients.ts'
import { protectedRoutes } from './routes.ts'
import { invoice, queriesOf } from './samples.ts'

const { apiUrl, publishableKey } = inject('stack')
const today = dayInIndia(new Date())
const queries = queriesOf(today)
const described = new Map(operations(today).map((one) => [`${one.method} ${one.path}`, one]))

/** Routes that ask for less, and tell less, where an accountant calls. */
const lesser = ['GET /client/:id/statement/sharing']

/** In this process, so that the test sees what each route asks of the Data API. */
const app = createApp(
  readEnvironment({ SUPABASE_URL: apiUrl, SUPABASE_PUBLISHABLE_KEY: publishableKey }),
)

/** Routes that no member's header reaches: another key opens them, or they are about the login alone. */
const others = [
  ...['POST /mcp', 'POST /schedule/run', 'POST /schedule/webhooks'],
  'POST /user/auth/recovery-code',
]
/** Routes that write with the server's own key, and so ask for a writer themselves. */
const guarded = ['POST /invoice/:id/send', 'POST /client/:id/statement/send']
type Person = Awaited<ReturnType<typeof makeAccount>>
type Role = 'owner' | 'partner' | 'accountant' | 'outsider' | 'removed'
const people = new Map<Role, Person>()
let business = ''
/** Something of each kind, so that a route comes as far as its writing call. */
let ids: Record<string, string> = {}

/** Keys of the owner's, by their scope. */
const keys = new Map<string, string>()

async function ask(
  asker: Role | { key: string },
  method: string,
  url: string,
  body?: object,
  query: object = {},
) {
  const byKey = typeof asker === 'object'
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))
  const answer = await app.request(`/api${url}?${search}`, {
    method,
    headers: {
      Authorization: `Bearer ${byKey ? asker.key : people.get(asker)?.token}`,
      ...(!byKey && { 'X-Bahi-Business': business }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('Content-Type')?.includes('json')
  return {
    status: answer.status,
    ...(isJson && (JSON.parse(text) as { reason?: string; data?: { id: string } })),
  }
}

/** The id that a route takes: of its own kind, and one that its call can do something with. */
function idFor(path: string) {
  const [, first = ''] = path.split('/')
  const own = /\/(cancel|revise)$|\/invoice\/delete\//.test(path) ? ids.unpaid : ids[first]
  if (path.endsWith('/issue')) return ids.ready ?? ''
  return (path.endsWith('/shipping') ? ids.shipped : own) ?? ''
}

const call = (
  asker: Role | { key: string },
  { method, path }: { method: string; path: string },
) => {
  const open = path.replace(/:(\w+)/g, '{$1}')
  const { body } = described.get(`${method.toLowerCase()} ${open}`) ?? {}
  const given = body && {
    ...body.example,
    ...('receiptId' in body.example && { receiptId: ids.receipt }),
  }
  const url = path.replace(/:\w+/g, idFor(path))
  return ask(asker, method, url, given ?? (method === 'GET' ? undefined : {}), queries[open])
}

/** Makes the owner something of each kind anew: what came before may have ended it. */
async function makeThings() {
  const make = async (url: string, body = described.get(`post ${url}`)?.body?.example ?? {}) => {
    const { data } = await ask('owner', 'POST', url, body)
    if (!data) throw new Error(`${url} made nothing.`)
    return data
  }
  const whole = await make('/invoice/create', invoice)
  const { token } = v.parse(
    v.looseObject({ token: v.string() }),
    await make(`/invoice/${whole.id}/share`),
  )
  await claim(token, { amount: 10, reference: 'UTR000000001' })
  const [claimed] = await sql<{ id: string; client: string }[]>`
    select payment.id, document.client_id as client
    from payments as payment join invoices as document on document.id = payment.invoice_id
    where document.id = ${whole.id}`
  const client = claimed?.client ?? ''
  const paid = { amount: 50, method: 'Cash', allocations: [], excess: 'advance' }
  const abroad = { clientCountry: 'AE', withTax: true, currency: 'AED', exchangeRate: 22.5 }
  ids = {
    ...{ invoice: whole.id, payment: claimed?.id ?? '', client },
    unpaid: (await make('/invoice/create', invoice)).id,
    shipped: (await make('/invoice/create', { ...invoice, ...abroad })).id,
    draft: (await make('/draft/create')).id,
    ready: (await make('/draft/create', invoice)).id,
    item: (await make('/item/create', { description: crypto.randomUUID() })).id,
    schedule: (await make('/schedule/create')).id,
    estimate: (await make('/estimate/create')).id,
    proforma: (await make('/proforma/create')).id,
    challan: (await make('/challan/create')).id,
    receipt: (await make(`/client/${client}/payments`, paid)).id,
    'credit-note': (await make(`/invoice/${whole.id}/credit-note`, { amount: 5, reason: 'other' }))
      .id,
    'debit-note': (
      await make(`/invoice/${whole.id}/debit-note`, {
        ...{ amount: 5, reason: 'more', dueDate: '2990-01-01' },
      })
    ).id,
    export: (await make('/export')).id,
  }
}

beforeAll(async () => {
  for (const role of ['owner', 'partner', 'accountant', 'outsider', 'removed'] as const) {
    people.set(role, await makeAccount())
  }
  const owner = people.get('owner')?.id ?? ''
  const [own] = await sql<{ id: string }[]>`select id from businesses where user_id = ${owner}`
  business = own?.id ?? ''
  for (const role of ['partner', 'accountant', 'removed'] as const) {
    const kind = role === 'accountant' ? role : 'partner'
    await sql`insert into private.members (user_id, person_id, role) values (${owner}, ${people.get(role)?.id ?? ''}, ${kind})`
  }
  await sql`delete from private.members where person_id = ${people.get('removed')?.id ?? ''}`

  for (const scope of ['read', 'documents', 'drafts', 'clients', 'payments']) {
    keys.set(scope, (await keyOf(owner, ...(scope === 'read' ? [] : [scope]))).key)
  }
  await makeThings()
})

const refusals = ['member_may_not', 'not_a_member', 'key_not_allowed', 'key_scope_missing']
const told = ({ status, reason }: { status: number; reason?: string }) =>
  reason !== undefined && refusals.includes(reason) ? `${status} ${reason}` : 'let in'

/** Whom the database lets make all of a route's calls, as private.calls says. */
async function leastOf(calls: string[]): Promise<'accountant' | 'partner' | 'owner'> {
  const needed = await sql<{ member: string | null }[]>`
    select private.right_to_call(split_part(asked, ' ', 1), split_part(asked, ' ', 2)) ->> 'member' as member
    from unnest(${calls}::text[]) as asked`
  if (needed.some(({ member }) => member === null)) return 'owner'
  return needed.some(({ member }) => member === 'partner') ? 'partner' : 'accountant'
}

/** The scopes that a key needs for all of a route's calls; null among them is no key's. */
async function scopesOf(calls: string[]): Promise<(string | null)[]> {
  const needed = await sql<{ scope: string | null }[]>`
    select distinct private.right_to_call(split_part(asked, ' ', 1), split_part(asked, ' ', 2)) ->> 'scope' as scope
    from unnest(${calls}::text[]) as asked`
  return needed.map(({ scope }) => scope)
}

/** In the gate each fifth: the database refuses each call by itself (closed-doors.test.ts), but for the guarded ones. */
type Route = { method: string; path: string }
const isGuarded = ({ method, path }: Route) => guarded.includes(`${method} ${path}`)
const isTried = (route: Route, at: number) => at % thorough(5, 1) === 0 || isGuarded(route)

/**
 * In the gate all of these are tried as their owner, and each third as an accountant, with the guarded ones; whoever is no
 * member is refused by the header alone, and a partner where a route is the owner's, and at each sixth of the others.
 */
const isAsked = (role: Role, route: Route, at: number) =>
  isGuarded(route) ||
  at % thorough(role === 'accountant' ? 3 : role === 'partner' ? 6 : 12, 1) === 0

test('each route lets members and keys in as private.calls says of the calls that it makes', async () => {
  const all = protectedRoutes.filter(({ method, path }) => !others.includes(`${method} ${path}`))
  const routes = all.filter(isTried)
  const seen = new Map<Role, (string | null)[]>()
  // Whoever is refused comes first: they change nothing.
  for (const role of ['outsider', 'removed', 'accountant'] as const) {
    const asked = routes.map(async (route, at) =>
      isAsked(role, route, at) ? told(await call(role, route)) : null,
    )
    seen.set(role, await Promise.all(asked))
  }
  const least: string[] = []
  const scopes: (string | null)[][] = []
  const spy = vi.spyOn(globalThis, 'fetch')
  for (const route of routes) {
    spy.mockClear()
    expect([route, told(await call('owner', route))]).toEqual([route, 'let in'])
    const calls = spy.mock.calls.flatMap(([asked, init]) => {
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked)
      const path = pathname.replace('/rest/v1', '')
      return path === pathname ? [] : `${init?.method ?? 'GET'} ${path}`
    })
    const name = `${route.method} ${route.path}`
    const known = lesser.includes(name) ? 'accountant' : await leastOf(calls)
    least.push(guarded.includes(name) ? 'partner' : known)
    // Only a person belongs to several businesses, so no key asks for which one a request is.
    const asked = await scopesOf(calls.filter((one) => !one.endsWith('/rpc/whose_account')))
    scopes.push(guarded.includes(name) ? ['documents'] : asked)
  }
  spy.mockRestore()
  // What writes comes one after the other: it is into the same documents.
  let before: Promise<unknown> = Promise.resolve()
  const answers = routes.map((route, at) => {
    if (!isAsked('partner', route, at) && least[at] !== 'owner') return null
    const answer =
      route.method === 'GET' ? call('partner', route) : before.then(() => call('partner', route))
    if (route.method !== 'GET') before = answer
    return answer
  })
  const got = await Promise.all(answers)
  seen.set(
    'partner',
    got.map((answer) => answer && told(answer)),
  )

  const expected = (role: Role, at: number) => {
    if (role === 'outsider' || role === 'removed') return '403 not_a_member'
    const isRefused = least[at] === 'owner' || (least[at] === 'partner' && role === 'accountant')
    return isRefused ? '403 member_may_not' : 'let in'
  }
  for (const [role, answers] of seen) {
    const named = (answer: string | null, at: number) =>
      answer && `${role}: ${routes[at]?.method} ${routes[at]?.path} ${answer}`
    expect(answers.map(named)).toEqual(
      routes.map((_, at) => answers[at] && named(expected(role, at), at)),
    )
  }
  await makeThings()
  for (const [scope, key] of keys) {
    const has = ['any', 'read', scope, ...(scope === 'documents' ? ['drafts'] : [])]
    const refused = routes.flatMap((route, at) => {
      const lacks = scopes[at]?.filter((one) => one === null || !has.includes(one)) ?? []
      const reason = lacks.includes(null) ? 'key_not_allowed' : 'key_scope_missing'
      return lacks.length > 0 ? [{ route, answer: `403 ${reason}` }] : []
    })
    // The database refuses each call of a scope that it lacks (closed-doors.test.ts), whatever route makes it.
    const some = refused.filter((_, at) => at % thorough(16, 1) === 0)
    const got = await Promise.all(some.map(async ({ route }) => told(await call({ key }, route))))
    expect([scope, got.map((answer, at) => ({ route: some[at]?.route, answer }))]).toEqual([
      ...[scope, some],
    ])
    expect(refused.length).toBeGreaterThan(thorough(2, scope === 'documents' ? 20 : 40))
  }
  // A route whose writing call was not seen would be taken for one that only reads.
  const reading = routes.flatMap(({ method, path }, at) =>
    method !== 'GET' && least[at] === 'accountant' ? `${method} ${path}` : [],
  )
  const allowed = [
    'PATCH /user/auth/update',
    'POST /report/gstr1/file',
    'POST /report/gstr1/unfile',
    'POST /report/gstr3b/file',
    'POST /report/gstr3b/unfile',
    'POST /user/auth/prove',
  ]
  const tried = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  expect(reading.sort()).toEqual(allowed.filter((name) => tried.has(name)))
  expect(all.length).toBeGreaterThan(90)
}, 120_000)

test('routes that are about no business answer each of them alike', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const name of others) {
    const [method = '', path = ''] = name.split(' ')
    const answers = await Promise.all(
      [...people.keys()].map((role) => ask(role, method, path, { code: 'AAAAA-AAAAA' })),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect([name, statuses.size, statuses.has(200)]).toEqual([name, 1, false])
  }
  log.mockRestore()
})
