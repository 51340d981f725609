import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { clientAddress, isAddress, NOBODY, networkOfAddress, proxiesOf } from './client-address.ts'

test.each([
  ['203.0.113.9', 1, '203.0.113.9'],
  // The caller may have invented all entries further left.
  ['10.0.0.1, 203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.1, 203.0.113.9, 198.51.100.7', 2, '203.0.113.9'],
  ['203.0.113.9', 2, '203.0.113.9'],
  [' , ', 1, 'unknown'],
  [undefined, 1, 'unknown'],
])('of %s with %i hops the caller is %s', (header, hops, address) => {
  expect(clientAddress(header, hops)).toBe(address)
})

const visitor = '203.0.113.9'
const gateway = '10.0.3.7'

/**
 * The entries that the proxies on each way append, from the visitor's own on; the last one is
 * nearest to the function.
 */
test.each([
  ['the gateway alone', [visitor]],
  ['the gateway behind a balancer', [visitor, gateway]],
  ['the worker on Cloudflare', [visitor, '2a06:98c0:3600::103', gateway]],
  ['a rewrite on Netlify', [visitor, '18.208.88.157', gateway]],
  ['a rewrite on Vercel', [visitor, '76.76.21.9', '172.70.1.2', gateway]],
  ['a visitor with an address of version 6', ['2001:db8::9', '76.76.21.9', gateway]],
])('through %s the visitor is found, whatever they made up before it', (_, appended) => {
  const hops = proxiesOf([NOBODY, ...appended].join(', '))
  for (const forged of [[], ['1.1.1.1'], ['1.1.1.1', '', '  ', '2.2.2.2'], ['"; drop']]) {
    expect(clientAddress([...forged, ...appended].join(','), hops)).toBe(appended[0])
    // Counted too low, the address is a proxy's, never an invented one.
    for (let low = 1; low < hops; low++) {
      expect(appended).toContain(clientAddress([...forged, ...appended].join(','), low))
    }
  }
})

test.each([
  ['203.0.113.9', true],
  ['2001:db8::9', true],
  ['::1', true],
  ['::ffff:203.0.113.9', true],
  ['unknown', false],
  ['203.0.113.9:4711', false],
  ['[2001:db8::9]:4711', false],
  ['203.0.113.9\r\nX: y', false],
  ['', false],
])('that %j is an address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected)
})

test.each([
  ['192.0.2.1, 203.0.113.9', 1],
  ['192.0.2.1, 203.0.113.9, 198.51.100.7,10.0.0.1', 3],
  // The first proxy has dropped the header that the caller sent.
  ['203.0.113.9, 198.51.100.7', 2],
  ['192.0.2.1', 0],
  [undefined, 0],
])('behind %s stand %i proxies', (header, proxies) => {
  expect(proxiesOf(header)).toBe(proxies)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4431', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  // An address of version 4 within one of version 6: mapped, in two spellings, NAT64, 6to4.
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
  ['64:ff9b::cb00:7109', '203.0.113.9'],
  ['2002:cb00:7109:77::1', '203.0.113.9'],
  // A malformed address counts as it is.
  ['unknown', 'unknown'],
  ['2001:db8::1::2', '2001:db8::1::2'],
  ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
])('%s is counted as %s', (address, network) => {
  expect(networkOfAddress(address)).toBe(network)
})

test('all addresses of a /64 count as one, however they are spelled, and the next /64 as another', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const spelled = (groups: number[], isLong: boolean) =>
    groups.map((one) => one.toString(16).padStart(isLong ? 4 : 1, '0')).join(':')
  const property = fc.property(
    fc.tuple(fc.integer({ min: 0x2003, max: 0x3fff }), group, group, group),
    fc.array(fc.tuple(group, group, group, group, fc.boolean()), { minLength: 2, maxLength: 9 }),
    (network, hosts) => {
      const counted = hosts.map(([a, b, c, d, isLong]) =>
        networkOfAddress(spelled([...network, a, b, c, d], isLong)),
      )
      expect(new Set(counted).size).toBe(1)
      const [first, second, third, fourth] = network
      const neighbour = networkOfAddress(
        spelled([first, second, third, fourth ^ 1, 1, 2, 3, 4], false),
      )
      expect(counted).not.toContain(neighbour)
    },
  )
  fc.assert(property, { numRuns: 500 })
})
