import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { CODE_LENGTH, codeSchema, credentialsSchema } from '#domain/people/people.ts'
import { accountData } from '#languages/en/screens/account-data.ts'
import { twoStep } from '#languages/en/screens/two-step.ts'
import { deleteAccount } from '#src/data/account/leaving.ts'
import { useFactors } from '#src/data/account/second-factor.ts'
import { requestSignInCode } from '#src/data/account/session.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { captchaOfHost } from '#src/lib/captcha.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { CaptchaField } from '#src/ui/form/captcha-field.tsx'
import { CodeField } from '#src/ui/form/fields/code-field.tsx'
import { PasswordField } from '#src/ui/form/fields/password-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'

const byPassword = v.object({ proof: credentialsSchema.entries.password })
const byCode = v.object({ proof: codeSchema })
const resolvers = { password: byPassword, mail: byCode, app: byCode }

/** The Auth server's codes for a wrong password and wrong codes. */
const wrong = ['invalid_credentials', 'otp_expired', 'mfa_verification_failed']

type Way = keyof typeof resolvers

const proofOf = (way: Way, email: string, proof: string) =>
  ({
    password: { email, password: proof },
    mail: { email, code: proof },
    app: { email, appCode: proof },
  })[way]

interface DeleteProofProps {
  email: string
  onBusy: (busy: boolean) => void
  onCancel: () => void
}

/**
 * Asks for the code of the authenticator app of who has one, else for the password, or for a code that is mailed to who has
 * none; then the account is left.
 */
export function DeleteProof({ email, onBusy, onCancel }: DeleteProofProps) {
  const { messageOf, messages, sentenceOf } = useSpeech()
  const words = useWords(accountData).leave
  const { enter } = useWords(twoStep)
  const { data: factors = [] } = useFactors()
  const [mailed, setMailed] = useState(false)
  const way = factors.length > 0 ? 'app' : mailed ? 'mail' : 'password'
  const [mailing, setMailing] = useState(false)
  const form = useForm({
    resolver: valibotResolver(resolvers[way]),
    defaultValues: { proof: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const field = fieldOf(form)('proof')
  useEffect(() => {
    // Another field stands there.
    if (way) setFocus('proof')
  }, [setFocus, way])

  const mailCode = async () => {
    setMailing(true)
    try {
      await requestSignInCode(email)
      form.reset()
      setMailed(true)
      if (mailed) setFocus('proof')
    } catch (error) {
      form.setError('root', { message: messageOf(error, messages.requestFailed) })
    } finally {
      setMailing(false)
    }
  }

  const submit = form.handleSubmit(async ({ proof }) => {
    onBusy(true)
    try {
      await deleteAccount(proofOf(way, email, proof))
    } catch (error) {
      const isWrong = error instanceof DataError && wrong.includes(error.code)
      const message =
        (isWrong && way === 'password' && sentenceOf('current_password_invalid')) ||
        messageOf(error, messages.deletionFailed)
      form.setError(isWrong ? 'proof' : 'root', { message }, { shouldFocus: true })
    } finally {
      onBusy(false)
    }
  })

  const leads = { app: enter.lead, mail: words.mailed({ email }), password: words.askPassword }
  return (
    <form noValidate aria-label={words.delete} onSubmit={submit}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="4">
        <Text overflowWrap="anywhere">{leads[way]}</Text>
        {way === 'password' ? (
          <PasswordField label={words.password} autoComplete="current-password" {...field} />
        ) : (
          <CodeField
            label={way === 'app' ? enter.code : words.code}
            length={CODE_LENGTH}
            {...field}
          />
        )}
        {way !== 'app' && <CaptchaField captcha={captchaOfHost()} />}
        <FormError message={errors.root?.message} />
        <Flex gap="2" wrap="wrap" direction="row-reverse">
          <SubmitButton colorPalette="red" pending={isSubmitting} pendingText={words.deleting}>
            {words.deleteMine}
          </SubmitButton>
          {way !== 'app' && (
            <Button variant="ghost" disabled={isSubmitting || mailing} onClick={mailCode}>
              {mailing ? words.mailing : words.mailCode}
            </Button>
          )}
          <Button variant="outline" disabled={isSubmitting} onClick={onCancel}>
            {words.keep}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
