import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { amountMinorOf } from '#domain/items.ts'
import { minorToDecimal } from '#domain/money.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

/** Whether the row has a rate; what it comes to then stands in its amount. */
export function useRated(form: InvoiceFormApi, index: number): boolean {
  const { control, setValue, getValues } = form
  const row = useWatch({ control, name: `items.${index}` })
  const rated = Number(row?.rate) > 0
  const minor = rated ? amountMinorOf({ ...row, amount: '' }) : 0
  const amount = minor > 0 ? minorToDecimal(minor) : ''
  useEffect(() => {
    const name = `items.${index}.amount` as const
    if (!rated || getValues(name) === amount) return
    const { isSubmitted } = form.formState
    setValue(name, amount, { shouldDirty: true, shouldValidate: isSubmitted })
  }, [rated, amount, index, form, getValues, setValue])
  return rated
}
