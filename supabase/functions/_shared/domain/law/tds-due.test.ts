import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { decidingDay, tdsDue, tdsNameOn, tdsStatementDue } from './tds-due.ts'
import { tdsPayments } from './values.ts'

const rupees = (amount: number) => amount * 100
const taxOf = (payment: Parameters<typeof tdsDue>[0], ...sums: [string, number][]) =>
  tdsDue(
    payment,
    sums.map(([day, amount]) => ({ day, amountMinor: rupees(amount) })),
  ).map(({ tdsMinor }) => tdsMinor)

test('1,00,000 + 18,000 GST by 1027: TDS of 10,000, receipt of 1,08,000', () => {
  const [tdsMinor = null] = taxOf('professional', ['2026-06-10', 1_00_000])
  expect(tdsMinor).toBe(rupees(10_000))
  expect(rupees(1_18_000) - (tdsMinor ?? 0)).toBe(rupees(1_08_000))
})

test('one client by 1027, 40,000 in May and 20,000 in August: 0, then 6,000', () => {
  const due = tdsDue('professional', [
    { day: '2026-05-10', amountMinor: rupees(40_000) },
    { day: '2026-08-10', amountMinor: rupees(20_000) },
  ])
  expect(due.map(({ tdsMinor }) => tdsMinor)).toEqual([0, rupees(6_000)])
  expect(due.map(({ earlierMinor }) => earlierMinor)).toEqual([0, rupees(40_000)])
})

test('1023, a first bill of 30,000: 0; of 30,001: 300.01', () => {
  expect(taxOf('contractorIndividual', ['2026-06-10', 30_000])).toEqual([0])
  expect(taxOf('contractorIndividual', ['2026-06-10', 30_001])).toEqual([300_01])
})

test('contractors below 30,000 each are taxed on all once a year passes 1,00,000', () => {
  const sums = [4, 5, 6, 7].map((month): [string, number] => [`2026-0${month}-10`, 25_000])
  expect(taxOf('contractorOther', ...sums, ['2026-08-10', 1])).toEqual([0, 0, 0, 0, 2_000_02])
})

test('credited on 28-03-2026 and paid on 10-04-2026: 194J, 16A, FY 2025-26', () => {
  const day = decidingDay('2026-03-28', '2026-04-10') ?? ''
  expect(tdsNameOn('professional', day)).toEqual({
    ...{ by: 'section', name: '194J(b)', statement: '26Q', certificate: '16A', year: '25-26' },
  })
  expect(tdsNameOn('professional', '2026-04-01')).toEqual({
    ...{ by: 'code', name: '1027', statement: '140', certificate: '131', year: '26-27' },
  })
})

test('a client reports April to June by 31-07, July to September by 31-10, then by 31-01 and 31-05', () => {
  const ends = ['2026-06-30', '2026-09-30', '2026-12-31', '2027-03-31']
  expect(ends.map(tdsStatementDue)).toEqual([
    ...['2026-07-31', '2026-10-31', '2027-01-31', '2027-05-31'],
  ])
  expect(tdsStatementDue('2026-03-31')).toBeNull()
})

test('a deduction of long ago has its section and no limits', () => {
  expect(tdsNameOn('commission', '2019-05-01')?.name).toBe('194H')
  expect(taxOf('commission', ['2019-05-01', 1_00_000])).toEqual([null])
})

test('1,00,000 without a PAN: 20,000; goods 5 %', () => {
  const deductee = { hasPan: false, isIndividual: true }
  const one = (payment: Parameters<typeof tdsDue>[0], amount: number) =>
    tdsDue(payment, [{ day: '2026-06-10', amountMinor: rupees(amount) }], deductee)[0]?.tdsMinor
  expect(one('professional', 1_00_000)).toBe(rupees(20_000))
  expect(one('goods', 51_00_000)).toBe(rupees(5_000))
  expect(one('nonResident', 1_00_000)).toBeNull()
})

test('the law of each payment: 1 paisa above its limit is taxed, the limit is not', () => {
  expect(taxOf('commission', ['2026-06-10', 20_000])).toEqual([0])
  expect(taxOf('commission', ['2026-06-10', 20_001])).toEqual([400_02])
  expect(taxOf('goods', ['2026-06-10', 50_00_000], ['2026-06-11', 1_000])).toEqual([0, 1_00])
  expect(taxOf('equipmentRent', ['2026-06-10', 50_000], ['2026-07-10', 50_001])).toEqual([
    0, 1_000_02,
  ])
  expect(taxOf('ecommerce', ['2026-06-10', 5_00_000])).toEqual([0])
  expect(
    tdsDue('ecommerce', [{ day: '2026-06-10', amountMinor: rupees(100) }], {
      ...{ hasPan: true, isIndividual: false },
    })[0]?.tdsMinor,
  ).toBe(10)
})

test('a new financial year begins anew', () => {
  expect(taxOf('professional', ['2026-03-31', 40_000], ['2026-04-01', 20_000])).toEqual([0, 0])
})

test('however a year is paid, its deductions add up to the tax on what is taxed, and none is negative', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 60_00_000_00 }), { maxLength: 8 })
  fc.assert(
    fc.property(fc.constantFrom(...tdsPayments), amounts, (payment, sums) => {
      if (payment === 'nonResident') return
      const due = tdsDue(
        payment,
        sums.map((amountMinor, at) => ({ day: `2026-06-${10 + at}`, amountMinor })),
      )
      const taxes = due.map(({ tdsMinor }) => tdsMinor ?? Number.NaN)
      expect(taxes.every((tax) => tax >= 0)).toBe(true)
      const total = sums.reduce((sum, one) => sum + one, 0)
      const atOnce =
        tdsDue(payment, [{ day: '2026-06-30', amountMinor: Math.max(1, total) }])[0]?.tdsMinor ?? 0
      const together = taxes.reduce((sum, one) => sum + one, 0)
      // Whoever pays in parts is at most taxed on as much as one sum would be.
      expect(together).toBeLessThanOrEqual(atOnce)
    }),
  )
})
