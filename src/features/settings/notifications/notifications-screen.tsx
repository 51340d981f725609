import { Stack, Text } from '@chakra-ui/react'
import type { MailPreferences } from '#domain/people/people.ts'
import { account } from '#languages/en/screens/account.ts'
import { useMailPreferences, useSaveMailPreference } from '#src/data/account/profile.ts'
import { useSession } from '#src/data/account/session.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { MailChoiceList } from './mail-choice-list.tsx'
import { mailsToOwner, receiptsToClients, remindersToClients } from './mail-choices.ts'

export function NotificationsScreen() {
  const { messageOf, messages } = useSpeech()
  const { mails, checkConnection } = useWords(account)
  const userId = useSession().user?.id ?? ''
  const { data: preferences, error, mutate } = useMailPreferences()
  const save = useSaveMailPreference(userId)

  const choose = async (kind: keyof MailPreferences, wanted: boolean) => {
    try {
      await save(kind, wanted)
      showSuccess(messages.accountUpdated)
    } catch (failure) {
      showError(messageOf(failure, messages.accountUpdateFailed))
    }
  }

  if (error && !preferences) {
    return (
      <Panel title={mails.toYou}>
        <ErrorState
          title={messageOf(error, messages.profileLoadFailed)}
          message={checkConnection}
          onRetry={() => mutate()}
        />
      </Panel>
    )
  }
  return (
    <Stack gap="5">
      <Panel title={mails.toYou}>
        <Text textStyle="sm" color="fg.muted">
          {mails.toYouAbout}
        </Text>
        <MailChoiceList
          label={mails.toYouLoading}
          choices={mailsToOwner}
          preferences={preferences}
          onChoose={choose}
        />
      </Panel>
      <Panel title={mails.receipts}>
        <Text textStyle="sm" color="fg.muted">
          {mails.receiptsAbout}
        </Text>
        <MailChoiceList
          label={mails.receiptsLoading}
          choices={receiptsToClients}
          preferences={preferences}
          onChoose={choose}
        />
      </Panel>
      <Panel title={mails.reminders}>
        <Text textStyle="sm" color="fg.muted">
          {mails.remindersAbout}
        </Text>
        <MailChoiceList
          label={mails.remindersLoading}
          choices={remindersToClients}
          preferences={preferences}
          onChoose={choose}
        />
      </Panel>
    </Stack>
  )
}
