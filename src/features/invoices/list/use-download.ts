import { pdfFileName } from '#domain/document/file-names.ts'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { pdfOf } from '#src/data/invoices/chosen.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { showError, showPending } from '#src/ui/feedback/toast.tsx'

/** Saves the PDF of a document from its card or row; says why where it fails. */
export function useDownload() {
  const { messageOf, messages } = useSpeech()
  const { pdf: words } = useWords(invoiceDetail)
  return async (invoice: Pick<InvoiceSummary, 'id' | 'formattedInvoiceNumber'>) => {
    const done = showPending(words.downloading)
    try {
      const file = new Blob([await pdfOf(invoice.id)], { type: 'application/pdf' })
      saveFile(file, pdfFileName(invoice))
    } catch (error) {
      showError(`${messages.pdfFailed} ${messageOf(error, words.later)}`)
    } finally {
      done()
    }
  }
}
