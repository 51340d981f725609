import { GridItem, SimpleGrid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { compositionSchemes, gstRegistrations } from '#domain/document/invoice.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useHsnField } from '#src/data/catalogue.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { ComboField } from '#src/ui/form/fields/combo-field.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { PictureField } from '../picture-field.tsx'
import { GstinFields } from './gstin-fields.tsx'
import { RegularFields } from './regular-fields.tsx'
import type { TaxFormOf } from './tax-form-of.ts'

/** Shows only the fields of the chosen registration; hidden ones keep their values. */
export function TaxFormFields({ form }: { form: TaxFormOf }) {
  const { tax: words } = useWords(businessSettings)
  const field = fieldOf(form)
  const [registration = 'none', taxId, defaultHsnSac, roundOff = false, signature] = useWatch({
    control: form.control,
    name: ['gstRegistration', 'taxId', 'defaultHsnSac', 'roundOff', 'signature'],
  })
  const { say } = useSpeech()
  const hsn = useHsnField(defaultHsnSac ?? '')

  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
      <SelectField
        label={words.registration}
        help={words.registrations[registration].help}
        options={gstRegistrations.map((value) => ({
          value,
          label: words.registrations[value].label,
        }))}
        {...field('gstRegistration')}
      />
      {registration === 'composition' && (
        <SelectField
          label={words.scheme}
          placeholder={words.chooseScheme}
          options={compositionSchemes.map((value) => ({ value, label: words.schemes[value] }))}
          {...field('compositionScheme')}
        />
      )}
      {registration !== 'none' && (
        <>
          <GstinFields value={taxId ?? ''} field={field('taxId')} />
          <ComboField
            label={words.hsn}
            optional
            placeholder={words.hsnPlaceholder}
            suggestions={hsn.suggestions}
            onAsk={hsn.ask}
            onChoose={({ key }) => form.setValue('defaultHsnSac', key, { shouldDirty: true })}
            help={hsn.description ? say(hsn.description) : words.hsnHelp}
            {...field('defaultHsnSac')}
          />
        </>
      )}
      {registration === 'regular' && <RegularFields form={form} />}
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
