import { Button, Flex, Stack } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '../../language/words.ts'
import { FormError } from '../feedback/form-error.tsx'
import { SubmitButton } from './submit-button.tsx'

export interface EditFormProps
  extends Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onKeyDown'> {
  children: ReactNode
  /** An error of the form as a whole. */
  error: string | undefined
  pending: boolean
  saveText: string
  pendingText: string
  onCancel: () => void
  /** Puts the buttons where no toast of the step before covers them. */
  leading?: boolean
}

/** The fields, a message about all of them, and the two ways out. */
export function EditForm(props: EditFormProps) {
  const { cancel } = useWords(kit)
  const { children, error, pending, saveText, pendingText, onCancel, leading, ...form } = props
  return (
    <form noValidate {...form}>
      <Stack gap="6">
        {children}
        <FormError message={error} />
        <Flex gap="3" justify={leading ? 'flex-start' : 'flex-end'} wrap="wrap">
          <Button variant="outline" disabled={pending} onClick={onCancel}>
            {cancel}
          </Button>
          <SubmitButton pending={pending} pendingText={pendingText}>
            {saveText}
          </SubmitButton>
        </Flex>
      </Stack>
    </form>
  )
}
