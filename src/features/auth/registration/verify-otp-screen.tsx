import { chakra, Text } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { CODE_LENGTH } from '#domain/people/people.ts'
import { auth } from '#languages/en/screens/auth.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { AuthHeading, strong } from '../auth-heading.tsx'
import { AuthLink } from '../auth-link.tsx'
import { emailIn, wayBack } from '../navigation-state.ts'
import { SignedOutOnly } from '../signed-out-only.tsx'
import { RegisterFirst } from './register-first.tsx'
import { VerifyOtpForm } from './verify-otp-form.tsx'

const Help = chakra('details')
const Question = chakra('summary')

export function VerifyOtpScreen() {
  const { verify } = useWords(auth)
  const { state } = useLocation()
  const email = emailIn(state)
  if (!email) {
    return (
      <SignedOutOnly>
        <RegisterFirst />
      </SignedOutOnly>
    )
  }
  return (
    <>
      <AuthHeading title={verify.title}>
        {rich(verify.lead({ length: CODE_LENGTH, email }), { b: strong })}
      </AuthHeading>
      <VerifyOtpForm key={email} email={email} />
      <Text mt="6" textAlign="center" color="fg.muted">
        {rich(verify.otherAddress, {
          link: (inner) => (
            <AuthLink to={paths.register} state={wayBack(state)}>
              {inner}
            </AuthLink>
          ),
        })}
      </Text>
      <Help mt="2" textAlign="center" color="fg.muted" textStyle="sm">
        <Question cursor="pointer">{verify.help}</Question>
        <Text mt="1">
          {rich(verify.done, {
            link: (inner) => <AuthLink to={paths.forgotPassword}>{inner}</AuthLink>,
          })}
        </Text>
      </Help>
    </>
  )
}
