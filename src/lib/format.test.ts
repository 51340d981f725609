import { expect, test } from 'vitest'
import { standingTone } from './format.ts'

test('PAID is green, UNPAID yellow, OVERDUE red and any other status grey', () => {
  const words = ['PAID', 'UNPAID', 'OVERDUE', 'CANCELLED', 'WRITTEN OFF'] as const
  expect(words.map(standingTone)).toEqual(['green', 'yellow', 'red', 'gray', 'gray'])
})
