import { chakra, Flex, Text } from '@chakra-ui/react'
import type { Letter } from '#domain/mail/letter.ts'
import { readsAsAddress, senderName } from '#domain/mail/mail-sender.ts'
import { sending } from '#languages/en/screens/sending.ts'
import { letterHtml } from '#letter/html.ts'
import { useWords } from '../language/words.ts'

const Frame = chakra('iframe')

interface MailPreviewProps {
  letter: Letter
  subject: string
}

/** The HTML that the client gets, in a frame that runs nothing and opens nothing. */
export default function MailPreview({ letter, subject }: MailPreviewProps) {
  const { preview: words } = useWords(sending)
  const { name, logo } = letter.head
  return (
    <Flex direction="column" gap="2" h="full" minH="min(46rem, 100dvh - 12rem)">
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {words.from({ sender: senderName(name), subject })}
      </Text>
      {readsAsAddress(name) && (
        <Text textStyle="sm" color="fg.warning" overflowWrap="anywhere">
          {words.nameless({ name })}
        </Text>
      )}
      <Frame
        title={words.title}
        sandbox=""
        srcDoc={letterHtml(letter, logo ?? '')}
        flex="1"
        w="full"
        borderWidth="1px"
        borderRadius="l2"
        bg="white"
      />
    </Flex>
  )
}
