import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { thorough } from '../setup/property.ts'
import { connect, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { become, type Callable, call, callables } from './calls.ts'
import { outcome } from './ledger.ts'
import { makeScene, type Scene } from './scene.ts'

/** Whoever has a link may do these, whoever they are. */
const byLink =
  /\.(answer_estimate|claim_payment|invitation|invoice_(document|receipt)|note_share_view|shared_\w+)$/
const functions = (await callables('authenticated')).filter(({ name }) => !byLink.test(name))

/** Runs of the server write into the others, in tests beside this one. */
const tables = await sql<{ name: string; owner: string }[]>`
  select name, owner from private.account_tables
  where name not in ('private.mail_jobs', 'private.writers') and name not like 'private.webhook\\_%'
  order by place`

/**
 * All tables are read at each try. Where a test beside this one gave one account almost all rows of a table, a plan that
 * stays may read that table whole: some runs took half a minute more.
 */
const db = connect(inject('stack').dbUrl, { enable_seqscan: 'off' })
afterAll(() => db.end())

type Values = Record<string, string | null>

let own: Scene
let theirs: Scene
/** All ids and tokens of the other account. */
let secrets: string[]

/** All that stands in the rows of an account. */
async function rowsOf(tx: Tx | typeof db, owner: string): Promise<string> {
  const parts = tables.map(
    (table) =>
      `select to_jsonb(kept)::text as text from ${table.name} as kept where ${table.owner} = $1`,
  )
  const [row] = await tx.unsafe<{ text: string }[]>(
    `select string_agg(text, e'\\n' order by text) as text from (${parts.join(' union all ')}) as rows`,
    [owner],
    { prepare: true },
  )
  return row?.text ?? ''
}

beforeAll(async () => {
  own = await makeScene()
  theirs = await makeScene()
  const [mine, others] = [await rowsOf(db, own.seller), await rowsOf(db, theirs.seller)]
  // Texts that both have, such as a kind of mail, are no secrets.
  secrets = [...new Set(others.match(/"[\w-]{24,36}"/g))]
    .map((text) => text.slice(1, -1))
    .filter((text) => !mine.includes(text))
})

/** The values of a call with each id of the other account, in what holds several of them as well. */
function foreignValues(name: string): Values {
  const values = theirs.values(name)
  const { invoice_id, client_id, receipt_id } = values
  const document = JSON.parse(values.document ?? '{}')
  const part = { invoice_id, amount_minor: 100, tds_minor: 0 }
  return {
    ...values,
    document: JSON.stringify({ ...document, client_id, receipt_id, original_id: invoice_id }),
    allocations: JSON.stringify([part]),
    ledgers: JSON.stringify([{ ledger: 'client', client_id, name: 'Mine' }]),
    original_id: invoice_id ?? null,
    corrects_id: invoice_id ?? null,
    after_id: client_id ?? null,
  }
}

/** All ids of theirs at once, and each beside values of one's own, in the gate every other one. */
function tries({ name, args }: Callable): Values[] {
  const [mine, foreign] = [own.values(name), foreignValues(name)]
  const pointing = args.filter(({ name: arg }) =>
    secrets.some((secret) => foreign[arg]?.includes(secret)),
  )
  // Lists go over a whole year.
  const wide: Values = { query: '', status: null, client_id: null, most: '1000' }
  for (const arg of ['first_day', 'from_day', 'issued_from', 'since']) wide[arg] = '2026-04-01'
  for (const arg of ['last_day', 'to_day', 'issued_to', 'until']) wide[arg] = '2027-03-31'
  const isList = args.some(({ name: arg }) => arg in wide)
  return [
    foreign,
    ...(isList ? [{ ...mine, ...wide }] : []),
    ...pointing
      .filter((_, at) => at % thorough(12, 1) === 0)
      .map(({ name: arg }) => ({ ...mine, [arg]: foreign[arg] ?? null })),
  ]
}

/** Calls with these values, and undoes everything. */
const attempt = (callable: Callable, values: Values) =>
  tryAs(
    null,
    async (tx) => {
      await become(tx, own.seller)
      let answer = ''
      // A refusal is the usual answer, and leaves nothing to look for.
      await outcome(
        tx.savepoint(async (sub) => {
          answer = JSON.stringify(await call(sub, callable, values))
        }),
      )
      if (answer === '') return { tells: [], keeps: [], changes: false }
      await become(tx, null)
      const given = JSON.stringify(values)
      const kept = await rowsOf(tx, own.seller)
      return {
        tells: secrets.filter((secret) => answer.includes(secret) && !given.includes(secret)),
        keeps: secrets.filter((secret) => kept.includes(secret)),
        // Another connection sees them as they were.
        changes: (await rowsOf(tx, theirs.seller)) !== (await rowsOf(db, theirs.seller)),
      }
    },
    db,
  )

test('with ids of another account no call tells, keeps or changes anything of it', async () => {
  expect(secrets.length).toBeGreaterThan(60)
  const asked = functions.flatMap((callable) =>
    tries(callable).map((values) => ({ callable, values })),
  )
  expect(asked.length).toBeGreaterThan(functions.length + 130)
  const got: [string, object][] = []
  for (const { callable, values } of asked) {
    got.push([callable.name, await attempt(callable, values)])
  }
  expect(got).toEqual(
    asked.map(({ callable }) => [callable.name, { tells: [], keeps: [], changes: false }]),
  )
}, 60_000)
