import type { Sql } from 'postgres'
import { type Migration, withoutLists } from '../postgres/chain.ts'
import { runCli } from '../postgres/supabase-cli.ts'
import { Fault, messageOf } from '../process/fault.ts'
import { createDatabase, type NewDatabase } from './database.ts'
import { type Difference, describeSchema, differenceOf, isAlike, rowChanges } from './snapshot.ts'
import type { SchemaFile } from './sources.ts'

export type Draft = { text: string; rest: Difference; fault: string | null }

type Sources = { chain: Migration[]; schemas: SchemaFile[]; port: number }

/** Drafts the migration that turns a database of the chain into one of the schemas; null when they agree already. */
export async function draftMigration({ chain, schemas, port }: Sources): Promise<Draft | null> {
  const declared = await createDatabase(port)
  const migrated = await createDatabase(port)
  try {
    await apply(
      declared.sql,
      schemas.map(({ path, text }) => ({ name: path, text })),
    )
    await apply(migrated.sql, withoutLists(chain))
    const wanted = await describeSchema(declared.sql)
    if (isAlike(differenceOf(wanted, await describeSchema(migrated.sql)))) return null
    const text = [
      await catalogueChanges(migrated, declared),
      ...(await rowChanges(declared.sql, migrated.sql)),
    ]
      .filter(Boolean)
      .join('\n\n')
    const fault = await tryOut(migrated.sql, text)
    const rest = differenceOf(wanted, await describeSchema(migrated.sql))
    return { text, rest, fault }
  } finally {
    await declared.drop()
    await migrated.drop()
  }
}

async function apply(sql: Sql, files: { name: string; text: string }[]): Promise<void> {
  for (const { name, text } of files) {
    await sql.unsafe(text).catch((error: unknown) => {
      throw new Fault(`${name} does not run: ${messageOf(error)}`)
    })
  }
}

/** The CLI's own comparison of two databases, which knows in which order things depend on each other. */
async function catalogueChanges(from: NewDatabase, to: NewDatabase): Promise<string> {
  const { status, stdout, output } = await runCli([
    'db',
    'diff',
    '--from',
    from.url,
    '--to',
    to.url,
  ])
  if (status !== 0) throw new Fault(`\`supabase db diff\` failed:\n${output}`)
  // It also says which kinds of objects it does not compare, such as rights to settings of the server.
  return stdout.replace(/^[│▲●].*\n/gm, '').trim()
}

async function tryOut(sql: Sql, text: string): Promise<string | null> {
  try {
    await sql.begin((transaction) => transaction.unsafe(text))
    return null
  } catch (error) {
    return messageOf(error)
  }
}
