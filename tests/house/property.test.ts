import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import fc from '../setup/property.ts'

test('tests with generated values take them from the one seed, and so are the same every time', () => {
  const files = ['src', 'supabase/functions', 'tests', 'hosting', 'build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const random = files
    .filter((path) => /\.tsx?$/.test(path) && path !== 'tests/house/property.test.ts')
    .filter((path) => /from 'fast-check'|Math\.random\(/.test(readFileSync(path, 'utf8')))
  expect(random).toEqual(['tests/setup/property.ts'])
  const drawn = () => fc.sample(fc.integer(), 20)
  expect(drawn()).toEqual(drawn())
})
