import { SimpleGrid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { compositionSchemes, gstRegistrations } from '#domain/document/invoice.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { latePayment } from '#languages/en/screens/late-payment.ts'
import { useHsnField } from '#src/data/catalogue.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { ComboField } from '#src/ui/form/fields/combo-field.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { More } from '#src/ui/layout/more.tsx'
import { EnterpriseFields } from './enterprise-fields.tsx'
import { GstinFacts, GstinField } from './gstin-fields.tsx'
import { MoreTaxFields } from './more-tax-fields.tsx'
import { RateField } from './rate-field.tsx'
import type { TaxFormOf } from './tax-form-of.ts'

interface TaxFormFieldsProps {
  form: TaxFormOf
  /** For the first hour: few have set the rest, which is behind a button. */
  brief: boolean
}

/** Shows only the fields of the chosen registration, which follows the GSTIN; hidden ones keep their values. */
export function TaxFormFields({ form, brief }: TaxFormFieldsProps) {
  const { tax: words } = useWords(businessSettings)
  const field = fieldOf(form)
  const [registration = 'none', taxId, defaultHsnSac] = useWatch({
    control: form.control,
    name: ['gstRegistration', 'taxId', 'defaultHsnSac'],
  })
  const { say } = useSpeech()
  const hsn = useHsnField(defaultHsnSac ?? '')
  const follow = (gstin: string) => {
    const wanted = gstin.trim() === '' ? 'none' : registration === 'none' ? 'regular' : registration
    if (wanted !== registration) form.setValue('gstRegistration', wanted, { shouldDirty: true })
  }
  const { errors: no, defaultValues } = form.formState
  const { lutNumber, lutYear, reverseChargeWording, signature, iec, adCode, exportBank } = no
  const { settings: late } = useWords(latePayment)
  const udyam = defaultValues?.udyam ?? ''

  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
        <GstinField
          value={taxId ?? ''}
          field={field('taxId', { onChange: ({ target }) => follow(target.value) })}
        />
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
            <GstinFacts value={taxId ?? ''} />
            {registration === 'regular' && <RateField {...field('defaultGstRate')} />}
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
      </SimpleGrid>
      <More
        label={words.more}
        opened={!brief}
        forced={[lutNumber, lutYear, reverseChargeWording, signature, iec, adCode, exportBank].some(
          Boolean,
        )}
      >
        <MoreTaxFields form={form} regular={registration === 'regular'} />
      </More>
      <More
        label={late.title}
        opened={udyam !== ''}
        forced={[no.udyam, no.enterpriseSize, no.enterpriseKind].some(Boolean)}
      >
        <EnterpriseFields form={form} />
      </More>
    </>
  )
}
