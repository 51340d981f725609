import { beforeAll, describe, expect, test } from 'vitest'
import { as, claimsOf, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { turnFactorOn } from '../setup/stack/people.ts'
import { call, callables, needsFiled, needsKey, needsNoBooks } from './calls.ts'
import { businessOf, inBusiness, join } from './ground/members.ts'
import { outcome } from './ledger.ts'
import { makeScene, type Scene } from './scene.ts'
import { shareStatement } from './statement-sharing.ts'

/** Calls open to every holder of a link, whoever they are. */
const byLink = /\.(claim_payment|invitation|invoice_(document|receipt)|note_share_view|shared_\w+)$/

const all = await callables('authenticated')
const functions = all.filter(({ name }) => !byLink.test(name))
const relations = await sql<{ name: string; shown: boolean; updates: string[] }[]>`
  select
    relnamespace::regnamespace || '.' || relname as name, relnamespace = 'public'::regnamespace as shown,
    array(
      select attname from pg_attribute
      where attrelid = relation.oid and attnum > 0 and has_column_privilege('authenticated', relation.oid, attnum, 'update')
    ) as updates
  from pg_class as relation
  where relnamespace in ('public'::regnamespace, 'books'::regnamespace) and relkind in ('r', 'v')
    and has_any_column_privilege('authenticated', oid, 'select')`
const needed = new Map(
  (
    await sql<{ call: string; scope: string | null; member: string | null }[]>`
      select call, scope, member from private.calls`
  ).map((one) => [one.call, one]),
)
const callOf = (name: string) => needed.get(name.replace('public.', 'rpc/'))

let scene: Scene
let business: string
const people: Record<'partner' | 'accountant' | 'removed', string> = {
  ...{ partner: '', accountant: '', removed: '' },
}
let tokens: string[]

async function makeKey(scopes: string[]) {
  const [row] = await as(
    scene.seller,
    (tx) => tx<{ made: { id: string; key: string } }[]>`
      select make_api_key('Shop', ${scopes}) as made`,
  )
  return row?.made ?? { id: '', key: '' }
}

beforeAll(async () => {
  scene = await makeScene()
  business = await businessOf(scene.seller)
  people.partner = await join(scene.seller, 'partner')
  people.accountant = await join(scene.seller, 'accountant')
  people.removed = await join(scene.seller, 'partner')
  await as(scene.seller, (tx) => tx`select remove_member(${people.removed})`)
  const { invoice_id } = scene.values('')
  await as(scene.seller, (tx) => shareStatement(tx, invoice_id ?? ''))
  const links = await sql<{ token: string }[]>`
    select token from invoice_links where user_id = ${scene.seller} and revoked_at is null
    union all
    select token from statement_links where user_id = ${scene.seller}`
  tokens = links.map(({ token }) => token)
})

/** A request with the claims that the gate would write, or wrote once; undone. */
const withClaims = (claims: object, work: (tx: Tx) => Promise<unknown>) =>
  outcome(
    tryAs(null, async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
      await tx`set local role authenticated`
      await work(tx)
    }),
  )

/** Who may nothing here, with what they hear and claims that say otherwise. */
const nobodies: [string, string, () => Promise<object>][] = [
  [
    'a session that did not give the code',
    'PT401 | second_factor_required',
    async () => {
      const session = crypto.randomUUID()
      await sql`insert into auth.sessions (id, user_id) values (${session}, ${scene.seller})`
      return { ...JSON.parse(claimsOf(scene.seller, session)), aal: 'aal2' }
    },
  ],
  [
    'a member who was removed',
    'PT403 | not_a_member',
    () =>
      Promise.resolve({
        ...JSON.parse(claimsOf(people.removed)),
        ...{ account: scene.seller, member: 'partner', reads: false },
      }),
  ],
  [
    'a partner who became an accountant',
    'PT403 | not_a_member',
    () =>
      Promise.resolve({
        ...JSON.parse(claimsOf(people.accountant)),
        ...{ account: scene.seller, member: 'partner', reads: false },
      }),
  ],
  [
    'a member who did not give their own code',
    'PT401 | second_factor_required',
    async () => {
      const member = await join(scene.seller, 'partner')
      await turnFactorOn(member, false)
      const claims = { account: scene.seller, member: 'partner', reads: false }
      return { ...JSON.parse(claimsOf(member)), ...claims }
    },
  ],
  [
    'a key that was ended',
    'PT401 | key_wrong',
    async () => {
      const { id } = await makeKey(['documents', 'clients', 'payments'])
      await as(scene.seller, (tx) => tx`select end_api_key(${id})`)
      return { sub: scene.seller, role: 'authenticated', key_id: id, reads: false }
    },
  ],
]

describe.each(nobodies)('%s', (_, refusal, claimsNow) => {
  test('reads and writes no table or view', async () => {
    const claims = await claimsNow()
    const statements = relations.flatMap(({ name, updates: [column] }) => [
      `select * from ${name}`,
      ...(column ? [`update ${name} set ${column} = ${column}`] : []),
    ])
    const got = await Promise.all(
      statements.map(async (text) => [text, await withClaims(claims, (tx) => tx.unsafe(text))]),
    )
    expect(statements.length).toBeGreaterThan(60)
    expect(got).toEqual(statements.map((text) => [text, refusal]))
  })

  test('calls no function', async () => {
    const claims = await claimsNow()
    const got = await Promise.all(
      functions.map(async (callable) => [
        callable.name,
        await withClaims(claims, (tx) => call(tx, callable, scene.values(callable.name))),
      ]),
    )
    expect(functions.length).toBeGreaterThan(130)
    expect(got).toEqual(functions.map(({ name }) => [name, refusal]))
  })
})

class Undone extends Error {}

