import { sql, type Tx } from '../../setup/stack/database.ts'
import type { makeDatabase } from '../../setup/stack/second-database.ts'

export type Database = Awaited<ReturnType<typeof makeDatabase>>

export const bytesOf = async (user: string, db: Tx | typeof sql = sql) => {
  const [row] = await db<{ bytes: number }[]>`
    select bytes from private.writers where user_id = ${user}`
  return row?.bytes ?? 0
}

/** Returns the size of the tables that hold people's rows, as the database tells it. */
export async function taken({ sql }: Database) {
  await sql`vacuum analyze`
  const [row] = await sql<{ bytes: number }[]>`
    select sum(pg_total_relation_size(oid))::bigint as bytes
    from pg_class
    where relnamespace in ('public'::regnamespace, 'books'::regnamespace, 'private'::regnamespace) and relkind = 'r'
      and oid in (select attrelid from pg_attribute where attname = 'user_id')`
  return row?.bytes ?? 0
}
