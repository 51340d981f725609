import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { sharing } from '#languages/en/screens/sharing.ts'
import { useShareActions } from '#src/data/invoices/sharing.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LinkQuestion } from '#src/sending/link-question.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'

interface LinkCareProps {
  invoiceId: string
  /** Called when the link is another one, or none any more. */
  onChanged: () => void
}

/** Replaces or ends a link that went to the wrong person, after asking. */
export function LinkCare({ invoiceId, onChanged }: LinkCareProps) {
  const { messages } = useSpeech()
  const words = useWords(sharing)
  const { renew, revoke } = useShareActions(invoiceId)
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null)
  const renewButton = useFocusReturn(asked === 'renew')
  const revokeButton = useFocusReturn(asked === 'revoke')
  const close = () => setAsked(null)
  const done = () => {
    close()
    onChanged()
  }

  if (asked === 'renew') {
    return (
      <LinkQuestion
        question={words.renew.question}
        action={words.renew.action}
        pendingText={words.renew.pending}
        done={messages.linkRenewed}
        failed={messages.linkFailed}
        onYes={renew}
        onDone={done}
        onCancel={close}
      />
    )
  }
  if (asked === 'revoke') {
    return (
      <LinkQuestion
        question={words.revoke.question}
        action={words.revoke.action}
        pendingText={words.revoke.pending}
        done={messages.linkRevoked}
        failed={messages.linkRevokeFailed}
        onYes={revoke}
        onDone={done}
        onCancel={close}
      />
    )
  }
  return (
    <Flex columnGap="1" wrap="wrap" mx="-2.5" mb="-2">
      <Button ref={renewButton} size="xs" variant="ghost" onClick={() => setAsked('renew')}>
        {words.renew.action}
      </Button>
      <Button ref={revokeButton} size="xs" variant="ghost" onClick={() => setAsked('revoke')}>
        {words.revoke.action}
      </Button>
    </Flex>
  )
}
