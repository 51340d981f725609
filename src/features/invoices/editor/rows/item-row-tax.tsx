import { useWatch } from 'react-hook-form'
import { percentText, taxChoiceOf, taxChoices, taxFieldsOf } from '#domain/gst/choices.ts'
import { useHsnField } from '../../../../data/catalogue.ts'
import { editor } from '../../../../language/english/editor.ts'
import { useWords } from '../../../../language/words.ts'
import { todayInIndia } from '../../../../lib/today.ts'
import { ComboField } from '../../../../ui/form/combo-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { CellChoice } from './cell-fields.tsx'
import type { SellerTax } from './use-seller-tax.ts'

interface TaxFieldProps {
  form: InvoiceFormApi
  index: number
  tax: SellerTax
  error: string | undefined
}

const changeOf = (form: InvoiceFormApi) => ({
  shouldDirty: true,
  shouldValidate: form.formState.isSubmitted,
})

/** The code of a row: the seller's default is not typed again. */
export function HsnField({ form, index, tax, error }: TaxFieldProps) {
  const { rows: words } = useWords(editor)
  const name = `items.${index}.hsnSac` as const
  const typed = useWatch({ control: form.control, name }) || ''
  const hsn = useHsnField(typed || tax.defaultHsnSac)
  return (
    <ComboField
      bare
      label={words.code}
      placeholder={tax.defaultHsnSac || words.codePlaceholder}
      suggestions={hsn.suggestions}
      onAsk={hsn.ask}
      onChoose={({ key }) => form.setValue(name, key, changeOf(form))}
      help={hsn.description}
      {...form.register(name)}
      error={error}
    />
  )
}

/** Made once a day: each row has them. */
let made: { day: string; choices: ReturnType<typeof taxChoices> } | null = null
const choicesOf = (day: string) => {
  if (made?.day !== day) made = { day, choices: taxChoices(day) }
  return made.choices
}

/** How a row is taxed: the seller's default is not chosen again. */
export function RateField({ form, index, tax, error }: TaxFieldProps) {
  const { rows: words } = useWords(editor)
  const { control, setValue } = form
  const row = `items.${index}` as const
  const [gstRate = '', taxability = 'taxable'] = useWatch({
    control,
    name: [`${row}.gstRate`, `${row}.taxability`],
  })
  return (
    <CellChoice
      label={words.gst}
      // In the list it is called the usual one; the cell has room for the rate alone.
      {...(tax.defaultGstRate === null
        ? { placeholder: words.gstPlaceholder }
        : { placeholder: `${percentText(tax.defaultGstRate)} %`, usual: words.usual })}
      options={choicesOf(todayInIndia())}
      value={taxChoiceOf(String(gstRate), taxability)}
      onChange={({ target }) => {
        const chosen = taxFieldsOf(target.value)
        setValue(`${row}.gstRate`, chosen.gstRate, changeOf(form))
        setValue(`${row}.taxability`, chosen.taxability, changeOf(form))
      }}
      error={error}
    />
  )
}
