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

function whatFollows({ amountMinor, advanceMinor, returned, voucher, currency }: Receipt): string {
  const usedMinor = amountMinor - advanceMinor - (returned?.amountMinor ?? 0)
  const follows = [
    usedMinor > 0 && 'What invoices have used of it is due again.',
    returned &&
      `That you gave ${formatMoney(returned.amountMinor, currency)} back is taken out, too.`,
    voucher && `${voucher.number} is cancelled.`,
    advanceMinor === amountMinor &&
      'The advance is gone. Is it money that you gave back? Then choose Give back: that it came stays true.',
  ]
  return follows.filter(Boolean).join(' ')
}

/** Asks why what a client paid is taken out again, and says what follows. */
export function UndoDialog({ advance, onClose }: UndoDialogProps) {
  const { undo } = useReceiptActions()
  const { amountMinor, currency } = advance
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
      <Text>{whatFollows(advance)}</Text>
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
