import { expect, test } from 'vitest'
import { daysBetween } from '../dates.ts'
import { edfDue, isOnDeclaration, isOwnWriteOff, lutClock, realiseBy } from './export-clocks.ts'

test.each([
  ['2026-10-01', '2026-11-30'],
  ['2026-10-31', '2026-11-30'],
  ['2026-11-15', '2026-12-30'],
  ['2027-01-10', '2027-03-02'],
])('the EDF of an invoice of %s is due on %s', (invoiced, due) => {
  expect(edfDue(invoiced)).toBe(due)
})

test('an invoice of 09-2026 needs no EDF, and its last day for the money is not known', () => {
  expect(edfDue('2026-09-30')).toBeNull()
  expect(realiseBy('2026-09-30', false)).toBeNull()
})

test('a USD invoice of 15-10-2026 is realised by 15-01-2028, one in INR by 15-04-2028', () => {
  expect(realiseBy('2026-10-15', false)).toBe('2028-01-15')
  expect(realiseBy('2026-10-15', true)).toBe('2028-04-15')
})

test('under LUT and unpaid, its year ends on 15-10-2027 and the tax is due by 30-10-2027', () => {
  expect(lutClock('2026-10-15')).toEqual({ paidBy: '2027-10-15', taxBy: '2027-10-30' })
})

test('a year from 29 February ends on 28 February', () => {
  expect(lutClock('2028-02-29')?.paidBy).toBe('2029-02-28')
  expect(daysBetween('2029-02-28', lutClock('2028-02-29')?.taxBy ?? '')).toBe(15)
})

test('an export of 9,99,999 is closed by declaration, one of 10,00,001 by the bank', () => {
  const sums = [9_99_999_00, 10_00_000_00, 10_00_001_00]
  expect(sums.map((sum) => isOnDeclaration(sum, '2026-10-15'))).toEqual([true, true, false])
  expect(sums.map((sum) => isOwnWriteOff(sum, '2026-10-15'))).toEqual([true, true, false])
  expect(isOnDeclaration(1, '2026-09-30')).toBeNull()
})
