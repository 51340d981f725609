import { useWatch } from 'react-hook-form'
import { stateOfGstin } from '#domain/gst/gstin.ts'
import { compact } from '#domain/text.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useStateOptions } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import type { BuyerShown } from './use-buyer.ts'

/** The client's details that decide the tax. */
export function ClientTaxFields({ form, buyer }: { form: InvoiceFormApi; buyer: BuyerShown }) {
  const { buyer: words } = useWords(editor)
  const stateOptions = useStateOptions()
  const { register, formState, setValue, trigger, clearErrors } = form
  const { errors } = formState
  const country = useWatch({ control: form.control, name: 'clientCountry' })
  const fillState = (typed: string) => {
    const code = stateOfGstin(compact(typed))
    if (code) setValue('clientStateCode', code, { shouldDirty: true })
  }
  return (
    <>
      <TextField
        label={words.gstin}
        optional
        placeholder={words.gstinPlaceholder}
        autoComplete="off"
        help={words.gstinHelp}
        {...register('clientGstin', {
          onChange: ({ target }) => {
            clearErrors('clientGstin')
            fillState(target.value)
          },
          onBlur: () => void trigger('clientGstin'),
        })}
        error={errors.clientGstin?.message}
      />
      <SelectField
        label={words.state}
        optional={!buyer.placeNeeded || country !== 'IN'}
        placeholder={words.statePlaceholder}
        options={stateOptions}
        {...register('clientStateCode')}
        error={errors.clientStateCode?.message}
      />
    </>
  )
}
