import { useId } from 'react'
import { FieldFrame } from '../field-frame.tsx'
import { Input } from '../input.ts'
import type { TextFieldProps } from './text-field.tsx'

interface SuggestFieldProps extends TextFieldProps {
  suggestions: readonly string[]
}

/** A text that may be anything, with suggestions while it is typed: the browser's own list, by keys and by touch. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, help, error, optional, id, suggestions, ...input } = props
  const listId = useId()
  return (
    <FieldFrame {...{ label, help, error, optional, id }}>
      {(control) => (
        <>
          <Input {...input} {...control} list={listId} />
          <datalist id={listId}>
            {suggestions.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  )
}
