import { type ComponentProps, type ReactNode, useCallback } from 'react'
import { type Currency, groupedAmount } from '#domain/money.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { BareFrame } from '#src/ui/form/bare-frame.tsx'
import { BareSelect } from '#src/ui/form/bare-select.tsx'
import type { SelectOption } from '#src/ui/form/fields/select-field.tsx'
import { reckoned, typedSum } from '#src/ui/form/fields/typed-sum.ts'
import { useShownInput } from '#src/ui/form/fields/use-shown-input.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

interface Texts {
  label: string
  help?: ReactNode
  error: string | undefined
  /** The row tells its errors, where there is room for them. */
  errorId: string
}

/** A text or a number of a row; numbers stand at the end. */
export function CellField(props: Texts & ComponentProps<'input'>) {
  const { label, help, error, errorId, ...input } = props
  return (
    <BareFrame {...{ label, help, error, errorId }}>
      {(control) => <input autoComplete="off" {...input} {...control} />}
    </BareFrame>
  )
}

interface SumCellProps extends Texts, Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: InvoiceFormApi
  name: `items.${number}.${'rate' | 'discount' | 'cess' | 'amount'}`
  currency: Currency
  places: number
  /** Reads what is typed. */
  meant?: typeof typedSum
  deps?: 'items'
}

/** An amount, or a sum that comes to one: plain while one types, grouped once it is left. */
export function SumCell(props: SumCellProps) {
  const { form, name, currency, places, meant = typedSum, deps, ...input } = props
  const shown = useCallback((value: string) => groupedAmount(value, currency), [currency])
  const { ref, onChange, onBlur, ...field } = form.register(name, {
    ...(deps && { deps }),
    ...reckoned(places, meant),
  })
  const typed = useShownInput(
    { ref, onChange, onBlur },
    { shown, meant: (text) => meant(text, places) },
  )
  return <CellField inputMode="decimal" {...input} {...field} {...typed} />
}

type CellChoiceProps = Texts &
  ComponentProps<'select'> & {
    options: SelectOption[]
    placeholder: string
    /** A label for the placeholder in the list, where it is a choice itself. */
    usual?: string | undefined
  }

/** A list of choices; the placeholder names the usual one. */
export function CellChoice(props: CellChoiceProps) {
  const { rows: words } = useWords(editor)
  const { label, help, error, errorId, options, placeholder, usual, ...select } = props
  const unchosen = <option value="">{placeholder}</option>
  const others = options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
  return (
    <BareFrame {...{ label, help, error, errorId }}>
      {(control) => (
        <BareSelect {...select} {...control}>
          {usual ? <optgroup label={usual}>{unchosen}</optgroup> : unchosen}
          {usual ? <optgroup label={words.others}>{others}</optgroup> : others}
        </BareSelect>
      )}
    </BareFrame>
  )
}
