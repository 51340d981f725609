import { Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { messages } from '#domain/messages.ts'
import { CODE_EXPIRY_MINUTES, CODE_LENGTH, codeSchema } from '#domain/people.ts'
import { requestPasswordReset } from '../../../data/account/password-reset.ts'
import { paths } from '../../../lib/paths.ts'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { AuthHeading } from '../auth-heading.tsx'
import { AuthLink } from '../auth-link.tsx'
import { ResendCode } from '../resend-code.tsx'

const schema = v.object({ code: codeSchema })

export function ResetCodeForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { code: '' } })
  const { setFocus } = form

  useEffect(() => setFocus('code'), [setFocus])

  // The code is looked at only together with the new password: it can be used once.
  const submit = form.handleSubmit(({ code }) =>
    navigate(paths.resetPassword(code), { state: { email } }),
  )

  const sent = () => {
    form.resetField('code')
    form.setFocus('code')
    showSuccess(messages.resetRequestDone)
  }

  return (
    <>
      <AuthHeading title="Check your email">
        If{' '}
        <Text as="strong" color="fg" fontWeight="600">
          {email}
        </Text>{' '}
        has an account, a mail is on its way. Open its link, or enter its code here.
      </AuthHeading>
      <Stack gap="6">
        <form noValidate onSubmit={submit}>
          <Stack gap="5">
            <CodeField
              label="Reset code"
              length={CODE_LENGTH}
              help={`Code expires in ${CODE_EXPIRY_MINUTES} minutes`}
              error={form.formState.errors.code?.message}
              {...form.register('code')}
            />
            <SubmitButton pending={form.formState.isSubmitting} pendingText="Continue">
              Continue
            </SubmitButton>
          </Stack>
        </form>
        <ResendCode
          kind="reset"
          email={email}
          send={requestPasswordReset}
          fallback={messages.requestFailed}
          onSent={sent}
        />
      </Stack>
      <Text mt="6" textAlign="center" color="fg.muted">
        Not your address?{' '}
        <AuthLink to={paths.forgotPassword} state={{ email }}>
          Change it
        </AuthLink>
      </Text>
    </>
  )
}
