import { Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { messageOf } from '#data/errors.ts'
import { passwordRequestSchema } from '#domain/account.ts'
import { messages } from '#domain/messages.ts'
import { requestPasswordReset } from '../../data/password-reset.ts'
import { paths } from '../../lib/paths.ts'
import { FormError } from '../../ui/form-error.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { AuthLink } from './auth-link.tsx'
import { emailIn } from './navigation-state.ts'
import { secondsUntilResend, startResendClock } from './resend-clock.ts'

export function ResetRequestForm() {
  const navigate = useNavigate()
  const form = useForm({
    resolver: valibotResolver(passwordRequestSchema),
    defaultValues: { email: emailIn(useLocation().state) },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ email }) => {
    // The mail of a moment ago is still good: on to its code, without another one.
    if (secondsUntilResend('reset', email) === 0) {
      try {
        await requestPasswordReset(email)
      } catch (error) {
        form.setError('root', { message: messageOf(error, messages.requestFailed) })
        return
      }
      startResendClock('reset', email)
    }
    showSuccess(messages.resetRequestDone)
    await navigate(paths.forgotPassword, { state: { sentTo: email } })
  })

  return (
    <>
      <AuthHeading title="Forgot your password?">
        We mail you a code and a link to choose a new one.
      </AuthHeading>
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <FormError message={errors.root?.message} />
          <SubmitButton pending={isSubmitting} pendingText="Sending...">
            Send OTP
          </SubmitButton>
        </Stack>
      </form>
      <Text mt="6" textAlign="center" color="fg.muted">
        Remembered it? <AuthLink to={paths.login}>Sign in</AuthLink>
      </Text>
    </>
  )
}
