import { expect, test } from 'vitest'
import { isShipped } from './shipping.ts'

const soldAbroad = (...codes: (string | null)[]) => ({
  ...({ kind: 'invoice', supply: 'export', portCode: null, shippingBill: null } as const),
  items: codes.map((hsnSac) => ({ hsnSac })),
})

test('an export has a shipping bill unless each of its rows is known as a service', () => {
  const ends = [
    ['998391'],
    ['998391', '9983'],
    ['4901'],
    ['998391', '4901'],
    [null],
    ['9983', null],
  ]
  expect(ends.map((codes) => isShipped(soldAbroad(...codes)))).toEqual([
    ...[false, false, true, true, true, true],
  ])
  const services = soldAbroad('998391')
  expect(isShipped({ ...services, portCode: 'INBOM4' })).toBe(true)
  expect(isShipped({ ...soldAbroad('4901'), supply: 'sez' })).toBe(false)
  expect(isShipped({ ...soldAbroad('4901'), kind: 'credit_note' })).toBe(false)
})
