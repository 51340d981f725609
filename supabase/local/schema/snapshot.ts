import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Sql } from 'postgres'
import { filledTables } from '../postgres/chain.ts'

const catalogueQuery = readFileSync(resolve(import.meta.dirname, 'snapshot.sql'), 'utf8')

/** The tables whose rows are a part of the schema. A list that comes by a migration of its own is none. */
const wordTables = filledTables.filter((table) => table !== 'public.hsn_codes')

/** All that a database's schemas consist of, a sorted line each, the rows that belong to the schema among them. */
export async function describeSchema(sql: Sql): Promise<string[]> {
  const lines = await sql.unsafe<{ line: string }[]>(catalogueQuery)
  // A draft brings a new one of them.
  const there = await sql<{ name: string }[]>`
    select name from unnest(${wordTables}::text[]) as name where to_regclass(name) is not null`
  const rows = await Promise.all(
    there.map(({ name }) =>
      sql.unsafe<{ line: string }[]>(
        `select 'row ${name}: ' || to_jsonb(own)::text as line from ${name} as own`,
      ),
    ),
  )
  return [...lines, ...rows.flat()].map(({ line }) => line).sort()
}

export type Difference = { missing: string[]; unexpected: string[] }

export function differenceOf(wanted: string[], found: string[]): Difference {
  const [isWanted, isFound] = [new Set(wanted), new Set(found)]
  return {
    missing: wanted.filter((line) => !isFound.has(line)),
    unexpected: found.filter((line) => !isWanted.has(line)),
  }
}

export const isAlike = ({ missing, unexpected }: Difference) =>
  missing.length + unexpected.length === 0

const columnsQuery = `
  select attname as name, coalesce(attnum = any (conkey), false) as "isKey"
  from pg_attribute
  left join pg_constraint on conrelid = attrelid and contype = 'p'
  where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
  order by attnum`

/** The statements that make the rows of the schema's own tables in one database those of another. */
export async function rowChanges(wanted: Sql, found: Sql): Promise<string[]> {
  const changes: string[] = []
  for (const table of wordTables) {
    const columns = await wanted.unsafe<{ name: string; isKey: boolean }[]>(columnsQuery, [table])
    const listed = (names: { name: string }[], prefix = '') =>
      names.map(({ name }) => `${prefix}${name}`).join(', ')
    const keys = columns.filter(({ isKey }) => isKey)
    const others = columns.filter(({ isKey }) => !isKey)
    const there = await found.unsafe<{ name: string }[]>(columnsQuery, [table])
    const isThere = new Set(there.map(({ name }) => name))
    // A column that the other has not yet is null there.
    const rowsOf = (sql: Sql, has: (name: string) => boolean) => {
      const values = columns
        .map(({ name }) => (has(name) ? `quote_nullable(${name}::text)` : `'NULL'`))
        .join(", ', ', ")
      return sql.unsafe<{ key: string; values: string }[]>(
        `select concat_ws(' and ', ${keys.map(({ name }) => `'${name} = ' || quote_literal(${name}::text)`).join(', ')}) as key,
           concat(${values}) as values
         from ${table} order by 1`,
      )
    }
    const after = await rowsOf(wanted, () => true)
    const before = isThere.size > 0 ? await rowsOf(found, (name) => isThere.has(name)) : []
    const known = new Map(before.map((row) => [row.key, row.values]))
    const fresh = after.filter((row) => known.get(row.key) !== row.values)
    if (fresh.length > 0) {
      changes.push(
        `insert into ${table} (${listed(columns)})\nvalues\n${fresh.map((row) => `  (${row.values})`).join(',\n')}\n` +
          `on conflict (${listed(keys)}) do update set\n  (${listed(others)}) = row(${listed(others, 'excluded.')});`,
      )
    }
    const kept = new Set(after.map(({ key }) => key))
    const gone = before.filter(({ key }) => !kept.has(key))
    changes.push(...gone.map(({ key }) => `delete from ${table} where ${key};`))
  }
  return changes
}
