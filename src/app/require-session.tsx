import { useCallback } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import type { User } from '#domain/people/people.ts'
import { shell } from '#languages/en/screens/shell.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useProfile } from '../data/account/profile.ts'
import { useSession } from '../data/account/session.ts'
import { useWaitingDrafts } from '../data/drafts/use-waiting-drafts.ts'
import { useWords } from '../language/words.ts'
import { asNew, isNewIn } from '../lib/paths/new-visitor.ts'
import { paths } from '../lib/paths/paths.ts'
import { FullPageLoader } from '../ui/feedback/full-page-loader.tsx'
import { showSuccess } from '../ui/feedback/toast.tsx'
import { cacheRules } from './cache-rules.ts'
import { LetIn } from './let-in.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { useOwnLanguage } from './use-own-language.ts'
import { useUpdateNotice } from './use-update-notice.tsx'

/** The shell greets by the profile's name, which is the one that can be edited. */
function Workspace({ user }: { user: User }) {
  const { trialKept } = useWords(shell)
  const { data: profile } = useProfile()
  const tellOfTrial = useCallback(() => showSuccess(trialKept), [trialKept])
  useOwnLanguage(user.id, profile)
  useWaitingDrafts(user.id, tellOfTrial)
  useUpdateNotice(user.id)
  return <AppShell user={{ ...user, name: profile?.name ?? user.name }} />
}

/** Lets signed-in people through, into the shell; the others log in first and then come back here. */
export function RequireSession() {
  const { messages } = useSpeech()
  const session = useSession()
  const location = useLocation()

  if (session.status === 'loading') return <FullPageLoader />
  const from = location.pathname + location.search + location.hash
  // The login asks for the code, and leads back here.
  if (session.status === 'code-needed')
    return <Navigate to={paths.login} replace state={{ from }} />
  if (session.status === 'signed-out') {
    return (
      <Navigate
        to={paths.login}
        replace
        state={
          session.reason
            ? { reason: session.reason }
            : {
                from,
                ...(session.ended && { reason: messages.sessionEnded }),
                ...(isNewIn(location.state) && asNew),
              }
        }
      />
    )
  }
  // The cache belongs to one person: whoever signs in next starts with an empty one.
  return (
    <SWRConfig key={session.user.id} value={cacheRules}>
      <LetIn>
        <Workspace user={session.user} />
      </LetIn>
    </SWRConfig>
  )
}
