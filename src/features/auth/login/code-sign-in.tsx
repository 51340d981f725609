import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { AuthHeading } from '../auth-heading.tsx'
import { AuthLink } from '../auth-link.tsx'
import { emailIn } from '../navigation-state.ts'
import { startResendClock } from '../resend-clock.ts'
import { CodeRequest } from './code-request.tsx'
import { SignInCodeForm } from './sign-in-code-form.tsx'

/** Signing in without the password: an address, then the code that is mailed there. */
export function CodeSignIn() {
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState('')

  const sent = (email: string) => {
    startResendClock('sign-in', email)
    setSentTo(email)
  }

  return (
    <>
      <AuthHeading title={sentTo ? 'Check your email' : 'Sign in with a code'}>
        {sentTo ? (
          <>
            If{' '}
            <Text as="strong" color="fg" fontWeight="600">
              {sentTo}
            </Text>{' '}
            has an account, a mail with a code is on its way.
          </>
        ) : (
          'We mail you a code that signs you in once.'
        )}
      </AuthHeading>
      {sentTo ? (
        <SignInCodeForm email={sentTo} />
      ) : (
        <CodeRequest email={emailIn(state)} onSent={sent} />
      )}
      <Text mt="6" textAlign="center" color="fg.muted">
        Or{' '}
        <AuthLink to={paths.login} state={state}>
          sign in with your password
        </AuthLink>
      </Text>
    </>
  )
}
