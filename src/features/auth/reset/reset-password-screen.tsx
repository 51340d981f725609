import { Text } from '@chakra-ui/react'
import { useLocation, useParams } from 'react-router-dom'
import { CODE_LENGTH } from '#domain/people/people.ts'
import { auth } from '#languages/en/screens/auth.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { AuthHeading } from '../auth-heading.tsx'
import { AuthLink } from '../auth-link.tsx'
import { emailIn, wayBack } from '../navigation-state.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** Opening this uses nothing up: mail programs open links on their own. */
export function ResetPasswordScreen() {
  const { reset } = useWords(auth)
  const { token = '' } = useParams()
  const { state } = useLocation()
  const email = emailIn(state)
  return (
    <>
      <AuthHeading title={reset.title}>{reset.lead}</AuthHeading>
      <NewPasswordForm
        key={`${token} ${email}`}
        token={token}
        isCode={token.length === CODE_LENGTH}
        knownEmail={email}
      />
      <Text mt="6" textAlign="center" color="fg.muted">
        {rich(reset.remembered, {
          link: (inner) => (
            <AuthLink to={paths.login} state={wayBack(state)}>
              {inner}
            </AuthLink>
          ),
        })}
      </Text>
    </>
  )
}
