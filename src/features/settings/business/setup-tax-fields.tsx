import { useWatch } from 'react-hook-form'
import { compositionSchemes, gstRegistrations } from '#domain/invoice.ts'
import { fieldOf } from '../../../data/forms/field-of.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { registrations, schemes } from '../tax/tax-words.ts'
import type { BusinessFormOf } from './business-form-of.ts'

/** How a new seller stands to GST: what its documents are called follows from it, so it is asked before the first one. */
export function SetupTaxFields({ form }: { form: BusinessFormOf }) {
  const field = fieldOf(form)
  const registration = useWatch({ control: form.control, name: 'gstRegistration' }) ?? 'none'
  return (
    <>
      <SelectField
        label="GST registration"
        help={registrations[registration].says}
        options={gstRegistrations.map((value) => ({ value, label: registrations[value].label }))}
        {...field('gstRegistration', {
          // Of who is registered the GSTIN tells it.
          onChange: () => form.setValue('state', '', { shouldDirty: true }),
        })}
      />
      {registration === 'composition' && (
        <SelectField
          label="Composition scheme"
          placeholder="Choose a scheme"
          options={compositionSchemes.map((value) => ({ value, label: schemes[value] }))}
          {...field('compositionScheme')}
        />
      )}
    </>
  )
}
