import { Button, Text } from '@chakra-ui/react'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { table } from '#languages/en/screens/table.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { ReasonForm } from '../../payments/reason-form.tsx'
import { NumberList } from './number-list.tsx'

interface CancelDialogProps {
  invoices: readonly InvoiceSummary[]
  /** Chosen, and not to be cancelled. */
  leftOut: number
  onCancel: (reason: string) => void
  onClose: () => void
}

/** Asks why, before several invoices are cancelled at once. */
export function CancelDialog({ invoices, leftOut, onCancel, onClose }: CancelDialogProps) {
  const { messages } = useSpeech()
  const { cancelling: words } = useWords(table)
  const stays = leftOut > 0 && <Text color="fg.muted">{words.leftOut({ count: leftOut })}</Text>
  if (invoices.length === 0) {
    return (
      <Dialog title={words.nothing} onClose={onClose}>
        {stays}
        <Button variant="outline" mt="4" onClick={onClose}>
          {words.close}
        </Button>
      </Dialog>
    )
  }
  const count = invoices.length
  return (
    <Dialog title={words.title({ count })} onClose={onClose}>
      <Text>{words.about}</Text>
      <NumberList
        label={words.list}
        lines={invoices.map((invoice) => `${numberText(invoice)}, ${invoice.clientName}`)}
      />
      {stays}
      <ReasonForm
        title={words.send({ count })}
        pendingText={words.sending}
        help={words.reasonHelp}
        fallback={messages.chosenFailed}
        cancelText={words.keep}
        onSend={async (reason) => onCancel(reason)}
        onCancel={onClose}
      />
    </Dialog>
  )
}
