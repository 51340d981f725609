import { Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { DataError, messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import {
  CODE_EXPIRY_MINUTES,
  CODE_LENGTH,
  codeSchema,
  MIN_PASSWORD,
  newPassword,
} from '#domain/people.ts'
import {
  pendingPassword,
  resendCode,
  startConfirmation,
} from '../../../data/account/registration.ts'
import { paths } from '../../../lib/paths.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ResendCode } from '../resend-code.tsx'

const schema = v.object({ code: codeSchema, password: newPassword })

export function VerifyOtpForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const [confirm] = useState(() => startConfirmation(email))
  const [typedBefore] = useState(() => pendingPassword(email) ?? '')
  const [askPassword, setAskPassword] = useState(typedBefore === '')
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { code: '', password: typedBefore },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form

  useEffect(() => setFocus('code'), [setFocus])

  const submit = form.handleSubmit(async ({ code, password }) => {
    try {
      await confirm(code, password)
    } catch (error) {
      const message = messageOf(error, messages.codeFailed)
      const reason = error instanceof DataError ? error.code : ''
      if (reason === 'otp_expired') {
        form.setError('code', { message })
        form.setFocus('code', { shouldSelect: true })
      } else if (reason === 'weak_password') {
        setAskPassword(true)
        form.setError('password', { message }, { shouldFocus: true })
      } else form.setError('root', { message })
      return
    }
    showSuccess(messages.codeDone)
    await navigate(paths.login, { replace: true, state: { email } })
  })

  const sent = () => {
    form.resetField('code')
    form.setFocus('code')
    showSuccess('A new code is on its way.')
  }

  return (
    <Stack gap="6">
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          <CodeField
            label="Verification code"
            length={CODE_LENGTH}
            help={`Code expires in ${CODE_EXPIRY_MINUTES} minutes`}
            error={errors.code?.message}
            {...form.register('code')}
          />
          {askPassword && (
            <PasswordField
              label="Password"
              autoComplete="new-password"
              help={`For your safety, choose your password again: at least ${MIN_PASSWORD} characters.`}
              error={errors.password?.message}
              {...form.register('password')}
            />
          )}
          <FormError message={errors.root?.message} />
          <SubmitButton
            pending={isSubmitting}
            pendingText="Verifying..."
            disabled={form.watch('code').length !== CODE_LENGTH}
          >
            Verify
          </SubmitButton>
        </Stack>
      </form>
      <ResendCode
        kind="verification"
        email={email}
        send={resendCode}
        fallback="Could not send a new code. Try again."
        onSent={sent}
      />
    </Stack>
  )
}
