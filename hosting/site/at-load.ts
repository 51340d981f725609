import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What stands as a script in the app's pages and runs before their first paint. */
export const atLoadScript = readFileSync(
  join(import.meta.dirname, '../../src/app/at-load.js'),
  'utf8',
)

/** By which the policy knows it. */
export const atLoadHash = `'sha256-${createHash('sha256').update(atLoadScript).digest('base64')}'`
