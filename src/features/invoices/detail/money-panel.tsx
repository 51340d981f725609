import type { Invoice } from '#domain/document/invoice.ts'
import { asksMoney, isForerunner, isVoucher } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import { RefundPanel } from '../credit/refund-panel.tsx'
import { PaymentsPanel } from '../payments/payments-panel.tsx'
import type { Recording } from './top/use-recording.ts'

/** Whether money is paid for the document, or by it; a deleted one has its history alone. */
export const hasMoney = (invoice: Invoice): boolean =>
  invoice.status !== 'CANCELLED' &&
  !isVoucher(invoice) &&
  (!isForerunner(invoice) || asksMoney(invoice))

interface MoneyPanelProps {
  invoice: Invoice
  recording: Recording
}

/** The money of a document. A credit note receives none but may pay some out. */
export function MoneyPanel({ invoice, recording }: MoneyPanelProps) {
  return kinds[invoice.kind].money === 'out' ? (
    <RefundPanel note={invoice} recording={recording} />
  ) : (
    <PaymentsPanel invoice={invoice} recording={recording} />
  )
}
