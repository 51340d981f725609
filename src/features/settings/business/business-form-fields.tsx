import { Box, GridItem, SimpleGrid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { businessTypes, cities } from '#domain/people/choices.ts'
import { businesses } from '#languages/en/names/businesses.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { setup } from '#languages/en/screens/setup.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { usePlaces, useStoredCountryOptions, useStoredStateOptions } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { phoneDigits } from '#src/lib/phone-digits.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { SuggestField } from '#src/ui/form/fields/suggest-field.tsx'
import { TextAreaField } from '#src/ui/form/fields/text-area-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { More } from '#src/ui/layout/more.tsx'
import { LogoField } from '../logo-field.tsx'
import type { BusinessFormOf } from './business-form-of.ts'

interface BusinessFormFieldsProps {
  form: BusinessFormOf
  /** For the first hour: the rest is behind a button, and GST is the next step's. */
  brief: boolean
  /** Then State and Tax ID follow from the GSTIN, which is set apart. */
  registered: boolean
}

/** An address, the same in every language. */
const exampleSite = 'neelstudio.in'

const columns = { columns: { base: 1, md: 2 }, columnGap: '6', rowGap: '5' } as const

export function BusinessFormFields({ form, brief, registered }: BusinessFormFieldsProps) {
  const { profile: words } = useWords(businessSettings)
  const { more } = useWords(setup)
  const [logo, state] = useWatch({ control: form.control, name: ['logo', 'state'] })
  const { types } = useWords(businesses)
  const places = usePlaces()
  const stateOptions = useStoredStateOptions()
  const countryOptions = useStoredCountryOptions()
  const { errors } = form.formState
  const field = fieldOf(form)
  // Registered in the order of the checks: the focus goes to the first that fails. The others follow where they stand.
  const name = <TextField label={words.name} autoComplete="organization" {...field('name')} />
  const phone = (
    <Box maxW={{ md: '14rem' }}>
      <TextField
        label={words.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        help={words.phoneHelp}
        {...field('phone', {
          onChange: (event) => form.setValue('phone', phoneDigits(event.target.value)),
        })}
      />
    </Box>
  )
  const email = (
    <TextField
      label={words.email}
      type="email"
      autoComplete="email"
      help={words.emailHelp}
      {...field('email')}
    />
  )
  const postalCode = (
    <Box maxW={{ md: '9rem' }}>
      <TextField
        label={words.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        {...field('postalCode')}
      />
    </Box>
  )
  const type = (
    <SelectField
      label={words.type}
      optional
      placeholder={words.chooseType}
      options={businessTypes.map((value) => ({ value, label: types[value] }))}
      {...field('businessType')}
    />
  )
  const address = (
    <GridItem colSpan={{ md: 2 }}>
      <TextAreaField
        label={words.address}
        optional
        rows={2}
        autoComplete="street-address"
        {...field('address')}
      />
    </GridItem>
  )
  const city = (
    <SuggestField
      label={words.city}
      optional
      autoComplete="address-level2"
      suggestions={cities}
      {...field('city')}
    />
  )
  const ofState = registered ? (
    <TextField
      label={words.state}
      readOnly
      help={words.stateUnderTax}
      value={places.storedState(state ?? '')}
      error={errors.state?.message}
    />
  ) : (
    <SelectField
      label={words.state}
      optional
      placeholder={words.chooseState}
      options={stateOptions}
      {...field('state')}
    />
  )
  const country = (
    <SelectField label={words.country} options={countryOptions} {...field('country')} />
  )
  const taxId = registered ? (
    <TextField label={words.taxId} readOnly help={words.taxIdUnderTax} {...field('taxId')} />
  ) : (
    <TextField label={words.taxId} optional help={words.taxIdHelp} {...field('taxId')} />
  )
  const rest = (
    <>
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
    </>
  )
  const ofLogo = (
    <GridItem colSpan={{ md: 2 }}>
      <LogoField
        value={logo ?? ''}
        error={errors.logo?.message}
        onChange={(picture) => {
          form.clearErrors('logo')
          form.setValue('logo', picture, { shouldDirty: true })
        }}
        onRefuse={(message) => form.setError('logo', { message })}
      />
    </GridItem>
  )

  if (!brief) {
    return (
      <SimpleGrid {...columns}>
        {name}
        {type}
        {email}
        {phone}
        {address}
        {city}
        {ofState}
        {postalCode}
        {country}
        {taxId}
        {rest}
        {ofLogo}
      </SimpleGrid>
    )
  }
  const hidden = [errors.businessType, errors.state, errors.country, errors.website]
  return (
    <>
      <SimpleGrid {...columns}>
        {name}
        {phone}
        {address}
        {city}
        {postalCode}
        {email}
        {ofLogo}
      </SimpleGrid>
      <More label={more} forced={[...hidden, errors.description].some(Boolean)}>
        <SimpleGrid {...columns}>
          {type}
          {ofState}
          {country}
          {rest}
        </SimpleGrid>
      </More>
    </>
  )
}
