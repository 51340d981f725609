import { expect, test } from 'vitest'
import { catalogue } from '#languages/hi/screens/catalogue.ts'
import { knownUnit, oneUnit } from './one-unit.ts'

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

test.each([
  ['hours', 'घंटा'],
  ['Hrs', 'घंटा'],
  ['words', 'शब्द'],
  ['day', 'दिन'],
  ['constructor', null],
  ['reels', null],
])('%s has its word in another language, where it is known', (unit, word) => {
  expect(knownUnit(catalogue.line.ofServices, oneUnit(unit))).toBe(word)
})
