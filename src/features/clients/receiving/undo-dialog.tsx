import { Text } from '@chakra-ui/react'
import { messages } from '#domain/messages.ts'
import { formatMoney } from '#domain/money.ts'
import type { Receipt } from '#domain/receipt.ts'
import { useReason } from '../../../data/forms/use-reason.ts'
import { useReceiptActions } from '../../../data/receipts.ts'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { ReasonForm } from '../../../ui/form/reason-form.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'

interface UndoDialogProps {
  advance: Receipt
  onClose: () => void
}

/** Asks why what a client paid is taken out again, and says what follows. */
export function UndoDialog({ advance, onClose }: UndoDialogProps) {
  const { undo } = useReceiptActions()
  const { amountMinor, advanceMinor, currency } = advance
  const send = async (reason: string) => {
    await undo(advance.id, reason)
    showSuccess(messages.paymentUndone)
    onClose()
  }
  const { form, submit } = useReason(send, messages.paymentUndoFailed)

  return (
    <Dialog
      title={`Undo ${formatMoney(amountMinor, currency)}?`}
      busy={form.formState.isSubmitting}
      onClose={onClose}
    >
      <Text>
        {advanceMinor < amountMinor
          ? 'What invoices have used of it is due again.'
          : 'The advance is gone. Is it money that you gave back? Then choose Give back: that it came stays true.'}
      </Text>
      <ReasonForm
        form={form}
        onSubmit={submit}
        title="Undo payment"
        pendingText="Undoing..."
        help="It stays in your books as undone."
        onCancel={onClose}
      />
    </Dialog>
  )
}
