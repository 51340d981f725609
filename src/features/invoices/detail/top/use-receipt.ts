import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { receiptFileName } from '#domain/document/view/receipt-view.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { fetchReceipt } from '#src/data/invoices/invoice-pdf.ts'
import { useShareLink } from '#src/data/invoices/sharing.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { showError } from '#src/ui/feedback/toast.tsx'

/** Downloads the receipt that the client gets by the live link. */
export function useReceipt(invoice: Invoice) {
  const { messageOf, messages } = useSpeech()
  const { pdf: words } = useWords(invoiceDetail)
  const { data: link } = useShareLink(invoice.id)
  const [pending, setPending] = useState(false)
  const start = async () => {
    if (!link) return
    setPending(true)
    try {
      saveFile(await fetchReceipt(link.token), receiptFileName({ document: invoice }))
    } catch (error) {
      showError(`${messages.pdfFailed} ${messageOf(error, words.later)}`)
    }
    setPending(false)
  }
  return { pending, download: () => void start() }
}
