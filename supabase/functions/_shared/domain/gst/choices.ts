import type { PlainDate } from '../dates.ts'
import { gstRates, isGstRate } from './rates.ts'
import { type Taxability, taxabilities } from './taxability.ts'

/** Names of the untaxed kinds, for choices and for display. */
const untaxed: Record<Exclude<Taxability, 'taxable'>, string> = {
  nil: 'Nil-rated',
  exempt: 'Exempt',
  non_gst: 'Non-GST',
}

/** A rate in hundredths of a per cent as it is typed: 1800 → "18". */
export const percentText = (gstRate: number | null) => (gstRate === null ? '' : `${gstRate / 100}`)

/** How a row is taxed, as one choice: a rate that a document of the day may have, or why it has none. */
export const taxChoices = (day: PlainDate): { value: string; label: string }[] => [
  ...gstRates
    .filter((rate) => isGstRate(rate, day))
    .map((rate) => ({ value: percentText(rate), label: `${percentText(rate)} %` })),
  ...Object.entries(untaxed).map(([value, label]) => ({ value, label })),
]

/** The choice behind the two fields of a form. */
export const taxChoiceOf = (gstRate: string, taxability: Taxability) =>
  taxability === 'taxable' ? gstRate : taxability

/** The two fields that a choice stands for. */
export function taxFieldsOf(choice: string): { gstRate: string; taxability: Taxability } {
  const taxability = taxabilities.find((each) => each === choice) ?? 'taxable'
  return { gstRate: taxability === 'taxable' ? choice : '', taxability }
}

/** How an item is taxed, for reading; null where nothing is said of it. */
export function taxText(gstRate: number | null, taxability: Taxability): string | null {
  if (taxability !== 'taxable') return untaxed[taxability]
  return gstRate === null ? null : `GST ${percentText(gstRate)} %`
}
