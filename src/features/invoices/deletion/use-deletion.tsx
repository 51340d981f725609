import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { deletionOf } from '#domain/document/history.ts'
import { type KindWord, kindWord } from '#domain/document/kind-questions.ts'
import { deletion } from '#languages/en/screens/deletion.ts'
import { useInvoiceActions } from '#src/data/invoices/invoices.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { showError, showPending, showUndo } from '#src/ui/feedback/toast.tsx'
import { type Deletable, DeleteDialog } from './delete-dialog.tsx'
import { useRestore } from './use-restore.ts'

/** Deletes an invoice, which leaves its list at once, and offers it back; says so when either fails. */
function useDeleteWithUndo(noun: KindWord) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(deletion)
  const { remove } = useInvoiceActions()
  const restore = useRestore(noun)

  return async (id: string, reason: string | null) => {
    const done = showPending(words.deleting)
    try {
      await remove(id, reason)
      showUndo(messages.documentDeleted({ noun }), () => restore(id))
    } catch (error) {
      showError(messageOf(error, messages.documentDeleteFailed({ noun })))
    } finally {
      done()
    }
  }
}

/**
 * Deletes an invoice, at once or after a question. `trigger` is the button; the result has the
 * dialog that may ask.
 */
export function useDeletion(invoice: Deletable, trigger: RefObject<HTMLElement | null>) {
  const deleteWithUndo = useDeleteWithUndo(kindWord(invoice))
  const { look } = useInvoiceActions()
  const [asked, setAsked] = useState<Deletable | null>(null)
  // Before the focus is moved, so that the dialog's end does not move it again.
  const endQuestion = () => flushSync(() => setAsked(null))

  const remove = (reason: string | null = null) => {
    endQuestion()
    // The button goes with its menu: keep the focus in the content.
    trigger.current?.closest('main')?.focus()
    void deleteWithUndo(invoice.id, reason)
  }
  const keep = () => {
    endQuestion()
    trigger.current?.focus()
  }

  const start = async () => {
    // Another device or a reminder may have let its client know since. When looking fails, deleting
    // fails below, too.
    const isFree = deletionOf(invoice) === 'free'
    const current = (isFree && (await look(invoice.id).catch(() => null))) || invoice
    if (deletionOf(current) === 'free') remove()
    else setAsked(current)
  }

  return {
    start: () => void start(),
    dialog: asked && <DeleteDialog invoice={asked} onDelete={remove} onClose={keep} />,
  }
}
