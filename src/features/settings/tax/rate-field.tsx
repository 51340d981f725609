import type { ComponentProps } from 'react'
import { gstRates, isGstRate } from '#domain/gst/rates.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { percent } from './tax-words.ts'

/** The rate of new rows, of those in force. */
export function RateField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>) {
  const { tax: words } = useWords(businessSettings)
  const today = todayInIndia()
  return (
    <SelectField
      label={words.rate}
      optional
      placeholder={words.none}
      help={words.rateHelp}
      options={gstRates
        .filter((rate) => isGstRate(rate, today))
        .map((rate) => ({ value: String(rate / 100), label: percent(rate) }))}
      {...props}
    />
  )
}
