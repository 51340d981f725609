import { Text } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { CODE_LENGTH } from '#domain/people.ts'
import { paths } from '../../../lib/paths.ts'
import { AuthHeading } from '../auth-heading.tsx'
import { AuthLink } from '../auth-link.tsx'
import { emailIn } from '../navigation-state.ts'
import { SignedOutOnly } from '../signed-out-only.tsx'
import { RegisterFirst } from './register-first.tsx'
import { VerifyOtpForm } from './verify-otp-form.tsx'

export function VerifyOtpScreen() {
  const email = emailIn(useLocation().state)
  if (!email) {
    return (
      <SignedOutOnly>
        <RegisterFirst />
      </SignedOutOnly>
    )
  }
  return (
    <>
      <AuthHeading title="Verify your email">
        Enter the {CODE_LENGTH}-digit code that was mailed to{' '}
        <Text as="strong" color="fg" fontWeight="600">
          {email}
        </Text>
        .
      </AuthHeading>
      <VerifyOtpForm key={email} email={email} />
      <Text mt="6" textAlign="center" color="fg.muted">
        Not your address? <AuthLink to={paths.register}>Start again</AuthLink>
      </Text>
      <Text mt="2" textAlign="center" color="fg.muted">
        Verified already? <AuthLink to={paths.forgotPassword}>Set a password</AuthLink>
      </Text>
    </>
  )
}
