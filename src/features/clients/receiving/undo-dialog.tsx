import { Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import type { Receipt } from '#domain/payment/receipt.ts'
import { receiving } from '#languages/en/screens/receiving.ts'
import type { Words } from '#languages/words.ts'
import { useReason } from '#src/data/forms/use-reason.ts'
import { useReceiptActions } from '#src/data/receipts.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { ReasonForm } from '#src/ui/form/reason-form.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'

interface UndoDialogProps {
  advance: Receipt
  onClose: () => void
}

function whatFollows(receipt: Receipt, words: Words<typeof receiving>['undo']): string {
  const { amountMinor, advanceMinor, returned, voucher, currency } = receipt
  const usedMinor = amountMinor - advanceMinor - (returned?.amountMinor ?? 0)
  const follows = [
    usedMinor > 0 && words.used,
    returned && words.returned({ amount: formatMoney(returned.amountMinor, currency) }),
    voucher && words.voucher({ number: voucher.number }),
    advanceMinor === amountMinor && words.gone,
  ]
  return follows.filter(Boolean).join(' ')
}

/** Asks why what a client paid is taken out again, and says what follows. */
export function UndoDialog({ advance, onClose }: UndoDialogProps) {
  const { messages } = useSpeech()
  const { undo: words } = useWords(receiving)
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
      title={words.title({ amount: formatMoney(amountMinor, currency) })}
      busy={form.formState.isSubmitting}
      onClose={onClose}
    >
      <Text>{whatFollows(advance, words)}</Text>
      <ReasonForm
        form={form}
        onSubmit={submit}
        title={words.undo}
        pendingText={words.undoing}
        help={words.help}
        onCancel={onClose}
      />
    </Dialog>
  )
}
