import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { useInvoiceActions } from '../../../data/invoices/invoices.ts'
import { showError, showPending, showUndo } from '../../../ui/feedback/toast.tsx'
import { useRestore } from './use-restore.ts'

/** Deletes an invoice, which leaves its list at once, and offers it back; says so when either fails. */
export function useDeleteWithUndo() {
  const { remove } = useInvoiceActions()
  const restore = useRestore()

  return async (id: string) => {
    const done = showPending('Deleting...')
    try {
      await remove(id)
      showUndo(messages.invoiceDeleted, () => restore(id))
    } catch (error) {
      showError(messageOf(error, messages.invoiceDeleteFailed))
    } finally {
      done()
    }
  }
}
