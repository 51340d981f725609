import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('each test that the list of attacks names is there', () => {
  const named = readFileSync('docs/attacks.md', 'utf8').match(/[\w-]+\.test\.tsx?/g) ?? []
  const files = globSync('{src,supabase,tests}/**/*.test.{ts,tsx}').map((file) => basename(file))
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((name) => !files.includes(name))).toEqual([])
})
