import { SimpleGrid, Text } from '@chakra-ui/react'
import { daysBetween } from '#domain/dates.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { reminderText } from '#domain/mail/mail.ts'
import { formatWhole } from '#domain/money.ts'
import { sharing } from '#languages/en/screens/sharing.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { MailButton } from '../mail/mail-button.tsx'
import { SendButton } from './send-button.tsx'
import { useSend } from './use-send.ts'

/** The time until an invoice is due, or since. */
function DueText({ dueDate }: Pick<Invoice, 'dueDate'>) {
  const { remind: words } = useWords(sharing)
  const dates = useDates()
  const days = daysBetween(todayInIndia(), dueDate)
  const day = dates.day(dueDate)
  if (days === 0) return words.dueToday
  if (days === 1) return words.dueTomorrow({ day })
  return days > 1
    ? words.dueLater({ days: formatWhole(days), day })
    : words.overdue({ days: -days, day })
}

interface RemindPanelProps {
  invoice: Invoice
  /** Whether the mail is open from the start. */
  opened?: boolean
}

/** A polite word to the client of an invoice that is not paid yet. */
export function RemindPanel({ invoice, opened = false }: RemindPanelProps) {
  const { remind: words, share } = useWords(sharing)
  const sending = useSend(invoice, (shared, clients) =>
    reminderText(shared, clients, todayInIndia()),
  )
  return (
    <Panel title={words.title}>
      <Text textStyle="meta" color="fg.muted" mb="3">
        <DueText dueDate={invoice.dueDate} />
      </Text>
      <SimpleGrid columns={2} gap="2">
        <SendButton way="whatsApp" sending={sending} label={words.whatsApp}>
          {share.whatsApp}
        </SendButton>
        <MailButton invoice={invoice} kind="reminder" label={words.email} opened={opened} />
      </SimpleGrid>
    </Panel>
  )
}
