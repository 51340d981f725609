import { Stack } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { type DecidedSupply, possibleSupplies, type RefusedSupply } from '#domain/gst/supply.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useStateOptions } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { useSellerTax } from '../rows/use-seller-tax.ts'
import { useTypedSums } from '../typed-sums.tsx'
import { ExportFields } from './export-fields.tsx'

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

/** The person's choices about the supply; blank ones follow from client and seller. */
export function SupplyFields({ form, supply }: SupplyFieldsProps) {
  const { tax: words } = useWords(editor)
  const stateOptions = useStateOptions()
  const taxOptions = [
    { value: 'true', label: words.charged },
    { value: 'false', label: words.undertaking },
  ]
  const { register, control, formState, setValue } = form
  const { errors } = formState
  const [chosen, reverseCharge, place] = useWatch({
    control,
    name: ['supply', 'reverseCharge', 'placeOfSupply'],
  })
  const { document } = useTypedSums()
  const { rates: isRegular } = useSellerTax()
  // A choice made before the client changed stays in sight, beside the message that refuses it.
  const offered = possibleSupplies(document)
  const supplyOptions = [...offered, ...(chosen && !offered.includes(chosen) ? [chosen] : [])].map(
    (value) => ({ value, label: words[value] }),
  )
  const kind = chosen ?? ('refusal' in supply ? 'domestic' : supply.supply)
  return (
    <Stack gap="4">
      <SelectField
        label={words.supply}
        placeholder={words.supplyPlaceholder}
        help={words.supplyHelp}
        options={supplyOptions}
        {...register('supply', orNull)}
        error={errors.supply?.message}
      />
      {isRegular && kind !== 'domestic' && (
        <SelectField
          label={words.onIt}
          placeholder={words.onItPlaceholder}
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
            label={words.place}
            placeholder={words.placePlaceholder}
            options={stateOptions}
            {...register('placeOfSupply')}
            error={errors.placeOfSupply?.message}
          />
          {place && (
            <TextField
              label={words.reason}
              autoComplete="off"
              help={words.reasonHelp}
              {...register('placeOfSupplyReason')}
              error={errors.placeOfSupplyReason?.message}
            />
          )}
          {(isRegular || reverseCharge) && (
            <SwitchField
              label={words.reverse}
              help={words.reverseHelp}
              checked={reverseCharge ?? false}
              onChange={(checked) => setValue('reverseCharge', checked, { shouldDirty: true })}
            />
          )}
        </>
      )}
    </Stack>
  )
}
