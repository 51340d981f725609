import { Flex, Stack } from '@chakra-ui/react'
import { isPlainDate } from '#domain/dates.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { isForerunner, isVoucher } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import { isShipped } from '#domain/document/shipping.ts'
import { CreditPanel } from '../credit/credit-panel.tsx'
import { RefundPanel } from '../credit/refund-panel.tsx'
import { DebitPanel } from '../debit/debit-panel.tsx'
import { DeleteButton } from '../deletion/delete-button.tsx'
import { DuplicateButton } from '../drafts/duplicate-button.tsx'
import { ReviseButton } from '../drafts/revise-button.tsx'
import { EstimateSide } from '../estimates/estimate-side.tsx'
import { PaymentsPanel } from '../payments/payments-panel.tsx'
import { RepeatButton } from '../schedules/repeat-button.tsx'
import { RemindPanel } from '../sharing/remind-panel.tsx'
import { SharePanel } from '../sharing/share-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { ShippingPanel } from './shipping-panel.tsx'
import { VoucherPanel } from './voucher-panel.tsx'

/**
 * The owner's actions on a document and its history, keyed by the document, for each one starts
 * anew. A deleted one has its history and can be made anew. A credit note receives no money but may
 * pay some out. A voucher shows its money, and can only be shared or deleted.
 */
export function DetailSide({ invoice }: { invoice: Invoice }) {
  const { money, creditable, repeatable, deletable } = kinds[invoice.kind]
  if (isForerunner(invoice)) return <EstimateSide document={invoice} />
  if (isVoucher(invoice)) {
    const isLive = invoice.status !== 'CANCELLED'
    return (
      <Stack gap="4">
        <VoucherPanel voucher={invoice} />
        {isLive && <SharePanel invoice={invoice} />}
        <HistoryPanel invoice={invoice} />
        {isLive && deletable && <DeleteButton invoice={invoice} />}
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
      {money === 'out' ? <RefundPanel note={invoice} /> : <PaymentsPanel invoice={invoice} />}
      {isShipped(invoice) && <ShippingPanel invoice={invoice} />}
      <SharePanel invoice={invoice} />
      {/* A reminder says since when, or until when. */}
      {isOwed && isPlainDate(invoice.dueDate) && <RemindPanel invoice={invoice} />}
      {creditable && <CreditPanel invoice={invoice} />}
      {creditable && <DebitPanel invoice={invoice} />}
      <HistoryPanel invoice={invoice} />
      <Flex gap="2" wrap="wrap">
        <ReviseButton invoice={invoice} />
        <DuplicateButton invoice={invoice} />
        {repeatable && <RepeatButton invoice={invoice} />}
        <DeleteButton invoice={invoice} />
      </Flex>
    </Stack>
  )
}
