import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../settings.ts'

/** One file of supabase/migrations. */
export type Migration = { version: string; name: string; text: string }

/** A migration recorded in a database; the fingerprint is null when it was only noted as applied. */
export type Applied = { version: string; fingerprint: string | null }

export function readChain(folder = join(projectDir, 'supabase/migrations')): Migration[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? []
      if (!version || !name) return []
      return [{ version, name, text: readFileSync(join(folder, file), 'utf8') }]
    })
}

/**
 * Rows that come with the schema and belong to no account: tools that move data leave them to the
 * push that follows.
 */
const lists = ['hsn_list']
/** The tables that migrations fill, those of lists and of the schema's own words: no backup has them. */
export const filledTables = [
  'public.hsn_codes',
  'private.document_kinds',
  'private.calls',
  'private.webhook_kinds',
  'private.mail_kinds',
  'private.account_tables',
]

export const withoutLists = (chain: Migration[]) =>
  chain.filter(({ name }) => !lists.includes(name))

const history = 'supabase_migrations.schema_migrations'

/** Whether anything was ever pushed to the database: one row, `found`. */
export const historyQuery = `select to_regclass('${history}') is not null as found`

// The CLI keeps the statements of each file as they were: spaces and semicolons aside they are the file. They are taken out
// one by one, which for the longest file takes a fifth of the time of a regular expression.
const bare = [' ', '\\n', ';', '\\t', '\\r'].reduce(
  (text, blank) => `replace(${text}, e'${blank}', '')`,
  "array_to_string(statements, '')",
)

export const appliedQuery = `
  select version, encode(sha256(convert_to(${bare}, 'UTF8')), 'hex') as fingerprint
  from ${history}
  order by version`

/** The same without lists. */
export const schemaQuery = `
  select version, fingerprint
  from (${appliedQuery}) as applied
  join ${history} using (version)
  where name is null or name <> all ('{${lists.join()}}')
  order by version`

export const fingerprintOf = ({ text }: Migration) =>
  createHash('sha256')
    .update(text.replace(/[ \t\r\n;]+/g, ''))
    .digest('hex')

/**
 * Returns whether the database contains anything from outside this chain; missing migrations are
 * fine, since a push adds them.
 */
export function isOfAnotherChain(chain: Migration[], applied: Applied[]): boolean {
  return applied.some(({ version, fingerprint }) => {
    const own = chain.find((migration) => migration.version === version)
    return !own || (fingerprint !== null && fingerprint !== fingerprintOf(own))
  })
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Writes into the history that the database has this chain, and nothing else. */
export function historyScript(chain: Migration[]): string {
  const rows = chain.map(
    ({ version, name, text }) => `(${quoted(version)}, ${quoted(name)}, array[${quoted(text)}])`,
  )
  return `delete from ${history} where version is not null;
insert into ${history} (version, name, statements) values\n${rows.join(',\n')};\n`
}
