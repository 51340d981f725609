import { expect, test } from 'vitest'
import { pastedNumber } from './pasted-number.ts'

test.each([
  ['1200', '1200'],
  ['Rs. 1,200/-', '1200'],
  ['Rs 1,200.00 /-', '1200.00'],
  ['rs.500/=', '500'],
  ['₹1,23,456.50', '123456.50'],
  ['₹\u00a012,34,56,789', '123456789'],
  ['₨ 75', '75'],
  ['INR 1,000', '1000'],
  ['1,000 INR', '1000'],
  ['$1,234,567.89', '1234567.89'],
  ['US$ 99.9', '99.9'],
  ['USD 99', '99'],
  ['\t2,500\r\n', '2500'],
  ['\u202d1,234.50\u202c', '1234.50'],
  ['-₹500', '-500'],
  ['₹ -500', '-500'],
  ['−500', '-500'],
])('"%s" is pasted as %s', (text, number) => expect(pastedNumber(text)).toBe(number))

test.each([
  '',
  '₹',
  '/-',
  'twelve',
  '12,50',
  '1.234,56',
  '1,2345',
  '1 200',
  '100\t200',
  '1.2.3',
  '-₹-5',
  '₹5 and ₹6',
  '1e3',
])('"%s" is left to the field', (text) => expect(pastedNumber(text)).toBeNull())
