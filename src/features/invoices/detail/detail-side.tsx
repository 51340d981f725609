import { Stack } from '@chakra-ui/react'
import type { Invoice } from '#domain/invoice.ts'
import { DeleteButton } from '../deletion/delete-button.tsx'
import { PaymentsPanel } from '../payments/payments-panel.tsx'
import { RemindPanel } from '../sharing/remind-panel.tsx'
import { SharePanel } from '../sharing/share-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'

/**
 * What the owner does with an invoice, and what happened to it; keyed by the invoice, for another one is anew. A deleted
 * one has only its history.
 */
export function DetailSide({ invoice }: { invoice: Invoice }) {
  if (invoice.status === 'CANCELLED') return <HistoryPanel invoice={invoice} />
  return (
    <Stack gap="4">
      <PaymentsPanel invoice={invoice} />
      <SharePanel invoice={invoice} />
      {invoice.status !== 'PAID' && <RemindPanel invoice={invoice} />}
      <HistoryPanel invoice={invoice} />
      <DeleteButton invoice={invoice} />
    </Stack>
  )
}
