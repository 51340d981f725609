import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { DataError, messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { CODE_LENGTH, codeSchema, credentialsSchema } from '#domain/people.ts'
import { sentenceOf } from '#domain/refusals.ts'
import { deleteAccount } from '../../../data/account/leaving.ts'
import { requestSignInCode } from '../../../data/account/session.ts'
import { fieldOf } from '../../../data/forms/field-of.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

const byPassword = v.object({ proof: credentialsSchema.entries.password })
const byCode = v.object({ proof: codeSchema })

/** What the Auth server calls a wrong password and a wrong code. */
const wrong = ['invalid_credentials', 'otp_expired']

interface DeleteProofProps {
  email: string
  onBusy: (busy: boolean) => void
  onCancel: () => void
}

/** Asks for the password, or for a code that is mailed to who has none; then the account is left. */
export function DeleteProof({ email, onBusy, onCancel }: DeleteProofProps) {
  const [mailed, setMailed] = useState(false)
  const [mailing, setMailing] = useState(false)
  const form = useForm({
    resolver: valibotResolver(mailed ? byCode : byPassword),
    defaultValues: { proof: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const field = fieldOf(form)('proof')
  useEffect(() => {
    // Another field stands there.
    if (mailed !== undefined) setFocus('proof')
  }, [setFocus, mailed])

  const mailCode = async () => {
    setMailing(true)
    try {
      await requestSignInCode(email)
      form.reset()
      setMailed(true)
    } catch (error) {
      form.setError('root', { message: messageOf(error, messages.requestFailed) })
    } finally {
      setMailing(false)
    }
  }

  const submit = form.handleSubmit(async ({ proof }) => {
    onBusy(true)
    try {
      await deleteAccount(mailed ? { email, code: proof } : { email, password: proof })
    } catch (error) {
      const isWrong = error instanceof DataError && wrong.includes(error.code)
      const message =
        (isWrong && !mailed && sentenceOf('current_password_invalid')) ||
        messageOf(error, messages.deletionFailed)
      form.setError(isWrong ? 'proof' : 'root', { message }, { shouldFocus: true })
    } finally {
      onBusy(false)
    }
  })

  return (
    <form noValidate aria-label="Delete account" onSubmit={submit}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="4">
        <Text overflowWrap="anywhere">
          {mailed
            ? `A mail with a code is on its way to ${email}.`
            : 'Enter your password, or have a code mailed if you have none.'}
        </Text>
        {mailed ? (
          <CodeField label="Code from the mail" length={CODE_LENGTH} {...field} />
        ) : (
          <PasswordField label="Password" autoComplete="current-password" {...field} />
        )}
        <FormError message={errors.root?.message} />
        <Flex gap="2" wrap="wrap">
          <SubmitButton colorPalette="red" pending={isSubmitting} pendingText="Deleting...">
            Delete my account
          </SubmitButton>
          {!mailed && (
            <Button variant="ghost" disabled={isSubmitting || mailing} onClick={mailCode}>
              {mailing ? 'Sending...' : 'Mail me a code'}
            </Button>
          )}
          <Button variant="outline" disabled={isSubmitting} onClick={onCancel}>
            Keep my account
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
