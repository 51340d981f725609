import { Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { messages } from '#domain/messages.ts'
import { formatMoney } from '#domain/money.ts'
import { type Decision, decisionSchema } from '#domain/payment.ts'
import type { Receipt } from '#domain/receipt.ts'
import { setRefusal } from '../../../data/forms/set-refusal.ts'
import { useReceiptActions } from '../../../data/receipts.ts'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'

interface UndoDialogProps {
  advance: Receipt
  onClose: () => void
}

/** Asks why what a client paid is taken out again, and says what follows. */
export function UndoDialog({ advance, onClose }: UndoDialogProps) {
  const { undo } = useReceiptActions()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(decisionSchema),
    defaultValues: { reason: '' },
  })
  const { errors, isSubmitting } = formState
  const { amountMinor, advanceMinor, currency } = advance

  const submit = handleSubmit(async ({ reason }: Decision) => {
    try {
      await undo(advance.id, reason)
      showSuccess(messages.paymentUndone)
      onClose()
    } catch (error) {
      setRefusal(setError, ['reason'], error, messages.paymentUndoFailed)
    }
  })

  return (
    <Dialog
      title={`Undo ${formatMoney(amountMinor, currency)}?`}
      busy={isSubmitting}
      onClose={onClose}
    >
      <EditForm
        aria-label="Undo payment"
        error={errors.root?.message}
        pending={isSubmitting}
        saveText="Undo payment"
        pendingText="Undoing..."
        onCancel={onClose}
        onSubmit={submit}
      >
        <Stack gap="4">
          <Text>
            {advanceMinor < amountMinor
              ? 'What invoices have used of it is due again.'
              : 'The advance is gone.'}{' '}
            It stays in your books as undone.
          </Text>
          <TextField
            label="Reason"
            autoComplete="off"
            {...register('reason')}
            error={errors.reason?.message}
          />
        </Stack>
      </EditForm>
    </Dialog>
  )
}
