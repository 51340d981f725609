import { Text } from '@chakra-ui/react'
import type { NewInvoice } from '#domain/document/new-invoice.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { AmountText } from '../amount-text.tsx'
import { useSums } from '../use-sums.ts'
import { InvoiceCardParts } from './invoice-card-parts.tsx'

/** The card of an invoice that the server has not numbered yet: nothing can be done with it. */
export function CreatingInvoiceCard({ invoice }: { invoice: NewInvoice }) {
  const { currency } = invoice
  const { total } = useSums(invoice)
  return (
    <Panel
      role="article"
      aria-label={`Invoice for ${invoice.clientName}`}
      aria-busy
      py={{ base: '3.5', lg: '4' }}
    >
      <InvoiceCardParts
        clientName={invoice.clientName}
        clientEmail={invoice.clientEmail}
        day={`Due ${invoice.dueDate}`}
        number={
          <Text textStyle="meta" color="fg.muted" whiteSpace="nowrap">
            Creating Invoice...
          </Text>
        }
        amount={<AmountText amount={total} currency={currency} />}
      />
    </Panel>
  )
}
