import { Stack } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { FormError } from '../../feedback/form-error.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

interface DialogFormProps
  extends Omit<ComponentProps<typeof DialogButtons>, 'onSubmit' | 'children'> {
  onSubmit: ComponentProps<'form'>['onSubmit']
  /** An error of the form as a whole. */
  error: string | undefined
  saveText: string
  children: ReactNode
}

/** A small form in a dialog: its fields, a message about all of them, and its two buttons. */
export function DialogForm(props: DialogFormProps) {
  const { onSubmit, error, saveText, children, ...buttons } = props
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="4">
        {children}
        <FormError message={error} />
        <DialogButtons {...buttons}>{saveText}</DialogButtons>
      </Stack>
    </form>
  )
}
