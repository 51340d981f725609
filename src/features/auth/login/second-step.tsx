import { Button, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { CODE_LENGTH } from '#domain/people/people.ts'
import { recoverySchema, secondFactorSchema } from '#domain/people/second-factor.ts'
import { twoStep } from '#languages/en/screens/two-step.ts'
import { enterCode, spendRecoveryCode } from '#src/data/account/second-factor.ts'
import { logout } from '#src/data/account/session.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { CodeField } from '#src/ui/form/fields/code-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { AuthHeading } from '../auth-heading.tsx'
import { useSendsItself } from '../use-sends-itself.ts'

/** Asks after the password for the code of an authenticator app, or for a recovery code. */
export function SecondStep() {
  const { enter } = useWords(twoStep)
  const [byRecovery, setByRecovery] = useState(false)
  const other = (inner: string, onClick: () => void) => (
    <Button
      variant="plain"
      h="auto"
      px="0"
      color="neel.fg"
      verticalAlign="baseline"
      onClick={onClick}
    >
      {inner}
    </Button>
  )

  return (
    <>
      <AuthHeading title={byRecovery ? enter.recoveryTitle : enter.title}>
        {byRecovery ? enter.recoveryLead : enter.lead}
      </AuthHeading>
      {byRecovery ? <RecoveryForm /> : <AppCodeForm />}
      <Text mt="6" textAlign="center" color="fg.muted">
        {rich(byRecovery ? enter.back : enter.lost, {
          link: (inner) => other(inner, () => setByRecovery(!byRecovery)),
        })}
      </Text>
      <Text mt="3" textAlign="center" color="fg.muted">
        {rich(enter.other, { link: (inner) => other(inner, () => void logout()) })}
      </Text>
    </>
  )
}

function AppCodeForm() {
  const { messages } = useSpeech()
  const { enter } = useWords(twoStep)
  const form = useForm({
    resolver: valibotResolver(secondFactorSchema),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const sender = useRef<HTMLFormElement>(null)
  const sendSoon = useSendsItself(sender)
  useEffect(() => setFocus('code'), [setFocus])

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await enterCode(code)
      showSuccess(messages.loginDone)
    } catch (error) {
      setRefusal(form.setError, ['code'], error, enter.failed)
      form.setFocus('code', { shouldSelect: true })
    }
  })

  return (
    <form ref={sender} noValidate onSubmit={submit}>
      <Stack gap="5">
        <CodeField
          label={enter.code}
          length={CODE_LENGTH}
          error={errors.code?.message}
          {...form.register('code', { onChange: sendSoon })}
        />
        <FormError message={errors.root?.message} />
        <SubmitButton pending={isSubmitting} pendingText={enter.verifying}>
          {enter.verify}
        </SubmitButton>
      </Stack>
    </form>
  )
}

function RecoveryForm() {
  const { enter } = useWords(twoStep)
  const navigate = useNavigate()
  const form = useForm({ resolver: valibotResolver(recoverySchema), defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      // A new app is to be set up at once: the login leads there.
      await navigate(paths.login, { replace: true, state: { from: paths.settingSecurity } })
      await spendRecoveryCode(code)
      showSuccess(enter.anew)
    } catch (error) {
      setRefusal(form.setError, ['code'], error, enter.failed)
      form.setFocus('code', { shouldSelect: true })
    }
  })

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <TextField
          label={enter.recoveryCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...fieldOf(form)('code')}
        />
        <FormError message={errors.root?.message} />
        <SubmitButton pending={isSubmitting} pendingText={enter.verifying}>
          {enter.useIt}
        </SubmitButton>
      </Stack>
    </form>
  )
}
