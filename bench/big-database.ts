import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { databaseUrl } from '../supabase/local/bootstrap.ts'
import { superuser } from '../supabase/local/cluster-init.ts'

export type Size = { invoices: number; people: number }

export const big: Size = { invoices: 1_000_000, people: 1_000 }
export const small: Size = { invoices: 10_000, people: 10 }

/** The person with a tenth of all invoices: a hundred thousand in the big database. */
export const bigUser = { email: 'person1@bench.example', password: 'bench-password' } as const

/** Who issues what stays, so that the invoices of the other are the same in the next run. */
export const smallUser = { email: 'person2@bench.example', password: 'bench-password' } as const

/**
 * Fills an empty database, as the superuser; one that is filled already is kept. Takes up to three minutes.
 * Returns the seconds that it took, when it did.
 */
export async function fill(
  dbUrl: string,
  { invoices, people }: Size,
  log: (line: string) => void,
): Promise<number> {
  const sql = postgres(databaseUrl(Number(new URL(dbUrl).port), superuser), {
    max: 1,
    onnotice: () => {},
  })
  try {
    const [found] = await sql<{ seconds: number | null }[]>`
      select current_setting('bench.seconds', true)::integer as seconds`
    if (found?.seconds) {
      log('The database of the last run is used again.')
      return found.seconds
    }
    log(`Writing ${invoices.toLocaleString('en-IN')} invoices, once ...`)
    const start = performance.now()
    await sql.begin(async (tx) => {
      await tx`
        select set_config('bench.invoices', ${String(invoices)}, true),
          set_config('bench.people', ${String(people)}, true)`
      await tx.unsafe(readFileSync(join(import.meta.dirname, 'big-database.sql'), 'utf8'))
    })
    await sql`vacuum (analyze) public.invoices`
    await sql`vacuum (analyze) public.invoice_items`
    await sql`vacuum (analyze) public.payments`
    await sql`vacuum (analyze) public.invoice_periods`
    await sql`analyze`
    const seconds = Math.ceil((performance.now() - start) / 1000)
    await sql.unsafe(`alter database postgres set bench.seconds = ${seconds}`)
    log(`... done in ${seconds} s.`)
    return seconds
  } finally {
    await sql.end()
  }
}
