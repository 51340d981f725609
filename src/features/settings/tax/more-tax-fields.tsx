import { GridItem, SimpleGrid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { PlainDate } from '#domain/dates.ts'
import { financialYearOf } from '#domain/periods.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { PictureField } from '../picture-field.tsx'
import type { TaxFormOf } from './tax-form-of.ts'

/** This financial year, the next, and the stored one if it is another. */
function lutYears(today: PlainDate, stored: string | null | undefined): string[] {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  const years = [stored ?? '', financialYearOf(today), financialYearOf(inAYear)]
  return [...new Set(years)].filter((year) => year !== '').sort()
}

/** The fields for a seller who charges GST. */
function RegularFields({ form }: { form: TaxFormOf }) {
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

/** What banks and the DGFT ask exporters for; those who are not registered for GST export as well. */
function ExportFields({ form }: { form: TaxFormOf }) {
  const { tax: words } = useWords(businessSettings)
  const field = fieldOf(form)
  return (
    <>
      <TextField
        label={words.iec}
        optional
        help={words.iecHelp}
        autoCapitalize="characters"
        autoComplete="off"
        {...field('iec')}
      />
      <TextField
        label={words.adCode}
        optional
        help={words.adCodeHelp}
        inputMode="numeric"
        autoComplete="off"
        {...field('adCode')}
      />
      <GridItem colSpan={{ md: 2 }}>
        <TextField
          label={words.exportBank}
          optional
          help={words.exportBankHelp}
          {...field('exportBank')}
        />
      </GridItem>
    </>
  )
}

/** The settings that few change from how they begin. */
export function MoreTaxFields({ form, regular }: { form: TaxFormOf; regular: boolean }) {
  const { tax: words } = useWords(businessSettings)
  const [roundOff = false, signature] = useWatch({
    control: form.control,
    name: ['roundOff', 'signature'],
  })
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
      {regular && <RegularFields form={form} />}
      <ExportFields form={form} />
      <GridItem colSpan={{ md: 2 }}>
        <SwitchField
          label={words.roundTotals}
          help={words.roundTotalsHelp}
          checked={roundOff}
          onChange={(checked) => form.setValue('roundOff', checked, { shouldDirty: true })}
        />
      </GridItem>
      <GridItem colSpan={{ md: 2 }}>
        <PictureField
          label={words.signature}
          help={words.signatureHelp}
          value={signature ?? ''}
          error={form.formState.errors.signature?.message}
          onChange={(picture) => {
            form.clearErrors('signature')
            form.setValue('signature', picture, { shouldDirty: true })
          }}
          onRefuse={(message) => form.setError('signature', { message })}
        />
      </GridItem>
    </SimpleGrid>
  )
}
