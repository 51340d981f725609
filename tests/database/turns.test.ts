import { beforeAll, expect, test } from 'vitest'
import { sql, tryAs } from '../setup/stack/database.ts'
import { call, callables, needsKey, needsNoBooks } from './calls.ts'
import { makeScene, type Scene } from './scene.ts'

const writers = (await callables('authenticated')).filter(
  ({ name, writes }) => writes && !needsKey(name) && !needsNoBooks(name),
)

let scene: Scene
beforeAll(async () => {
  scene = await makeScene()
})

/** Waits until a connection waits for another one, and says which rows of which tables it has locked by then. */
async function lockedBy(pid: number): Promise<string[]> {
  await expect
    .poll(
      async () => {
        const [row] = await sql<{ waits: boolean }[]>`
          select cardinality(pg_blocking_pids(${pid})) > 0 as waits`
        return row?.waits
      },
      { interval: 5, timeout: 10_000 },
    )
    .toBe(true)
  const locks = await sql<{ name: string }[]>`
    select relation::regclass::text as name
    from pg_locks join pg_class as known on known.oid = relation
    where pid = ${pid} and mode = 'RowShareLock' and relkind in ('r', 'p')
      and relation <> 'private.writers'::regclass
    order by 1`
  return locks.map(({ name }) => name)
}

test('every writer waits for its account’s turn before it locks anything, so that two of them never wait for one another', async () => {
  const early: [name: string, locked: string[]][] = []
  for (const writer of writers) {
    const called = await sql.begin(async (turn) => {
      await turn`select from private.writers where user_id = ${scene.seller} for update`
      const connected = Promise.withResolvers<number>()
      const waiting = tryAs(scene.seller, async (tx) => {
        const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
        connected.resolve(own?.pid ?? 0)
        await call(tx, writer, scene.values(writer.name))
      })
      const locked = await lockedBy(await connected.promise)
      // Its turn comes with the end of this one.
      return { locked, outcome: waiting.catch(() => {}) }
    })
    early.push([writer.name, called.locked])
    await called.outcome
  }
  expect(writers.length).toBeGreaterThan(80)
  expect(early.filter(([, locked]) => locked.length > 0)).toEqual([])
})
