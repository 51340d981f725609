import { Input } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

export type TextFieldProps = FieldTexts & ComponentProps<typeof Input>

export function TextField({ label, help, error, optional, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, help, error, optional, id }}>
      {(control) => <Input {...input} {...control} />}
    </FieldFrame>
  )
}
