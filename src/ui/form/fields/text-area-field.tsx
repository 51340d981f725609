import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { textareaRecipe } from '../../theme/control.ts'
import { FieldFrame, type FieldTexts } from '../field-frame.tsx'

const Textarea = chakra('textarea', textareaRecipe)

export type TextAreaFieldProps = FieldTexts & ComponentProps<typeof Textarea>

export function TextAreaField({ label, help, error, optional, id, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, help, error, optional, id }}>
      {(control) => <Textarea rows={3} {...area} {...control} />}
    </FieldFrame>
  )
}
