import { expect, test } from 'vitest'
import { compiled, imported } from './sentences.ts'

test('Vite is told of every module that a sentence of any form imports, before one comes', () => {
  const forms = [
    '{count, plural, one {# call} other {# calls}}',
    '{count, selectordinal, one {#st} other {#th}}',
    '{kind, select, note {Note} other {Invoice}} {number}',
  ]
  const needed = forms.flatMap((text) =>
    [...compiled(text, 'en').imports.matchAll(/from "([^"]+)"/g)].map(([, from]) => from),
  )
  expect(needed.length).toBeGreaterThan(2)
  expect(needed.filter((from) => !imported.includes(from ?? ''))).toEqual([])
})
