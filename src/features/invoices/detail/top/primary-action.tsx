import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { receiptFileName } from '#domain/document/view/receipt-view.ts'
import { estimateAnswer } from '#languages/en/screens/estimate-answer.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { fetchReceipt } from '#src/data/invoices/invoice-pdf.ts'
import { useWords } from '#src/language/words.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { useDraftOf } from '../../drafts/use-draft-of.ts'
import { useConvert } from '../../estimates/use-convert.ts'
import { MailDialog } from '../../mail/mail-dialog.tsx'
import { useIsMailOpen } from '../../mail/mail-open.ts'
import { useAsked } from '../../use-asked.ts'
import { usePdfDownload } from '../use-pdf-download.ts'
import type { Step } from './next-step.ts'
import type { Recording } from './use-recording.ts'

interface PrimaryActionProps {
  invoice: Invoice
  step: Exclude<Step, 'restore' | null>
  recording: Recording
}

/**
 * The one main action. It stays the same button when the document's state gives it another task, so
 * that the focus has its place when a dialog ends.
 */
export function PrimaryAction({ invoice, step, recording }: PrimaryActionProps) {
  const { send, refunds, receipt: receiptText, pdf } = useWords(invoiceDetail)
  const payments = useWords(invoicePayments)
  const estimate = useWords(estimateAnswer)
  const [mailing, setMailing] = useState(false)
  const isMailOpen = useIsMailOpen()
  useAsked('send', () => setMailing(true))
  const converting = useConvert(invoice.id)
  const again = useDraftOf()
  const receipt = usePdfDownload(invoice)
  const button = useFocusReturn(recording.isAtTop && recording.isOpen)
  const steps = {
    send: { text: send, start: () => setMailing(true) },
    pay: { text: payments.record.action, start: recording.open },
    check: { text: payments.claim.check, start: recording.check },
    refund: { text: refunds.record, start: recording.open },
    receipt: {
      text: receiptText,
      start: () => void receipt.download(receiptFileName({ document: invoice }), fetchReceipt),
      pending: receipt.pending,
      pendingText: pdf.downloading,
    },
    convert: {
      text: estimate.convert,
      start: converting.convert,
      pending: converting.pending,
      pendingText: estimate.converting,
    },
    again: {
      text: estimate.again,
      start: () => void again.duplicate(invoice),
      pending: again.pending,
      pendingText: estimate.converting,
    },
  }
  const { text, start, pending, pendingText } = { pending: false, pendingText: '', ...steps[step] }
  // The form or the mail has a button of the same name; the form stands beside it.
  const isRecording = recording.isAtTop && recording.isOpen
  return (
    <>
      <SubmitButton
        ref={button}
        type="button"
        flexBasis={{ base: 'full', md: 'auto' }}
        pending={pending}
        pendingText={pendingText || text}
        aria-haspopup={step === 'send' ? 'dialog' : undefined}
        {...(isMailOpen && { 'aria-hidden': true, tabIndex: -1 })}
        {...(recording.isOpen && { variant: 'outline' })}
        {...(isRecording && { display: 'none' })}
        onClick={start}
      >
        {text}
      </SubmitButton>
      {mailing && <MailDialog invoice={invoice} kind="invoice" onClose={() => setMailing(false)} />}
    </>
  )
}
