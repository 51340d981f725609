import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { useInvoiceActions } from '../../data/invoices.ts'
import { showError, showSuccess, showUndo } from '../../ui/toast.tsx'

/** Deletes an invoice and offers it back; says so when either fails. The answer is whether it is gone. */
export function useDeleteWithUndo() {
  const { remove, restore } = useInvoiceActions()

  const undo = async (id: string) => {
    try {
      await restore(id)
      showSuccess(messages.invoiceRestored)
    } catch (error) {
      showError(messageOf(error, messages.invoiceRestoreFailed))
    }
  }

  return async (id: string) => {
    try {
      await remove(id)
      showUndo(messages.invoiceDeleted, () => undo(id))
      return true
    } catch (error) {
      showError(messageOf(error, messages.invoiceDeleteFailed))
      return false
    }
  }
}
