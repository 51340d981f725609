import { expect, test } from 'vitest'
import { isGoods, issuedUnit, uqcOf, uqcs } from './units.ts'

test('every unit of the list is known by its code and by its words, and none by another', () => {
  expect(uqcs).toHaveLength(45)
  for (const { code, label } of uqcs) {
    expect([code, uqcOf(code), uqcOf(code.toLowerCase()), uqcOf(label)]).toEqual([
      code,
      code,
      code,
      code,
    ])
  }
})

test.each([
  ['piece', 'PCS'],
  [' Pcs. ', 'PCS'],
  ['kg', 'KGS'],
  ['Kilograms', 'KGS'],
  ['boxes', 'BOX'],
  ['metres', 'MTR'],
  ['Sq. Ft', 'SQF'],
  ['square metre', 'SQM'],
  ['litre', 'LTR'],
  ['sets', 'SET'],
  ['numbers', 'NOS'],
  ['tonne', 'TON'],
  ['hours', null],
  ['words', null],
  ['', null],
  [null, null],
])('people write %s for %s', (unit, code) => {
  expect(uqcOf(unit)).toBe(code)
})

test('goods are issued with the code of their unit, services with what was written', () => {
  expect([isGoods('998314'), isGoods('84713010'), isGoods(null)]).toEqual([false, true, false])
  expect(issuedUnit('84713010', 'pieces')).toBe('PCS')
  expect(issuedUnit('84713010', 'heaps')).toBe('heaps')
  expect(issuedUnit('998314', 'pieces')).toBe('pieces')
  expect(issuedUnit(null, 'kg')).toBe('kg')
})
