import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { message } from '#domain/messages/message.ts'
import { CODE_LENGTH, MIN_PASSWORD, passwordResetSchema } from '#domain/people/people.ts'
import { recoverySchema, secondFactorSchema } from '#domain/people/second-factor.ts'
import { email as validEmail } from '#domain/text.ts'
import { auth } from '#languages/en/screens/auth.ts'
import { twoStep } from '#languages/en/screens/two-step.ts'
import { startPasswordReset } from '#src/data/account/password-reset.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { CodeField } from '#src/ui/form/fields/code-field.tsx'
import { PasswordField } from '#src/ui/form/fields/password-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { AuthLink } from '../auth-link.tsx'
import { wayBack } from '../navigation-state.ts'
import { stopResendClock } from '../resend-clock.ts'
import { takeWay } from './kept-way.ts'

interface NewPasswordFormProps {
  token: string
  /** The token is the code of the mail, which counts only with the address it went to. */
  isCode: boolean
  knownEmail: string
}

const ownEmail = v.pipe(v.string(), v.trim(), v.nonEmpty(message('emailRequired')), validEmail)
const emails = { asked: v.object({ email: ownEmail }), known: v.object({ email: v.string() }) }
/** The schemas of a second factor; nothing is asked before it is known that there is one. */
const seconds = {
  none: v.object({ code: v.string() }),
  app: secondFactorSchema,
  recovery: recoverySchema,
}

export function NewPasswordForm({ token, isCode, knownEmail }: NewPasswordFormProps) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(auth)
  const navigate = useNavigate()
  const back = wayBack(useLocation().state)
  const askEmail = isCode && !knownEmail
  const { enter } = useWords(twoStep)
  const [second, setSecond] = useState<keyof typeof seconds>('none')
  const form = useForm({
    resolver: valibotResolver(
      v.intersect([emails[askEmail ? 'asked' : 'known'], passwordResetSchema, seconds[second]]),
    ),
    defaultValues: { email: knownEmail, newPassword: '', confirmPassword: '', code: '' },
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

  const { setFocus, resetField } = form
  useEffect(() => setFocus(askEmail ? 'email' : 'newPassword'), [setFocus, askEmail])
  useEffect(() => {
    if (second === 'none') return
    resetField('code')
    setFocus('code')
  }, [second, resetField, setFocus])

  const submit = form.handleSubmit(async ({ email, newPassword, code }) => {
    try {
      const proof = second === 'none' ? undefined : { code, isRecovery: second === 'recovery' }
      await resetFor(email)(newPassword, proof)
    } catch (error) {
      const reason = error instanceof DataError ? error.code : ''
      if (reason === 'second_factor_required') {
        setSecond('app')
      } else if (error instanceof DataError && error.field === 'code') {
        form.setError('code', { message: messageOf(error, enter.failed) }, { shouldFocus: true })
      } else if (reason === 'otp_expired') {
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
    await navigate(paths.login, { replace: true, state: { ...takeWay(), ...back, email } })
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
        {second !== 'none' && (
          <Box>
            {second === 'app' ? (
              <CodeField label={enter.code} length={CODE_LENGTH} {...field('code')} />
            ) : (
              <TextField label={enter.recoveryCode} autoComplete="off" {...field('code')} />
            )}
            <Text mt="3" color="fg.muted">
              {rich(second === 'app' ? enter.lost : enter.back, {
                link: (inner) => (
                  <Button
                    variant="plain"
                    h="auto"
                    px="0"
                    color="neel.fg"
                    onClick={() => setSecond(second === 'app' ? 'recovery' : 'app')}
                  >
                    {inner}
                  </Button>
                ),
              })}
            </Text>
          </Box>
        )}
        <FormError
          message={errors.root?.message}
          action={
            errors.root?.type === 'otp_expired' && (
              // Apart enough for a finger where they stand below each other.
              <Flex wrap="wrap" columnGap="5" rowGap="6">
                {isCode && (
                  <AuthLink to={paths.forgotPassword} state={{ ...back, sentTo: refusedFor }}>
                    {words.reset.codeAgain}
                  </AuthLink>
                )}
                <AuthLink to={paths.forgotPassword} state={{ ...back, email: refusedFor }}>
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
