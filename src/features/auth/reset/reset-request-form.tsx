import { Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { DataError } from '#data/errors.ts'
import { passwordRequestSchema } from '#domain/people/people.ts'
import { auth } from '#languages/en/screens/auth.ts'
import { requestPasswordReset } from '#src/data/account/password-reset.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { captchaOfHost } from '#src/lib/captcha.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { CaptchaField } from '#src/ui/form/captcha-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { AuthHeading } from '../auth-heading.tsx'
import { AuthLink } from '../auth-link.tsx'
import { emailIn, wayBack } from '../navigation-state.ts'
import { secondsUntilResend, startResendClock, waitToldBy } from '../resend-clock.ts'
import { keepWay } from './kept-way.ts'

/** The Auth server looks closer than for an "@". */
const isNoAddress = (error: unknown) =>
  error instanceof DataError && error.code === 'validation_failed'

export function ResetRequestForm() {
  const { messages } = useSpeech()
  const words = useWords(auth)
  const navigate = useNavigate()
  const { state } = useLocation()
  const back = wayBack(state)
  const form = useForm({
    resolver: valibotResolver(passwordRequestSchema),
    defaultValues: { email: emailIn(state) },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])
  /** The address as the Auth server knows it, for the next screen. */
  const [askedFor, setAskedFor] = useState('')

  const askToWait = (seconds: number) =>
    form.setError('root', { type: 'mailed', message: messages.codeTooSoon({ seconds }) })

  function refuse(email: string, error: unknown) {
    const wait = waitToldBy(error)
    if (wait !== null) {
      startResendClock('reset', email, wait)
      askToWait(wait)
    } else if (isNoAddress(error)) {
      form.setError('email', { message: messages.emailEnterValid }, { shouldFocus: true })
    } else setRefusal(form.setError, ['email'], error, messages.requestFailed)
  }

  const submit = form.handleSubmit(async ({ email }) => {
    setAskedFor(email)
    const wait = secondsUntilResend('reset', email)
    if (wait > 0) {
      askToWait(wait)
      return
    }
    try {
      await requestPasswordReset(email)
    } catch (error) {
      refuse(email, error)
      return
    }
    startResendClock('reset', email)
    keepWay(back)
    showSuccess(messages.resetRequestDone)
    await navigate(paths.forgotPassword, { state: { ...back, sentTo: email } })
  })

  return (
    <>
      <AuthHeading title={words.forgot.title}>{words.forgot.lead}</AuthHeading>
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          <TextField
            label={words.email}
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <CaptchaField captcha={captchaOfHost()} />
          <FormError
            message={errors.root?.message}
            action={
              errors.root?.type === 'mailed' && (
                <AuthLink to={paths.forgotPassword} state={{ ...back, sentTo: askedFor }}>
                  {words.code.enter}
                </AuthLink>
              )
            }
          />
          <SubmitButton pending={isSubmitting} pendingText={words.sending}>
            {words.forgot.send}
          </SubmitButton>
        </Stack>
      </form>
      <Text mt="6" textAlign="center" color="fg.muted">
        {rich(words.forgot.remembered, {
          link: (inner) => <AuthLink to={paths.login}>{inner}</AuthLink>,
        })}
      </Text>
    </>
  )
}
