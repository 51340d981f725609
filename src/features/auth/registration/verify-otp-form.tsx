import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { CODE_LENGTH, codeSchema, MIN_PASSWORD, newPassword } from '#domain/people/people.ts'
import { auth } from '#languages/en/screens/auth.ts'
import { pendingPassword, resendCode, startConfirmation } from '#src/data/account/registration.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { PasswordField } from '#src/ui/form/fields/password-field.tsx'
import { CodeForm } from '../code-form.tsx'
import { wayBack } from '../navigation-state.ts'

const schema = v.object({ code: codeSchema, password: newPassword })

export function VerifyOtpForm({ email }: { email: string }) {
  const { messageOf, messages } = useSpeech()
  const { password: passwordLabel, verify } = useWords(auth)
  const navigate = useNavigate()
  const { state } = useLocation()
  const [confirm] = useState(() => startConfirmation(email))
  const [typedBefore] = useState(() => pendingPassword(email) ?? '')
  const [askPassword, setAskPassword] = useState(typedBefore === '')
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { code: '', password: typedBefore },
  })
  const { errors } = form.formState

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
    await navigate(paths.login, { replace: true, state: { ...wayBack(state), email } })
  })

  return (
    <CodeForm
      form={form}
      onSubmit={submit}
      label={verify.label}
      submitText={verify.verify}
      pendingText={verify.verifying}
      disabled={form.watch('code').length !== CODE_LENGTH}
      sendsItself={!askPassword}
      kind="verification"
      email={email}
      send={resendCode}
      fallback={verify.resendFailed}
      sent={verify.sentAgain}
    >
      {askPassword && (
        <PasswordField
          label={passwordLabel}
          autoComplete="new-password"
          help={verify.passwordAgain({ least: MIN_PASSWORD })}
          error={errors.password?.message}
          {...form.register('password')}
        />
      )}
    </CodeForm>
  )
}
