import { Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { DataError } from '#data/errors.ts'
import { MIN_PASSWORD, registrationSchema } from '#domain/people/people.ts'
import { auth } from '#languages/en/screens/auth.ts'
import { register } from '#src/data/account/registration.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useLanguage, useWords } from '#src/language/words.ts'
import { captchaOfHost } from '#src/lib/captcha.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { typesAtOnce } from '#src/lib/types-at-once.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { CaptchaField } from '#src/ui/form/captcha-field.tsx'
import { PasswordField } from '#src/ui/form/fields/password-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { AuthHeading } from '../auth-heading.tsx'
import { AuthLink } from '../auth-link.tsx'
import { emailIn, wayBack } from '../navigation-state.ts'
import { startResendClock, waitToldBy } from '../resend-clock.ts'
import { SignedOutOnly } from '../signed-out-only.tsx'

const taken = ['user_already_exists', 'email_exists']

const formId = 'registration'

/** Takes over the text that somebody typed into the prebuilt page before the app was there, else the address of the screen before. */
function typedBefore(given: string) {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${formId}`)
  const typed = form && new FormData(form)
  const text = (name: string) => String(typed?.get(name) ?? '')
  return { name: text('name'), email: text('email') || given, password: text('password') }
}

export function RegisterScreen() {
  const { messageOf, messages } = useSpeech()
  const words = useWords(auth)
  const navigate = useNavigate()
  const { state } = useLocation()
  const back = wayBack(state)
  const form = useForm({
    resolver: valibotResolver(registrationSchema),
    defaultValues: typedBefore(emailIn(state)),
  })
  const language = useLanguage()
  useEffect(() => {
    // Not the form's own way, which waits a moment: somebody may be in another field by then.
    const drawn = document.querySelector<HTMLFormElement>(`#${formId}`)
    if (!typesAtOnce() || drawn?.contains(document.activeElement)) return
    drawn?.querySelector<HTMLInputElement>('[name=name]')?.focus()
  }, [])
  const { errors, isSubmitting } = form.formState
  const field = fieldOf(form)

  function refuse(email: string, error: unknown) {
    const message = messageOf(error, messages.registerFailed)
    const reason = error instanceof DataError ? error.code : ''
    const wait = waitToldBy(error)
    if (wait !== null) {
      startResendClock('verification', email, wait)
      form.setError('root', { type: 'mailed', message })
    } else if (taken.includes(reason)) {
      form.setError('email', { type: 'taken', message }, { shouldFocus: true })
    } else if (reason === 'weak_password') {
      form.setError('password', { message }, { shouldFocus: true })
    } else setRefusal(form.setError, ['email'], error, messages.registerFailed)
  }

  const submit = form.handleSubmit(async (registration) => {
    const { email } = registration
    try {
      await register({ ...registration, language })
    } catch (error) {
      refuse(email, error)
      return
    }
    startResendClock('verification', email)
    showSuccess(messages.registerDone)
    await navigate(paths.verifyOtp, { state: { ...back, email } })
  })

  return (
    <SignedOutOnly>
      <AuthHeading title={words.register.title}>{words.register.lead}</AuthHeading>
      <form id={formId} method="post" noValidate onSubmit={submit}>
        <Stack gap="5">
          <TextField label={words.register.name} autoComplete="name" {...field('name')} />
          <TextField
            label={words.email}
            type="email"
            autoComplete="email"
            help={
              errors.email?.type === 'taken' && (
                <AuthLink to={paths.login} state={{ ...back, email: form.getValues('email') }}>
                  {words.register.logIn}
                </AuthLink>
              )
            }
            {...field('email')}
          />
          <PasswordField
            label={words.password}
            autoComplete="new-password"
            help={words.passwordLength({ least: MIN_PASSWORD })}
            {...field('password')}
          />
          <CaptchaField captcha={captchaOfHost()} />
          <FormError
            message={errors.root?.message}
            action={
              errors.root?.type === 'mailed' && (
                <AuthLink to={paths.verifyOtp} state={{ ...back, email: form.getValues('email') }}>
                  {words.code.enter}
                </AuthLink>
              )
            }
          />
          <SubmitButton pending={isSubmitting} pendingText={words.register.creating}>
            {words.register.signUp}
          </SubmitButton>
        </Stack>
      </form>
      <Text mt="6" textAlign="center" color="fg.muted">
        {rich(words.register.known, {
          link: (inner) => (
            <AuthLink to={paths.login} state={back}>
              {inner}
            </AuthLink>
          ),
        })}
      </Text>
    </SignedOutOnly>
  )
}
