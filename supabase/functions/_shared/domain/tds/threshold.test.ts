import { expect, test } from 'vitest'
import { offerAhead, tdsAhead } from './threshold.ts'

const paid = (day: string, rupees: number) => ({ day, valueMinor: rupees * 100, taxMinor: 0 })
const next = (rupees: number) => ({ day: '2026-08-10', valueMinor: rupees * 100 })

test('one client by 1027, 40,000 in May and 20,000 in August: the second passes the limit, 6,000 with the earlier 40,000', () => {
  expect(
    tdsAhead('professional', { payments: [paid('2026-05-10', 40_000)] }, next(20_000)),
  ).toEqual({
    ...{ name: '1027', rate: 1000, limitMinor: 50_000_00, paidMinor: 40_000_00 },
    ...{ dueMinor: 6_000_00, earlierMinor: 40_000_00, isOnAll: true, passes: true },
  })
})

test('before the limit nothing is due, and behind it each sum alone', () => {
  const ahead = tdsAhead('professional', { payments: [] }, next(40_000))
  expect(ahead).toMatchObject({ dueMinor: 0, earlierMinor: 0, passes: false })
  const behind = tdsAhead('professional', { payments: [paid('2026-05-10', 60_000)] }, next(20_000))
  expect(behind).toMatchObject({ dueMinor: 2_000_00, earlierMinor: 0, passes: false })
})

test('1,00,000 + 18,000 GST, 1027 → TDS 10,000, receipt 1,08,000', () => {
  const ahead = tdsAhead('professional', { payments: [] }, next(1_00_000))
  expect(offerAhead(ahead, 1_18_000_00)).toEqual({
    ...{ rate: 1000, tdsMinor: 10_000_00, amountMinor: 1_08_000_00 },
  })
})

test('1023, first bill 30,000 → 0; 30,001 → 300.01', () => {
  expect(tdsAhead('contractorIndividual', { payments: [] }, next(30_000)).dueMinor).toBe(0)
  expect(tdsAhead('contractorIndividual', { payments: [] }, next(30_001)).dueMinor).toBe(300_01)
})

test('1,00,000, no PAN → 20,000', () => {
  const nobody = { hasPan: false, isIndividual: true }
  expect(tdsAhead('professional', { payments: [] }, next(1_00_000), nobody).dueMinor).toBe(
    20_000_00,
  )
})

test('the offered payment is the sum less the tax to the rupee; more tax than the sum is no offer', () => {
  const passing = tdsAhead('professional', { payments: [paid('2026-05-10', 40_000)] }, next(20_000))
  expect(offerAhead(passing, 23_600_00)).toEqual({
    ...{ rate: 1000, tdsMinor: 6_000_00, amountMinor: 17_600_00 },
  })
  expect(offerAhead(passing, 5_000_00)).toBeNull()
  expect(offerAhead(tdsAhead('professional', { payments: [] }, next(20_000)), 23_600_00)).toBeNull()
  const odd = tdsAhead('contractorIndividual', { payments: [] }, next(30_001))
  expect(offerAhead(odd, 30_001_00)?.tdsMinor).toBe(300_00)
})
