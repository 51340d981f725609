import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { auth } from '#languages/en/screens/auth.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { AuthHeading, strong } from '../auth-heading.tsx'
import { AuthLink } from '../auth-link.tsx'
import { emailIn } from '../navigation-state.ts'
import { startResendClock } from '../resend-clock.ts'
import { CodeRequest } from './code-request.tsx'
import { SignInCodeForm } from './sign-in-code-form.tsx'

/** Signing in without the password: an address, then the code that is mailed there. */
export function CodeSignIn() {
  const { byCode } = useWords(auth)
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState('')

  const sent = (email: string) => {
    startResendClock('sign-in', email)
    setSentTo(email)
  }

  return (
    <>
      <AuthHeading title={sentTo ? byCode.sentTitle : byCode.title}>
        {sentTo ? rich(byCode.sent({ email: sentTo }), { b: strong }) : byCode.lead}
      </AuthHeading>
      {sentTo ? (
        <SignInCodeForm email={sentTo} />
      ) : (
        <CodeRequest email={emailIn(state)} onSent={sent} />
      )}
      <Text mt="6" textAlign="center" color="fg.muted">
        {rich(byCode.byPassword, {
          link: (inner) => (
            <AuthLink to={paths.login} state={state}>
              {inner}
            </AuthLink>
          ),
        })}
      </Text>
    </>
  )
}
