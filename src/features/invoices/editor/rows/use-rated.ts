import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { amountMinorOf, type TypedItem } from '#domain/document/new/items.ts'
import { minorToDecimal } from '#domain/money.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

/** What a row with a rate comes to, blank while that is nothing; null of one without. */
function amountByRate(row: TypedItem | undefined): string | null {
  if (!row || !(Number(row.rate) > 0)) return null
  const minor = amountMinorOf({ ...row, amount: '' })
  return minor > 0 ? minorToDecimal(minor) : ''
}

/** Whether the row has a rate; what it comes to then stands in its amount. */
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
