import { Button, chakra, Text } from '@chakra-ui/react'
import { deletionOf, reachTexts } from '#domain/document/history.ts'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { isNote, kindWord, numberText } from '#domain/document/kind-questions.ts'
import { message } from '#domain/messages/message.ts'
import { history } from '#languages/en/messages/history.ts'
import { deletion } from '#languages/en/screens/deletion.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { ReasonForm } from '../payments/reason-form.tsx'

const List = chakra('ul')

/** A document of a list, with what is known of who knows of it. */
export type Deletable = Pick<
  InvoiceSummary,
  | 'id'
  | 'kind'
  | 'status'
  | 'formattedInvoiceNumber'
  | 'clientName'
  | 'clientEmail'
  | 'total'
  | 'currency'
  | 'settled'
  | 'credited'
  | 'reach'
>

interface DeleteDialogProps {
  invoice: Deletable
  onDelete: (reason: string) => void
  onClose: () => void
}

const whyNot = (document: Deletable) => {
  if (isNote(document)) return message('noteRefunded')
  return document.credited.minor > 0 ? message('invoiceHasCredit') : message('invoiceHasMoney')
}

/** Asks why, before an invoice that its client may know is deleted; of one with money on it, says why it is not. */
export function DeleteDialog({ invoice, onDelete, onClose }: DeleteDialogProps) {
  const { amountTexts } = useAmounts()
  const { messages, say } = useSpeech()
  const words = useWords(deletion)
  const told = useWords(history)
  const { clientName } = invoice
  const number = numberText(invoice)
  const word = kindWord(invoice)
  if (deletionOf(invoice) === 'refused') {
    return (
      <Dialog title={words.refused({ number })} onClose={onClose}>
        <Text mb="5">{say(whyNot(invoice))}</Text>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </Dialog>
    )
  }
  return (
    <Dialog title={words.title({ number })} onClose={onClose}>
      <Text overflowWrap="anywhere">
        {words.known[word]({
          client: clientName,
          amount: amountTexts(invoice.total, invoice.currency).main,
        })}
      </Text>
      <List my="3" ps="5" listStyleType="disc" display="grid" gap="1">
        {reachTexts(told, invoice).map((text) => (
          <li key={text}>
            <Text overflowWrap="anywhere">{text}</Text>
          </li>
        ))}
      </List>
      <Text color="fg.muted">{words.about[word]}</Text>
      <ReasonForm
        title={words.delete[word]}
        pendingText={words.deleting}
        help={words.reasonHelp}
        fallback={messages.documentDeleteFailed({ noun: word })}
        cancelText={words.keep}
        onSend={async (reason) => onDelete(reason)}
        onCancel={onClose}
      />
    </Dialog>
  )
}
