import { Stack, Text } from '@chakra-ui/react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import type { MailPreferences } from '#domain/people.ts'
import { useMailPreferences, useSaveMailPreference } from '../../../data/account/profile.ts'
import { useSession } from '../../../data/account/session.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toast.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MailChoiceList } from './mail-choice-list.tsx'
import { mailsToOwner, receiptsToClients, remindersToClients } from './mail-choices.ts'

export function NotificationsScreen() {
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
      <Panel title="Emails to you">
        <ErrorState
          title={messageOf(error, messages.profileLoadFailed)}
          message="Check your connection, then try again."
          onRetry={() => mutate()}
        />
      </Panel>
    )
  }
  return (
    <Stack gap="5">
      <Panel title="Emails to you">
        <Text textStyle="sm" color="fg.muted">
          Codes to verify your email and to reset your password are always sent.
        </Text>
        <MailChoiceList
          label="Loading your choices"
          choices={mailsToOwner}
          preferences={preferences}
          onChoose={choose}
        />
      </Panel>
      <Panel title="Receipts to your clients">
        <Text textStyle="sm" color="fg.muted">
          Sent once, a few minutes after the payment, so that you can undo a slip before it is told.
          Nothing is sent for money that came more than 30 days ago.
        </Text>
        <MailChoiceList
          label="Loading your receipts"
          choices={receiptsToClients}
          preferences={preferences}
          onChoose={choose}
        />
      </Panel>
      <Panel title="Reminders to your clients">
        <Text textStyle="sm" color="fg.muted">
          Sent once each, on the day from 10:00 in India, with what is still due, the link and the
          PDF; replies reach you. Nothing is sent for an invoice that is paid or deleted, while a
          payment waits for your confirmation, or on the day an invoice was made.
        </Text>
        <MailChoiceList
          label="Loading your reminders"
          choices={remindersToClients}
          preferences={preferences}
          onChoose={choose}
        />
      </Panel>
    </Stack>
  )
}
