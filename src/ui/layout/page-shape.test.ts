import { describe, expect, test } from 'vitest'
import { pageShape } from './page-shape.ts'

const shape = (current: number, total: number) =>
  pageShape(current, total)
    .map((slot) => (slot === 'gap' ? '…' : slot))
    .join(' ')

describe('the shape of a pagination', () => {
  // [const-4]
  test('up to five pages stand in full', () => {
    expect(shape(1, 2)).toBe('1 2')
    expect(shape(4, 5)).toBe('1 2 3 4 5')
  })

  // [const-5]
  test('near the start it shows the first four and the last', () => {
    for (const current of [1, 2, 3]) expect(shape(current, 12)).toBe('1 2 3 4 … 12')
  })

  // [const-6]
  test('within the last three pages it shows the first and the last four', () => {
    for (const current of [10, 11, 12]) expect(shape(current, 12)).toBe('1 … 9 10 11 12')
  })

  // [const-7]
  test('in between it shows the neighbours of the current page', () => {
    expect(shape(4, 12)).toBe('1 … 3 4 5 … 12')
    expect(shape(9, 12)).toBe('1 … 8 9 10 … 12')
  })

  test('six pages know only a start and an end', () => {
    expect(shape(3, 6)).toBe('1 2 3 4 … 6')
    expect(shape(4, 6)).toBe('1 … 3 4 5 6')
  })

  test('the current page is always among them, and each page once', () => {
    for (let total = 1; total <= 20; total++) {
      for (let current = 1; current <= total; current++) {
        const pages = pageShape(current, total).filter((slot) => slot !== 'gap')
        expect(pages).toContain(current)
        expect(new Set(pages).size).toBe(pages.length)
      }
    }
  })
})
