import { expect, test } from 'vitest'
import fc from '../../tests/setup/property.ts'
import { scaleOf, scaleText } from './chart-scale.ts'

test('a scale has round steps in rupees, grouped as in India', () => {
  expect(scaleOf(31_00_000_00).map(scaleText)).toEqual([
    ...['₹0', '₹10,00,000', '₹20,00,000', '₹30,00,000', '₹40,00,000'],
  ])
  expect(scaleOf(900_00).map(scaleText)).toEqual(['₹0', '₹250', '₹500', '₹750', '₹1,000'])
  expect(scaleOf(0).map(scaleText)).toEqual(['₹0', '₹1'])
})

test('negative values have steps of the same size below zero', () => {
  expect(scaleOf(900_00, -300_00).map(scaleText)).toEqual([
    ...['−₹500', '−₹250', '₹0', '₹250', '₹500', '₹750', '₹1,000'],
  ])
  expect(scaleOf(0, -3_00).map(scaleText)).toEqual(['−₹3', '−₹2', '−₹1', '₹0', '₹1'])
})

test('whatever was earned, a scale ends above it, in at most four equal steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (most) => {
      const ticks = scaleOf(most)
      const [, step = 0] = ticks
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks).toEqual(ticks.map((_, place) => place * step))
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    }),
  )
})
