import { expect, test } from 'vitest'
import { proxiesOf } from './proxies.ts'

test.each([
  ['192.0.2.1, 203.0.113.9', 1],
  ['192.0.2.1, 203.0.113.9, 198.51.100.7,10.0.0.1', 3],
  // The first proxy has thrown away what was sent.
  ['203.0.113.9, 198.51.100.7', 2],
  ['192.0.2.1', 0],
  [undefined, 0],
])('behind %s stand %i proxies', (header, proxies) => {
  expect(proxiesOf(header)).toBe(proxies)
})
