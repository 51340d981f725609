import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { MailFields } from '#domain/mail.ts'
import { mailtoLink, whatsAppLink } from '#domain/mail.ts'
import { messages } from '#domain/messages.ts'
import type { MailState } from '../data/mail-state.ts'

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
  const { subject, message } = mail
  return (
    <Stack gap="4">
      <Text>
        {messages[reasons[state]]} You can send the same words yourself; the link shows the PDF.
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button asChild variant="outline">
          <a href={mailtoLink({ to, subject, body: message })}>Open your mail program</a>
        </Button>
        <Button asChild variant="outline">
          <a href={whatsAppLink(message)} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Flex>
    </Stack>
  )
}
