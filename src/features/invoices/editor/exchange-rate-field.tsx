import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { places } from '#domain/document/new-item.ts'
import { type Currency, currencyNames } from '#domain/money.ts'
import { useLastExchangeRate } from '../../../data/invoices/invoices.ts'
import { SumField } from '../../../ui/form/sum-field.tsx'
import { reckoned } from '../../../ui/form/typed-sum.ts'
import type { InvoiceFormApi } from './invoice-form-values.ts'

/** What happens when the field is left empty; undefined while the last rate is not known. */
function withoutRate(currency: Currency, last: number | null | undefined) {
  if (last === undefined) return `Left empty, the rate of your last invoice in ${currency} is used.`
  if (last !== null) {
    return `Your last invoice in ${currency} used ${last}; left empty, this one does, too.`
  }
  return `Left empty, the invoice shows ${currency} only, and no sum in rupees counts it.`
}

/** Not asked for with rupees; offers the rate of the last invoice in the currency, which an invoice without one takes. */
export function ExchangeRateField({ form }: { form: InvoiceFormApi }) {
  const currency = useWatch({ control: form.control, name: 'currency' }) ?? 'INR'
  const foreign = currency !== 'INR'
  const { data: last } = useLastExchangeRate(currency)

  useEffect(() => {
    const change = (rate: string) =>
      form.setValue('exchangeRate', rate, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
    const typed = form.getValues('exchangeRate')
    if (foreign && last && typed === '') change(String(last))
    // A rate that is not seen must not be refused.
    if (!foreign && typed !== '') change('')
  }, [foreign, last, form])

  if (!foreign) return null
  return (
    <SumField
      label="Exchange rate"
      optional
      help={`Rupees for one ${currencyNames[currency]}. ${withoutRate(currency, last)}`}
      {...form.register('exchangeRate', reckoned(places.exchangeRate))}
      error={form.formState.errors.exchangeRate?.message}
    />
  )
}
