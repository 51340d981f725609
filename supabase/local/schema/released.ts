import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { fingerprintOf, type Migration } from '../postgres/chain.ts'
import { projectDir } from '../settings.ts'

const file = join(projectDir, 'supabase/released.json')

const released = v.record(v.string(), v.string())

/** The migrations that hosts have: the fingerprint of each by its version. They are never edited, and none comes before them. */
export function readReleased(): Record<string, string> {
  return v.parse(released, JSON.parse(readFileSync(file, 'utf8')))
}

/** Notes a whole chain as released. */
export function writeReleased(chain: Migration[]): void {
  const marks = Object.fromEntries(chain.map((one) => [one.version, fingerprintOf(one)]))
  writeFileSync(file, `${JSON.stringify(marks, null, 2)}\n`)
}

/** The migrations of a chain that a release has shipped in another form, or that come before one that was shipped. */
export function changedAfterRelease(
  chain: Migration[],
  marks: Record<string, string> = readReleased(),
): string[] {
  const newest = Object.keys(marks).sort().at(-1) ?? ''
  const missing = Object.keys(marks).filter(
    (version) => !chain.some((one) => one.version === version),
  )
  const changed = chain.filter((one) =>
    one.version in marks ? marks[one.version] !== fingerprintOf(one) : one.version < newest,
  )
  return [...missing, ...changed.map(({ version, name }) => `${version}_${name}`)]
}
