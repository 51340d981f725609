import { expect, test } from 'vitest'
import { statusTone } from './format.ts'

// [state-17]
test('PAID is green, UNPAID yellow, OVERDUE red and any other status grey', () => {
  expect(['PAID', 'UNPAID', 'OVERDUE', 'CANCELLED', 'LOST'].map(statusTone)).toEqual([
    'green',
    'yellow',
    'red',
    'gray',
    'gray',
  ])
})
