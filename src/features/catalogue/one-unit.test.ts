import { expect, test } from 'vitest'
import { oneUnit } from './one-unit.ts'

test.each([
  ['words', 'word'],
  ['Hours', 'Hour'],
  ['boxes', 'box'],
  ['copies', 'copy'],
  ['pieces', 'piece'],
  ['NOS', 'NOS'],
  ['hrs', 'hrs'],
  ['glass', 'glass'],
  ['day', 'day'],
  ['घंटे', 'घंटे'],
])('a rate for %s is per %s', (unit, one) => {
  expect(oneUnit(unit)).toBe(one)
})
