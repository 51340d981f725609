import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { kit } from '#languages/en/screens/kit.ts'
import { sharing } from '#languages/en/screens/sharing.ts'
import { useSession } from '#src/data/account/session.ts'
import { useSayMailsUnpayable } from '#src/data/invoices/mail.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'

interface UnpayableQuestionProps {
  onSaid: () => void
  onClose: () => void
}

/** Asked once of each person: whoever is paid in cash says so, and whoever forgot sees it before the client does. */
export function UnpayableQuestion({ onSaid, onClose }: UnpayableQuestionProps) {
  const { messageOf, messages } = useSpeech()
  const { mail: words } = useWords(sharing)
  const { cancel } = useWords(kit)
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
      <Text>{words.unpayable}</Text>
      <FormError message={error} />
      <Flex gap="3" wrap="wrap" direction="row-reverse">
        <SubmitButton
          type="button"
          variant="outline"
          pending={pending}
          pendingText={words.saving}
          onClick={answer}
        >
          {words.sendUnpayable}
        </SubmitButton>
        <Button variant="ghost" disabled={pending} onClick={onClose}>
          {cancel}
        </Button>
      </Flex>
    </>
  )
}
