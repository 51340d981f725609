import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { MailFields } from '#domain/mail/mail.ts'
import { mailtoLink, whatsAppLink } from '#domain/mail/mail.ts'
import type { MessageCode } from '#domain/messages/message.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { sending } from '#languages/en/screens/sending.ts'
import { useSpeech } from '#src/language/speech.ts'
import type { MailState } from '../data/mail-state.ts'
import { useWords } from '../language/words.ts'
import { FormError } from '../ui/feedback/form-error.tsx'

const reasons = {
  unconfigured: 'mailUnconfigured',
  unreachable: 'mailUnreachable',
} as const satisfies Record<Exclude<MailState, 'ready'>, MessageCode>

interface OtherWaysProps {
  state: Exclude<MailState, 'ready'>
  to: string
  /** The words with the link, which is made where there is none: what is only looked at leaves none behind. */
  write: () => Promise<MailFields>
  onClose: () => void
}

const ways = ['mailProgram', 'whatsApp'] as const

/** If the product itself sends no mail: the same words, sent by the owner's own programs. */
export function OtherWays({ state, to, write, onClose }: OtherWaysProps) {
  const { messageOf, messages } = useSpeech()
  const { otherWays: words } = useWords(sending)
  const { cancel } = useWords(kit)
  const [opening, setOpening] = useState(false)
  const [failure, setFailure] = useState('')

  const open = async (way: (typeof ways)[number]) => {
    setOpening(true)
    setFailure('')
    try {
      const { subject, message } = await write()
      if (way === 'mailProgram') window.open(mailtoLink({ to, subject, body: message }), '_self')
      else window.open(whatsAppLink(message), '_blank', 'noopener,noreferrer')
    } catch (error) {
      setFailure(messageOf(error, messages.linkFailed))
    }
    setOpening(false)
  }

  return (
    <Stack gap="4">
      <Text>{words.about({ reason: messages[reasons[state]] })}</Text>
      <FormError message={failure} />
      <Flex gap="3" wrap="wrap">
        {ways.map((way) => (
          <Button key={way} variant="outline" disabled={opening} onClick={() => open(way)}>
            {words[way]}
          </Button>
        ))}
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
      </Flex>
    </Stack>
  )
}
