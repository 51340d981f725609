import { useWatch } from 'react-hook-form'
import { compositionSchemes, gstRegistrations } from '#domain/document/invoice.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useWords } from '#src/language/words.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import type { BusinessFormOf } from './business-form-of.ts'

/**
 * The GST registration of a new seller. The titles of documents follow from it, so it is asked
 * before the first one.
 */
export function SetupTaxFields({ form }: { form: BusinessFormOf }) {
  const { tax: words } = useWords(businessSettings)
  const field = fieldOf(form)
  const registration = useWatch({ control: form.control, name: 'gstRegistration' }) ?? 'none'
  return (
    <>
      <SelectField
        label={words.registration}
        help={words.registrations[registration].help}
        options={gstRegistrations.map((value) => ({
          value,
          label: words.registrations[value].label,
        }))}
        {...field('gstRegistration', {
          // A registered seller's GSTIN names the State.
          onChange: () => form.setValue('state', '', { shouldDirty: true }),
        })}
      />
      {registration === 'composition' && (
        <SelectField
          label={words.scheme}
          placeholder={words.chooseScheme}
          options={compositionSchemes.map((value) => ({ value, label: words.schemes[value] }))}
          {...field('compositionScheme')}
        />
      )}
    </>
  )
}
