import { expect, test } from 'vitest'
import { phoneDigits } from './phone-digits.ts'

test.each([
  ['+91 98200 12345', '9820012345'],
  ['098200-12345', '9820012345'],
  ['919820012345', '9820012345'],
  ['9198200123', '9198200123'],
  ['91982001234', '91982001234'],
  ['+44 20 7946 0958', '442079460958'],
  ['tel:98200x', '98200'],
])('%s leaves %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})
