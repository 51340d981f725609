import type pg from 'pg'
import * as v from 'valibot'
import {
  type Applied,
  filledTables,
  historyQuery,
  schemaQuery,
} from '../../supabase/local/postgres/chain.ts'
import { Fault } from '../../supabase/local/process/fault.ts'

/** A table by its full name; its columns as they are written in SQL, without those that the database computes. */
export type Table = { name: string; columns: string[] }

/** Auth's tables of identities and credentials, each after those that it refers to. */
const logins = ['auth.users', 'auth.identities', 'auth.mfa_factors', 'auth.webauthn_credentials']

const tablesQuery = (which: string) => `
  select
    format('%I.%I', space.nspname, relation.relname) as name,
    relation.relpersistence = 'p' as stays,
    array(
      select quote_ident(attname) from pg_attribute
      where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
    ) as columns,
    array(
      select format('%I.%I', its.nspname, other.relname)
      from pg_constraint
      join pg_class as other on other.oid = confrelid
      join pg_namespace as its on its.oid = other.relnamespace
      where contype = 'f' and conrelid = relation.oid and confrelid <> relation.oid
    ) as needs
  from pg_class as relation
  join pg_namespace as space on space.oid = relation.relnamespace
  where relation.relkind = 'r' and ${which}
  order by 1`

const found = v.array(
  v.object({
    name: v.string(),
    stays: v.boolean(),
    columns: v.array(v.string()),
    needs: v.array(v.string()),
  }),
)
type Found = v.InferOutput<typeof found>[number]

/** The schemas of the migrations. */
const ours = `space.nspname in ('public', 'books', 'private')`

/**
 * Returns our tables except those that migrations fill, each after those that it refers to. `kept`
 * are the ones in a backup: caches are built again.
 */
export async function ownTables(client: pg.Client): Promise<{ all: Table[]; kept: Table[] }> {
  const tables = v.parse(found, (await client.query(tablesQuery(ours))).rows)
  const all = inOrder(tables.filter(({ name }) => !filledTables.includes(name)))
  return { all, kept: all.filter(({ stays }) => stays) }
}

/** Returns the login tables that exist; Auth servers of different versions have different ones. */
export async function loginTables(client: pg.Client): Promise<Table[]> {
  const tables = v.parse(found, (await client.query(tablesQuery(`space.nspname = 'auth'`))).rows)
  return logins.flatMap((name) => tables.filter((table) => table.name === name))
}

function inOrder(tables: Found[]): Found[] {
  const ordered: Found[] = []
  let rest = tables
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name))
    const next = rest.filter(({ needs }) => !needs.some((name) => waiting.has(name)))
    if (next.length === 0) throw new Error(`Tables refer to each other: ${[...waiting]}`)
    ordered.push(...next)
    rest = rest.filter((table) => !next.includes(table))
  }
  return ordered
}

const sequences = v.array(v.object({ name: v.string() }))
export const sequence = v.object({ name: v.string(), last: v.string(), called: v.boolean() })
export type Sequence = v.InferOutput<typeof sequence>

/** The last values of our sequences: read after the rows of a transaction, never less than those. */
export async function ownSequences(client: pg.Client): Promise<Sequence[]> {
  const query = `
    select format('%I.%I', space.nspname, relation.relname) as name
    from pg_class as relation
    join pg_namespace as space on space.oid = relation.relnamespace
    where relation.relkind = 'S' and ${ours}
    order by 1`
  const counted: Sequence[] = []
  for (const { name } of v.parse(sequences, (await client.query(query)).rows)) {
    const { rows } = await client.query(
      `select '${name}' as name, last_value::text as last, is_called as called from ${name}`,
    )
    counted.push(v.parse(sequence, rows[0]))
  }
  return counted
}

const history = v.tuple([v.object({ found: v.boolean() })])
const applied = v.array(v.object({ version: v.string(), fingerprint: v.nullable(v.string()) }))

/** The migrations that made the database, lists aside. */
export async function schemaOf(client: pg.Client): Promise<Applied[]> {
  const [{ found: deployed }] = v.parse(history, (await client.query(historyQuery)).rows)
  if (!deployed) {
    throw new Fault('The database has no tables of this product yet: run `npm run deploy` first.')
  }
  return v.parse(applied, (await client.query(schemaQuery)).rows)
}

/** The first migration in which two databases differ. */
export function firstDifference(one: Applied[], other: Applied[]): string | undefined {
  const versions = [...one, ...other].map(({ version }) => version).sort()
  return versions.find((version) => {
    const [here, there] = [one, other].map((side) => side.find((own) => own.version === version))
    if (!here || !there) return true
    // One that was only noted as applied has no fingerprint.
    return Boolean(here.fingerprint && there.fingerprint) && here.fingerprint !== there.fingerprint
  })
}

/**
 * How both sides write and read values, and that nothing ends a long copy. `postgres` may set all of it, on a hosted project,
 * too.
 */
export const settings = `
  set local search_path = '';
  set local datestyle = 'ISO';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local client_encoding = 'UTF8';
  set local row_security = off;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = '30s';`
