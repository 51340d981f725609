import { expect, test } from 'vitest'
import { exported, exportPayment, remitted } from '#tests/factories/exports.ts'
import fc from '#tests/setup/property.ts'
import { closingOf, reductionOf, rupeesOf } from './amounts.ts'

test('what came above the invoice’s rate is the exchange difference, with the charges that the bank kept', () => {
  const payment = exportPayment(1_000_00, { remittance: remitted(86_500_00, 590_00) })
  expect(rupeesOf(exported(), payment)).toEqual({
    ...{ creditedMinor: 86_500_00, chargesMinor: 590_00, grossMinor: 87_090_00 },
    differenceMinor: 2_090_00,
  })
})

test('without the bank’s figures nothing is computed, without a rate no difference', () => {
  expect(rupeesOf(exported(), exportPayment(5))).toBeNull()
  const known = exportPayment(1_000_00, { remittance: remitted(86_500_00) })
  expect(rupeesOf(exported({ exchangeRate: null }), known)?.differenceMinor).toBeNull()
})

test('two remittances, one invoice: two mapped rows, sum at most the invoice', () => {
  const parts = [
    exportPayment(400_00, { remittance: remitted(34_400_00) }),
    exportPayment(600_00, { remittance: remitted(51_000_00) }),
  ]
  const rupees = parts.map((payment) => rupeesOf(exported(), payment))
  expect(rupees.map((part) => part?.differenceMinor)).toEqual([400_00, 0])
  expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBeLessThanOrEqual(
    exported().totalMinor,
  )
})

test('the parts of one remittance for many invoices add up to it, to the paisa', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.integer({ min: 0, max: 999_999_999 }),
      (amounts, rupees, charges) => {
        const remittedMinor = amounts.reduce((sum, amount) => sum + amount, 0)
        let beforeMinor = 0
        let [credited, kept] = [0, 0]
        for (const amount of amounts) {
          const share = { remittedMinor, beforeMinor, remittance: remitted(rupees, charges) }
          const told = rupeesOf(exported(), exportPayment(amount, share))
          credited += told?.creditedMinor ?? 0
          kept += told?.chargesMinor ?? 0
          beforeMinor += amount
        }
        expect([credited, kept]).toEqual([rupees, charges])
      },
    ),
  )
})

test('export 9,99,999 → declaration; 10,00,001 → bank', () => {
  const worth = (totalInrMinor: number | null) => closingOf(exported({ totalInrMinor }))
  expect([9_99_999_00, 10_00_001_00, null].map(worth)).toEqual(['own', 'bank', 'unknown'])
})

test('up to 10 lakh is written off or taken off on one’s own word, above it by the bank', () => {
  expect(reductionOf(exported(), '2027-01-01')).toBeNull()
  const given = { writtenOffOn: '2027-05-01', creditedMinor: 100_00, dueMinor: 900_00 }
  expect(reductionOf(exported(given), '2027-06-01')).toEqual({
    ...{ minor: 1_000_00, rupeesMinor: 85_000_00, by: 'own' },
  })
  const large = exported({ ...given, currency: 'INR', exchangeRate: null, dueMinor: 10_00_000_00 })
  expect(reductionOf(large, '2027-06-01')?.by).toBe('bank')
  expect(reductionOf(exported({ ...given, exchangeRate: null }), '2027-06-01')?.by).toBe('unknown')
})
