import { PostgrestClient } from '@supabase/postgrest-js'
import { getTdsBooks, keepTdsRows } from '#data/payments/tds.ts'
import type { Database } from '#database'
import { dayInIndia } from '#domain/dates.ts'
import { shiftPeriod } from '#domain/periods.ts'
import type { DepartmentRow } from '#domain/tds/department.ts'
import { register } from '../database/big-database.ts'
import { signIn } from '../load/door.ts'
import { password, seedPeople } from '../load/seed.ts'
import { type Timing, timingOf } from '../measure.ts'

export type Server = { apiUrl: string; dbUrl: string; publishableKey: string }

const ACCOUNTS = 5

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Keeps the rows of one statement in some accounts that have none, again, and as those of the day after; and asks for all. */
export async function timesOfKeeping(
  server: Server,
  rows: readonly DepartmentRow[],
): Promise<Record<'fresh' | 'known' | 'changed' | 'asked', Timing>> {
  const fresh: number[] = []
  const known: number[] = []
  const changed: number[] = []
  const asked: number[] = []
  const today = dayInIndia(new Date())
  const yesterday = shiftPeriod('day', today, -1)
  await seedPeople(server.dbUrl, ACCOUNTS)
  for (let at = 1; at <= ACCOUNTS; at += 1) {
    const email = `load${at}@bench.example`
    await register(server.dbUrl, { email })
    const token = await signIn(server.apiUrl, server.publishableKey, { email, password })
    const rest = new PostgrestClient<Database>(`${server.apiUrl}/rest/v1`, {
      headers: { apikey: server.publishableKey, Authorization: `Bearer ${token}` },
      retry: false,
    })
    const db = { from: rest.from.bind(rest), rpc: rest.rpc.bind(rest) }
    fresh.push(await timed(() => keepTdsRows(db, yesterday, rows)))
    known.push(await timed(() => keepTdsRows(db, yesterday, rows)))
    changed.push(await timed(() => keepTdsRows(db, today, rows)))
    asked.push(
      await timed(async () => {
        const books = await getTdsBooks(db, { firstDay: '2026-04-01', lastDay: '2027-03-31' })
        if (books.rows.length !== rows.length) throw new Error(`${books.rows.length} are there.`)
      }),
    )
  }
  return {
    ...{ fresh: timingOf(fresh), known: timingOf(known) },
    ...{ changed: timingOf(changed), asked: timingOf(asked) },
  }
}
