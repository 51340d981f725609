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

test('a failed property says its seed, its path and what failed; known cases are tried first', () => {
  const seen: number[] = []
  const fail = () =>
    fc.assert(
      fc.property(fc.integer(), (value) => {
        seen.push(value)
        return value < 1_000
      }),
      { examples: [[7]] },
    )
  expect(fail).toThrow(/seed: \d+, path: "[\d:]+"[\s\S]*Counterexample: \[1000\]/)
  expect(seen[0]).toBe(7)
})
