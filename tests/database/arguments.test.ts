import { beforeAll, expect, inject, test } from 'vitest'
import { makeAccount } from '../api/clients.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { thorough } from '../setup/property.ts'
import { tryAs } from '../setup/stack/database.ts'
import { type Callable, call, callables } from './calls.ts'
import { makeExtreme } from './extremes.ts'
import { makeScene, type Scene } from './scene.ts'

const megabyte = 'x\t'.repeat(500_000)
const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

/**
 * Arguments that a stranger would try, by type; a function with an argument of another type needs
 * its own here.
 */
const nasty: Record<string, (string | null)[]> = {
  date: ['infinity', '-infinity', '0001-01-01', '5874897-12-31', '4713-01-01 BC', null],
  integer: ['2147483647', '-2147483648', '0', '-1', null],
  bigint: ['9223372036854775807', '-9223372036854775808', '0', null],
  numeric: ['NaN', 'Infinity', '-Infinity', '1e131000', '1e-16000', '-1', null],
  'double precision': ['NaN', 'Infinity', '-Infinity', '1e308', '1e-308', null],
  boolean: ['true', null],
  uuid: ['00000000-0000-0000-0000-000000000000', null],
  receipts: [null],
  businesses: [null],
  payments: [null],
  invoice_items: [null],
  'text[]': ['{}', `{${'a@b.example,'.repeat(20_000)}a}`, null],
  'uuid[]': ['{}', `{${`${crypto.randomUUID()},`.repeat(20_000)}${crypto.randomUUID()}}`, null],
  text: [megabyte, '%'.repeat(1_000), '_%'.repeat(50), '\\', '', null],
  jsonb: [
    deep,
    `[${'{},'.repeat(20_000)}{}]`,
    `[${JSON.stringify({ description: megabyte, amount_minor: 1 })}]`,
    '{"a": 1e1000}',
    '[1e131000]',
    '"x"',
    '[]',
    'null',
    null,
  ],
}

/** Far above what an answer takes on a busy machine; work that grows with an argument passes it. */
const LIMIT_MS = 5_000
/** A refusal of ours, a value of a wrong form, a broken rule, or nesting that is too deep. */
const refused = /^(PT4\d\d|22...|23...|54...)$/

/**
 * Searches for a seller with extreme numbers: short texts that match many rows, and a page far
 * behind.
 */
const hard = ['1', '0', '99', 'a', '7/9', 'a/26-27/'].flatMap((query) =>
  ['0', '100000'].map((skip) => ({ query, skip, most: '1000' })),
)

let scene: Scene
beforeAll(async () => {
  scene = await makeScene()
  await makeExtreme(scene.seller)
})

/**
 * Lists the functions that the role reaches, each once. `refuse` is left out: it raises any code
 * that it is given.
 */
async function reachable(role: 'anon' | 'authenticated') {
  const open = await callables(role)
  const names = new Set(open.map(({ name }) => name.replace('public.', 'private.')))
  const inner = await callables(role, ['private'])
  return [...open, ...inner.filter(({ name }) => !names.has(name) && name !== 'private.refuse')]
}

type Trial = { what: string; change: Record<string, string | null> }

let turn = 0
/** All of them before a release; in the gate one, another for the next argument of the type. */
const someOf = <Value>(values: Value[]) => {
  turn += 1
  return thorough(
    values.filter((_, at) => (at + turn) % values.length === 0),
    values,
  )
}

/** Each argument takes each value in turn, beside others that fit. */
const trials = ({ name: callable, args }: Callable): Trial[] =>
  args.flatMap(({ name, type }) => {
    const values = nasty[type]
    if (!values) throw new Error(`No values for ${type}, which ${callable} takes.`)
    return someOf(values).map((value) => ({
      what: `${name} ${value?.slice(0, 20)}`,
      change: { [name]: value },
    }))
  })

