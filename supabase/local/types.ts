import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { runCli } from './postgres/supabase-cli.ts'
import { Fault } from './process/fault.ts'
import { run } from './process/run.ts'
import { projectDir } from './settings.ts'
import { withStack } from './stack.ts'
import type { Stack } from './stack-options.ts'

const file = resolve(projectDir, 'supabase/functions/_shared/database.types.ts')

await run(async (signal) => {
  const types = await withStack({ parts: 'database', signal }, typesOf)
  const name = relative(projectDir, file)
  const current = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (types === current) {
    process.stdout.write(`${name} is up to date.\n`)
    return { exitCode: 0 }
  }
  if (process.argv.includes('--check')) {
    throw new Fault(`${name} does not fit the migrations: run \`npm run types\` and commit it.`)
  }
  writeFileSync(file, types)
  process.stdout.write(`${name} written.\n`)
  return { exitCode: 0 }
})

async function typesOf({ dbUrl }: Stack): Promise<string> {
  const args = [
    'gen',
    'types',
    `--remote=${dbUrl}`,
    '--lang=typescript',
    '--schema',
    'public',
    '--schema',
    'books',
  ]
  const { status, stdout, output } = await runCli(args)
  if (status !== 0) throw new Fault(`\`supabase gen types\` failed:\n${output}`)
  return `${stdout.trim()}\n`
}
