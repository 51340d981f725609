import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The line right above a test that runs: `// [list-3] [state-1]`. */
const above = /^ *\/\/((?: \[[a-z]+-\d+\])+)\n *(?:test|coldTest)(?:\.each)?[(`]/gm

const tagsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(above)].flatMap(
    ([, tags = '']) => tags.match(/[a-z]+-\d+/g) ?? [],
  )

test('every statement of the specification is held by a test, and every tag is one of a statement', () => {
  const page = readFileSync('docs/spec-coverage.md', 'utf8')
  const stated = [...page.matchAll(/^\| ([a-z]+-\d+) +\|/gm)].map(([, tag]) => tag)
  const files = globSync('{src,supabase/functions,tests}/**/*.{test,spec}.{ts,tsx}')
  const held = new Set(files.flatMap(tagsOf))
  expect(new Set(stated).size).toBe(stated.length)
  expect(stated.length).toBeGreaterThan(260)
  expect([...held].sort()).toEqual(stated.sort())
})
