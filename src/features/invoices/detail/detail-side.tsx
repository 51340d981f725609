import { Stack } from '@chakra-ui/react'
import { isPlainDate } from '#domain/dates.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { isForerunner, isVoucher } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import { isShipped } from '#domain/document/shipping.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { useMailAsked } from '#src/sending/mail-asked.ts'
import { CreditPanel } from '../credit/credit-panel.tsx'
import { DebitPanel } from '../debit/debit-panel.tsx'
import { EstimateSide } from '../estimates/estimate-side.tsx'
import { LatePanel } from '../late/late-panel.tsx'
import { RemindPanel } from '../sharing/remind-panel.tsx'
import { SharePanel } from '../sharing/share-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { ShippingPanel } from './shipping-panel.tsx'
import { isClaimed, isSent, type Step } from './top/next-step.ts'
import { VoucherPanel } from './voucher-panel.tsx'

interface DetailSideProps {
  invoice: Invoice
  step: Step
}

/**
 * The side of a document, below its money: its link and what followed from it. A deleted one
 * has its history.
 */
export function DetailSide({ invoice, step }: DetailSideProps) {
  const { creditable } = kinds[invoice.kind]
  const isLive = invoice.status !== 'CANCELLED'
  const writes = useMayWrite()
  const reminderAsked = useMailAsked('reminder')
  if (!writes) return <HistoryPanel invoice={invoice} />
  if (isForerunner(invoice)) {
    return <EstimateSide document={invoice} isToConvert={step === 'convert'} />
  }
  if (isVoucher(invoice)) {
    return (
      <Stack gap="4">
        <VoucherPanel voucher={invoice} />
        {isLive && <SharePanel invoice={invoice} />}
        <HistoryPanel invoice={invoice} />
      </Stack>
    )
  }
  if (!isLive) return <HistoryPanel invoice={invoice} />
  // A reminder is of what the client has, and says since when, or until when.
  const isToRemind =
    invoice.balance.minor > 0 &&
    isPlainDate(invoice.dueDate) &&
    isSent(invoice) &&
    // Nobody is reminded of what they say to have paid, but for who came to do that.
    (!isClaimed(invoice) || reminderAsked)
  return (
    <Stack gap="4">
      {isShipped(invoice) && <ShippingPanel invoice={invoice} />}
      <SharePanel invoice={invoice} isReminded={isToRemind && invoice.status === 'OVERDUE'} />
      {isToRemind && <RemindPanel invoice={invoice} opened={reminderAsked} />}
      {creditable && <LatePanel invoice={invoice} />}
      {creditable && <CreditPanel invoice={invoice} />}
      {creditable && <DebitPanel invoice={invoice} />}
      <HistoryPanel invoice={invoice} />
    </Stack>
  )
}
