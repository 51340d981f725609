import { Stack } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { FormError } from '../../feedback/form-error.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

type Form = ComponentProps<'form'>
type Buttons = ComponentProps<typeof DialogButtons>

interface DialogFormProps extends Omit<Buttons, 'children' | 'onKeyDown' | 'onSubmit'> {
  /** What the form is called where the title of its dialog says more. */
  label?: string
  onKeyDown?: Form['onKeyDown']
  onSubmit: Form['onSubmit']
  /** An error of the form as a whole. */
  error: string | undefined
  saveText: string
  children: ReactNode
}

/** A form in a dialog: its fields, a message about all of them, and its two buttons. */
export function DialogForm(props: DialogFormProps) {
  const { label, onKeyDown, onSubmit, error, saveText, children, ...buttons } = props
  return (
    <form noValidate aria-label={label} onKeyDown={onKeyDown} onSubmit={onSubmit}>
      <Stack gap="4">
        {children}
        <FormError message={error} />
        <DialogButtons {...buttons}>{saveText}</DialogButtons>
      </Stack>
    </form>
  )
}
