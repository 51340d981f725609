import { isHeld } from '#domain/document/kind-questions.ts'
import type { DraftKind } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { ComboField } from '#src/ui/form/fields/combo-field.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { useItemSuggestions } from './use-item-suggestions.ts'
import type { Rows } from './use-rows.ts'
import type { SellerTax } from './use-seller-tax.ts'

interface DescriptionFieldProps {
  form: InvoiceFormApi
  kind: DraftKind
  index: number
  rows: Rows
  tax: SellerTax
  error: string | undefined
  errorId: string
}

/**
 * The description of a row, with items of the catalogue under it. Apart, so that a key draws this
 * field and not its row.
 */
export function DescriptionField(props: DescriptionFieldProps) {
  const { form, kind, index, rows, tax, ...told } = props
  const { rows: words } = useWords(editor)
  const catalogue = useItemSuggestions(form, index, tax)
  return (
    <ComboField
      label={words.description}
      placeholder={isHeld({ kind }) ? words.plannedPlaceholder : words.descriptionPlaceholder}
      bare="grows"
      suggestions={catalogue.suggestions}
      onAsk={catalogue.ask}
      onChoose={({ key }) => {
        catalogue.fill(key)
        rows.focus(index, 'quantity')
      }}
      {...form.register(`items.${index}.description`, { deps: 'items' })}
      {...told}
    />
  )
}
