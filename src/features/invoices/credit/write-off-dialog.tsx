import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useCreditActions } from '#src/data/invoices/credit.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { ReasonForm } from '../payments/reason-form.tsx'

interface WriteOffDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Asks why what is due is given up, and says what follows. */
export function WriteOffDialog({ invoice, onClose }: WriteOffDialogProps) {
  const { amountTexts } = useAmounts()
  const { messages } = useSpeech()
  const { writeOff: words } = useWords(invoiceDetail)
  const { writeOff } = useCreditActions(invoice.id)
  const [pending, setPending] = useState(false)
  const amount = amountTexts(invoice.balance, invoice.currency).main
  return (
    <Dialog title={words.title({ amount })} busy={pending} onClose={onClose}>
      <Text overflowWrap="anywhere">{words.about({ client: invoice.clientName })}</Text>
      <ReasonForm
        title={words.action}
        pendingText={words.pending}
        help={words.help}
        fallback={messages.writeOffFailed}
        onCancel={onClose}
        onSend={async (reason) => {
          setPending(true)
          try {
            await writeOff(reason)
            showSuccess(messages.writtenOff)
            onClose()
          } finally {
            setPending(false)
          }
        }}
      />
    </Dialog>
  )
}
