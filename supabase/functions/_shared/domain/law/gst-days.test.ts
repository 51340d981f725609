import { expect, test } from 'vitest'
import { isGstRate } from '../gst/rates.ts'
import { intermediaryTax } from './export-clocks.ts'
import {
  correctionsEnd,
  fillsInterState,
  leastHsnDigits,
  needsIrn,
  yearToCorrect,
} from './gst-days.ts'

const CRORE = 1_00_00_000_00
const DAY = '2026-11-28'

test('a credit note lowers the tax until 30 November after the financial year of its invoice', () => {
  expect(['2026-03-31', '2026-04-01', '2026-12-01', '2027-01-15'].map(correctionsEnd)).toEqual([
    '2026-11-30',
    '2027-11-30',
    '2027-11-30',
    '2027-11-30',
  ])
})

test('an invoice of 03-2026 is amended in a GSTR-1 filed on 30-11-2026, and not on 01-12', () => {
  const end = correctionsEnd('2026-03-15')
  expect(['2026-11-30', '2026-12-01'].map((filed) => filed <= end)).toEqual([true, false])
})

test('that corrections of 2025-26 end on 30-11-2026 is told from 01-10-2026 on, and of no other year', () => {
  const told = ['2026-09-30', '2026-10-01', '2026-11-30', '2026-12-01'].map(yearToCorrect)
  const year = { year: '25-26', end: '2026-11-30' }
  expect(told).toEqual([null, year, year, null])
  expect(['2027-03-31', '2027-04-01'].map(yearToCorrect)).toEqual([null, null])
})

test('a 28 % row dated 31-01-2026 is valid, one of 01-02-2026 is refused', () => {
  expect(isGstRate(2800, '2026-01-31')).toBe(true)
  expect(isGstRate(2800, '2026-02-01')).toBe(false)
})

test('consulting is at 18 % before and after 22-09-2025', () => {
  expect(['2025-09-21', '2025-09-22', DAY].map((day) => isGstRate(1800, day))).toEqual([
    true,
    true,
    true,
  ])
})

test('a turnover of 4.99 crore needs no IRN, one of 5.01 crore does', () => {
  expect([4.99, 5, 5.01].map((crores) => needsIrn(crores * CRORE, DAY))).toEqual([
    false,
    false,
    true,
  ])
})

test('an intermediary to a US client owes IGST on 29-03-2026 and asks the accountant on 30-03-2026', () => {
  expect(['2026-03-29', '2026-03-30'].map(intermediaryTax)).toEqual(['igst', 'ask'])
})

test('HSN codes have four digits, and six above the turnover', () => {
  expect([false, true].map(leastHsnDigits)).toEqual([4, 6])
})

test('the GSTR-3B of 102025 has 3.2 to fill in, that of 102026 has not', () => {
  expect(['2025-10-01', '2025-11-01', '2026-10-01'].map(fillsInterState)).toEqual([
    false,
    true,
    true,
  ])
})
