import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  ['203.0.113.9', 1, '203.0.113.9'],
  // What stands further left may be made up by the caller.
  ['10.0.0.1, 203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.1, 203.0.113.9, 198.51.100.7', 2, '203.0.113.9'],
  ['203.0.113.9', 2, '203.0.113.9'],
  [' , ', 1, 'unknown'],
  [undefined, 1, 'unknown'],
])('of %s with %i hops the caller is %s', (header, hops, address) => {
  expect(clientAddress(header, hops)).toBe(address)
})
