import { NativeSelect } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { nativeSelectSlotRecipe } from '../../theme/control.ts'
import { FieldFrame, type FieldTexts } from '../field-frame.tsx'

export interface SelectOption {
  value: string
  label: string
}

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<typeof NativeSelect.Field>, 'children'> & {
    /** A plain string is shown as it stands. */
    options: ReadonlyArray<string | SelectOption>
    /** The empty first choice, such as "Choose a city". */
    placeholder?: string
  }

export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optional, id, options, placeholder, ...select } = props
  return (
    <FieldFrame {...{ label, help, error, optional, id }}>
      {(control) => (
        <NativeSelect.Root recipe={nativeSelectSlotRecipe}>
          <NativeSelect.Field {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => {
              const { value, label } =
                typeof option === 'string' ? { value: option, label: option } : option
              return (
                <option key={value} value={value}>
                  {label}
                </option>
              )
            })}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FieldFrame>
  )
}
