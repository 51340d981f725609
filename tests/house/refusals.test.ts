import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { messages } from '#languages/en/messages/index.ts'
import { refusals } from '#languages/en/messages/refusals/index.ts'
import { sentenceOf } from '#tests/setup/said.ts'

const root = resolve(import.meta.dirname, '../..')
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))

const sql = filesOf('supabase/schemas/*/*.sql').join('\n')

/** Returns the arguments of each call of a function. */
function callsOf(name: string): string[] {
  return sql
    .split(`perform private.${name}(`)
    .slice(1)
    .map((rest) => {
      let depth = 1
      const end = [...rest].findIndex((letter) => {
        depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
        return depth === 0
      })
      return rest.slice(0, end)
    })
}

/** The code of a refusal is its second argument, which may be one of several by a case. */
const raised = callsOf('refuse').map((call) => {
  const code = call.replace(/^\s*\d+,\s*/, '')
  const picked = code.startsWith('case') ? code.slice(0, code.indexOf(' end')) : null
  return picked
    ? [...picked.matchAll(/(?:then|else) '([^']*)'/g)].map(([, each = '']) => each)
    : [/^'([^']*)'/.exec(code)?.[1] ?? call]
})

test('the database refuses by codes alone, in one way', () => {
  expect(raised.length).toBeGreaterThan(50)
  expect(raised.flat().filter((code) => !/^[a-z]+(?:_[a-z]+)*$/.test(code))).toEqual([])
  // BH001 is caught where it is raised: it undoes what a preview did.
  expect(
    sql.match(
      /\braise\b(?!;| warning\b| exception using errcode = 'BH001'| exception using\s+errcode = 'PT' \|\| status)/g,
    ),
  ).toBeNull()
})

/** A check constraint is called by the field and the code that it refuses (`toDataError`). */
const ofConstraints = [...sql.matchAll(/constraint "(\w+): (\w+)[^"]*" check/g)].map(
  ([, , code = '']) => code,
)

test('every code that the database raises has a sentence', () => {
  expect(ofConstraints.length).toBeGreaterThan(50)
  const codes = [...raised.flat(), ...ofConstraints]
  expect(codes.filter((code) => !Object.hasOwn(refusals, code))).toEqual([])
})

test('every code of the catalogue is raised somewhere', () => {
  const sources = [
    ...filesOf('supabase/functions/{api,_shared}/**/*.ts'),
    ...filesOf('src/data/**/*.ts'),
  ].filter((source) => !source.includes('const refusals:') && !source.includes('vitest'))
  const words = new Set([sql, ...sources].join('\n').match(/'[a-z_]+'/g))
  // Codes and reasons of the Auth server, which the product does not name.
  const itsOwn =
    /^(?:invalid_credentials|email_not_confirmed|otp_expired|over_.+|weak_password_.+|mfa_factor_not_found)$/
  const unused = Object.keys(refusals).filter(
    (code) =>
      !itsOwn.test(code) &&
      !words.has(`'${code}'`) &&
      !ofConstraints.includes(code) &&
      !sources.some((it) => it.includes(`${code}:`)),
  )
  expect(unused).toEqual([])
})

const spokenIn = globSync(
  ['src/**/*.ts*', 'supabase/functions/{api,_shared}/**/*.ts', 'build/**/*.ts'],
  { cwd: root },
)
  .filter((file) => !file.includes('_shared/languages/') && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

// [error-37]
test('every message is said somewhere in the product', () => {
  const namesIn = (sources: string[], name: RegExp) =>
    sources.flatMap((source) => Array.from(source.matchAll(name), ([, found]) => found))
  const said = new Set([
    ...namesIn(
      spokenIn.map(({ source }) => source),
      /(?:\b(?:messages|account)\.|')(\w+)\b/g,
    ),
    ...namesIn(
      filesOf('supabase/functions/_shared/languages/en/messages/refusals/*.ts'),
      /\.(\w+)/g,
    ),
  ])
  expect(Object.keys(messages).filter((code) => !said.has(code))).toEqual([])
})

// [error-39]
test('no screen, rule, query or answer words a message a second time', () => {
  const sentences = Object.values({ ...messages, ...refusals }).filter(
    (sentence) => typeof sentence === 'string',
  )
  const twice = spokenIn.flatMap(({ file, source }) =>
    sentences.filter((sentence) => source.includes(sentence)).map((text) => `${file}: ${text}`),
  )
  expect(twice).toEqual([])
  expect(sentences.length).toBeGreaterThan(200)
})

test('every field that a refusal names has a name', () => {
  const fields = [
    ...callsOf('check_length').map((call) => /'(\w+)'\s*$/.exec(call)?.[1]),
    ...callsOf('refuse').map((call) => /'required', '(\w+)'/.exec(call)?.[1]),
    ...[...sql.matchAll(/private\.require_line\('\w+', '(\w+)'\)/g)].map(([, field]) => field),
  ].filter((field) => field !== undefined)
  expect(fields.length).toBeGreaterThan(8)
  expect(fields.filter((field) => sentenceOf('required', {}, field)?.startsWith('This'))).toEqual(
    [],
  )
})
