import { GridItem } from '@chakra-ui/react'
import { countryOptions } from '../../../../lib/places.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import type { BuyerShown } from './use-buyer.ts'

/** What the invoice says of its client beside name, email and tax. */
export function BuyerFields({ form, buyer }: { form: InvoiceFormApi; buyer: BuyerShown }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <GridItem colSpan={{ sm: 2 }}>
        <TextAreaField
          label="Address"
          placeholder="Street, area"
          optional={!buyer.placeNeeded}
          rows={2}
          help={
            buyer.placeNeeded && 'From ₹50,000 on, the law asks where a client without GSTIN is.'
          }
          {...register('clientAddress')}
          error={errors.clientAddress?.message}
        />
      </GridItem>
      <TextField
        label="City"
        optional
        placeholder="Pune"
        autoComplete="off"
        {...register('clientCity')}
        error={errors.clientCity?.message}
      />
      <TextField
        label="Postal code"
        optional
        placeholder="411004"
        autoComplete="off"
        {...register('clientPostalCode')}
        error={errors.clientPostalCode?.message}
      />
      <SelectField
        label="Country"
        options={countryOptions}
        {...register('clientCountry')}
        error={errors.clientCountry?.message}
      />
      <TextField
        label="Phone"
        optional
        placeholder="98200 12345"
        autoComplete="off"
        {...register('clientPhone')}
        error={errors.clientPhone?.message}
      />
      <GridItem colSpan={{ sm: 2 }}>
        <TextAreaField
          label="Delivery address"
          optional
          placeholder="Where it goes, if not there"
          rows={2}
          help="Where it is another than the address."
          {...register('deliveryAddress')}
          error={errors.deliveryAddress?.message}
        />
      </GridItem>
      <TextField
        label="PO number"
        optional
        placeholder="Of their order"
        autoComplete="off"
        help="The number of your client’s order."
        {...register('poNumber')}
        error={errors.poNumber?.message}
      />
    </>
  )
}
