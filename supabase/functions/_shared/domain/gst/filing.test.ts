import * as v from 'valibot'
import { expect, test } from 'vitest'
import { said } from '#tests/setup/said.ts'
import { formatMonths } from '../periods.ts'
import { filingRequest, filingSchema, isQuarter, periodCode, unfilingRequest } from './filing.ts'

const october = { firstDay: '2026-10-01', lastDay: '2026-10-31' }
const second = { firstDay: '2026-07-01', lastDay: '2026-09-30' }
const today = '2026-11-22'

test('a period is named by its month, a quarter by its last one', () => {
  for (const [period, code, filing] of [
    [october, '102026', 'monthly'],
    [second, '092026', 'quarterly'],
    [{ firstDay: '2027-01-01', lastDay: '2027-03-31' }, '032027', 'quarterly'],
  ] as const) {
    expect([periodCode(period), isQuarter(period)]).toEqual([code, filing === 'quarterly'])
    const asked = v.parse(filingRequest(today), { period: code, filing })
    expect(asked).toEqual({ period, filedOn: null, gstin: null })
  }
})

test('a month reads as such, and months from the first to the last', () => {
  expect(formatMonths(october)).toBe('October 2026')
  expect(formatMonths(second)).toBe('July to September 2026')
  expect(formatMonths({ firstDay: '2026-12-01', lastDay: '2027-02-28' })).toBe(
    'December 2026 to February 2027',
  )
})

const told = (filedOn: string) =>
  said(v.safeParse(filingSchema(october, today), { filedOn }).issues?.[0].message ?? 'fine')

test('a return is filed behind the end of its period, and not in the future', () => {
  expect([told('2026-11-01'), told(today)]).toEqual(['fine', 'fine'])
  expect(told('2026-10-31')).toBe('A return can be filed only after its period has ended.')
  expect(told('2026-11-23')).toBe('Filing date cannot be in the future.')
  expect(told('2026-02-30')).toBe('Choose a valid filing date.')
  expect(told('')).toBe('Filed on is required.')
})

test('a code that is no month, and a mark that is taken back for nothing, are refused', () => {
  const issues = (request: object) =>
    v.safeParse(unfilingRequest, request).issues?.map(({ message }) => said(message))
  expect(issues({ period: '132026', reason: 'A slip' })).toEqual([
    'period must be a month and a year, such as 102026.',
  ])
  expect(issues({ period: '102026', reason: ' ' })).toEqual(['Reason is required.'])
})
