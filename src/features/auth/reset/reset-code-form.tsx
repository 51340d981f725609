import { Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { codeSchema } from '#domain/people/people.ts'
import { auth } from '#languages/en/screens/auth.ts'
import { requestPasswordReset } from '#src/data/account/password-reset.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { AuthHeading, strong } from '../auth-heading.tsx'
import { AuthLink } from '../auth-link.tsx'
import { CodeForm } from '../code-form.tsx'
import { wayBack } from '../navigation-state.ts'

const schema = v.object({ code: codeSchema })

export function ResetCodeForm({ email }: { email: string }) {
  const { messages } = useSpeech()
  const { forgot } = useWords(auth)
  const navigate = useNavigate()
  const back = wayBack(useLocation().state)
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { code: '' } })

  // The code is looked at only together with the new password: it can be used once.
  const submit = form.handleSubmit(({ code }) =>
    navigate(paths.resetPassword(code), { state: { ...back, email } }),
  )

  return (
    <>
      <AuthHeading title={forgot.sentTitle}>
        {rich(forgot.sent({ email }), { b: strong })}
      </AuthHeading>
      <CodeForm
        form={form}
        onSubmit={submit}
        label={forgot.label}
        submitText={forgot.goOn}
        pendingText={forgot.goOn}
        kind="reset"
        email={email}
        send={requestPasswordReset}
        fallback={messages.requestFailed}
        sent={messages.resetRequestDone}
      />
      <Text mt="6" textAlign="center" color="fg.muted">
        {rich(forgot.otherAddress, {
          link: (inner) => (
            <AuthLink to={paths.forgotPassword} state={{ ...back, email }}>
              {inner}
            </AuthLink>
          ),
        })}
      </Text>
    </>
  )
}
