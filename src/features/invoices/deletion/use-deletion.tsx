import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { deletionOf } from '#domain/deletion.ts'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'

/** Deletes an invoice, at once or after a question: what the button `trigger` starts, and the dialog that may ask. */
export function useDeletion(invoice: InvoiceSummary, trigger: RefObject<HTMLElement | null>) {
  const deleteWithUndo = useDeleteWithUndo()
  const [asking, setAsking] = useState(false)
  // Before the focus is moved, so that the dialog's end does not move it again.
  const endQuestion = () => flushSync(() => setAsking(false))

  const remove = () => {
    endQuestion()
    // What was there is gone with its button: the focus stays in the content.
    trigger.current?.closest('main')?.focus()
    void deleteWithUndo(invoice.id)
  }
  const keep = () => {
    endQuestion()
    trigger.current?.focus()
  }

  return {
    start: () => (deletionOf(invoice) === 'free' ? remove() : setAsking(true)),
    dialog: asking && <DeleteDialog invoice={invoice} onDelete={remove} onClose={keep} />,
  }
}
