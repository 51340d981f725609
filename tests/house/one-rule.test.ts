import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

/** A way to write a day or a number that the browser has, with its own mind of how it looks. */
const browsersOwn =
  /toLocale(Date|Time)?String|Intl\.(NumberFormat|DateTimeFormat)|type="(date|month|time|datetime-local)"/

/** A figure as a cell of a workbook holds it, which nobody reads. */
const unread = ['src/lib/table-file/xlsx.ts']

test('no screen writes a day or a number by a rule of its own or of the browser', () => {
  const own = filesOf('src').filter(
    (file) => !unread.includes(file) && browsersOwn.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(own).toEqual([])
})

test('no screen leaves the arrow of a list to the browser', () => {
  const own = filesOf('src').filter((file) =>
    /<select\b|chakra(\.select|\('select'\))|as="select"/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  expect(own).toEqual(['src/ui/form/bare-select.tsx'])
})