/** The text of the answer, or the refusal; undone. */
async function answerOf(
  run: (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>,
  work: (tx: Tx) => Promise<unknown>,
) {
  let answer: string | undefined
  const tried = run(async (tx) => {
    answer = JSON.stringify(await work(tx))
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  const told = await outcome(tried)
  return told === 'done' ? `done ${answer}` : told
}

const asMember =
  (role: 'partner' | 'accountant', method: string, path: string) =>
  (work: (tx: Tx) => Promise<unknown>) =>
    inBusiness(people[role], business, [method, path], work)

const byKey = (key: string, path: string) => (work: (tx: Tx) => Promise<unknown>) =>
  sql.begin(async (tx) => {
    await tx`set local role anon`
    await tx`
      select set_config('request.headers', ${JSON.stringify({ 'x-bahi-key': key })}, true),
        set_config('request.method', 'POST', true), set_config('request.path', ${path}, true)`
    await tx`select private.enter()`
    return work(tx)
  })

/** As an owner hears it who makes the same call. */
const usual = (name: string) =>
  needsFiled(name) || needsNoBooks(name) ? /^PT409/ : needsKey(name) ? /^(done|PT403)/ : /^done/

describe.each(['partner', 'accountant'] as const)('a living %s', (role) => {
  test('gets from each call that is let in what its owner gets, and a reading one only reads', async () => {
    const open = functions.filter(({ name }) => {
      const member = callOf(name)?.member
      return member === 'accountant' || (member === 'partner' && role === 'partner')
    })
    const got = await Promise.all(
      open.map(async (callable) => {
        const run = asMember(role, 'POST', callable.name.replace('public.', '/rpc/'))
        return [
          callable.name,
          await answerOf(run, (tx) => call(tx, callable, scene.values(callable.name))),
        ]
      }),
    )
    expect(open.length).toBeGreaterThan(45)
    expect(got).toEqual(open.map(({ name }) => [name, expect.stringMatching(usual(name))]))
    // Whoever has the token of a link may answer as the client.
    const told = got.flatMap(([name, text = '']) =>
      tokens.some((token) => text.includes(token)) ? [name] : [],
    )
    if (role === 'accountant') expect(told).toEqual([])
    else expect(told).toContain('public.share_invoice')
  })

  test('reads from no table or view the token of a link, unless they may share', async () => {
    const shown = relations.filter(({ shown }) => shown)
    const got = await Promise.all(
      shown.map(async ({ name }) => {
        const run = asMember(role, 'GET', name.replace('public.', '/'))
        return [name, await answerOf(run, (tx) => tx.unsafe(`select * from ${name}`))]
      }),
    )
    const links = ['public.invoice_links', 'public.statement_links']
    const told = got.flatMap(([name, text = '']) =>
      tokens.some((token) => text.includes(token)) ? [name] : [],
    )
    expect(told.sort()).toEqual(role === 'partner' ? links : [])
    expect(got).toEqual(
      shown.map(({ name }) => [
        name,
        expect.stringMatching(role === 'accountant' && links.includes(name) ? /^PT403/ : /^done/),
      ]),
    )
  })
})

const keys = {
  reading: [],
  documents: ['documents'],
  drafts: ['drafts'],
  clients: ['clients'],
  payments: ['payments'],
}

describe.each(Object.entries<string[]>(keys))('a key for %s', (_, scopes) => {
  test('makes each call of its scope and no other', async () => {
    const { key } = await makeKey(scopes)
    const got = await Promise.all(
      functions.map(async (callable) => {
        const run = byKey(key, callable.name.replace('public.', '/rpc/'))
        const text = await answerOf(run, (tx) => call(tx, callable, scene.values(callable.name)))
        return [callable.name, text.slice(0, 60)]
      }),
    )
    const may = ({ scope = null }: { scope?: string | null } = {}) => {
      if (scope === null) return /^PT403 \| key_not_allowed/
      const own = ['any', 'read', ...scopes, ...(scopes.includes('documents') ? ['drafts'] : [])]
      return own.includes(scope) ? null : /^PT403 \| key_scope_missing/
    }
    expect(got).toEqual(
      functions.map(({ name }) => [name, expect.stringMatching(may(callOf(name)) ?? usual(name))]),
    )
  })
})

test('nothing is told live, and no policy opens a door beside the tables that are tried here', async () => {
  // Realtime tells what is published, and Storage asks policies of its own schema.
  expect(await sql`select tablename from pg_publication_tables`).toHaveLength(0)
  const elsewhere = await sql`
    select schemaname, tablename from pg_policies where schemaname not in ('public', 'books', 'private')`
  expect([...elsewhere]).toEqual([])
  const views =
    await sql`select matviewname from pg_matviews where schemaname in ('public', 'books')`
  expect([...views]).toEqual([])
})

test('whoever has a link of any kind reads no comment', async () => {
  const said = `For us alone ${crypto.randomUUID()}`
  const { invoice_id } = scene.values('')
  await as(scene.seller, (tx) => tx`select comment_on(${invoice_id ?? ''}, ${said})`)
  const links = all.filter(({ name, args }) => byLink.test(name) && args.length === 1)
  const [pdf] = await sql<{ token: string }[]>`
    select pdf_token as token from invoices where id = ${invoice_id ?? ''}`
  const answers: string[] = []
  for (const link of links) {
    for (const token of [...tokens, pdf?.token ?? '']) {
      const run = (work: (tx: Tx) => Promise<unknown>) => as(null, work)
      answers.push(await answerOf(run, (tx) => call(tx, link, { token })))
    }
  }
  // The invoice itself is told, so that the links do lead to it.
  expect(answers.filter((text) => text.includes('Kaveri Interiors')).length).toBeGreaterThan(5)
  expect(answers.filter((text) => text.includes(said))).toEqual([])
})
