import { chakra, Flex, Text } from '@chakra-ui/react'
import { documentLetter } from '#domain/letter.ts'
import { type MailedInvoice, senderName } from '#domain/mail.ts'
import { letterHtml } from '#letter/html.ts'

const Frame = chakra('iframe')

interface MailPreviewProps {
  mailed: MailedInvoice
  subject: string
  message: string
}

/** The HTML that the client gets, in a frame that runs nothing and opens nothing. */
export default function MailPreview({ mailed, subject, message }: MailPreviewProps) {
  const { name, logo } = mailed.business
  return (
    <Flex direction="column" gap="2" h="full" minH="30rem">
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        From {senderName(name)} · {subject}
      </Text>
      <Frame
        title="Preview of the mail"
        sandbox=""
        srcDoc={letterHtml(documentLetter(mailed, message), logo ?? '')}
        flex="1"
        w="full"
        borderWidth="1px"
        borderRadius="l2"
        bg="white"
      />
    </Flex>
  )
}
