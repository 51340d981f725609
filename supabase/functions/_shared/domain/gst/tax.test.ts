import { expect, test } from 'vitest'
import { newRow } from '#tests/factories/rows/new-row.ts'
import { amounts, priced, terms, total } from '#tests/factories/tax-terms.ts'
import fc, { thorough } from '#tests/setup/property.ts'
import { toRupeesMinor } from '../money.ts'
import { gstRates } from './rates.ts'
import { calculate } from './tax.ts'

test('seven rows of 0.77 at 18 % bear 0.97, and the difference is carried along the rows', () => {
  const { igstMinor, rows } = calculate(amounts(1800, 77, 77, 77, 77, 77, 77, 77), terms())
  expect(igstMinor).toBe(97)
  expect(rows.map((row) => row.igstMinor)).toEqual([14, 14, 14, 13, 14, 14, 14])
})

test.each([
  ['0.50 at 18 %', 50, 1800, 9, 5],
  ['100.05 at 18 %', 10_005, 1800, 1801, 900],
  ['10000.10 at 5 %', 1_000_010, 500, 50_001, 25_000],
  ['10000.75 at 18 %', 1_000_075, 1800, 180_014, 90_007],
  ['10000.20 at 5 %', 1_000_020, 500, 50_001, 25_001],
  ['10001.50 at 18 %', 1_000_150, 1800, 180_027, 90_014],
  ['100.00 at 0.25 %', 10_000, 25, 25, 13],
  ['0.20 at 40 %', 20, 4000, 8, 4],
])(
  '%s is rounded once for IGST, and once for each of CGST and SGST',
  (_, minor, rate, igst, half) => {
    const rows = amounts(rate, minor)
    const inter = calculate(rows, terms())
    expect([inter.igstMinor, inter.cgstMinor, inter.sgstMinor, inter.totalMinor]).toEqual([
      igst,
      0,
      0,
      minor + igst,
    ])
    const intra = calculate(rows, terms({ split: 'intra' }))
    expect([intra.igstMinor, intra.cgstMinor, intra.sgstMinor, intra.totalMinor]).toEqual([
      0,
      half,
      half,
      minor + 2 * half,
    ])
  },
)

test('tax is computed by rate, and a row of each kind bears its own', () => {
  const rows = [
    ...amounts(1800, 10_000),
    ...amounts(500, 10_000),
    newRow({ amountMinor: 7_000, taxability: 'nil' }),
    newRow({ amountMinor: 8_000, taxability: 'exempt' }),
    newRow({ amountMinor: 9_000, taxability: 'non_gst' }),
    ...amounts(0, 6_000),
    newRow({ amountMinor: 5_000, gstRate: 1800, cessMinor: 250 }),
  ]
  const none = { cgstMinor: 0, sgstMinor: 0, cessMinor: 0 }
  expect(calculate(rows, terms())).toMatchObject({
    taxes: [
      { gstRate: 0, taxableMinor: 6_000, igstMinor: 0, ...none },
      { gstRate: 500, taxableMinor: 10_000, igstMinor: 500, ...none },
      { gstRate: 1800, taxableMinor: 15_000, igstMinor: 2_700, ...none, cessMinor: 250 },
    ],
    taxableMinor: 55_000,
    igstMinor: 3_200,
    cessMinor: 250,
    roundOffMinor: 0,
    totalMinor: 58_450,
    rows: [
      { gstRate: 1800, igstMinor: 1_800 },
      { gstRate: 500, igstMinor: 500 },
      { gstRate: null, igstMinor: 0, taxableMinor: 7_000 },
      { gstRate: null, igstMinor: 0, taxableMinor: 8_000 },
      { gstRate: null, igstMinor: 0, taxableMinor: 9_000 },
      { gstRate: 0, igstMinor: 0 },
      { gstRate: 1800, igstMinor: 900, cessMinor: 250 },
    ],
  })
})

test('a discount is taken off before tax', () => {
  const row = newRow({ quantity: '12.5', rate: '98.76', discountPercent: '10', gstRate: 1800 })
  expect(calculate([row], terms())).toMatchObject({
    rows: [{ discountMinor: 12_345, taxableMinor: 111_105, igstMinor: 19_999 }],
    totalMinor: 131_104,
  })
})

