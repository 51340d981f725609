import * as v from 'valibot'
import { expect, test } from 'vitest'
import { said } from '#tests/setup/said.ts'
import { type Enterprise, enterpriseEntries, interestStanding, isUdyam } from './enterprise.ts'
import { acceptanceSchema, lateStanding } from './late-payment.ts'

test('UDYAM-MH-19-0123456 is an Udyam number, UDYAM-MH-19-123456 is none', () => {
  expect(['UDYAM-MH-19-0123456', 'UDYAM-MH-19-123456'].map(isUdyam)).toEqual([true, false])
  expect(v.parse(enterpriseEntries.udyam, ' udyam–mh-19-0123456 ')).toBe('UDYAM-MH-19-0123456')
})

const micro: Enterprise = {
  udyam: 'UDYAM-MH-19-0123456',
  enterpriseSize: 'micro',
  enterpriseKind: 'service',
}

test('amounts are for micro and small enterprises, and for traders, too, since it is not sure that the law leaves them out', () => {
  expect(interestStanding(micro)).toBe('yes')
  expect(interestStanding({ ...micro, enterpriseSize: 'small' })).toBe('yes')
  expect(interestStanding({ ...micro, enterpriseSize: 'medium' })).toBe('medium')
  expect(interestStanding({ ...micro, enterpriseKind: 'trader' })).toBe('yes')
  expect(interestStanding({ ...micro, udyam: null })).toBe('unregistered')
})

const late = { ...micro, agreedDays: null, amountMinor: 1_00_000_00, reductions: [] }

test('without a day of acceptance, and on days without a known Bank Rate, no amount is told', () => {
  expect(lateStanding({ ...late, acceptedOn: null }, '2026-10-16')).toEqual({
    state: 'notAccepted',
  })
  expect(lateStanding({ ...late, acceptedOn: '2020-01-01' }, '2026-10-16')).toEqual({
    state: 'unknown',
  })
  expect(lateStanding({ ...late, acceptedOn: '2026-08-01' }, '2026-10-16')).toMatchObject({
    ...{ state: 'known', lastDay: '2026-08-16' },
    interest: { interestMinor: 2_797_38 },
  })
})

test('a day of acceptance lies not ahead, and agreed days are 1 to 365', () => {
  const schema = acceptanceSchema('2026-11-28')
  const problems = (value: object) =>
    v.safeParse(schema, value).issues?.map(({ message }) => said(message)) ?? []
  expect(v.parse(schema, {})).toEqual({ acceptedOn: null, agreedDays: null })
  expect(v.parse(schema, { acceptedOn: '2026-11-28', agreedDays: '45' })).toEqual({
    ...{ acceptedOn: '2026-11-28', agreedDays: 45 },
  })
  expect(problems({ acceptedOn: '2026-11-29' })).toEqual([
    'The day of acceptance cannot be in the future.',
  ])
  expect(problems({ agreedDays: 0 })).toHaveLength(1)
  expect(problems({ agreedDays: 366 })).toEqual([
    'Agreed days must be a whole number from 1 to 365.',
  ])
})
