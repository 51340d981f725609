import { Button, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '#domain/people/people.ts'
import { join } from '#languages/en/screens/join.ts'
import type { Invitation } from '#src/data/account/invitation.ts'
import { logout, useSession } from '#src/data/account/session.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { chooseBusiness } from '#src/lib/chosen-business.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { Link } from '#src/ui/layout/link.tsx'

interface JoinStepsProps {
  invitation: Invitation
  accept: () => Promise<string | null>
}

/** What is left to do, for whoever is signed in, or nobody. */
export function JoinSteps({ invitation, accept }: JoinStepsProps) {
  const session = useSession()
  if (session.status === 'loading') return <Steps minH="11" />
  if (session.status !== 'signed-in') return <Visitor email={invitation.email} />
  return session.user.email.toLowerCase() === invitation.email ? (
    <Invited invitation={invitation} user={session.user} accept={accept} />
  ) : (
    <SomebodyElse email={session.user.email} />
  )
}

const Steps = (props: { minH?: string; children?: ReactNode }) => (
  <Stack mt="6" gap="3" {...props} />
)

/** The screens of signing in and up lead back here. */
function Visitor({ email }: { email: string }) {
  const words = useWords(join)
  const { pathname } = useLocation()
  const state = { from: pathname, email }
  return (
    <Steps>
      <Text color="fg.muted">{words.how}</Text>
      <Button asChild size="lg">
        <Link to={paths.login} state={state}>
          {words.signIn}
        </Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link to={paths.register} state={state}>
          {words.register}
        </Link>
      </Button>
    </Steps>
  )
}

function SomebodyElse({ email }: { email: string }) {
  const words = useWords(join)
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await logout()
  }
  return (
    <Steps>
      <Text color="fg.muted" overflowWrap="anywhere">
        {words.another({ email })}
      </Text>
      <Button size="lg" variant="outline" disabled={leaving} onClick={leave}>
        {leaving ? words.signingOut : words.signOut}
      </Button>
    </Steps>
  )
}

function Invited({ invitation, user, accept }: JoinStepsProps & { user: User }) {
  const { messageOf } = useSpeech()
  const words = useWords(join)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState('')

  const press = async () => {
    setPending(true)
    setFailure('')
    try {
      const id = await accept()
      const { business: name, role } = invitation
      // The page is loaded anew for that business; the button waits until then.
      if (id !== null) chooseBusiness({ id, name, role, person: user.id })
    } catch (error) {
      setFailure(messageOf(error, words.failed))
      setPending(false)
    }
  }
  return (
    <Steps>
      <FormError message={failure} />
      <Button size="lg" disabled={pending} onClick={press}>
        {pending ? words.accepting : words.accept}
      </Button>
    </Steps>
  )
}
