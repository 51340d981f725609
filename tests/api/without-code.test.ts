import { beforeAll, expect, inject, test } from 'vitest'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { createApp } from '../../supabase/functions/api/app.ts'
import { readEnvironment } from '../../supabase/functions/api/http/environment.ts'
import { operations } from '../../supabase/functions/api/openapi/operations/all.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import { thorough } from '../setup/property.ts'
import { sql } from '../setup/stack/database.ts'
import { turnFactorOn } from '../setup/stack/people.ts'
import { bearer, makeAccount } from './clients.ts'
import { protectedRoutes } from './routes.ts'
import { invoice, queriesOf } from './samples.ts'

const { apiUrl, publishableKey } = inject('stack')
const today = dayInIndia(new Date())
const queries = queriesOf(today)
const described = new Map(operations(today).map((one) => [`${one.method} ${one.path}`, one]))

const app = createApp(
  readEnvironment({
    ...{ SUPABASE_URL: apiUrl, SUPABASE_PUBLISHABLE_KEY: publishableKey },
    SUPABASE_SECRET_KEY: localKeys.secret,
  }),
)

/** A key alone opens these, the server's own or a person's; and one gives something in the place of the code. */
const others = ['/mcp', '/schedule/run', '/schedule/webhooks', '/user/auth/recovery-code']
const routes = protectedRoutes.filter(({ path }) => !others.includes(path))

/** Somebody who gave the password and no code, at home or in the business of somebody else. */
const people: { at: string; token: string; business: string | null }[] = []
let ids: string[] = []
/** An invoice that is there: a route goes as far as it may. */
let known = ''

beforeAll(async () => {
  const owner = await makeAccount()
  known = (await bearer(owner.token).post('/invoice/create', invoice)).data.data.id
  const member = await makeAccount()
  ids = [owner.id, member.id]
  const [own] = await sql<{ id: string }[]>`select id from businesses where user_id = ${owner.id}`
  await sql`
    insert into private.members (user_id, person_id, role) values (${owner.id}, ${member.id}, 'partner')`
  await turnFactorOn(owner.id, false)
  await turnFactorOn(member.id, false)
  people.push({ at: 'home', token: owner.token, business: null })
  people.push({ at: 'work', token: member.token, business: own?.id ?? '' })
})

test('no route answers a session that did not give the code', async () => {
  const count = () => sql`
    select
      (select count(*) from invoices where user_id = any (${ids})) as documents,
      (select count(*) from invoice_events where user_id = any (${ids})) as events,
      (select count(*) from clients where user_id = any (${ids})) as clients`
  const before = await count()
  for (const [turn, { at, token, business }] of people.entries()) {
    // Each route is asked by one of the two, all by both before a release.
    const asked = routes.filter((_, place) => thorough(place % 2 === turn, true))
    const got = await Promise.all(
      asked.map(async ({ method, path }) => {
        const open = path.replace(/:(\w+)/g, '{$1}')
        const { body } = described.get(`${method.toLowerCase()} ${open}`) ?? {}
        const sent = body?.example ?? (method === 'GET' ? undefined : {})
        const search = new URLSearchParams(
          Object.entries(queries[open] ?? {}).map(([key, value]) => [key, `${value}`]),
        )
        const answer = await app.request(`/api${path.replace(/:\w+/g, known)}?${search}`, {
          method,
          headers: {
            Authorization: `Bearer ${token}`,
            ...(business && { 'X-Bahi-Business': business }),
            ...(sent && { 'Content-Type': 'application/json' }),
          },
          ...(sent && { body: JSON.stringify(sent) }),
        })
        const { reason } = JSON.parse(await answer.text())
        return `${at}: ${method} ${path} ${answer.status} ${reason}`
      }),
    )
    expect(routes.length).toBeGreaterThan(90)
    expect(got).toEqual(
      asked.map(({ method, path }) => `${at}: ${method} ${path} 401 second_factor_required`),
    )
  }
  expect(await count()).toEqual(before)
})
