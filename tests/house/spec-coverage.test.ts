import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** The rows of docs/spec-coverage.md: section or subject, statement, and the test that holds it. */
const rows = [
  ...readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8').matchAll(/^\| (\w+) +\|(.*)\|$/gm),
].map(([row, , rest = '']) => {
  const [, file = '', title = ''] = /\| (\S+\.tsx?) › (.+?) *$/.exec(rest) ?? []
  return { row, file, title }
})

/** A title as it stands in the source: quoted, then a comma. */
const hasTitle = (source: string, title: string) =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote},`))

test('every row of the coverage of the specification names a test that exists', () => {
  const lost = rows.filter(({ file, title }) => {
    const path = join(root, file)
    return !title || !existsSync(path) || !hasTitle(readFileSync(path, 'utf8'), title)
  })
  expect(lost.map(({ row }) => row)).toEqual([])
})

test('the coverage of the specification has at least 120 rows', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120)
})
