import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { useSession } from '#src/data/account/session.ts'
import { useAttention, useReadReturn } from '#src/data/dashboard.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showError } from '#src/ui/feedback/toast.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Tells who came back in time that the account stays, until they have read it. */
export function ReturnNotice() {
  const { messageOf, messages } = useSpeech()
  const { back: words } = useWords(dashboard)
  const read = useReadReturn(useSession().user?.id ?? '')
  const { data } = useAttention()
  const [pending, setPending] = useState(false)
  if (!data?.setup.deletionStopped) return null

  const close = async () => {
    setPending(true)
    try {
      await read()
    } catch (error) {
      showError(messageOf(error, messages.accountUpdateFailed))
      setPending(false)
    }
  }

  return (
    <Panel mb="4">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text flex="1 1 16rem">
          {rich(words.text, {
            b: (strong) => (
              <Text as="strong" fontWeight="600">
                {strong}
              </Text>
            ),
          })}
        </Text>
        <Button size="sm" variant="outline" disabled={pending} onClick={close}>
          {pending ? words.closing : words.close}
        </Button>
      </Flex>
    </Panel>
  )
}
