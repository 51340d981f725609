import type { ComponentProps, ReactNode } from 'react'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { BareFrame } from '#src/ui/form/bare-frame.tsx'
import type { SelectOption } from '#src/ui/form/fields/select-field.tsx'

interface Texts {
  label: string
  help?: ReactNode
  error: string | undefined
}

/** A text or a number of a row; numbers stand at the end. */
export function CellField({ label, help, error, ...input }: Texts & ComponentProps<'input'>) {
  return (
    <BareFrame {...{ label, help, error }}>
      {(control) => <input autoComplete="off" {...input} {...control} />}
    </BareFrame>
  )
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
  const { label, help, error, options, placeholder, usual, ...select } = props
  const unchosen = <option value="">{placeholder}</option>
  const others = options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
  return (
    <BareFrame {...{ label, help, error }}>
      {(control) => (
        <select {...select} {...control}>
          {usual ? <optgroup label={usual}>{unchosen}</optgroup> : unchosen}
          {usual ? <optgroup label={words.others}>{others}</optgroup> : others}
        </select>
      )}
    </BareFrame>
  )
}
