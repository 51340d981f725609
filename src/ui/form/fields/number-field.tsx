import { pastedNumber } from './pasted-number.ts'
import { type EndedProps, TextField } from './text-field.tsx'

export type NumberFieldProps = Omit<EndedProps, 'type'>

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
      onPaste={(event) => {
        const text = event.clipboardData.getData('text')
        const number = pastedNumber(text)
        if (number === null || number === text) return
        // Inserted as if typed, so that it can be undone; nothing else allows that.
        if (document.execCommand('insertText', false, number)) event.preventDefault()
      }}
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
