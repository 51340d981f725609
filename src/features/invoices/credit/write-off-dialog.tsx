import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Invoice } from '#domain/invoice.ts'
import { messages } from '#domain/messages.ts'
import { useCreditActions } from '../../../data/invoices/credit.ts'
import { amountTexts } from '../../../lib/amount-texts.ts'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { ReasonForm } from '../payments/reason-form.tsx'

interface WriteOffDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Asks why what is due is given up, and says what follows. */
export function WriteOffDialog({ invoice, onClose }: WriteOffDialogProps) {
  const { writeOff } = useCreditActions(invoice.id)
  const [pending, setPending] = useState(false)
  const amount = amountTexts(invoice.balance, invoice.currency).main
  return (
    <Dialog title={`Write off ${amount}?`} busy={pending} onClose={onClose}>
      <Text overflowWrap="anywhere">
        You wait for it no more: it leaves what {invoice.clientName} owes, and no reminder goes out.
        The invoice stays in your books as it was issued, and your client is told nothing. You can
        undo this.
      </Text>
      <ReasonForm
        title="Write off"
        pendingText="Writing off..."
        help="For your books, such as “The client has closed down”."
        fallback={messages.writeOffFailed}
        onCancel={onClose}
        onSend={async (reason) => {
          setPending(true)
          try {
            await writeOff(reason)
            showSuccess(messages.writtenOff)
            onClose()
          } finally {
            setPending(false)
          }
        }}
      />
    </Dialog>
  )
}
