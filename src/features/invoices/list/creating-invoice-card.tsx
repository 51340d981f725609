import { Text } from '@chakra-ui/react'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import { lists } from '#languages/en/screens/lists.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { AmountText } from '../amount-text.tsx'
import { useSums } from '../use-sums.ts'
import { InvoiceCardParts } from './invoice-card-parts.tsx'

/** The card of an invoice that the server has not numbered yet: nothing can be done with it. */
export function CreatingInvoiceCard({ invoice }: { invoice: NewInvoice }) {
  const { card: words } = useWords(lists)
  const { currency } = invoice
  const { total } = useSums(invoice)
  return (
    <Panel
      role="article"
      aria-label={words.creatingFor({ client: invoice.clientName })}
      aria-busy
      py={{ base: '3.5', lg: '4' }}
    >
      <InvoiceCardParts
        clientName={invoice.clientName}
        clientEmail={invoice.clientEmail}
        day={words.due({ day: useDates().plain(invoice.dueDate) })}
        number={
          <Text textStyle="meta" color="fg.muted" whiteSpace="nowrap">
            {words.creating}
          </Text>
        }
        amount={<AmountText amount={total} currency={currency} />}
      />
    </Panel>
  )
}
