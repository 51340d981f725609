import { Button, Flex, Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { type Decision, decisionSchema } from '#domain/payment.ts'
import { setRefusal } from '../../../data/forms/set-refusal.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

interface ReasonFormProps {
  /** What is done, such as "Undo payment"; names the form and its button. */
  title: string
  pendingText: string
  help: string
  fallback: string
  cancelText?: string
  onSend: (reason: string) => Promise<void>
  onCancel: () => void
}

/** Asks why before something is taken back. */
export function ReasonForm(props: ReasonFormProps) {
  const { title, pendingText, help, fallback, cancelText = 'Cancel', onSend, onCancel } = props
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: valibotResolver(decisionSchema),
    defaultValues: { reason: '' },
  })
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('reason'), [setFocus])

  const submit = handleSubmit(async ({ reason }: Decision) => {
    try {
      await onSend(reason)
    } catch (error) {
      setRefusal(setError, ['reason'], error, fallback)
    }
  })

  return (
    <form noValidate aria-label={title} onSubmit={submit}>
      <Stack gap="3" mt="3">
        <TextField
          label="Reason"
          autoComplete="off"
          help={help}
          {...register('reason')}
          error={errors.reason?.message}
        />
        <FormError message={errors.root?.message} />
        <Flex gap="2" wrap="wrap">
          <SubmitButton
            size="sm"
            colorPalette="red"
            pending={isSubmitting}
            pendingText={pendingText}
          >
            {title}
          </SubmitButton>
          <Button size="sm" variant="outline" disabled={isSubmitting} onClick={onCancel}>
            {cancelText}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
