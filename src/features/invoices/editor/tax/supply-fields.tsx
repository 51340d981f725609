import { Stack } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { DecidedSupply, RefusedSupply } from '#domain/gst/supply.ts'
import { stateOptions } from '../../../../lib/places.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { SwitchField } from '../../../../ui/form/switch-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { ExportFields } from './export-fields.tsx'

const supplyOptions = [
  { value: 'domestic', label: 'Within India' },
  { value: 'sez', label: 'To a SEZ unit or developer' },
  { value: 'export', label: 'Export' },
]

const taxOptions = [
  { value: 'true', label: 'Charge IGST' },
  { value: 'false', label: 'No tax, under a letter of undertaking' },
]

const orNull = { setValueAs: (value: unknown) => value || null }
/** A select knows texts alone. */
const yesOrNo = {
  setValueAs: (value: unknown) =>
    value === 'true' || value === true ? true : value === '' || value === null ? null : false,
}

interface SupplyFieldsProps {
  form: InvoiceFormApi
  supply: DecidedSupply | RefusedSupply
}

/** What a person says of the supply; what they leave follows from client and seller. */
export function SupplyFields({ form, supply }: SupplyFieldsProps) {
  const { register, control, formState, setValue } = form
  const { errors } = formState
  const [chosen, reverseCharge, place] = useWatch({
    control,
    name: ['supply', 'reverseCharge', 'placeOfSupply'],
  })
  const kind = chosen ?? ('refusal' in supply ? 'domestic' : supply.supply)
  return (
    <Stack gap="4">
      <SelectField
        label="Supply"
        placeholder="By the client’s country"
        options={supplyOptions}
        {...register('supply', orNull)}
        error={errors.supply?.message}
      />
      {kind !== 'domestic' && (
        <SelectField
          label="Tax on it"
          placeholder="None if you have a letter of undertaking"
          options={taxOptions}
          {...register('withTax', yesOrNo)}
          error={errors.withTax?.message}
        />
      )}
      {kind === 'export' ? (
        <ExportFields form={form} />
      ) : (
        <>
          <SelectField
            label="Place of supply"
            placeholder="By the client’s State"
            options={stateOptions}
            {...register('placeOfSupply')}
            error={errors.placeOfSupply?.message}
          />
          {place && (
            <TextField
              label="Reason"
              autoComplete="off"
              help="Such as: the property is there, or the goods end there."
              {...register('placeOfSupplyReason')}
              error={errors.placeOfSupplyReason?.message}
            />
          )}
          <SwitchField
            label="Reverse charge"
            help="The client pays the tax to the government, not to you."
            checked={reverseCharge ?? false}
            onChange={(checked) => setValue('reverseCharge', checked, { shouldDirty: true })}
          />
        </>
      )}
    </Stack>
  )
}
