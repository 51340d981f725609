import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useRefreshInvoice } from '#src/data/invoices/invoices.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { showError } from '#src/ui/feedback/toast.tsx'

/** Saves a file that is made at the `pdfUrl` of an invoice. */
export function usePdfDownload(invoice: Invoice) {
  const { messageOf, messages } = useSpeech()
  const { pdf: words } = useWords(invoiceDetail)
  const [pending, setPending] = useState(false)
  const refresh = useRefreshInvoice(invoice.id)

  const download = async (name: string, load: (pdfUrl: string) => Promise<Blob>) => {
    if (!invoice.pdfUrl) {
      showError(messages.pdfMissing)
      return
    }
    setPending(true)
    try {
      saveFile(await load(invoice.pdfUrl), name)
    } catch (error) {
      showError(`${messages.pdfFailed} ${messageOf(error, words.later)}`)
      // Its address may have ended elsewhere, with a link.
      void refresh()
    }
    setPending(false)
  }

  return { pending, download }
}
