import { expect, test } from 'vitest'
import { isPlainDate } from '../dates.ts'
import { shiftPeriod } from '../periods.ts'
import { bankRate } from './entries/late-payment.ts'
import { lawOn, ruleOn, standingRule } from './evaluate.ts'
import { lawFields } from './fields.ts'

type Change = { from: string; until: string | null; sure: boolean; value: number }

const entries = Object.values(lawFields).flat()

test('an entry holds from its first day to its last, both included', () => {
  const [entry] = [{ from: '2026-04-01', until: '2026-04-30', sure: true, value: 1 }]
  const days = ['2026-03-31', '2026-04-01', '2026-04-30', '2026-05-01']
  expect(days.map((day) => lawOn([entry], day).length)).toEqual([0, 1, 1, 0])
  expect(lawOn([{ ...entry, from: null, until: null }], '1999-01-01')).toHaveLength(1)
})

test('an entry that is not sure is told and never computed with', () => {
  const unsure = { from: null, until: null, sure: false, value: 1 }
  expect(lawOn([unsure], '2026-11-28')).toEqual([unsure])
  expect(ruleOn([unsure], '2026-11-28')).toBeNull()
})

test('a standing rule answers for each day, and for none as it is now', () => {
  const changes: [Change, Change] = [
    { from: '2020-01-01', until: '2024-12-31', sure: true, value: 1 },
    { from: '2025-01-01', until: null, sure: true, value: 2 },
  ]
  expect(standingRule(changes, '2019-01-01')).toBe(1)
  expect(standingRule(changes, '2025-01-01')).toBe(2)
  expect(standingRule(changes)).toBe(2)
})

test.each([
  ['2023-02-08', 675],
  ['2025-02-07', 650],
  ['2025-04-09', 625],
  ['2025-06-06', 575],
  ['2025-12-05', 550],
  ['2026-10-07', 575],
])('the Bank Rate from %s on is %s hundredths of a per cent', (day, rate) => {
  expect(ruleOn(bankRate, day)).toEqual({ rate })
  expect(ruleOn(bankRate, shiftPeriod('day', day, -1))).not.toEqual({ rate })
})

test('each Bank Rate begins on the day after the one before', () => {
  const gaps = bankRate
    .slice(1)
    .filter(({ from }, at) => from !== shiftPeriod('day', bankRate[at]?.until ?? '', 1))
  expect(gaps).toEqual([])
})

test('each entry has real days in order, and a source, or a remark that there is none', () => {
  const faulty = entries.filter(
    ({ from, until, source, remark }) =>
      [from, until].some((day) => day !== null && !isPlainDate(day)) ||
      (from !== null && until !== null && from > until) ||
      (source.trim() === '' && remark === undefined),
  )
  expect(faulty).toEqual([])
})
