import { GridItem } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { taxChoiceOf, taxChoices, taxFieldsOf } from '#domain/gst/choices.ts'
import { taxes } from '#languages/en/names/taxes.ts'
import { catalogue } from '#languages/en/screens/catalogue.ts'
import { useHsnField } from '../../data/catalogue.ts'
import { useSpeech } from '../../language/speech.ts'
import { useWords } from '../../language/words.ts'
import { todayInIndia } from '../../lib/today.ts'
import { ComboField } from '../../ui/form/fields/combo-field.tsx'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import type { ItemFormApi } from './use-item-form.ts'

/** The tax of an item, for a seller with GST alone. */
export function ItemTaxFields({ form }: { form: ItemFormApi }) {
  const { form: words } = useWords(catalogue)
  const names = useWords(taxes)
  const { say } = useSpeech()
  const { control, register, setValue, formState } = form
  const { errors } = formState
  const [hsnSac, gstRate, taxability] = useWatch({
    control,
    name: ['hsnSac', 'gstRate', 'taxability'],
  })
  const hsn = useHsnField(hsnSac ?? '')
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted }

  return (
    <>
      <GridItem colSpan={2}>
        <ComboField
          label={words.code}
          optional
          inFlow
          placeholder={words.codeHint}
          suggestions={hsn.suggestions}
          onAsk={hsn.ask}
          onChoose={({ key }) => setValue('hsnSac', key, change)}
          help={hsn.description && say(hsn.description)}
          {...register('hsnSac')}
          error={errors.hsnSac?.message}
        />
      </GridItem>
      <SelectField
        label={words.gstRate}
        optional
        placeholder={words.notSet}
        options={taxChoices(todayInIndia(), names)}
        value={taxChoiceOf(String(gstRate ?? ''), taxability ?? 'taxable')}
        onChange={({ target }) => {
          const chosen = taxFieldsOf(target.value)
          setValue('gstRate', chosen.gstRate, change)
          setValue('taxability', chosen.taxability, change)
        }}
        error={errors.gstRate?.message}
      />
    </>
  )
}
