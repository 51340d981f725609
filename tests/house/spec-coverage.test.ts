import { expect, test } from 'vitest'
import { heldBy, readPage, statements, testsByTag, written } from '../../build/spec-coverage.ts'

const page = readPage()
const stated = statements(page)
const tests = testsByTag()

test('every statement of the specification is held by a test that runs, and every tag is one of a statement', () => {
  const tags = stated.map(({ tag }) => tag)
  expect(new Set(tags).size).toBe(tags.length)
  expect(tags.filter((tag) => !tests.has(tag))).toEqual([])
  expect([...tests.keys()].filter((tag) => !tags.includes(tag))).toEqual([])
})

test('the page names the tests that hold each statement now: `npm run format` writes it', () => {
  expect(page).toBe(written(page, tests))
})

test('the coverage has at least 260 statements of the nine sections of the specification', () => {
  const specified = stated.filter(({ heading }) => /^[1-9] /.test(heading))
  expect(specified.length).toBeGreaterThanOrEqual(260)
})

test('a tag counts above a test that is run, and nowhere else', () => {
  const source = `
    // [a-1]
    // test('in a comment', () => {})
    // [a-2]
    test.skip('skipped', () => {})
    // [a-3]
    test('opted out', { skip: true }, () => {})
    describe.skip('a group', () => {
      // [a-4]
      test('in a skipped group', () => {})
    })
    // [a-5]
    const helper = () => {}
    test('below something else', helper)
    describe('a group that runs', () => {
      // [a-6] [b-1]
      test('plain', { timeout: 5 }, () => say('said'))
      // [a-7]
      test.each([[(1), ')']])('of %s', () => {})
      for (const table of tables)
        // [a-8]
        test(\`\${table}: it's "there"\`, () => {})
    })`
  expect(heldBy('some.test.ts', source)).toEqual([
    { tag: 'a-6', title: 'plain' },
    { tag: 'b-1', title: 'plain' },
    { tag: 'a-7', title: 'of %s' },
    { tag: 'a-8', title: '$' + '{table}: it\'s "there"' },
  ])
})
