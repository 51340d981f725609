import { readFile } from 'node:fs/promises'

/** The statement of a migration behind this comment: what it does to a database that is in use. */
export async function migrationStatement(migration: string, comment: string) {
  const file = new URL(`../../supabase/migrations/${migration}.sql`, import.meta.url)
  const text = await readFile(file, 'utf8')
  const start = text.indexOf(comment)
  if (start < 0) throw new Error(`${migration} has no such statement.`)
  return text.slice(start, text.indexOf(';\n', start))
}
