import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { isPublic } from './address.ts'

/** Ranges of IPv4 that are nobody's receiver. */
const closed = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...[
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
]

const numberOf = (address: string) =>
  address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0)
const dotted = (value: number) => [24, 16, 8, 0].map((by) => (value >>> by) & 255).join('.')
const hex = (value: number) => `${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}`

/** Any address of a range. */
const within = (range: string) => {
  const [base = '', bits = ''] = range.split('/')
  const size = 2 ** (32 - Number(bits))
  return fc.integer({ min: 0, max: size - 1 }).map((at) => (numberOf(base) + at) >>> 0)
}
const insideOf = fc.constantFrom(...closed).chain(within)
const isClosed = (value: number) =>
  closed.some((range) => {
    const [base = '', bits = ''] = range.split('/')
    return value >= numberOf(base) && value < numberOf(base) + 2 ** (32 - Number(bits))
  })

test('no address of a closed range is public, however IPv6 wraps it', () => {
  fc.assert(
    fc.property(insideOf, (value) => {
      const address = dotted(value)
      for (const spelled of [
        ...[address, `::ffff:${address}`, `::ffff:${hex(value)}`, `::${address}`],
        ...[`64:ff9b::${address}`, `64:ff9b:1::${hex(value)}`, `2002:${hex(value)}::1`],
        ...[`::ffff:0:${address}`, `2001:0:${hex(value)}::1`],
      ])
        expect([spelled, isPublic(spelled)]).toEqual([spelled, false])
    }),
  )
})

test('outside of them an address is public, but for documentation and relays', () => {
  const open = fc
    .integer({ min: 0, max: 2 ** 32 - 1 })
    .filter((value) => !isClosed(value))
    .map(dotted)
    .filter(
      (address) =>
        !/^(192\.0\.2|198\.51\.100|203\.0\.113|192\.88\.99|192\.175\.48|192\.31\.196|192\.52\.193)\./.test(
          address,
        ),
    )
  fc.assert(fc.property(open, (address) => isPublic(address)))
})

test('of IPv6 only addresses of the internet are public', () => {
  const block = fc.integer({ min: 0, max: 0xffff })
  const anywhere = fc.tuple(block, block, block, block).map((blocks) => ({
    first: blocks[0],
    address: `${blocks.map((one) => one.toString(16)).join(':')}::1`,
  }))
  fc.assert(
    fc.property(anywhere, ({ first, address }) => {
      if (first < 0x2000 || first > 0x3fff)
        expect([address, isPublic(address)]).toEqual([address, false])
    }),
  )
  expect(['2606:4700::6810:84e5', '2a00:1450:4001::1'].map(isPublic)).toEqual([true, true])
  for (const address of [
    '::',
    '::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001:db8::1',
  ])
    expect([address, isPublic(address)]).toEqual([address, false])
})

test('another notation than the usual one is no address', () => {
  for (const text of [
    '0177.0.0.1',
    '2130706433',
    '0x7f000001',
    '127.1',
    '8.8.8.8 ',
    '[::1]',
    'a.example',
    '',
  ])
    expect([text, isPublic(text)]).toEqual([text, false])
})
