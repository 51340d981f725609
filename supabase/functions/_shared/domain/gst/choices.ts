import type { taxes } from '#languages/en/names/taxes.ts'
import type { Words } from '#languages/words.ts'
import type { PlainDate } from '../dates.ts'
import { gstRates, isGstRate } from './rates.ts'
import { type Taxability, taxabilities } from './taxability.ts'

type TaxNames = Words<typeof taxes>

/** Formats a rate in hundredths of a per cent for a field: 1800 → "18". */
export const percentText = (gstRate: number | null) => (gstRate === null ? '' : `${gstRate / 100}`)

/** Returns the tax choices for a row: a rate that is valid on the document's day, or the reason why there is none. */
export const taxChoices = (
  day: PlainDate,
  { untaxed }: TaxNames,
): { value: string; label: string }[] => [
  ...gstRates
    .filter((rate) => isGstRate(rate, day))
    .map((rate) => ({ value: percentText(rate), label: `${percentText(rate)} %` })),
  ...Object.entries(untaxed).map(([value, label]) => ({ value, label })),
]

/** The choice behind the two fields of a form. */
export const taxChoiceOf = (gstRate: string, taxability: Taxability) =>
  taxability === 'taxable' ? gstRate : taxability

/** Returns the two fields that a choice sets. */
export function taxFieldsOf(choice: string): { gstRate: string; taxability: Taxability } {
  const taxability = taxabilities.find((each) => each === choice) ?? 'taxable'
  return { gstRate: taxability === 'taxable' ? choice : '', taxability }
}

/** Describes an item's tax; null when it has none to describe. */
export function taxText(
  gstRate: number | null,
  taxability: Taxability,
  { untaxed }: TaxNames,
): string | null {
  if (taxability !== 'taxable') return untaxed[taxability]
  return gstRate === null ? null : `GST ${percentText(gstRate)} %`
}
