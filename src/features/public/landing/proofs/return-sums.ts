import type { Gstr1SectionName } from '#domain/gst/gstr1/section-names.ts'
import { taxOf } from '#domain/gst/gstr1/totals.ts'
import { calculate, type Split } from '#domain/gst/tax.ts'

/** A section of the sample return, before tax; a credit note's value is below 0. */
const samples: { name: Gstr1SectionName; count: number; valueMinor: number; split: Split }[] = [
  { name: 'b2b', count: 14, valueMinor: 6_42_350_50, split: 'intra' },
  { name: 'b2cs', count: 9, valueMinor: 1_18_240_25, split: 'inter' },
  { name: 'exp', count: 3, valueMinor: 2_50_500_00, split: 'zero' },
  { name: 'cdnr', count: 1, valueMinor: -12_000_00, split: 'intra' },
]

const taxed = (valueMinor: number, split: Split) =>
  calculate(
    [
      {
        ...{ quantity: '1', rate: null, discountPercent: null, discountMinor: null },
        ...{ amountMinor: Math.abs(valueMinor), cessMinor: 0 },
        ...{ gstRate: 1_800, taxability: 'taxable' },
      },
    ],
    {
      ...{ currency: 'INR', exchangeRate: null, split, charged: true },
      ...{ pricesIncludeTax: false, roundOff: false },
    },
  )

export const sections = samples.map(({ name, count, valueMinor, split }) => ({
  name,
  count,
  valueMinor,
  taxMinor: Math.sign(valueMinor) * taxOf(taxed(valueMinor, split)),
}))

export const taxMinor = sections.reduce((sum, section) => sum + section.taxMinor, 0)
export const totalMinor = sections.reduce((sum, { valueMinor }) => sum + valueMinor, taxMinor)
