import { Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { messages } from '#domain/messages.ts'
import { codeSchema } from '#domain/people.ts'
import { requestPasswordReset } from '../../../data/account/password-reset.ts'
import { paths } from '../../../lib/paths.ts'
import { AuthHeading } from '../auth-heading.tsx'
import { AuthLink } from '../auth-link.tsx'
import { CodeForm } from '../code-form.tsx'

const schema = v.object({ code: codeSchema })

export function ResetCodeForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { code: '' } })

  // The code is looked at only together with the new password: it can be used once.
  const submit = form.handleSubmit(({ code }) =>
    navigate(paths.resetPassword(code), { state: { email } }),
  )

  return (
    <>
      <AuthHeading title="Check your email">
        If{' '}
        <Text as="strong" color="fg" fontWeight="600">
          {email}
        </Text>{' '}
        has an account, a mail is on its way. Open its link, or enter its code here.
      </AuthHeading>
      <CodeForm
        form={form}
        onSubmit={submit}
        label="Reset code"
        submitText="Continue"
        pendingText="Continue"
        kind="reset"
        email={email}
        send={requestPasswordReset}
        fallback={messages.requestFailed}
        sent={messages.resetRequestDone}
      />
      <Text mt="6" textAlign="center" color="fg.muted">
        Not your address?{' '}
        <AuthLink to={paths.forgotPassword} state={{ email }}>
          Change it
        </AuthLink>
      </Text>
    </>
  )
}
