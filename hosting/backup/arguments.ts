import { resolve } from 'node:path'
import { Fault } from '../../supabase/local/process/fault.ts'
import { isAsked } from '../../supabase/local/process/npm.ts'

/**
 * Reads the arguments of `npm run backup --` or `npm run restore --`: a file, and whether the local
 * database is meant.
 */
export function readArguments(command: string): { file: string | undefined; dev: boolean } {
  const given = process.argv.slice(3)
  const unknown = given.find((text) => text.startsWith('-') && text !== '--dev')
  const files = given.filter((text) => !text.startsWith('-'))
  if (unknown || files.length > 1) {
    throw new Fault(
      `\`npm run ${command}\` knows one file and \`--dev\`, not ${unknown ?? files.join(' ')}.`,
    )
  }
  const [file] = files
  // npm runs its scripts in the project's folder, wherever it was called.
  return { file: file && resolve(process.env.INIT_CWD ?? '.', file), dev: isAsked('dev') }
}

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

export const secondsSince = (start: number) =>
  `${((performance.now() - start) / 1_000).toFixed(1)} s`

/** Named by the project and the time, so that the newest stands last. */
export const backupName = (project: string | undefined) =>
  `${project || 'bahi'}-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.sql.gz`
