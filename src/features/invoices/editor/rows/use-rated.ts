import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import {
  amountMinorOf,
  isUntouched,
  missingFields,
  type TypedItem,
} from '#domain/document/new/items.ts'
import { minorToDecimal } from '#domain/money.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { useHsnAsked } from '../typed-sums.tsx'
import type { SellerTax } from './use-seller-tax.ts'

/**
 * Returns the amount of a row with a rate, blank while that is zero; null for a row without a rate.
 */
function amountByRate(row: TypedItem | undefined): string | null {
  if (!row || !(Number(row.rate) > 0)) return null
  const minor = amountMinorOf({ ...row, amount: '' })
  return minor > 0 ? minorToDecimal(minor) : ''
}

/** Tells whether the row has a rate; if so, puts the resulting amount into its field. */
export function useRated(form: InvoiceFormApi, index: number): boolean {
  const { control, setValue, getValues } = form
  // Drawn anew when the answer is another one, and not at each key.
  const amount = useWatch({ control, name: `items.${index}`, compute: amountByRate })
  useEffect(() => {
    const name = `items.${index}.amount` as const
    if (amount === null || getValues(name) === amount) return
    const { isSubmitted } = form.formState
    setValue(name, amount, { shouldDirty: true, shouldValidate: isSubmitted })
  }, [amount, index, form, getValues, setValue])
  return amount !== null
}

/** The fields that a row still wants, as a text: an empty row wants its description alone. */
function wantedOf(
  row: TypedItem | undefined,
  { rates, defaultGstRate, defaultHsnSac }: SellerTax,
): string {
  if (!row || isUntouched(row)) return 'description'
  const { gstRate, taxability = 'taxable' } = row
  const wantsTax = rates && defaultGstRate === null && !gstRate && taxability === 'taxable'
  const wantsCode = rates && !row.hsnSac && !defaultHsnSac
  // A rate gives the amount.
  const missing = missingFields(row).flatMap((name) =>
    name === 'amount' ? ['rate', name] : [name],
  )
  return [...missing, ...(wantsCode ? ['hsnSac'] : []), ...(wantsTax ? ['gstRate'] : [])].join()
}

/** Tells which fields the row still wants. */
export function useWanted({ control }: InvoiceFormApi, index: number, tax: SellerTax) {
  const isHsnAsked = useHsnAsked()
  const wanted = useWatch({
    control,
    name: `items.${index}`,
    compute: (row: TypedItem | undefined) => wantedOf(row, tax),
  }).split(',')
  return (field: string) => wanted.includes(field) && (field !== 'hsnSac' || isHsnAsked)
}
