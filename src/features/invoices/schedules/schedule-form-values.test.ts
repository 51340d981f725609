import { expect, test } from 'vitest'
import { startAfter } from './schedule-form-values.ts'

test.each([
  ['month', '2026-11-27', '2026-12-27'],
  ['month', '2026-11-10', '2026-12-10'],
  ['week', '2026-11-27', '2026-12-04'],
  ['quarter', '2026-11-30', '2027-02-28'],
  ['year', '2026-11-27', '2027-11-27'],
  // Never before today, and today where nothing is repeated.
  ['month', '2026-01-05', '2026-11-27'],
  ['month', null, '2026-11-27'],
] as const)('repeating each %s after %s begins on %s', (every, issued, start) => {
  expect(startAfter(issued, every, '2026-11-27')).toBe(start)
})
