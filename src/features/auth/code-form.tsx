import { Stack } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { CODE_EXPIRY_MINUTES, CODE_LENGTH } from '#domain/people/people.ts'
import { auth } from '#languages/en/screens/auth.ts'
import { useWords } from '../../language/words.ts'
import { FormError } from '../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../ui/feedback/toast.tsx'
import { CodeField } from '../../ui/form/fields/code-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { ResendCode, type ResendCodeProps } from './resend-code.tsx'
import { useSendsItself } from './use-sends-itself.ts'

interface CodeFormProps<Values extends { code: string }> extends Omit<ResendCodeProps, 'onSent'> {
  form: UseFormReturn<Values, unknown, Values>
  onSubmit: ComponentProps<'form'>['onSubmit']
  label: string
  submitText: string
  pendingText: string
  disabled?: boolean
  /** Whether the form is sent as soon as the code has all its characters. */
  sendsItself?: boolean
  /** Told when another code was asked for. */
  sent: string
  /** Further fields beside the code. */
  children?: ReactNode
}

/** Asks for the code of a mail, or for another mail. */
export function CodeForm<Values extends { code: string }>(props: CodeFormProps<Values>) {
  const { form, onSubmit, label, submitText, pendingText, disabled, sendsItself, sent, children } =
    props
  const { kind, email, send, fallback } = props
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const words = useWords(auth)
  const code = 'code' as Path<Values>
  const sender = useRef<HTMLFormElement>(null)
  const sendSoon = useSendsItself(sender)

  useEffect(() => setFocus(code), [setFocus, code])

  const onSent = () => {
    form.resetField(code)
    form.setFocus(code)
    showSuccess(sent)
  }

  return (
    <Stack gap="6">
      <form ref={sender} noValidate onSubmit={onSubmit}>
        <Stack gap="5">
          <CodeField
            label={label}
            length={CODE_LENGTH}
            help={words.code.expires({ minutes: CODE_EXPIRY_MINUTES })}
            error={form.getFieldState(code, form.formState).error?.message}
            {...form.register(code, {
              // Read anew each time: the form keeps what it was first given.
              onChange: (event) => sendsItself && sendSoon(event),
            })}
          />
          {children}
          <FormError message={errors.root?.message} />
          <SubmitButton pending={isSubmitting} pendingText={pendingText} disabled={disabled}>
            {submitText}
          </SubmitButton>
        </Stack>
      </form>
      <ResendCode kind={kind} email={email} send={send} fallback={fallback} onSent={onSent} />
    </Stack>
  )
}
