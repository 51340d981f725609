import { chakra } from '@chakra-ui/react'
import type { MailPreferences } from '#domain/people/people.ts'
import { account } from '#languages/en/screens/account.ts'
import { useMailPreferences, useSaveMailPreference } from '#src/data/account/profile.ts'
import { useSession } from '#src/data/account/session.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { MailChoiceGroup } from './mail-choice-group.tsx'
import { mailsToOwner, receiptsToClients, remindersToClients } from './mail-choices.ts'

const MailTable = chakra('table')

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
      <Panel>
        <ErrorState
          title={messageOf(error, mails.failed)}
          message={checkConnection}
          onRetry={() => mutate()}
        />
      </Panel>
    )
  }
  const groups = [
    { title: mails.toYou, about: mails.toYouAbout, choices: mailsToOwner },
    { title: mails.receipts, about: mails.receiptsAbout, choices: receiptsToClients },
    { title: mails.reminders, about: mails.remindersAbout, choices: remindersToClients },
  ]
  const table = (
    <MailTable
      role="table"
      aria-label={mails.title}
      w="full"
      display={{ base: 'block', lg: 'table' }}
    >
      {groups.map((group) => (
        <MailChoiceGroup key={group.title} {...group} preferences={preferences} onChoose={choose} />
      ))}
    </MailTable>
  )
  return (
    <Panel>
      {preferences ? table : <LoadingRegion label={mails.loading}>{table}</LoadingRegion>}
    </Panel>
  )
}
