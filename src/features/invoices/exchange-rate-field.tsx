import { GridItem } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useLastExchangeRate } from '../../data/invoices.ts'
import { NumberField } from '../../ui/number-field.tsx'
import type { InvoiceFormApi } from './invoice-form-values.ts'

/** Asked for with dollars only; offers the rate of the last invoice in dollars. */
export function ExchangeRateField({ form }: { form: InvoiceFormApi }) {
  const currency = useWatch({ control: form.control, name: 'currency' })
  const foreign = currency === 'USD'
  const { data: last } = useLastExchangeRate(foreign)

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
    <GridItem colSpan={{ md: 2 }}>
      <NumberField
        label="Exchange rate"
        min={0}
        step={0.000001}
        help={
          last
            ? `Rupees for one US dollar. Your last invoice in dollars used ${last}.`
            : 'Rupees for one US dollar, on the day of issue.'
        }
        {...form.register('exchangeRate')}
        error={form.formState.errors.exchangeRate?.message}
      />
    </GridItem>
  )
}
