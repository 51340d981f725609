import { TextField, type TextFieldProps } from './text-field.tsx'

/** A number, or a sum that comes to one: register it with `reckoned`. */
export function SumField(props: TextFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      textAlign="end"
      textStyle="number"
      {...props}
      type="text"
    />
  )
}
