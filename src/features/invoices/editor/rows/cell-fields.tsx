import type { ComponentProps, ReactNode } from 'react'
import { BareFrame } from '../../../../ui/form/bare-frame.tsx'
import type { SelectOption } from '../../../../ui/form/select-field.tsx'

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
  ComponentProps<'select'> & { options: SelectOption[]; placeholder: string }

/** One of some; nothing is chosen while it says what is usual. */
export function CellChoice(props: CellChoiceProps) {
  const { label, help, error, options, placeholder, ...select } = props
  return (
    <BareFrame {...{ label, help, error }}>
      {(control) => (
        <select {...select} {...control}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </BareFrame>
  )
}
