import { Skeleton } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import { corrections } from '#languages/en/screens/corrections.ts'
import { useInvoice } from '#src/data/invoices/invoices.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { DebitDialog } from '../debit/debit-dialog.tsx'
import { CreditDialog } from './credit-dialog.tsx'

interface CorrectNoteDialogProps {
  /** The note. */
  invoice: Invoice
  onClose: () => void
}

/** Makes a note in place of one whose return was filed, from the rows of their invoice. */
export function CorrectNoteDialog({ invoice: note, onClose }: CorrectNoteDialogProps) {
  const { messageOf, messages } = useSpeech()
  const { note: words } = useWords(corrections)
  const { data: original, error, mutate } = useInvoice(note.original?.id ?? '')
  if (original) {
    const Asked = kinds[note.kind].note === 'C' ? CreditDialog : DebitDialog
    return <Asked invoice={original} corrected={note} onClose={onClose} />
  }
  return (
    <Dialog title={words.title({ number: numberText(note) })} onClose={onClose}>
      {error ? (
        <PanelError
          message={messageOf(error, messages.invoiceLoadFailed)}
          onRetry={() => mutate()}
        />
      ) : (
        <LoadingRegion label={words.loading}>
          <Skeleton h="24" />
        </LoadingRegion>
      )}
    </Dialog>
  )
}
