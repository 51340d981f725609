import { expect, test } from 'vitest'
import { exported } from '#tests/factories/exports.ts'
import { edfMonths } from './edf.ts'

const year = (issueDates: string[], months: Parameters<typeof edfMonths>[0]['months'] = []) => ({
  ...{ count: issueDates.length, months },
  invoices: issueDates.map((issueDate) => exported({ issueDate })),
})

const dues = (issueDates: string[]) =>
  edfMonths(year(issueDates), '2026-11-28').map(({ dueOn }) => dueOn)

test('invoices of 10-2026 → EDF 30-11-2026; 11 → 30-12; 01-2027 → 02-03-2027; 09-2026 → none', () => {
  expect(dues(['2026-10-15'])).toEqual(['2026-11-30'])
  expect(dues(['2026-11-01'])).toEqual(['2026-12-30'])
  expect(dues(['2027-01-31'])).toEqual(['2027-03-02'])
  expect(dues(['2026-09-30'])).toEqual([])
})

test('a month lists its invoices of services with the sum of each currency, the latest month first', () => {
  const { invoices } = year(['2026-10-15', '2026-10-20', '2026-11-02'])
  const goods = exported({ issueDate: '2026-10-16', needsEdf: false })
  const euros = exported({ issueDate: '2026-10-17', currency: 'EUR' })
  const [november, october] = edfMonths(
    { count: 5, months: [], invoices: [...invoices, goods, euros] },
    '2026-11-28',
  )
  expect(november?.invoices).toHaveLength(1)
  expect(october?.totals).toEqual([
    { currency: 'USD', minor: 2_000_00 },
    { currency: 'EUR', minor: 1_000_00 },
  ])
})

test('a month has its sum in rupees where the rate of each invoice is known', () => {
  const rupees = (totals: (number | null)[]) =>
    edfMonths(
      {
        ...{ count: totals.length, months: [] },
        invoices: totals.map((totalInrMinor) =>
          exported({ issueDate: '2026-11-02', totalInrMinor }),
        ),
      },
      '2026-11-28',
    )[0]?.rupeesMinor
  expect(rupees([85_000_00, 90_000_50])).toBe(175_000_50)
  expect(rupees([85_000_00, null])).toBeNull()
})

test('it is soon a week before, late behind it, done once filed; the bank may extend it', () => {
  const state = (day: string, change: object = {}) => {
    const note = {
      ...{ firstDay: '2026-10-01', filedOn: null, formNumber: null, dueOn: null },
      ...{ mode: null, thirdParty: null, byName: null },
      ...change,
    }
    return edfMonths(year(['2026-10-15'], [note]), day)[0]?.state
  }
  expect(state('2026-11-22')).toBe('open')
  expect(state('2026-11-23')).toBe('soon')
  expect(state('2026-11-30')).toBe('soon')
  expect(state('2026-12-01')).toBe('late')
  expect(state('2026-12-01', { dueOn: '2026-12-31' })).toBe('open')
  expect(state('2026-12-01', { filedOn: '2026-11-29' })).toBe('filed')
})
