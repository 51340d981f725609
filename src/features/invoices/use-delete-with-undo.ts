import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { useInvoiceActions } from '../../data/invoices.ts'
import { showError, showPending, showSuccess, showUndo } from '../../ui/toast.tsx'

/** Deletes an invoice, which leaves its list at once, and offers it back; says so when either fails. */
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
    const done = showPending('Deleting...')
    try {
      await remove(id)
      showUndo(messages.invoiceDeleted, () => undo(id))
    } catch (error) {
      showError(messageOf(error, messages.invoiceDeleteFailed))
    } finally {
      done()
    }
  }
}
