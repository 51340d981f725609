import type { ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'maxLength'> & { length?: number }

/** A one-time code in a single input, so that paste, autofill and readers work as usual. */
export function CodeField({ length = 6, onChange, ...field }: CodeFieldProps) {
  // No maxLength: it would cut a pasted "123 456" before the space is taken out.
  const clean = (event: ChangeEvent<HTMLInputElement>) => {
    const code = event.target.value.replace(/\s/g, '').slice(0, length)
    if (code !== event.target.value) event.target.value = code
    return onChange?.(event)
  }

  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type="text"
      onChange={clean}
      h="12"
      textAlign="center"
      fontSize="1.25rem"
      fontWeight="600"
      letterSpacing="0.35em"
      // The last letter's space would push the code off the centre.
      ps="calc(0.75rem + 0.35em)"
      fontVariantNumeric="tabular-nums"
    />
  )
}
