import type { KindWord } from '#domain/document/kind-questions.ts'
import { useInvoiceActions } from '#src/data/invoices/invoices.ts'
import { useSpeech } from '#src/language/speech.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'

/** Brings a deleted invoice back and says so, or why not. */
export function useRestore(noun: KindWord) {
  const { messageOf, messages } = useSpeech()
  const { restore } = useInvoiceActions()
  return async (id: string) => {
    try {
      await restore(id)
      showSuccess(messages.documentRestored({ noun }))
    } catch (error) {
      showError(messageOf(error, messages.documentRestoreFailed({ noun })))
    }
  }
}
