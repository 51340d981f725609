import { Button, Text } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { join } from '#languages/en/screens/join.ts'
import { members } from '#languages/en/screens/members.ts'
import { useInvitation } from '#src/data/account/invitation.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { FullPageLoader } from '#src/ui/feedback/full-page-loader.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { CardPage, PageCard } from '#src/ui/layout/page-card.tsx'
import { usePageTitle } from '#src/ui/layout/page-title.ts'
import { JoinSteps } from './join-steps.tsx'

/** Where the link of an invitation leads: who asks, to what, and the way there. */
export function JoinScreen() {
  const { messageOf } = useSpeech()
  const words = useWords(join)
  const { roles } = useWords(members)
  const { token = '' } = useParams()
  const { invitation, error, retry, accept } = useInvitation(token)
  usePageTitle(words.tab)

  const content = () => {
    if (invitation === null) {
      return (
        <PageCard title={words.gone}>
          <Text mt="2" color="fg.muted" role="status">
            {words.goneText}
          </Text>
          <Button asChild variant="outline" mt="6" w="full">
            <Link to={paths.login}>{words.signIn}</Link>
          </Button>
        </PageCard>
      )
    }
    if (invitation) {
      const { by, business, role, email } = invitation
      return (
        <PageCard title={words.title({ by, business })}>
          <Text mt="4" fontWeight="500">
            {words.as({ role: roles[role] })}
          </Text>
          <Text mt="1" color="fg.muted">
            {words.may[role]}
          </Text>
          <Text mt="4" overflowWrap="anywhere">
            {words.forAddress({ email })}
          </Text>
          <JoinSteps key={token} invitation={invitation} accept={accept} />
        </PageCard>
      )
    }
    if (error) {
      return (
        <ErrorState
          title={words.loadFailed}
          message={messageOf(error, words.loadFailed)}
          onRetry={retry}
          headingLevel="h1"
        />
      )
    }
    return <FullPageLoader title={words.loading} text={words.wait} />
  }

  return <CardPage>{content()}</CardPage>
}
