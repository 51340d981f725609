import { Box, Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages/messages.ts'
import type { Profile } from '#domain/people/people.ts'
import { useProfile } from '../../../data/account/profile.ts'
import { useSession } from '../../../data/account/session.ts'
import { isDraftKept, useDraftKey } from '../../../data/forms/draft-form.ts'
import { useDates } from '../../../language/dates.ts'
import { account } from '../../../language/english/account.ts'
import { useWords } from '../../../language/words.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PanelError } from '../../../ui/feedback/panel-error.tsx'
import { DefinitionList } from '../../../ui/layout/definition-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useFocusReturn } from '../../../ui/layout/use-focus-return.ts'
import { DetailsSkeleton } from '../details-skeleton.tsx'
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
  const { profile: words, checkConnection } = useWords(account)
  const { user } = useSession()
  const { data: profile, error, mutate } = useProfile()
  // What was typed before a reload or on another tab is not hidden behind a press.
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
        <LanguagePanel />
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
      <LanguagePanel />
    </>
  )
}
