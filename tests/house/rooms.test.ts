import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const filesOf = (...folders: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)))

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)
const within = (file: string, folder: string) => file.startsWith(`${folder}/`)

const code = ['src', 'supabase', 'hosting', 'build', 'bench', 'tests']

/** A file for each area of the words, in each language (decision 0071). */
const catalogues = 'supabase/functions/_shared/languages'
const migrations = 'supabase/migrations'
const schemas = 'supabase/schemas'
const mostFiles = 20

test('no folder holds more than twenty files beside tests', () => {
  const counted = filesOf(...code).filter(
    (file) => !isTest(file) && ![catalogues, migrations, schemas].some((one) => within(file, one)),
  )
  const full = [...Map.groupBy(counted, dirname)]
    .filter(([, files]) => files.length > mostFiles)
    .map(([folder, files]) => `${folder}: ${files.length}`)
  expect(full).toEqual([])
  expect(counted.length).toBeGreaterThan(1000)
})

const domain = 'supabase/functions/_shared/domain'
/** Files that all rooms of the domain use; every other one stands in the room of its noun. */
const everywhere = 'bytes dates decimals money periods product text version'.split(' ')

test('only what every room uses stands beside the rooms of the domain', () => {
  const flat = filesOf(domain).filter((file) => dirname(file) === domain && !isTest(file))
  expect(flat).toEqual(everywhere.map((name) => `${domain}/${name}.ts`))
})

const mostLines = 300
/** Files beyond it, and why they hold one thing nevertheless. */
const long: Record<string, string> = {
  'tests/database/access.test.ts': 'a table: who may do what with each relation',
  'tests/database/estimates.test.ts': 'the life of one estimate, which each test goes on with',
  'tests/database/restoring.test.ts': 'one model: what may act while an account is restored',
  'tests/database/vouchers.test.ts': 'the life of an advance, from its voucher to its refund',
  'supabase/seed.sql': 'data: the demo business, as one script runs it',
}

test('no file that a person writes is longer than 300 lines without a reason', () => {
  const { files } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  const isExcluded = (pattern: string) => pattern.startsWith('!')
  const generated = globSync(
    files.includes.filter(isExcluded).map((pattern: string) => pattern.slice(1)),
    { cwd: root },
  )
  const written = filesOf()
    .filter((file) => /\.(?:tsx?|m?js|css|html|sql|toml)$/.test(file))
    .filter((file) => !generated.includes(file))
    .filter((file) => !within(file, migrations) && !within(file, schemas))
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1
  const beyond = written.filter((file) => linesOf(file) > mostLines)
  expect(beyond.filter((file) => !(file in long))).toEqual([])
  // A reason goes when its file does, or is short again.
  expect(Object.keys(long).filter((file) => !beyond.includes(file))).toEqual([])
  expect(written.length).toBeGreaterThan(1500)
})
