import { GridItem, SimpleGrid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { panOfGstin, stateOfGstin } from '#domain/gst/gstin.ts'
import { currencies } from '#domain/money.ts'
import { cities } from '#domain/people/choices.ts'
import { compact } from '#domain/text.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { documents } from '#languages/en/screens/documents.ts'
import { documentLanguages } from '#languages/languages.ts'
import { useSameGstin } from '../../data/clients.ts'
import { fieldOf } from '../../data/forms/field-of.ts'
import { useDocumentLanguages } from '../../language/document-languages.ts'
import { useCountryOptions, useStateOptions } from '../../language/places.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { LinkedWarning } from '../../ui/feedback/linked-warning.tsx'
import { NumberField } from '../../ui/form/fields/number-field.tsx'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import { SuggestField } from '../../ui/form/fields/suggest-field.tsx'
import { TextAreaField } from '../../ui/form/fields/text-area-field.tsx'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { useRested } from '../../ui/form/fields/use-rested.ts'
import type { ClientFormApi } from './client-form-values.ts'

interface ClientFormFieldsProps {
  form: ClientFormApi
  /** Null of a new one. */
  clientId: string | null
}

export function ClientFormFields({ form, clientId }: ClientFormFieldsProps) {
  const { fields: words, help } = useWords(clients)
  const { sameGstin } = useWords(documents)
  const [chosen, typed] = useWatch({ control: form.control, name: ['country', 'gstin'] })
  const isIndian = chosen === 'IN'
  const twin = useSameGstin(useRested(typed ?? null), { id: clientId })
  const languageName = useDocumentLanguages()
  const countryOptions = useCountryOptions()
  const stateOptions = useStateOptions()
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
      <TextField label={words.name} autoComplete="off" {...field('name')} />
      <TextField label={words.contact} optional autoComplete="off" {...field('contact')} />
      <TextField
        label={words.email}
        optional
        type="email"
        autoComplete="off"
        help={help.email}
        {...field('email')}
      />
      <TextField
        label={words.ccEmails}
        optional
        autoComplete="off"
        help={help.ccEmails}
        {...field('ccEmails')}
      />
      <TextField label={words.phone} optional type="tel" autoComplete="off" {...field('phone')} />
      <SelectField label={words.country} options={countryOptions} {...country} />
      <TextField label={words.gstin} optional autoComplete="off" help={help.gstin} {...gstin} />
      <TextField label={words.pan} optional autoComplete="off" {...field('pan')} />
      {twin && (
        <GridItem colSpan={{ md: 2 }} aria-live="polite">
          <LinkedWarning sentence={sameGstin({ name: twin.name })} to={paths.client(twin.id)} />
        </GridItem>
      )}
      <GridItem colSpan={{ md: 2 }}>
        <TextAreaField label={words.address} optional rows={2} {...field('address')} />
      </GridItem>
      <SuggestField label={words.city} optional suggestions={cities} {...field('city')} />
      {isIndian && (
        <SelectField
          label={words.state}
          optional
          placeholder={help.chooseState}
          options={stateOptions}
          {...field('stateCode')}
        />
      )}
      <TextField label={words.postalCode} optional autoComplete="off" {...field('postalCode')} />
      <GridItem colSpan={{ md: 2 }}>
        <TextAreaField
          label={words.deliveryAddress}
          optional
          rows={2}
          help={help.deliveryAddress}
          {...field('deliveryAddress')}
        />
      </GridItem>
      <SelectField label={words.currency} options={currencies} {...field('currency')} />
      <NumberField
        label={words.terms}
        optional
        min={0}
        max={365}
        step={1}
        inputMode="numeric"
        help={help.terms}
        {...field('termsDays')}
      />
      <SelectField
        label={words.language}
        options={documentLanguages.map((value) => ({ value, label: languageName(value) }))}
        help={help.language}
        {...field('language')}
      />
      <GridItem colSpan={{ md: 2 }}>
        <TextAreaField
          label={words.notes}
          optional
          rows={2}
          help={help.notes}
          {...field('notes')}
        />
      </GridItem>
    </SimpleGrid>
  )
}
