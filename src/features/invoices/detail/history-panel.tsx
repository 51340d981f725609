import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { eventText } from '#domain/document/history.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { history } from '#languages/en/messages/history.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useActorName } from '#src/data/account/members.ts'
import { useInvoiceHistory } from '#src/data/invoices/invoices.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** How many of the latest events stand there before one asks for all. */
const SHOWN = 5

const List = chakra('ol')

/** The events of the invoice, the latest first. */
export function HistoryPanel({ invoice }: { invoice: Invoice }) {
  const { messageOf, messages } = useSpeech()
  const { data: events, error, mutate } = useInvoiceHistory(invoice.id)
  const { history: words } = useWords(invoiceDetail)
  const told = useWords(history)
  const { instant } = useDates()
  const [all, setAll] = useState(false)
  const listId = useId()
  const nameOf = useActorName(events)
  const shown = all ? events : events?.slice(0, SHOWN)

  return (
    <Panel title={words.title}>
      {!events && !error && (
        <LoadingRegion label={words.loading} my="-3.5">
          <RowSkeleton />
        </LoadingRegion>
      )}
      {!events && error && (
        <PanelError
          message={messageOf(error, messages.historyLoadFailed)}
          onRetry={() => mutate()}
        />
      )}
      {shown && (
        <List id={listId} listStyleType="none" display="grid" gap="3">
          {shown.map((event) => (
            <li key={event.id}>
              <Text overflowWrap="anywhere">{eventText(told, event, invoice.currency)}</Text>
              <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
                <time dateTime={event.at}>{instant(event.at)}</time>
                {nameOf(event) && ` · ${nameOf(event)}`}
                {event.reason && ` · ${event.reason}`}
                {event.restored && ` · ${told.restored}`}
              </Text>
            </li>
          ))}
        </List>
      )}
      {events && events.length > SHOWN && (
        <Box mt="2" mx="-2.5" mb="-2">
          <Button
            size="xs"
            variant="ghost"
            aria-expanded={all}
            aria-controls={listId}
            onClick={() => setAll(!all)}
          >
            {all ? words.less : words.all({ count: events.length })}
          </Button>
        </Box>
      )}
    </Panel>
  )
}
