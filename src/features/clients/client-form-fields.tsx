import { GridItem, SimpleGrid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { panOfGstin, stateOfGstin } from '#domain/gst/gstin.ts'
import { cities } from '#domain/lists.ts'
import { currencies } from '#domain/money.ts'
import { compact } from '#domain/text.ts'
import { fieldOf } from '../../data/forms/field-of.ts'
import { languageOptions } from '../../lib/languages.ts'
import { countryOptions, stateOptions } from '../../lib/places.ts'
import { NumberField } from '../../ui/form/number-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SuggestField } from '../../ui/form/suggest-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { ClientFormApi } from './client-form-values.ts'

export function ClientFormFields({ form }: { form: ClientFormApi }) {
  const isIndian = useWatch({ control: form.control, name: 'country' }) === 'IN'
  const field = fieldOf(form)
  const gstin = field('gstin', {
    onChange: ({ target }) => {
      const typed = compact(target.value)
      const [state, pan] = [stateOfGstin(typed), panOfGstin(typed)]
      if (state) form.setValue('stateCode', state, { shouldDirty: true })
      if (pan) form.setValue('pan', pan, { shouldDirty: true })
    },
  })
  const country = field('country', {
    onChange: ({ target }) => {
      if (target.value !== 'IN') form.setValue('stateCode', '', { shouldDirty: true })
    },
  })

  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
      <TextField label="Client name" autoComplete="off" {...field('name')} />
      <TextField label="Contact person" optional autoComplete="off" {...field('contact')} />
      <TextField
        label="Email"
        optional
        type="email"
        autoComplete="off"
        help="Invoices go here."
        {...field('email')}
      />
      <TextField
        label="Further emails"
        optional
        autoComplete="off"
        help="Up to five, with commas between them."
        {...field('ccEmails')}
      />
      <TextField label="Phone" optional type="tel" autoComplete="off" {...field('phone')} />
      <SelectField label="Country" options={countryOptions} {...country} />
      <TextField label="GSTIN" optional autoComplete="off" help="Fills State and PAN." {...gstin} />
      <TextField label="PAN" optional autoComplete="off" {...field('pan')} />
      <GridItem colSpan={{ md: 2 }}>
        <TextAreaField label="Address" optional rows={2} {...field('address')} />
      </GridItem>
      <SuggestField label="City" optional suggestions={cities} {...field('city')} />
      {isIndian && (
        <SelectField
          label="State"
          optional
          placeholder="Choose a state"
          options={stateOptions}
          {...field('stateCode')}
        />
      )}
      <TextField label="Postal code" optional autoComplete="off" {...field('postalCode')} />
      <GridItem colSpan={{ md: 2 }}>
        <TextAreaField
          label="Delivery address"
          optional
          rows={2}
          help="Where it differs from the address."
          {...field('deliveryAddress')}
        />
      </GridItem>
      <SelectField label="Currency" options={currencies} {...field('currency')} />
      <NumberField
        label="Payment terms"
        optional
        min={0}
        max={365}
        step={1}
        inputMode="numeric"
        help="Days from the invoice to its due date."
        {...field('termsDays')}
      />
      <SelectField
        label="Language of documents"
        options={languageOptions}
        help="For new documents, their mails and their pages."
        {...field('language')}
      />
      <GridItem colSpan={{ md: 2 }}>
        <TextAreaField
          label="Notes"
          optional
          rows={2}
          help="New invoices for this client begin with them."
          {...field('notes')}
        />
      </GridItem>
    </SimpleGrid>
  )
}
