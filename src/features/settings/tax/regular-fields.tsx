import { GridItem } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { PlainDate } from '#domain/dates.ts'
import { gstRates, isGstRate } from '#domain/gst/rates.ts'
import { financialYearOf } from '#domain/periods.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import type { TaxFormOf } from './tax-form-of.ts'
import { percent } from './tax-words.ts'

/** This financial year, the next, and the stored one if it is another. */
function lutYears(today: PlainDate, stored: string | null | undefined): string[] {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  const years = [stored ?? '', financialYearOf(today), financialYearOf(inAYear)]
  return [...new Set(years)].filter((year) => year !== '').sort()
}

/** The fields for a seller who charges GST. */
export function RegularFields({ form }: { form: TaxFormOf }) {
  const { tax: words } = useWords(businessSettings)
  const field = fieldOf(form)
  const today = todayInIndia()
  const stored = form.formState.defaultValues?.lutYear
  const [pricesIncludeTax, hsnSummary, aboveFiveCrore] = useWatch({
    control: form.control,
    name: ['pricesIncludeTax', 'hsnSummary', 'aboveFiveCrore'],
  })

  return (
    <>
      <SelectField
        label={words.rate}
        optional
        placeholder={words.none}
        help={words.rateHelp}
        options={gstRates
          .filter((rate) => isGstRate(rate, today))
          .map((rate) => ({ value: String(rate / 100), label: percent(rate) }))}
        {...field('defaultGstRate')}
      />
      <TextField
        label={words.lutNumber}
        optional
        help={words.lutNumberHelp}
        autoCapitalize="characters"
        autoComplete="off"
        {...field('lutNumber')}
      />
      <SelectField
        label={words.lutYear}
        optional
        placeholder={words.none}
        help={words.lutYearHelp}
        options={lutYears(today, stored)}
        {...field('lutYear')}
      />
      <GridItem colSpan={{ md: 2 }}>
        <SwitchField
          label={words.withTax}
          help={words.withTaxHelp}
          checked={pricesIncludeTax ?? false}
          onChange={(checked) => form.setValue('pricesIncludeTax', checked, { shouldDirty: true })}
        />
      </GridItem>
      <GridItem colSpan={{ md: 2 }}>
        <SwitchField
          label={words.aboveFiveCrore}
          help={words.aboveFiveCroreHelp}
          checked={aboveFiveCrore ?? false}
          onChange={(checked) => form.setValue('aboveFiveCrore', checked, { shouldDirty: true })}
        />
      </GridItem>
      <GridItem colSpan={{ md: 2 }}>
        <SwitchField
          label={words.tableByCode}
          help={words.tableByCodeHelp}
          checked={hsnSummary ?? false}
          onChange={(checked) => form.setValue('hsnSummary', checked, { shouldDirty: true })}
        />
      </GridItem>
      <GridItem colSpan={{ md: 2 }}>
        <TextField
          label={words.reverseCharge}
          optional
          help={words.reverseChargeHelp}
          {...field('reverseChargeWording')}
        />
      </GridItem>
    </>
  )
}
