import { resolve } from 'node:path'
import { Fault } from '../supabase/local/fault.ts'
import { projectDir } from '../supabase/local/settings.ts'
import { startStack } from '../supabase/local/stack.ts'
import { fill } from './big-database.ts'
import { databaseRows } from './database.ts'
import { doorRows } from './door.ts'
import { write } from './report.ts'

/** Kept between runs; delete it to begin anew. */
const dataDir = resolve(projectDir, 'supabase/local/.bench')
const log = (line: string) => process.stderr.write(`${line}\n`)

try {
  const stack = await startStack({ dataDir })
  try {
    await fill(stack.dbUrl, log)
    log('Measuring the database ...')
    const database = await databaseRows(stack.dbUrl)
    log('Measuring /api ...')
    const door = await doorRows(stack)
    write(
      [
        {
          title: 'Database',
          text: '1,000,000 invoices of 1,000 people, asked by the one who has 100,000 of them, row-level security on.',
          rows: database,
        },
        {
          title: 'The door /api',
          text: 'HTTP on the embedded stack: what the edge function adds to the same call straight to the Data API.',
          rows: door,
        },
      ],
      resolve(projectDir, 'docs/benchmarks.md'),
    )
  } finally {
    await stack.stop()
  }
} catch (error) {
  if (!(error instanceof Fault)) throw error
  log(error.message)
  process.exitCode = 1
}
