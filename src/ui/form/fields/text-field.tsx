import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from '../field-frame.tsx'
import { Input } from '../input.ts'

export type TextFieldProps = FieldTexts & ComponentProps<typeof Input>

export function TextField({ label, help, error, optional, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, help, error, optional, id }}>
      {(control) => <Input {...input} {...control} />}
    </FieldFrame>
  )
}
