import { GridItem, SimpleGrid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { businessTypes, cities } from '#domain/people/choices.ts'
import { businesses } from '#languages/en/names/businesses.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { usePlaces, useStoredCountryOptions, useStoredStateOptions } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { phoneDigits } from '#src/lib/phone-digits.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { SuggestField } from '#src/ui/form/fields/suggest-field.tsx'
import { TextAreaField } from '#src/ui/form/fields/text-area-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { LogoField } from '../logo-field.tsx'
import { GstinFields } from '../tax/gstin-fields.tsx'
import type { BusinessFormOf } from './business-form-of.ts'
import { SetupTaxFields } from './setup-tax-fields.tsx'

interface BusinessFormFieldsProps {
  form: BusinessFormOf
  /** Then it is asked how it stands to GST, and a GSTIN tells the State. */
  isNew: boolean
  /** Then State and Tax ID follow from the GSTIN, which is set apart. */
  registered: boolean
}

/** An address, the same in every language. */
const exampleSite = 'neelstudio.in'

export function BusinessFormFields({ form, isNew, registered }: BusinessFormFieldsProps) {
  const { profile: words } = useWords(businessSettings)
  const [logo, taxId, registration, state] = useWatch({
    control: form.control,
    name: ['logo', 'taxId', 'gstRegistration', 'state'],
  })
  const { types } = useWords(businesses)
  const places = usePlaces()
  const stateOptions = useStoredStateOptions()
  const countryOptions = useStoredCountryOptions()
  const registers = isNew && (registration ?? 'none') !== 'none'
  const field = fieldOf(form)
  // Registered in the order of the checks: the focus goes to the first that fails. The others follow where they stand.
  const name = field('name')
  const phone = field('phone', {
    onChange: (event) => form.setValue('phone', phoneDigits(event.target.value)),
  })
  const email = field('email')
  const postalCode = field('postalCode')

  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
      <TextField label={words.name} autoComplete="organization" {...name} />
      <SelectField
        label={words.type}
        optional
        placeholder={words.chooseType}
        options={businessTypes.map((value) => ({ value, label: types[value] }))}
        {...field('businessType')}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        help={words.emailHelp}
        {...email}
      />
      <TextField
        label={words.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        help={words.phoneHelp}
        {...phone}
      />
      <GridItem colSpan={{ md: 2 }}>
        <TextAreaField
          label={words.address}
          optional
          rows={2}
          autoComplete="street-address"
          {...field('address')}
        />
      </GridItem>
      <SuggestField
        label={words.city}
        optional
        autoComplete="address-level2"
        suggestions={cities}
        {...field('city')}
      />
      {registered && (
        <TextField
          label={words.state}
          readOnly
          help={words.stateUnderTax}
          value={places.storedState(state ?? '')}
          error={form.formState.errors.state?.message}
        />
      )}
      {!registered && !registers && (
        <SelectField
          label={words.state}
          optional
          placeholder={words.chooseState}
          options={stateOptions}
          {...field('state')}
        />
      )}
      <TextField
        label={words.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        {...postalCode}
      />
      <SelectField label={words.country} options={countryOptions} {...field('country')} />
      {isNew && <SetupTaxFields form={form} />}
      {registers && <GstinFields value={taxId ?? ''} field={field('taxId')} />}
      {registered && (
        <TextField label={words.taxId} readOnly help={words.taxIdUnderTax} {...field('taxId')} />
      )}
      {!registered && !registers && (
        <TextField label={words.taxId} optional help={words.taxIdHelp} {...field('taxId')} />
      )}
      <TextField
        label={words.website}
        optional
        type="url"
        autoComplete="url"
        placeholder={exampleSite}
        {...field('website')}
      />
      <GridItem colSpan={{ md: 2 }}>
        <TextAreaField label={words.description} optional rows={3} {...field('description')} />
      </GridItem>
      <GridItem colSpan={{ md: 2 }}>
        <LogoField
          value={logo ?? ''}
          error={form.formState.errors.logo?.message}
          onChange={(picture) => {
            form.clearErrors('logo')
            form.setValue('logo', picture, { shouldDirty: true })
          }}
          onRefuse={(message) => form.setError('logo', { message })}
        />
      </GridItem>
    </SimpleGrid>
  )
}
