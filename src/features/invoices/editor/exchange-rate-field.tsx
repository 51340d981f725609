import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { places } from '#domain/document/new/new-item.ts'
import type { Currency } from '#domain/money.ts'
import { money } from '#languages/en/names/money.ts'
import { editor } from '#languages/en/screens/editor.ts'
import type { Words } from '#languages/words.ts'
import { useLastExchangeRate } from '#src/data/invoices/invoices.ts'
import { useWords } from '#src/language/words.ts'
import { SumField } from '#src/ui/form/fields/sum-field.tsx'
import { reckoned } from '#src/ui/form/fields/typed-sum.ts'
import type { InvoiceFormApi } from './invoice-form-values.ts'
import { useSellerTax } from './rows/use-seller-tax.ts'

/** Tells how an empty field is filled; undefined while the last rate is not known. */
function withoutRate(
  words: Words<typeof editor>['facts'],
  currency: Currency,
  last: number | null | undefined,
  isNeeded: boolean,
) {
  if (last === undefined) return words.lastRate({ currency })
  if (last !== null) return words.lastRateIs({ currency, rate: last })
  return isNeeded ? words.rateNeeded : words.noRate({ currency })
}

/** Hidden for rupees. It offers the rate of the last invoice in the currency, which an empty field takes. */
export function ExchangeRateField({ form }: { form: InvoiceFormApi }) {
  const { facts: words } = useWords(editor)
  const { currencies } = useWords(money)
  const currency = useWatch({ control: form.control, name: 'currency' }) ?? 'INR'
  const foreign = currency !== 'INR'
  const { data: last } = useLastExchangeRate(currency)
  // A seller who takes GST owes it in rupees.
  const { rates: isTaxed } = useSellerTax()

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
      label={words.rate}
      optional={!isTaxed || Boolean(last)}
      placeholder={words.ratePlaceholder}
      help={`${words.rateHelp({ currency: currencies[currency] })} ${withoutRate(words, currency, last, isTaxed)}`}
      {...form.register('exchangeRate', reckoned(places.exchangeRate))}
      error={form.formState.errors.exchangeRate?.message}
    />
  )
}
