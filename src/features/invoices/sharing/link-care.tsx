import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { messages } from '#domain/messages.ts'
import { useShareActions } from '../../../data/invoices/sharing.ts'
import { LinkQuestion } from '../../../sending/link-question.tsx'
import { useFocusReturn } from '../../../ui/layout/use-focus-return.ts'

interface LinkCareProps {
  invoiceId: string
  /** Called when the link is another one, or none any more. */
  onChanged: () => void
}

/** Replaces or ends a link that went to the wrong person, after asking. */
export function LinkCare({ invoiceId, onChanged }: LinkCareProps) {
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
        question="The old link stops working at once. Whoever needs the invoice gets the new one from you."
        action="Make a new link"
        pendingText="Making it..."
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
        question="The link stops working at once. You can share the invoice again with a new one."
        action="Stop sharing"
        pendingText="Stopping..."
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
        Make a new link
      </Button>
      <Button ref={revokeButton} size="xs" variant="ghost" onClick={() => setAsked('revoke')}>
        Stop sharing
      </Button>
    </Flex>
  )
}
