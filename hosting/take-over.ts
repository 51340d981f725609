import type pg from 'pg'
import { readChain } from '../supabase/local/postgres/chain.ts'
import { Fault } from '../supabase/local/process/fault.ts'
import { isAsked } from '../supabase/local/process/npm.ts'
import { run } from '../supabase/local/process/run.ts'
import { dataDirFromEnv, loadDotEnv, portsFromEnv } from '../supabase/local/settings.ts'
import { withStack } from '../supabase/local/stack.ts'
import { placeAt, placeFrom, withDatabase } from './backup/place.ts'
import { takeOver } from './take-over/take-over.ts'

await run(async (signal) => {
  const unknown = process.argv.slice(3).find((arg) => arg !== '--dev')
  if (unknown) throw new Fault(`\`npm run take-over\` knows \`-- --dev\`, not ${unknown}.`)
  loadDotEnv()
  const work = (client: pg.Client) => takeOver(client, readChain())
  const said = isAsked('dev')
    ? await withStack(
        {
          ...{ parts: 'database', migrated: false, signal },
          ...{ dataDir: dataDirFromEnv(process.env), ports: portsFromEnv(process.env) },
        },
        ({ dbUrl }) => withDatabase(placeAt(dbUrl), work),
      )
    : await withDatabase(placeFrom(process.env, false), work)
  process.stdout.write(
    `${said}\nGo on with ${isAsked('dev') ? '`npm run dev`' : '`npm run deploy`'}.\n`,
  )
  return { exitCode: 0 }
})
