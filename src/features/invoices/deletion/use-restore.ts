import { messageOf } from '#data/errors.ts'
import type { KindWord } from '#domain/invoice.ts'
import { messages } from '#domain/messages.ts'
import { useInvoiceActions } from '../../../data/invoices/invoices.ts'
import { showError, showSuccess } from '../../../ui/feedback/toast.tsx'

/** Brings a deleted invoice back and says so, or why not. */
export function useRestore(noun: KindWord = 'invoice') {
  const { restore } = useInvoiceActions()
  return async (id: string) => {
    try {
      await restore(id)
      showSuccess(noun === 'estimate' ? messages.estimateRestored : messages.invoiceRestored)
    } catch (error) {
      showError(messageOf(error, messages.invoiceRestoreFailed))
    }
  }
}
