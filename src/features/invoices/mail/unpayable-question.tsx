import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { useSession } from '../../../data/account/session.ts'
import { useSayMailsUnpayable } from '../../../data/invoices/mail.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

interface UnpayableQuestionProps {
  onSaid: () => void
  onClose: () => void
}

/** Asked once of each person: whoever is paid in cash says so, and whoever forgot sees it before the client does. */
export function UnpayableQuestion({ onSaid, onClose }: UnpayableQuestionProps) {
  const say = useSayMailsUnpayable(useSession().user?.id ?? '')
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  const answer = async () => {
    setPending(true)
    try {
      await say()
      onSaid()
    } catch (failure) {
      setError(messageOf(failure, messages.accountUpdateFailed))
      setPending(false)
    }
  }

  return (
    <>
      <Text>Your client could not pay from this mail. If that is what you want, say so once.</Text>
      <FormError message={error} />
      <Flex gap="3" wrap="wrap">
        <SubmitButton
          type="button"
          variant="outline"
          pending={pending}
          pendingText="Saving..."
          onClick={answer}
        >
          Mail without a way to pay
        </SubmitButton>
        <Button variant="ghost" disabled={pending} onClick={onClose}>
          Cancel
        </Button>
      </Flex>
    </>
  )
}
