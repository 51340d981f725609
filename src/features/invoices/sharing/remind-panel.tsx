import { SimpleGrid, Text } from '@chakra-ui/react'
import type { Invoice } from '#domain/invoice.ts'
import { dueWords } from '#domain/language/mail-words.ts'
import { reminderText } from '#domain/mail.ts'
import { sharing } from '../../../language/english/sharing.ts'
import { useWords } from '../../../language/words.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MailButton } from '../mail/mail-button.tsx'
import { SendButton } from './send-button.tsx'
import { useSend } from './use-send.ts'

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** A polite word to the client of an invoice that is not paid yet. */
export function RemindPanel({ invoice }: { invoice: Invoice }) {
  const { remind: words, share } = useWords(sharing)
  const sending = useSend(invoice, (shared) => reminderText(shared, todayInIndia()))
  return (
    <Panel title={words.title}>
      <Text textStyle="meta" color="fg.muted" mb="3">
        {sentence(dueWords(invoice.dueDate, todayInIndia()))}
      </Text>
      <SimpleGrid columns={2} gap="2">
        <SendButton way="whatsApp" sending={sending} label={words.whatsApp}>
          {share.whatsApp}
        </SendButton>
        <MailButton invoice={invoice} kind="reminder" label={words.email} />
      </SimpleGrid>
    </Panel>
  )
}
