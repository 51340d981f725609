import { rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { run } from '../supabase/local/process/run.ts'
import { loadDotEnv, projectDir } from '../supabase/local/settings.ts'
import { backupName, counted, readArguments, secondsSince } from './backup/arguments.ts'
import { peopleOf, rowsOf } from './backup/file.ts'
import { placeFrom, withDatabase } from './backup/place.ts'
import { partOf, takeBackup } from './backup/take.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

await run(async (signal) => {
  const { file: given, dev } = readArguments('backup')
  loadDotEnv()
  const start = performance.now()
  const place = placeFrom(process.env, dev)
  const file =
    given ??
    resolve(projectDir, 'backups', backupName(dev ? 'dev' : process.env.SUPABASE_PROJECT_REF))
  signal.addEventListener('abort', () => {
    rmSync(partOf(file), { force: true })
    say('No backup was made.')
    process.exit(130)
  })
  say(`Backing up ${place.name} …`)
  const { header, bytes } = await withDatabase(place, (client) => takeBackup(client, file))
  say(
    `${counted(peopleOf(header), 'account')}, ${counted(rowsOf(header), 'row')} in ${counted(header.tables.length, 'table')}, ` +
      `${(bytes / 1_000_000).toLocaleString('en-GB', { maximumSignificantDigits: 3 })} MB, in ${secondsSince(start)}:\n  ${relative('.', file)}`,
  )
  say('It holds every account with its password hash: keep it encrypted, and elsewhere.')
  return { exitCode: 0 }
})
