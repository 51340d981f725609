import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../settings.ts'

/** One file of supabase/schemas. */
export type SchemaFile = { path: string; text: string }

/** The schema as it is declared, in the order in which it is made: by folder, then by file. */
export function readSchemas(root = projectDir): SchemaFile[] {
  return globSync('supabase/schemas/*/*.sql', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
