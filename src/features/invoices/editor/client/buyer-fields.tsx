import { GridItem } from '@chakra-ui/react'
import { editor } from '#languages/en/screens/editor.ts'
import { useCountryOptions } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { TextAreaField } from '#src/ui/form/fields/text-area-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import type { BuyerShown } from './use-buyer.ts'

/** The client's details on the invoice beside name, email and tax. */
export function BuyerFields({ form, buyer }: { form: InvoiceFormApi; buyer: BuyerShown }) {
  const { buyer: words } = useWords(editor)
  const countryOptions = useCountryOptions()
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <GridItem colSpan={{ sm: 2 }}>
        <TextAreaField
          label={words.address}
          placeholder={words.addressPlaceholder}
          optional={!buyer.addressNeeded}
          rows={2}
          help={buyer.placeNeeded && words.addressHelp}
          {...register('clientAddress')}
          error={errors.clientAddress?.message}
        />
      </GridItem>
      <TextField
        label={words.city}
        optional
        placeholder={words.cityPlaceholder}
        autoComplete="off"
        {...register('clientCity')}
        error={errors.clientCity?.message}
      />
      <TextField
        label={words.postalCode}
        optional
        placeholder="411004"
        autoComplete="off"
        {...register('clientPostalCode')}
        error={errors.clientPostalCode?.message}
      />
      <SelectField
        label={words.country}
        options={countryOptions}
        {...register('clientCountry')}
        error={errors.clientCountry?.message}
      />
      <TextField
        label={words.phone}
        optional
        placeholder="98200 12345"
        autoComplete="off"
        {...register('clientPhone')}
        error={errors.clientPhone?.message}
      />
      <GridItem colSpan={{ sm: 2 }}>
        <TextAreaField
          label={words.delivery}
          optional
          placeholder={words.deliveryPlaceholder}
          rows={2}
          help={words.deliveryHelp}
          {...register('deliveryAddress')}
          error={errors.deliveryAddress?.message}
        />
      </GridItem>
    </>
  )
}
