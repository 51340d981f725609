import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { testTitles } from './test-titles.ts'

const root = resolve(import.meta.dirname, '../..')

/** The rows of docs/spec-coverage.md: section or subject, statement, and the test that holds it. */
const rows = [
  ...readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8').matchAll(/^\| (\w+) +\|(.*)\|$/gm),
].map(([row, section = '', rest = '']) => {
  const [, file = '', title = ''] = /\| (\S+\.tsx?) › (.+?) *$/.exec(rest) ?? []
  return { row, section, file, title }
})

const known = new Map<string, Set<string>>()
function titlesOf(file: string) {
  const path = join(root, file)
  const titles =
    known.get(file) ??
    (file && existsSync(path) ? testTitles(file, readFileSync(path, 'utf8')) : new Set<string>())
  known.set(file, titles)
  return titles
}

test('every row of the coverage of the specification names a test that runs', () => {
  const lost = rows.filter(({ file, title }) => !titlesOf(file).has(title))
  expect(lost.map(({ row }) => row)).toEqual([])
})

test('the coverage has at least 260 rows of the nine sections of the specification', () => {
  const specified = rows.filter(({ section }) => /^[1-9]$/.test(section))
  expect(specified.length).toBeGreaterThanOrEqual(260)
})

test('a title counts where a test is run by it, and nowhere else', () => {
  const source = `
    // test('in a comment', () => {})
    test.skip('skipped', () => {})
    test.todo('to do')
    test('opted out', { skip: true }, () => {})
    test.skipIf(dark)('skipped now and then', () => {})
    describe.skip('a group', () => { test('in a skipped group', () => {}) })
    describe('a title of a group', () => {
      test('plain', { timeout: 5 }, () => say('said'))
      test.each([[(1), ')']])('of %s', () => {})
      for (const table of tables) test(\`\${table}: it's "there"\`, () => {})
    })`
  expect([...testTitles('some.test.ts', source)]).toEqual([
    'plain',
    'of %s',
    '$' + '{table}: it\'s "there"',
  ])
})
