import { rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Migration, readChain } from './postgres/chain.ts'
import { Fault } from './process/fault.ts'
import { isAsked } from './process/npm.ts'
import { run } from './process/run.ts'
import { type Draft, draftMigration } from './schema/draft.ts'
import { changedAfterRelease, readReleased, writeReleased } from './schema/released.ts'
import { readSchemas } from './schema/sources.ts'
import { projectDir } from './settings.ts'
import { withStack } from './stack.ts'

const folder = join(projectDir, 'supabase/migrations')
const fileOf = ({ version, name }: Omit<Migration, 'text'>) =>
  join(folder, `${version}_${name}.sql`)
const say = (text: string) => process.stdout.write(`${text}\n`)

const head = `-- Drafted from the difference between supabase/schemas and the migrations before it. Say here what changes for whom; look at each
-- statement that drops something, and at what it does to rows that are there.
`

await run(async (signal) => {
  const chain = readChain()
  if (isAsked('release')) {
    writeReleased(chain)
    say(`${chain.length} migrations are noted as released: from now on each is as it is.`)
    return { exitCode: 0 }
  }
  const name = process.argv[3] ?? ''
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Fault(
      'How is the migration called? `npm run migration -- add_batch_numbers`: small letters, figures and _.',
    )
  }
  const changed = changedAfterRelease(chain)
  if (changed.length > 0) {
    throw new Fault(
      `Hosts have these migrations as they were, so none may change: ${changed.join(', ')}. Put them back.`,
    )
  }
  const before = withoutDraft(chain, name)
  const draft = await withStack({ parts: 'database', migrated: false, signal }, ({ ports }) =>
    draftMigration({ chain: before, schemas: readSchemas(), port: ports.db }),
  )
  for (const old of chain.filter((one) => !before.includes(one))) rmSync(fileOf(old))
  if (!draft) {
    say('supabase/schemas and supabase/migrations are alike: there is nothing to write.')
    return { exitCode: 0 }
  }
  const file = fileOf({ version: new Date().toISOString().replace(/\D/g, '').slice(0, 14), name })
  writeFileSync(file, `${head}\n${draft.text}\n`)
  say(reportOf(relative(projectDir, file), draft))
  return { exitCode: draft.fault === null ? 0 : 1 }
})

/** A draft of the same name that nobody has yet is made anew. */
function withoutDraft(chain: Migration[], name: string): Migration[] {
  const released = readReleased()
  const last = chain.at(-1)
  return last?.name === name && !(last.version in released) ? chain.slice(0, -1) : chain
}

function reportOf(file: string, { fault, rest }: Draft): string {
  const shown = [
    ...rest.missing.map((line) => `lacks ${line}`),
    ...rest.unexpected.map((line) => `keeps ${line}`),
  ]
  const lines = shown.map((line) => `  - ${line.split('\n')[0]?.slice(0, 160)}`)
  return [
    `${file} is drafted. Read it and correct it.`,
    ...(fault === null ? [] : [`As it stands it does not run: ${fault}`]),
    ...(lines.length === 0
      ? ['With it, a database of the migrations is as supabase/schemas says.']
      : ['With it, a database of the migrations still', ...lines]),
  ].join('\n')
}
