import { Button, Flex, Stack } from '@chakra-ui/react'
import { type ComponentProps, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '../../language/words.ts'
import { FormError } from '../feedback/form-error.tsx'
import { TextField } from './fields/text-field.tsx'
import { SubmitButton } from './submit-button.tsx'

export interface ReasonFormProps {
  form: UseFormReturn<{ reason: string }>
  onSubmit: ComponentProps<'form'>['onSubmit']
  /** Names the action, such as "Undo payment"; the form and its button take this title. */
  title: string
  pendingText: string
  help: string
  cancelText?: string
  onCancel: () => void
}

/** Asks why before something is taken back. */
export function ReasonForm(props: ReasonFormProps) {
  const { form, onSubmit, title, pendingText, help, cancelText, onCancel } = props
  const words = useWords(kit)
  const { register, setFocus, formState } = form
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('reason'), [setFocus])

  return (
    <form noValidate aria-label={title} onSubmit={onSubmit}>
      <Stack gap="3" mt="3">
        <TextField
          label={words.reason}
          required
          autoComplete="off"
          help={help}
          {...register('reason')}
          error={errors.reason?.message}
        />
        <FormError message={errors.root?.message} />
        <Flex gap="2" wrap="wrap" direction="row-reverse">
          <SubmitButton
            size="sm"
            colorPalette="red"
            pending={isSubmitting}
            pendingText={pendingText}
          >
            {title}
          </SubmitButton>
          <Button size="sm" variant="outline" disabled={isSubmitting} onClick={onCancel}>
            {cancelText ?? words.cancel}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