test('on reverse charge the tax is shown and not in the total, nor can a price hold it', () => {
  const reversed = terms({ charged: false, split: 'intra', pricesIncludeTax: true })
  expect(calculate([priced(1800, '1000', 500)], reversed)).toMatchObject({
    rows: [{ taxableMinor: 100_000, cgstMinor: 9_000, sgstMinor: 9_000, includesTax: false }],
    cessMinor: 500,
    totalMinor: 100_000,
  })
})

test('under a letter of undertaking the rate is shown and no tax, whatever the price would hold', () => {
  const zero = terms({ split: 'zero', pricesIncludeTax: true, currency: 'USD', exchangeRate: 83.5 })
  const zeroRated = { gstRate: 1800, igstMinor: 0, cgstMinor: 0, sgstMinor: 0, cessMinor: 0 }
  expect(calculate([priced(1800, '1250', 500)], zero)).toMatchObject({
    rows: [{ taxableMinor: 125_000, taxableInrMinor: 10_437_500, ...zeroRated }],
    taxes: [{ taxableMinor: 125_000, ...zeroRated }],
    totalMinor: 125_000,
    totalInrMinor: 10_437_500,
  })
})

test('a seller without GST takes no tax, whatever a row says', () => {
  const none = calculate([priced(1800, '1000', 500)], terms({ split: 'none' }))
  expect(none).toMatchObject({ rows: [{ gstRate: null, cessMinor: 0 }], totalMinor: 100_000 })
  expect(none.taxes).toEqual([])
})

test('an export with tax is worth the rupees of its total, and its rows those of what they are worth', () => {
  const export_ = terms({ currency: 'USD', exchangeRate: 83.333333 })
  const rows = amounts(1800, 33, 33, 33)
  // Each row is 2,749.999989 paise.
  expect(calculate(rows, export_)).toMatchObject({
    ...{ igstMinor: 18, totalMinor: 117, totalInrMinor: 9_750 },
    rows: [{ taxableInrMinor: 2_750 }, { taxableInrMinor: 2_750 }, { taxableInrMinor: 2_750 }],
  })
  // Each row is 835.55 paise, and three of them 2,506.65.
  expect(calculate(amounts(0, 10, 10, 10), { ...export_, exchangeRate: 83.555 })).toMatchObject({
    totalInrMinor: 2_507,
    rows: [{ taxableInrMinor: 836 }, { taxableInrMinor: 835 }, { taxableInrMinor: 836 }],
  })
  expect(calculate(rows, { ...export_, exchangeRate: null }).totalInrMinor).toBeNull()
})

test.each([
  ['up', 1, 99],
  ['down from 49 paise', 10_049, 10_000],
  ['up from 50 paise', 10_050, 10_100],
  ['nowhere from whole rupees', 10_000, 10_000],
])('a total is rounded to whole rupees: %s', (_, minor, rounded) => {
  const { roundOffMinor, totalMinor } = calculate(
    amounts(0, minor),
    terms({ split: 'intra', roundOff: true }),
  )
  // An amount that would round to zero stays as it is.
  const expected = minor < 50 ? minor : rounded
  expect([roundOffMinor, totalMinor]).toEqual([expected - minor, expected])
})

// IGST Act s. 5 and CGST Rule 34: the value is converted, and the tax is on the rupees.
test('whatever the currency: the total is converted once, and its rows share the rupees of what they are worth', () => {
  const row = fc.record({
    amountMinor: fc.integer({ min: 1, max: 99_999_999 }),
    gstRate: fc.constantFrom(...gstRates),
  })
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 200_000_000 }),
      (rows, millionths) => {
        const exchangeRate = millionths / 1e6
        const all = calculate(
          rows.map((each) => newRow(each)),
          terms({ currency: 'USD', exchangeRate }),
        )
        expect(all.totalInrMinor).toBe(toRupeesMinor(all.totalMinor, exchangeRate))
        expect(total(all.rows.map(({ taxableInrMinor }) => taxableInrMinor ?? 0))).toBe(
          toRupeesMinor(all.taxableMinor, exchangeRate),
        )
        for (const each of all.rows) {
          const alone = toRupeesMinor(each.taxableMinor, exchangeRate)
          expect(Math.abs((each.taxableInrMinor ?? 0) - alone)).toBeLessThanOrEqual(1)
        }
      },
    ),
    { numRuns: thorough(300, 2_000) },
  )
})
