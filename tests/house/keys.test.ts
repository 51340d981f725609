import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

test('what the cache holds is asked for and changed by keys of src/data/keys.ts alone', () => {
  const calls = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /\b(?:useSWR|mutate|preload)(?:<[^>(]*>)?\(\s*([^\s,)]*)/g,
        ),
      ].map(([, key = '']) => ({ file, key })),
    )
  const literal = calls.filter(({ key }) => /^[['"`]/.test(key))
  expect(literal).toEqual([])
  expect(calls.filter(({ key }) => /Keys\./.test(key)).length).toBeGreaterThan(10)
})
