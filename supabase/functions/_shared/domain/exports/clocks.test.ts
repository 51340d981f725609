import { expect, test } from 'vitest'
import { exported, noTerms } from '#tests/factories/exports.ts'
import { blocksExports, lutClockOf, realisationClock } from './clocks.ts'

const paid = { dueMinor: 0, settledMinor: 1_000_00, paidDate: '2027-01-10' }
const givenUp = { writtenOffOn: '2027-05-01', writeOffReason: 'Bankrupt' }

test('an invoice of 15-10-2026 in USD counts down to 15-01-2028, one in INR to 15-04-2028', () => {
  expect(realisationClock(exported(), '2027-12-16')).toEqual({
    ...{ lastDay: '2028-01-15', daysLeft: 30, state: 'soon', isExtended: false, wasLate: false },
  })
  const inRupees = exported({ currency: 'INR', exchangeRate: null })
  expect(realisationClock(inRupees, '2027-12-16')).toMatchObject({
    ...{ lastDay: '2028-04-15', state: 'running' },
  })
  expect(realisationClock(exported(), '2028-01-16')).toMatchObject({ daysLeft: -1, state: 'over' })
})

test('a clock is done once all is paid, given up, or closed with the bank; paid late it says so', () => {
  for (const change of [
    paid,
    givenUp,
    { terms: { ...noTerms, closedOn: '2027-02-01' } },
  ] as const) {
    expect(realisationClock(exported(change), '2029-01-01')?.state).toBe('done')
  }
  const late = exported({ ...paid, paidDate: '2028-01-16' })
  expect(realisationClock(late, '2029-01-01')?.wasLate).toBe(true)
})

test('the bank may say a later day, and then that one counts', () => {
  const extended = exported({ terms: { ...noTerms, realiseBy: '2028-07-15' } })
  expect(realisationClock(extended, '2028-02-01')).toMatchObject({
    ...{ lastDay: '2028-07-15', state: 'running', isExtended: true },
  })
})

test('before October 2026 there is no clock but the day that the bank said', () => {
  const old = { issueDate: '2026-09-30' }
  expect(realisationClock(exported(old), '2027-01-01')).toBeNull()
  const told = exported({ ...old, terms: { ...noTerms, realiseBy: '2027-06-30' } })
  expect(realisationClock(told, '2027-01-01')?.lastDay).toBe('2027-06-30')
})

test('same, LUT, unpaid: one year ends 15-10-2027, tax by 30-10-2027', () => {
  expect(lutClockOf(exported(), '2027-10-15')).toMatchObject({
    ...{ lastDay: '2027-10-15', taxBy: '2027-10-30', daysLeft: 0, state: 'soon' },
  })
  expect(lutClockOf(exported({ underLut: false }), '2027-10-15')).toBeNull()
  expect(lutClockOf(exported(paid), '2028-10-15')?.state).toBe('done')
})

test('giving the money up or closing the entry ends no year under LUT: its tax is owed', () => {
  const closed = { ...givenUp, terms: { ...noTerms, closedOn: '2027-06-01' } }
  expect(lutClockOf(exported(closed), '2027-10-16')?.state).toBe('over')
})

test('the Commissioner’s extension moves the year and the day of its tax', () => {
  const extended = exported({ terms: { ...noTerms, lutPaidBy: '2028-01-15' } })
  expect(lutClockOf(extended, '2027-10-16')).toMatchObject({
    ...{ lastDay: '2028-01-15', taxBy: '2028-01-30', isExtended: true },
  })
})

test('unpaid for a year past its day, further exports need payment ahead or a letter of credit', () => {
  expect(blocksExports(exported(), '2029-01-15')).toBe(false)
  expect(blocksExports(exported(), '2029-01-16')).toBe(true)
  expect(blocksExports(exported(paid), '2029-01-16')).toBe(false)
})
