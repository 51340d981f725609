import { Flex, Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { message } from '#domain/messages/message.ts'
import { MIN_PASSWORD, passwordResetSchema } from '#domain/people/people.ts'
import { email as validEmail } from '#domain/text.ts'
import { auth } from '#languages/en/screens/auth.ts'
import { startPasswordReset } from '#src/data/account/password-reset.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { PasswordField } from '#src/ui/form/fields/password-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { AuthLink } from '../auth-link.tsx'
import { stopResendClock } from '../resend-clock.ts'

interface NewPasswordFormProps {
  token: string
  /** The token is the code of the mail, which counts only with the address it went to. */
  isCode: boolean
  knownEmail: string
}

const ownEmail = v.pipe(v.string(), v.trim(), v.nonEmpty(message('emailRequired')), validEmail)
const withEmail = v.intersect([v.object({ email: ownEmail }), passwordResetSchema])
const withoutEmail = v.intersect([v.object({ email: v.string() }), passwordResetSchema])

export function NewPasswordForm({ token, isCode, knownEmail }: NewPasswordFormProps) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(auth)
  const navigate = useNavigate()
  const askEmail = isCode && !knownEmail
  const form = useForm({
    resolver: valibotResolver(askEmail ? withEmail : withoutEmail),
    defaultValues: { email: knownEmail, newPassword: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const field = fieldOf(form)
  /** The address as the Auth server knows it, for the next screen. */
  const [refusedFor, setRefusedFor] = useState('')
  /** Kept while it is the same proof: once taken it is not asked for again when the password is refused. */
  const attempt = useRef<{ email: string; reset: ReturnType<typeof startPasswordReset> }>(null)

  function resetFor(email: string) {
    if (attempt.current?.email !== email) {
      const proof = isCode ? { email, code: token } : { tokenHash: token }
      attempt.current = { email, reset: startPasswordReset(proof) }
    }
    return attempt.current.reset
  }

  const submit = form.handleSubmit(async ({ email, newPassword }) => {
    try {
      await resetFor(email)(newPassword)
    } catch (error) {
      const reason = error instanceof DataError ? error.code : ''
      if (reason === 'otp_expired') {
        setRefusedFor(email)
        form.setError('root', {
          type: reason,
          message: isCode ? words.reset.badCode : words.reset.badLink,
        })
      } else {
        const message = messageOf(error, messages.resetFailed)
        const field = reason === 'weak_password' ? 'newPassword' : 'root'
        form.setError(field, { message }, { shouldFocus: true })
      }
      return
    }
    stopResendClock('reset', email)
    showSuccess(messages.resetDone)
    await navigate(paths.login, { replace: true, state: { email } })
  })

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        {askEmail && (
          <TextField
            label={words.email}
            type="email"
            autoComplete="username"
            help={words.reset.emailHelp}
            {...field('email')}
          />
        )}
        <PasswordField
          label={words.reset.newPassword}
          autoComplete="new-password"
          help={words.passwordLength({ least: MIN_PASSWORD })}
          {...field('newPassword')}
        />
        <PasswordField
          label={words.reset.confirm}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <FormError
          message={errors.root?.message}
          action={
            errors.root?.type === 'otp_expired' && (
              // Apart enough for a finger where they stand below each other.
              <Flex wrap="wrap" columnGap="5" rowGap="6">
                {isCode && (
                  <AuthLink to={paths.forgotPassword} state={{ sentTo: refusedFor }}>
                    {words.reset.codeAgain}
                  </AuthLink>
                )}
                <AuthLink to={paths.forgotPassword} state={{ email: refusedFor }}>
                  {words.reset.askAnew}
                </AuthLink>
              </Flex>
            )
          }
        />
        <SubmitButton pending={isSubmitting} pendingText={words.reset.resetting}>
          {words.reset.reset}
        </SubmitButton>
      </Stack>
    </form>
  )
}
