import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const itself = 'tests/house/words.test.ts'

/** Screens, PDF, mails, descriptions of the interface, pages for people: whatever can be read as text. */
const files = globSync(
  [
    '*.{md,html,example}',
    '{build,docs,public,hosting,src,tests}/**/*.{ts,tsx,md,html,webmanifest}',
    'supabase/{functions,local,migrations,templates}/**/*.{ts,sql,html}',
  ],
  { cwd: root },
).filter((file) => !file.includes('node_modules') && file !== itself)

// As the specification writes it; "invoice-mail" is another word.
const otherwise = /(?<![a-z])e-mail/i

test('"email" is written in one way everywhere', () => {
  expect(files.length).toBeGreaterThan(600)
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (otherwise.test(line) ? [`${file}:${index + 1}: ${line}`] : [])),
  )
  expect(found).toEqual([])
})
