import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { historyScript, type Migration } from '../../supabase/local/postgres/chain.ts'

/** The result for one table: the number of rows carried over, or null when the new schema has no such table. */
export type Carried = { place: string; rows: number | null; left_out: string | null }

const part = (file: string) => readFileSync(resolve(import.meta.dirname, file), 'utf8')

const applyHistory = `do $$
declare
  migration record;
begin
  for migration in
    select array_to_string(statements, '') as text from supabase_migrations.schema_migrations order by version
  loop
    execute migration.text;
  end loop;
end
$$;`

/** Returns the prefix of the schemas that keep the earlier data, before `_public` and `_private`. */
export const keptName = (now = new Date()) =>
  `before_${now.toISOString().slice(0, 19).replace(/\D/g, '')}`

/** The schema of 1.0.0, into which older data is copied. Later migrations and the HSN codes come with the next push. */
export const firstRelease = (chain: Migration[]) => chain.filter(({ name }) => name === 'baseline')

/**
 * One script, one transaction: all that another chain has made is put aside, the schema of 1.0.0 is made, and all rows are
 * copied over. It ends with a row for each table (`Carried`). If anything fails, nothing has happened.
 */
export function carryScript(chain: Migration[], kept: string): string {
  return [
    'begin;',
    `set local lock_timeout = '10s';`,
    `set local statement_timeout = '10min';`,
    `select set_config('app.kept', '${kept}', true);`,
    part('before.sql'),
    historyScript(firstRelease(chain)),
    applyHistory,
    part('after.sql'),
    'commit;',
    `select place, rows::integer, left_out from ${kept}_public.carried order by place;`,
  ].join('\n')
}

/** Reports the transfer to the person who ran it. */
export function carriedReport(rows: Carried[], kept: string): string {
  const came = rows.filter((row) => row.rows !== null)
  const counts = came.map((row) => `${row.place} ${row.rows}`)
  const stayed = [
    ...rows.filter((row) => row.rows === null).map((row) => row.place),
    ...came.filter((row) => row.left_out).map((row) => `${row.place} (${row.left_out})`),
  ]
  return [
    `Carried over, rows by table: ${counts.join(', ')}.`,
    ...(stayed.length > 0 ? [`Not in the new tables: ${stayed.join(', ')}.`] : []),
    `The old tables stay as they were in the schemas ${kept}_public and ${kept}_private. When you need them no more:`,
    `  drop schema if exists ${kept}_public, ${kept}_private cascade;`,
  ].join('\n')
}
