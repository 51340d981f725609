import { Box, Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Profile } from '#domain/people/people.ts'
import { account } from '#languages/en/screens/account.ts'
import { useProfile } from '#src/data/account/profile.ts'
import { useSession } from '#src/data/account/session.ts'
import { isDraftKept, useDraftKey } from '#src/data/forms/draft-form.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { DefinitionList } from '#src/ui/layout/definition-list.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { DetailsSkeleton } from '../details-skeleton.tsx'
import { KeyboardPanel } from './keyboard-panel.tsx'
import { LanguagePanel } from './language-panel.tsx'
import { ProfileForm } from './profile-form.tsx'

const rows = ['name', 'email', 'phone', 'date of birth', 'city']

function ProfileDetails({ profile }: { profile: Profile }) {
  const { profile: words } = useWords(account)
  const dates = useDates()
  return (
    <DefinitionList
      items={[
        { label: words.name, value: profile.name },
        { label: words.email, value: profile.email },
        { label: words.phone, value: profile.phone },
        { label: words.birthday, value: profile.dob && dates.day(profile.dob) },
        { label: words.city, value: profile.location },
      ]}
    />
  )
}

export function ProfileScreen() {
  const { messageOf, messages } = useSpeech()
  const { profile: words, checkConnection } = useWords(account)
  const { user } = useSession()
  const { data: profile, error, mutate } = useProfile()
  // Open the form at once when a draft is kept, so that typed text is not hidden behind a press.
  const draftKey = useDraftKey('profile')
  const [editing, setEditing] = useState(() => isDraftKept(draftKey))
  const editButton = useFocusReturn(editing)

  if (profile && user && editing) {
    return <ProfileForm profile={profile} user={user} onClose={() => setEditing(false)} />
  }
  if (error && !profile) {
    return (
      <Panel>
        <ErrorState
          title={messageOf(error, messages.profileLoadFailed)}
          message={checkConnection}
          onRetry={() => mutate()}
        />
      </Panel>
    )
  }
  if (!profile) {
    return (
      <>
        <DetailsSkeleton title={words.title} label={words.loading} rows={rows} />
        <LanguagePanel key="language" />
        <KeyboardPanel key="keyboard" />
      </>
    )
  }
  return (
    <>
      {error && (
        <Box mb="4">
          <PanelError
            message={messageOf(error, messages.profileLoadFailed)}
            onRetry={() => mutate()}
          />
        </Box>
      )}
      <Panel
        title={words.title}
        actions={
          <Button ref={editButton} size="sm" variant="outline" onClick={() => setEditing(true)}>
            <Pencil aria-hidden /> {words.edit}
          </Button>
        }
      >
        <ProfileDetails profile={profile} />
      </Panel>
      <LanguagePanel key="language" />
      <KeyboardPanel key="keyboard" />
    </>
  )
}
