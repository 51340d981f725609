import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { MailFields } from '#domain/mail.ts'
import { mailtoLink, whatsAppLink } from '#domain/mail.ts'
import { messages } from '#domain/messages.ts'
import type { MailState } from '../data/mail-state.ts'
import { kit } from '../language/english/kit.ts'
import { sending } from '../language/english/sending.ts'
import { useWords } from '../language/words.ts'

const reasons = {
  unconfigured: 'mailUnconfigured',
  unreachable: 'mailUnreachable',
} as const satisfies Record<Exclude<MailState, 'ready'>, keyof typeof messages>

interface OtherWaysProps {
  state: Exclude<MailState, 'ready'>
  to: string
  mail: MailFields
  onClose: () => void
}

/** Where the product itself sends no mail: the same words by the owner's own programs. */
export function OtherWays({ state, to, mail, onClose }: OtherWaysProps) {
  const { otherWays: words } = useWords(sending)
  const { cancel } = useWords(kit)
  const { subject, message } = mail
  return (
    <Stack gap="4">
      <Text>{words.about({ reason: messages[reasons[state]] })}</Text>
      <Flex gap="3" wrap="wrap">
        <Button asChild variant="outline">
          <a href={mailtoLink({ to, subject, body: message })}>{words.mailProgram}</a>
        </Button>
        <Button asChild variant="outline">
          <a href={whatsAppLink(message)} target="_blank" rel="noopener noreferrer">
            {words.whatsApp}
          </a>
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
      </Flex>
    </Stack>
  )
}
