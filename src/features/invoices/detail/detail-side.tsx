import { Flex, Stack } from '@chakra-ui/react'
import type { Invoice } from '#domain/invoice.ts'
import { DeleteButton } from '../deletion/delete-button.tsx'
import { DuplicateButton } from '../drafts/duplicate-button.tsx'
import { ReviseButton } from '../drafts/revise-button.tsx'
import { PaymentsPanel } from '../payments/payments-panel.tsx'
import { RepeatButton } from '../schedules/repeat-button.tsx'
import { RemindPanel } from '../sharing/remind-panel.tsx'
import { SharePanel } from '../sharing/share-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'

/**
 * What the owner does with an invoice, and what happened to it; keyed by the invoice, for another one is anew. A deleted
 * one has its history, and can be made anew.
 */
export function DetailSide({ invoice }: { invoice: Invoice }) {
  if (invoice.status === 'CANCELLED') {
    return (
      <Stack gap="4">
        <HistoryPanel invoice={invoice} />
        <DuplicateButton invoice={invoice} />
      </Stack>
    )
  }
  return (
    <Stack gap="4">
      <PaymentsPanel invoice={invoice} />
      <SharePanel invoice={invoice} />
      {invoice.status !== 'PAID' && <RemindPanel invoice={invoice} />}
      <HistoryPanel invoice={invoice} />
      <Flex gap="2" wrap="wrap">
        <ReviseButton invoice={invoice} />
        <DuplicateButton invoice={invoice} />
        <RepeatButton invoice={invoice} />
        <DeleteButton invoice={invoice} />
      </Flex>
    </Stack>
  )
}
