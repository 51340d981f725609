import { expect, test } from 'vitest'
import { newRow } from '#tests/factories/rows/new-row.ts'
import { amounts, half, priced, terms, total } from '#tests/factories/tax-terms.ts'
import fc, { thorough } from '#tests/setup/property.ts'
import { gstRates } from './rates.ts'
import { calculate } from './tax.ts'

test('only rupees are rounded to whole ones', () => {
  const dollars = terms({ currency: 'USD', exchangeRate: 80, roundOff: true })
  expect(calculate(amounts(1800, 10_049), dollars)).toMatchObject({
    roundOffMinor: 0,
    totalMinor: 11_858,
  })
})

test.each([
  ['1180.00 at 18 %', 1800, '1180', 100_000, 9_000, 0],
  ['100.00 at 18 %', 1800, '100', 8_474, 763, 0],
  ['105.00 at 5 %', 500, '105', 10_000, 250, 0],
  // 846.61 and 76.19 twice are 998.99; a paisa more is taxed 76.20 twice, and 999.02.
  ['999.00 at 18 %', 1800, '999', 84_661, 7_619, 1],
  ['500.00 at 18 %', 1800, '500', 42_373, 3_814, -1],
])('a price with tax of %s comes back', (_, rate, price, taxable, half, roundOff) => {
  const intra = terms({ split: 'intra', pricesIncludeTax: true })
  const { rows, roundOffMinor, totalMinor } = calculate([priced(rate, price)], intra)
  expect([rows[0]?.taxableMinor, rows[0]?.cgstMinor, rows[0]?.sgstMinor, roundOffMinor]).toEqual([
    taxable,
    half,
    half,
    roundOff,
  ])
  expect(totalMinor).toBe(Number(price) * 100)
  const inter = calculate([priced(rate, price)], terms({ pricesIncludeTax: true }))
  expect([inter.roundOffMinor, inter.totalMinor]).toEqual([0, Number(price) * 100])
})

test('a price with tax holds its cess, and a given amount neither', () => {
  const inside = terms({ pricesIncludeTax: true, split: 'intra' })
  const rows = [priced(1800, '1190', 1_000), ...amounts(1800, 50_000)]
  expect(calculate(rows, inside)).toMatchObject({
    rows: [
      { taxableMinor: 100_000, cgstMinor: 9_000, cessMinor: 1_000, includesTax: true },
      { taxableMinor: 50_000, cgstMinor: 4_500, cessMinor: 0, includesTax: false },
    ],
    totalMinor: 119_000 + 59_000,
  })
})

test('a paisa is left of a price with tax only where no two equal halves make it up', () => {
  const intra = terms({ split: 'intra', pricesIncludeTax: true })
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 10_000_000 }),
      fc.constantFrom(...gstRates),
      (price, rate) => {
        const [whole, paise] = [Math.floor(price / 100), String(price % 100).padStart(2, '0')]
        const row = priced(rate, `${whole}.${paise}`)
        const { taxableMinor, cgstMinor, roundOffMinor, totalMinor } = calculate([row], intra)
        expect(totalMinor).toBe(price)
        expect(cgstMinor).toBe(half(taxableMinor, rate, 2))
        const near = [-2, -1, 0, 1, 2].map((paise) => taxableMinor + paise)
        const isPossible = near.some((taxable) => taxable + 2 * half(taxable, rate, 2) === price)
        expect(Math.abs(roundOffMinor)).toBe(isPossible ? 0 : 1)
      },
    ),
    { numRuns: thorough(500, 3_000) },
  )
})

test('whatever the rows: they add up to the rates, the rates to the total, and prices with tax come back', () => {
  const row = fc.record({
    amountMinor: fc.integer({ min: 10, max: 99_999_999 }),
    gstRate: fc.constantFrom(...gstRates),
    cessMinor: fc.constantFrom(0, 0, 0, 5),
  })
  const case_ = fc.record({
    rows: fc.array(row, { minLength: 1, maxLength: 12 }),
    split: fc.constantFrom('intra' as const, 'inter' as const),
    pricesIncludeTax: fc.boolean(),
    roundOff: fc.boolean(),
  })
  fc.assert(
    fc.property(case_, ({ rows, ...given }) => {
      const items = rows.map(({ amountMinor, ...row }) =>
        newRow({ ...row, rate: (amountMinor / 100).toFixed(2) }),
      )
      const all = calculate(items, terms(given))
      for (const line of all.taxes) {
        const its = all.rows.filter(({ gstRate }) => gstRate === line.gstRate)
        for (const key of ['taxableMinor', 'cgstMinor', 'sgstMinor', 'igstMinor'] as const) {
          expect(total(its.map((row) => row[key]))).toBe(line[key])
          expect(its.every((row) => row[key] >= 0)).toBe(true)
        }
        expect(line.cgstMinor).toBe(line.sgstMinor)
        const [tax, parts] = given.split === 'intra' ? [line.cgstMinor, 2] : [line.igstMinor, 1]
        // Between two States the tax is a share of the price with tax, so no paisa is left.
        const most = given.pricesIncludeTax && parts === 1 ? 1 : 0
        expect(Math.abs(tax - half(line.taxableMinor, line.gstRate, parts))).toBeLessThanOrEqual(
          most,
        )
      }
      const sum = all.taxableMinor + all.cgstMinor + all.sgstMinor + all.igstMinor + all.cessMinor
      expect(all.totalMinor).toBe(sum + all.roundOffMinor)
      if (given.roundOff) {
        expect(Math.abs(all.roundOffMinor)).toBeLessThanOrEqual(50)
        expect(all.totalMinor % 100 === 0 || sum < 50).toBe(true)
      } else if (given.pricesIncludeTax) {
        expect(all.totalMinor).toBe(total(rows.map(({ amountMinor }) => amountMinor)))
        expect(Math.abs(all.roundOffMinor)).toBeLessThanOrEqual(given.split === 'intra' ? 1 : 0)
      } else {
        expect(all.roundOffMinor).toBe(0)
      }
    }),
    { numRuns: thorough(350, 2_000) },
  )
})
