import { type Ref, useCallback, useLayoutEffect, useRef } from 'react'
import type { ChangeHandler } from 'react-hook-form'
import { type Currency, groupedAmount } from '#domain/money.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { typedAmount } from './typed-sum.ts'
import { type PlainInput, useShownInput } from './use-shown-input.ts'

/** Rupees have as many as all currencies here. */
const PLACES = 2

interface MoneyFieldProps
  extends Omit<TextFieldProps, 'type' | 'ref' | 'value' | 'onChange' | 'onBlur'> {
  ref?: Ref<PlainInput>
  onChange?: ChangeHandler
  onBlur?: ChangeHandler
  currency: Currency
  /** The plain amount, where no form registers the field. */
  value?: string
  /** Gets the plain amount while one types. */
  onValue?: (value: string) => void
}

/** An amount, or a sum that comes to one: as it is typed, and grouped once it is left. */
export function MoneyField(props: MoneyFieldProps) {
  const { currency, value, onValue, ref, onChange, onBlur, ...field } = props
  const own = useRef<PlainInput>(null)
  const shown = useCallback((plain: string) => groupedAmount(plain, currency), [currency])
  const typed = useShownInput(
    { ref: ref ?? own, ...(onChange && { onChange }), ...(onBlur && { onBlur }) },
    { shown, begun: shown, meant: (text) => typedAmount(text, PLACES) },
  )
  useLayoutEffect(() => {
    if (value !== undefined && own.current && own.current.value !== value) own.current.value = value
  }, [value])
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      textAlign="end"
      textStyle="number"
      {...field}
      {...typed}
      onChange={(event) => {
        void typed.onChange(event)
        onValue?.(typedAmount(event.target.value, PLACES))
      }}
      type="text"
    />
  )
}
