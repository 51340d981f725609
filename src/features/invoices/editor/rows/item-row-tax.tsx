import { Grid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { places } from '#domain/document/new-item.ts'
import { percentText, taxChoiceOf, taxChoices, taxFieldsOf } from '#domain/gst/choices.ts'
import { useHsnField } from '../../../../data/catalogue.ts'
import { todayInIndia } from '../../../../lib/today.ts'
import { ComboField } from '../../../../ui/form/combo-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { SumField } from '../../../../ui/form/sum-field.tsx'
import { reckoned } from '../../../../ui/form/typed-sum.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import type { SellerTax } from './use-seller-tax.ts'

interface ItemRowTaxProps {
  form: InvoiceFormApi
  index: number
  tax: SellerTax
  withCess: boolean
}

/** What a row says of tax: what the seller's default says is not typed again. */
export function ItemRowTax({ form, index, tax, withCess }: ItemRowTaxProps) {
  const { control, register, setValue, formState } = form
  const errors = formState.errors.items?.[index]
  const row = `items.${index}` as const
  const [hsnSac = '', gstRate = '', taxability = 'taxable'] = useWatch({
    control,
    name: [`${row}.hsnSac`, `${row}.gstRate`, `${row}.taxability`],
  })
  const hsn = useHsnField(hsnSac || tax.defaultHsnSac)
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted }
  const usual =
    tax.defaultGstRate === null ? 'Choose' : `${percentText(tax.defaultGstRate)} % (usual)`

  return (
    <Grid
      gridColumn="1 / -1"
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: `minmax(0, 1fr) ${tax.rates ? '9.5rem' : ''} ${withCess ? '7rem' : ''}`,
      }}
      columnGap="3"
      rowGap="2"
      alignItems="start"
    >
      <Grid gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <ComboField
          label="HSN/SAC"
          placeholder={tax.defaultHsnSac || 'Code or words'}
          suggestions={hsn.suggestions}
          onAsk={hsn.ask}
          onChoose={({ key }) => setValue(`${row}.hsnSac`, key, change)}
          help={hsn.description}
          {...register(`${row}.hsnSac`)}
          error={errors?.hsnSac?.message}
        />
      </Grid>
      {tax.rates && (
        <SelectField
          label="GST rate"
          placeholder={usual}
          options={taxChoices(todayInIndia())}
          value={taxChoiceOf(String(gstRate), taxability)}
          onChange={({ target }) => {
            const chosen = taxFieldsOf(target.value)
            setValue(`${row}.gstRate`, chosen.gstRate, change)
            setValue(`${row}.taxability`, chosen.taxability, change)
          }}
          error={errors?.gstRate?.message}
        />
      )}
      {withCess && (
        <SumField
          label="Cess"
          placeholder="0"
          {...register(`${row}.cess`, reckoned(places.amount))}
          error={errors?.cess?.message}
        />
      )}
    </Grid>
  )
}
