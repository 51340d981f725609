import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { useInvoiceActions } from '../../../data/invoices/invoices.ts'
import { showError, showSuccess } from '../../../ui/feedback/toast.tsx'

/** Brings a deleted invoice back and says so, or why not. */
export function useRestore() {
  const { restore } = useInvoiceActions()
  return async (id: string) => {
    try {
      await restore(id)
      showSuccess(messages.invoiceRestored)
    } catch (error) {
      showError(messageOf(error, messages.invoiceRestoreFailed))
    }
  }
}
