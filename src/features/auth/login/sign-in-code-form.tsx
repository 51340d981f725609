import { Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { DataError, messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { CODE_EXPIRY_MINUTES, CODE_LENGTH, codeSchema } from '#domain/people.ts'
import { loginByCode, requestSignInCode } from '../../../data/account/session.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ResendCode } from '../resend-code.tsx'

const schema = v.object({ code: codeSchema })

/** Signs in with the code that was mailed to the address; the screen around it then leads on. */
export function SignInCodeForm({ email }: { email: string }) {
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form

  useEffect(() => setFocus('code'), [setFocus])

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await loginByCode({ email, code })
      showSuccess(messages.loginDone)
    } catch (error) {
      const message = messageOf(error, messages.loginFailed)
      const isWrong = error instanceof DataError && error.code === 'otp_expired'
      form.setError(isWrong ? 'code' : 'root', { message })
      if (isWrong) form.setFocus('code', { shouldSelect: true })
    }
  })

  const sent = () => {
    form.resetField('code')
    form.setFocus('code')
    showSuccess('If the address has an account, a new code is on its way.')
  }

  return (
    <Stack gap="6">
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          <CodeField
            label="Sign-in code"
            length={CODE_LENGTH}
            help={`Code expires in ${CODE_EXPIRY_MINUTES} minutes`}
            error={errors.code?.message}
            {...form.register('code')}
          />
          <FormError message={errors.root?.message} />
          <SubmitButton pending={isSubmitting} pendingText="Signing in...">
            Sign In
          </SubmitButton>
        </Stack>
      </form>
      <ResendCode
        kind="sign-in"
        email={email}
        send={requestSignInCode}
        fallback={messages.requestFailed}
        onSent={sent}
      />
    </Stack>
  )
}
