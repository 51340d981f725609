import { Box, Button, Separator } from '@chakra-ui/react'
import { useState } from 'react'
import { account } from '#languages/en/screens/account.ts'
import { logoutEverywhere } from '#src/data/account/security.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ActionRow } from '../action-row.tsx'
import { SessionDetails } from './session-details.tsx'

export function SessionPanel() {
  const { messageOf, messages } = useSpeech()
  const { session: words } = useWords(account)
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState('')

  const leaveEverywhere = async () => {
    setLeaving(true)
    setFailure('')
    try {
      await logoutEverywhere()
    } catch (error) {
      setFailure(messageOf(error, messages.leaveAllFailed))
      setLeaving(false)
    }
  }

  return (
    <Panel title={words.title}>
      <SessionDetails />
      <Separator my="5" />
      <ActionRow
        title={words.leaveAll}
        about={words.leaveAllAbout}
        action={
          <Button variant="outline" disabled={leaving} onClick={leaveEverywhere}>
            {leaving ? words.leaving : words.leaveAll}
          </Button>
        }
      />
      {failure && (
        <Box mt="4">
          <FormError message={failure} />
        </Box>
      )}
    </Panel>
  )
}