/** Functions that search for a text get the hard ones, among the others' choices and by themselves. */
const searches = ({ args }: Callable): Trial[] =>
  args.some(({ name }) => name === 'query')
    ? hard.flatMap((change) => {
        const what = `${change.query} from ${change.skip}`
        const chosen = { what, change }
        const inAll = { what: `${what} in all`, change: { ...unchosen, ...change } }
        return [chosen, inAll]
      })
    : []

/** A list that is narrowed by its text alone. */
const unchosen = {
  ...{ status: null, client_id: null, issued_from: null, issued_to: null, due_from: null },
  ...{ due_to: null, least_minor: null, most_minor: null, sort: null, descending: null },
}

/** Calls each function with each trial, under a time limit, and returns the codes. */
async function tryAll(role: 'anon' | 'authenticated', trialsOf = trials) {
  const found: { what: string; code: string; megabyteTaken: boolean }[] = []
  await tryAs(role === 'anon' ? null : scene.seller, async (tx) => {
    await tx.unsafe(`set local statement_timeout = ${LIMIT_MS}`)
    for (const [at, callable] of (await reachable(role)).entries()) {
      // Every other one in the gate.
      if (at % thorough(2, 1) !== 0) continue
      for (const { what, change } of trialsOf(callable)) {
        const values = { ...scene.values(callable.name), ...change }
        const code = await tx
          .savepoint(async (sub) => {
            await call(sub, callable, values)
            throw Object.assign(new Error(), { code: 'done' })
          })
          .catch((error: { code?: string; message: string }) => error.code ?? error.message)
        found.push({
          what: `${callable.name} with ${what}`,
          code: String(code),
          megabyteTaken:
            callable.writes &&
            change.token === undefined &&
            Object.values(change).includes(megabyte) &&
            code === 'done',
        })
      }
    }
  })
  return found
}

for (const role of ['authenticated', 'anon'] as const) {
  test(`whatever ${role} gives a function, the answer comes soon and is no fault of ours`, {
    timeout: 90_000,
  }, async () => {
    const found = await tryAll(role)
    expect(found.length).toBeGreaterThan(role === 'anon' ? thorough(5, 20) : thorough(75, 200))
    expect(found.filter(({ code }) => code !== 'done' && !refused.test(code))).toEqual([])
    expect(found.filter(({ megabyteTaken }) => megabyteTaken)).toEqual([])
    expect(found.some(({ code }) => code === 'done')).toBe(true)
  })
}

beforeRelease(
  'a search costs by what exists: of numbers up to 99,999,999, from wherever the page begins',
  {
    timeout: 90_000,
  },
  async () => {
    const found = await tryAll('authenticated', searches)
    expect(found.length).toBeGreaterThan(100)
    expect(found.filter(({ code }) => code !== 'done')).toEqual([])
  },
)

test('over HTTP the same is refused soon, and the next request is answered', async () => {
  const { apiUrl, publishableKey } = inject('stack')
  const { token } = await makeAccount()
  const rpc = async (name: string, body: string) => {
    const { status } = await fetch(`${apiUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      body,
      signal: AbortSignal.timeout(2 * LIMIT_MS),
    })
    return { name, status }
  }
  const today = '"2026-11-01"'
  expect([
    await rpc('dashboard_months', '{"last_month":"infinity"}'),
    await rpc('dashboard_months', '{"last_month":"-infinity"}'),
    await rpc('dashboard_summary', `{"first_day":${today},"last_day":"5874897-12-31"}`),
    await rpc('search_invoices', JSON.stringify({ query: megabyte })),
    await rpc('dashboard_months', `{"last_month":${today}}`),
  ]).toEqual([
    { name: 'dashboard_months', status: 422 },
    { name: 'dashboard_months', status: 422 },
    { name: 'dashboard_summary', status: 422 },
    { name: 'search_invoices', status: 422 },
    { name: 'dashboard_months', status: 200 },
  ])
})
