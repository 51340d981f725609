import { Fault, messageOf } from '../supabase/local/process/fault.ts'
import { run } from '../supabase/local/process/run.ts'
import { loadDotEnv } from '../supabase/local/settings.ts'
import { counted, readArguments, secondsSince } from './backup/arguments.ts'
import { peopleOf, readHeader, rowsOf } from './backup/file.ts'
import { placeFrom, withDatabase } from './backup/place.ts'
import { putBack } from './backup/put-back.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const nothing = 'Nothing was restored. When the cause is gone, run the same command again.'

await run(async (signal) => {
  const { file, dev } = readArguments('restore')
  if (!file) throw new Fault('Which backup? `npm run restore -- <file>`')
  loadDotEnv()
  const start = performance.now()
  const place = placeFrom(process.env, dev)
  const header = await readHeader(file)
  signal.addEventListener('abort', () => {
    say(nothing)
    process.exit(130)
  })
  say(
    `Restoring ${counted(peopleOf(header), 'account')} and ${counted(rowsOf(header), 'row')} of ${header.madeAt} into ${place.name} …`,
  )
  const leftOut = await withDatabase(place, (client) => putBack(client, file)).catch((error) => {
    throw error instanceof Fault ? new Fault(`${messageOf(error)}\n${nothing}`) : error
  })
  if (leftOut.length > 0) {
    say(`The Auth server of this project has no place for ${leftOut.join(', ')}: left out.`)
  }
  say(
    `All of it is there, in ${secondsSince(start)}. Everybody logs in again, by the same password.`,
  )
  return { exitCode: 0 }
})
