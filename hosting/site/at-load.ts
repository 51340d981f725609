import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inline script of the app's pages, run before their first paint. */
export const atLoadScript = readFileSync(
  join(import.meta.dirname, '../../src/app/at-load.js'),
  'utf8',
)

/** By which the policy knows it. */
export const atLoadHash = `'sha256-${createHash('sha256').update(atLoadScript).digest('base64')}'`
