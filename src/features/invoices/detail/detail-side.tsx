import { Flex, Stack } from '@chakra-ui/react'
import type { Invoice } from '#domain/invoice.ts'
import { isVoucher } from '#domain/kind.ts'
import { CreditPanel } from '../credit/credit-panel.tsx'
import { RefundPanel } from '../credit/refund-panel.tsx'
import { DeleteButton } from '../deletion/delete-button.tsx'
import { DuplicateButton } from '../drafts/duplicate-button.tsx'
import { ReviseButton } from '../drafts/revise-button.tsx'
import { EstimateSide } from '../estimates/estimate-side.tsx'
import { PaymentsPanel } from '../payments/payments-panel.tsx'
import { RepeatButton } from '../schedules/repeat-button.tsx'
import { RemindPanel } from '../sharing/remind-panel.tsx'
import { SharePanel } from '../sharing/share-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { VoucherPanel } from './voucher-panel.tsx'

/**
 * What the owner does with a document, and what happened to it; keyed by the document, for another one is anew. A deleted
 * one has its history, and can be made anew. Of a credit note nothing comes in: something may go out. A voucher tells what
 * came and went; only who reads the client's page does more with it.
 */
export function DetailSide({ invoice }: { invoice: Invoice }) {
  if (invoice.kind === 'estimate') return <EstimateSide document={invoice} />
  if (isVoucher(invoice)) {
    const isLive = invoice.status !== 'CANCELLED'
    return (
      <Stack gap="4">
        <VoucherPanel voucher={invoice} />
        {isLive && <SharePanel invoice={invoice} />}
        <HistoryPanel invoice={invoice} />
        {isLive && invoice.kind === 'receipt_voucher' && <DeleteButton invoice={invoice} />}
      </Stack>
    )
  }
  if (invoice.status === 'CANCELLED') {
    return (
      <Stack gap="4">
        <HistoryPanel invoice={invoice} />
        <DuplicateButton invoice={invoice} />
      </Stack>
    )
  }
  const isOwed = invoice.balance.minor > 0
  return (
    <Stack gap="4">
      {invoice.kind === 'credit_note' ? (
        <RefundPanel note={invoice} />
      ) : (
        <PaymentsPanel invoice={invoice} />
      )}
      <SharePanel invoice={invoice} />
      {isOwed && <RemindPanel invoice={invoice} />}
      {invoice.kind !== 'credit_note' && <CreditPanel invoice={invoice} />}
      <HistoryPanel invoice={invoice} />
      <Flex gap="2" wrap="wrap">
        <ReviseButton invoice={invoice} />
        <DuplicateButton invoice={invoice} />
        {invoice.kind !== 'credit_note' && <RepeatButton invoice={invoice} />}
        <DeleteButton invoice={invoice} />
      </Flex>
    </Stack>
  )
}
