import { TextField, type TextFieldProps } from './text-field.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type'>

export function NumberField(props: NumberFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      textAlign="end"
      {...props}
      type="number"
      textStyle="number"
      // A focused number field takes the wheel as a change; a scroll must not alter an amount.
      onWheel={(event) => event.currentTarget.blur()}
      css={{
        MozAppearance: 'textfield',
        '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': {
          WebkitAppearance: 'none',
          margin: 0,
        },
      }}
    />
  )
}
