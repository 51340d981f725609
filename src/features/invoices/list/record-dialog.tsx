import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { useInvoice } from '#src/data/invoices/invoices.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { RecordPaymentForm } from '../payments/record-payment-form.tsx'

/** Records a payment of an invoice from its card or row. */
export function RecordDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(invoicePayments)
  const { data: invoice, error, mutate } = useInvoice(id)
  return (
    <Dialog title={words.record.action} onClose={onClose}>
      {invoice ? (
        <RecordPaymentForm invoice={invoice} onCancel={onClose} onRecorded={onClose} />
      ) : error ? (
        <PanelError
          message={messageOf(error, messages.paymentsLoadFailed)}
          onRetry={() => void mutate()}
        />
      ) : (
        <LoadingRegion label={words.loading}>
          <RowSkeleton />
          <RowSkeleton />
        </LoadingRegion>
      )}
    </Dialog>
  )
}
