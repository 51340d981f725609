import { Button, Text } from '@chakra-ui/react'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { chosenFailed, invoicesCounted } from '#domain/messages.ts'
import { Dialog } from '../../../../ui/layout/dialog.tsx'
import { ReasonForm } from '../../payments/reason-form.tsx'
import { NumberList } from './number-list.tsx'

interface CancelDialogProps {
  invoices: readonly InvoiceSummary[]
  /** Chosen, and not to be cancelled. */
  leftOut: number
  onCancel: (reason: string) => void
  onClose: () => void
}

/** Asks why, before several invoices are cancelled at once. */
export function CancelDialog({ invoices, leftOut, onCancel, onClose }: CancelDialogProps) {
  const stays = leftOut > 0 && (
    <Text color="fg.muted">
      {invoicesCounted(leftOut)} with money or a credit note on it, or cancelled already: left out.
    </Text>
  )
  if (invoices.length === 0) {
    return (
      <Dialog title="Nothing to cancel" onClose={onClose}>
        {stays}
        <Button variant="outline" mt="4" onClick={onClose}>
          Close
        </Button>
      </Dialog>
    )
  }
  const counted = invoicesCounted(invoices.length)
  return (
    <Dialog title={`Cancel ${counted}?`} onClose={onClose}>
      <Text>
        Links that still work will say that you withdrew them. The numbers stay taken; you find what
        you cancel under CANCELLED and can restore it there.
      </Text>
      <NumberList
        label="What is cancelled"
        lines={invoices.map(
          ({ formattedInvoiceNumber, clientName }) => `${formattedInvoiceNumber}, ${clientName}`,
        )}
      />
      {stays}
      <ReasonForm
        title={`Cancel ${counted}`}
        pendingText="Cancelling..."
        help="Kept in your books. Only you see it."
        fallback={chosenFailed}
        cancelText="Keep them"
        onSend={async (reason) => onCancel(reason)}
        onCancel={onClose}
      />
    </Dialog>
  )
}
