import { setTimeout } from 'node:timers/promises'
import postgres from 'postgres'
import { inject } from 'vitest'

/** Tests name tables alone, whichever schema they are in; of two of a name the table, not the view of it for the Data API. */
export const searchPath = { search_path: 'books, public, extensions' }

/** Connects to the database of a stack, as the owner of everything, with more settings of PostgreSQL for its sessions. */
export const connect = (url: string, settings: Record<string, string> = {}) =>
  postgres(url, {
    max: 6,
    connection: { ...searchPath, ...settings },
    // Shared by all files of a worker, so none of them ends it.
    idle_timeout: 60,
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  })

/** The owner of everything: for preparing and looking, not for the tested calls. */
export const sql = connect(inject('stack').dbUrl)

export type Database = typeof sql
export type Tx = postgres.TransactionSql<{ bigint: number }>

/** The claims in the token of a signed-in person; `makePerson` opens that session. */
export const claimsOf = (user: string, session = user) =>
  JSON.stringify({ sub: user, session_id: session, role: 'authenticated' })

/** Runs as one signed-in person, as the Data API does; `null` is a visitor. */
export function as<T>(user: string | null, work: (tx: Tx) => Promise<T>, db: Database = sql) {
  return db.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${user ? claimsOf(user) : ''}, true)`
    await tx.unsafe(`set local role ${user ? 'authenticated' : 'anon'}`)
    return work(tx)
  })
}

/** Runs as the edge function does with the server's own key. */
export function asServer<T>(work: (tx: Tx) => Promise<T>) {
  return sql.begin(async (tx) => {
    await tx.unsafe('set local role service_role')
    return work(tx)
  })
}

class RolledBack extends Error {}

/** The same, and undoes everything in the end. */
export async function tryAs<T>(
  user: string | null,
  work: (tx: Tx) => Promise<T>,
  db: Database = sql,
): Promise<T> {
  let result: { value: T } | undefined
  const tried = async (tx: Tx) => {
    result = { value: await work(tx) }
    throw new RolledBack()
  }
  await as(user, tried, db).catch((error) => {
    if (!(error instanceof RolledBack)) throw error
  })
  if (!result) throw new Error('The work did not run.')
  return result.value
}

/** A lock that did not come in time, and a deadlock. */
const IN_THE_WAY = ['55P03', '40P01']

/**
 * A transaction of a test that locks whole tables: long before it and the tests beside it are found in a deadlock, it
 * gives way and is tried again.
 */
async function givingWay<T>(
  begin: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await begin(async (tx) => {
      await tx`set local lock_timeout = '200ms'`
      return work(tx)
    })
  } catch (error) {
    const isBlocked = error instanceof postgres.PostgresError && IN_THE_WAY.includes(error.code)
    if (!isBlocked) throw error
    // A retry without a wait would lock some tables again before the waiting ones had their turn.
    await setTimeout(100)
    return givingWay(begin, work)
  }
}

/** Runs as the owner of the database, undone at the end: for a test that changes or empties tables. */
export const asOwner = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  givingWay(
    (tried) =>
      tryAs(null, async (tx) => {
        await tx`reset role`
        return tried(tx)
      }),
    work,
  )

/** The same, to stay: for rows that no writer makes. */
export const asOwnerToStay = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  givingWay(async (tried) => (await sql.begin(tried)) as T, work)

/** Runs as one signed-in person, but with the owner's rights, on days that the test sets; undone at the end. */
export const onDays = <T>(
  user: string,
  work: (tx: Tx, on: (day: string) => Promise<void>) => Promise<T>,
) =>
  tryAs(null, async (tx) => {
    await tx`reset role`
    await tx`select set_config('request.jwt.claims', ${claimsOf(user)}, true)`
    return work(tx, async (day) => {
      await tx`select set_config('app.today', ${day}, true)`
    })
  })
