import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'

const INVOICES = 1_000_000

/** The person with a hundred thousand invoices. */
export const bigUser = { email: 'person1@bench.example', password: 'bench-password' } as const

/** Fills an empty database; one that is filled already is kept. Takes up to three minutes. */
export async function fill(dbUrl: string, log: (line: string) => void): Promise<void> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} })
  try {
    const [found] = await sql<{ count: number }[]>`
      select count(*)::integer as count from auth.users where email like '%@bench.example'`
    if (found?.count) return log('The database of the last run is used again.')
    log(`Writing ${INVOICES.toLocaleString('en-IN')} invoices, once ...`)
    const start = performance.now()
    await sql.begin((tx) =>
      tx.unsafe(readFileSync(join(import.meta.dirname, 'big-database.sql'), 'utf8')),
    )
    await sql`vacuum (analyze) public.invoices`
    await sql`vacuum (analyze) public.invoice_items`
    await sql`vacuum (analyze) public.payments`
    await sql`analyze`
    log(`... done in ${Math.round((performance.now() - start) / 1000)} s.`)
  } finally {
    await sql.end()
  }
}
