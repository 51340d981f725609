import { Text } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { hsnCautionOf } from '#domain/document/new/cautions.ts'
import { percentText, taxChoiceOf, taxChoices, taxFieldsOf } from '#domain/gst/choices.ts'
import { taxes } from '#languages/en/names/taxes.ts'
import { editor } from '#languages/en/screens/editor.ts'
import type { Words } from '#languages/words.ts'
import { useHsnField } from '#src/data/catalogue.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { ComboField } from '#src/ui/form/fields/combo-field.tsx'
import { useShownInput } from '#src/ui/form/fields/use-shown-input.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { useHsnAsked } from '../typed-sums.tsx'
import { CellChoice } from './cell-fields.tsx'
import type { SellerTax } from './use-seller-tax.ts'

interface TaxFieldProps {
  form: InvoiceFormApi
  index: number
  tax: SellerTax
  error: string | undefined
  errorId: string
}

const changeOf = (form: InvoiceFormApi) => ({
  shouldDirty: true,
  shouldValidate: form.formState.isSubmitted,
})

/** The code of a row. */
export function HsnField(props: TaxFieldProps & { onTyping: (isTyping: boolean) => void }) {
  const { form, index, tax, error, errorId, onTyping } = props
  const { rows: words } = useWords(editor)
  const { say } = useSpeech()
  const name = `items.${index}.hsnSac` as const
  const typed = useWatch({ control: form.control, name }) || ''
  const code = typed || tax.defaultHsnSac
  const hsn = useHsnField(code)
  const isAsked = useHsnAsked()
  const [isLeft, setLeft] = useState(false)
  const caution = isLeft && tax.rates && !error ? hsnCautionOf(code, isAsked, tax) : null
  const { ref, onChange, onBlur, ...field } = form.register(name)
  const { defaultHsnSac } = tax
  // The seller's usual code is issued where none is typed, so it stands in the field.
  const shown = useCallback((value: string) => value || defaultHsnSac, [defaultHsnSac])
  const input = useShownInput(
    { ref, onChange, onBlur },
    { shown, begun: shown, meant: (text) => (text.trim() === defaultHsnSac ? '' : text) },
  )
  return (
    <ComboField
      bare
      label={words.code}
      placeholder={words.codePlaceholder}
      suggestions={hsn.suggestions}
      onAsk={hsn.ask}
      onChoose={({ key }) => form.setValue(name, key, changeOf(form))}
      help={
        caution ? (
          <Text as="span" color="fg.warning" data-stays="">
            {say(caution.message)}
          </Text>
        ) : (
          hsn.description && say(hsn.description)
        )
      }
      {...field}
      {...input}
      onChange={(event) => {
        onTyping(true)
        return input.onChange(event)
      }}
      onFocus={() => {
        setLeft(false)
        input.onFocus()
      }}
      onBlur={(event) => {
        onTyping(false)
        // A row without a word asks for nothing.
        setLeft(typed !== '' || Boolean(form.getValues(`items.${index}.description`)?.trim()))
        return input.onBlur(event)
      }}
      {...{ error, errorId }}
    />
  )
}

type Choices = ReturnType<typeof taxChoices>

/** Made once a day and language: each row has them. */
const made = new WeakMap<Words<typeof taxes>, { day: string; choices: Choices }>()
const choicesOf = (day: string, names: Words<typeof taxes>) => {
  const known = made.get(names)
  if (known?.day === day) return known.choices
  const choices = taxChoices(day, names)
  made.set(names, { day, choices })
  return choices
}

/** The tax of a row: the seller's default need not be chosen again. */
export function RateField({ form, index, tax, ...told }: TaxFieldProps) {
  const { rows: words } = useWords(editor)
  const names = useWords(taxes)
  const { control, setValue } = form
  const row = `items.${index}` as const
  const [gstRate = '', taxability = 'taxable'] = useWatch({
    control,
    name: [`${row}.gstRate`, `${row}.taxability`],
  })
  return (
    <CellChoice
      label={words.gst}
      // The list calls it the usual one; the cell has space for the rate alone.
      {...(tax.defaultGstRate === null
        ? { placeholder: words.gstPlaceholder }
        : { placeholder: `${percentText(tax.defaultGstRate)} %`, usual: words.usual })}
      options={choicesOf(todayInIndia(), names)}
      value={taxChoiceOf(String(gstRate), taxability)}
      onChange={({ target }) => {
        const chosen = taxFieldsOf(target.value)
        setValue(`${row}.gstRate`, chosen.gstRate, changeOf(form))
        setValue(`${row}.taxability`, chosen.taxability, changeOf(form))
      }}
      {...told}
    />
  )
}
