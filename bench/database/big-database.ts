import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import postgres from 'postgres'
import { databaseUrl } from '../../supabase/local/postgres/bootstrap.ts'
import { superuser } from '../../supabase/local/postgres/cluster-init.ts'
import { Fault } from '../../supabase/local/process/fault.ts'
import { projectDir } from '../../supabase/local/settings.ts'

/** `dataDir` is kept between runs; delete it to begin anew. */
export type Size = { invoices: number; people: number; dataDir: string }

const inLocal = (folder: string) => resolve(projectDir, 'supabase/local', folder)

export const big: Size = { invoices: 1_000_000, people: 1_000, dataDir: inLocal('.bench') }
export const small: Size = { invoices: 10_000, people: 10, dataDir: inLocal('.bench-small') }

/**
 * The settings of the smallest computer of a hosted project (1 GB), as an engineer of Supabase has published it; the
 * stack of one developer keeps less in memory than a database of this size is asked for.
 * https://gist.github.com/egor-romanov/323e2847851bbd758081511785573c08
 */
export const hostedSettings = {
  shared_buffers: '256MB',
  effective_cache_size: '768MB',
  work_mem: '3500kB',
  random_page_cost: '1.1',
  max_wal_size: '4GB',
  plan_cache_mode: 'auto',
}

/** The person with a tenth of all invoices: a hundred thousand in the big database. */
export const bigUser = { email: 'person1@bench.example', password: 'bench-password' } as const

/** A person whose issued documents stay, so that the other person's invoices are the same in the next run. */
export const smallUser = { email: 'person2@bench.example', password: 'bench-password' } as const

/** The same without the door, with permits of its own. */
export const issuer = { email: 'person3@bench.example', password: 'bench-password' } as const

/** Two people who issue ten rows: one without tax, and one registered, with it. */
export const plainIssuer = { email: 'person4@bench.example' } as const
export const taxIssuer = { email: 'person5@bench.example' } as const

const asSuperuser = (dbUrl: string) =>
  postgres(databaseUrl(Number(new URL(dbUrl).port), superuser), { max: 1, onnotice: () => {} })

/**
 * Fills an empty database, as the superuser; one that is filled already is kept. Takes up to three minutes.
 * Returns the seconds that it took, when it did. A fault where an earlier filling was broken off.
 */
export async function fill(
  dbUrl: string,
  { invoices, people, dataDir }: Size,
  log: (line: string) => void,
): Promise<number> {
  const sql = asSuperuser(dbUrl)
  try {
    const [found] = await sql<{ seconds: number | null }[]>`
      select current_setting('bench.seconds', true)::integer as seconds`
    if (found?.seconds) {
      log('The database of the last run is used again.')
      return found.seconds
    }
    const [present] = await sql`select from books.invoices limit 1`
    if (present) {
      const folder = relative(projectDir, dataDir)
      throw new Fault(`The filling of ${folder} was broken off: delete ${folder} and run again.`)
    }
    log(`Writing ${invoices.toLocaleString('en-IN')} invoices, once ...`)
    const start = performance.now()
    await sql.begin(async (tx) => {
      await tx`
        select set_config('bench.invoices', ${String(invoices)}, true),
          set_config('bench.people', ${String(people)}, true)`
      await tx.unsafe(readFileSync(join(import.meta.dirname, 'big-database.sql'), 'utf8'))
    })
    await sql`vacuum (analyze) books.clients`
    await sql`vacuum (analyze) books.invoices`
    await sql`vacuum (analyze) books.invoice_items`
    await sql`vacuum (analyze) books.payments`
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

/** A session of a person, for what asks for one that lives. Returns the claims of its token, as JSON. */
export async function openSession(dbUrl: string, { email }: { email: string }): Promise<string> {
  const sql = asSuperuser(dbUrl)
  try {
    const [session] = await sql<{ id: string; user_id: string }[]>`
      insert into auth.sessions (id, user_id, created_at, updated_at)
      select gen_random_uuid(), id, now(), now() from auth.users where email = ${email}
      returning id, user_id`
    if (!session) throw new Error(`There is no ${email}.`)
    const { id, user_id } = session
    return JSON.stringify({ sub: user_id, session_id: id, role: 'authenticated' })
  } finally {
    await sql.end()
  }
}

/** Gives a person all permits for writes of a minute, whatever the run before took. */
export async function renewPermits(dbUrl: string, { email }: { email: string }): Promise<void> {
  const sql = asSuperuser(dbUrl)
  try {
    await sql`
      delete from private.writers
      where user_id = (select id from auth.users where email = ${email})`
  } finally {
    await sql.end()
  }
}

/** Makes a person a registered seller, who takes tax. */
export async function register(dbUrl: string, { email }: { email: string }): Promise<void> {
  const sql = asSuperuser(dbUrl)
  try {
    await sql`
      update public.businesses set gst_registration = 'regular', tax_id = '27AAPFU0939F1ZV'
      where email = ${email}`
  } finally {
    await sql.end()
  }
}
