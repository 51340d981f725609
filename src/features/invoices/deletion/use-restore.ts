import { messageOf } from '#data/errors.ts'
import type { KindWord } from '#domain/document/kind-questions.ts'
import { messages } from '#domain/messages/messages.ts'
import { useInvoiceActions } from '#src/data/invoices/invoices.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'

/** Brings a deleted invoice back and says so, or why not. */
export function useRestore(noun: KindWord) {
  const { restore } = useInvoiceActions()
  return async (id: string) => {
    try {
      await restore(id)
      showSuccess(messages.documentRestored(noun))
    } catch (error) {
      showError(messageOf(error, messages.documentRestoreFailed(noun)))
    }
  }
}
