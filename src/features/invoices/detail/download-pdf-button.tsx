import { Button } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#data/errors.ts'
import { pdfFileName } from '#domain/file-names.ts'
import type { Invoice } from '#domain/invoice.ts'
import { messages } from '#domain/messages.ts'
import { fetchInvoicePdf } from '../../../data/invoices/invoice-pdf.ts'
import { useRefreshInvoice } from '../../../data/invoices/invoices.ts'
import { invoiceDetail } from '../../../language/english/invoice-detail.ts'
import { useWords } from '../../../language/words.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { showError } from '../../../ui/feedback/toast.tsx'

export function DownloadPdfButton({ invoice }: { invoice: Invoice }) {
  const { pdf: words } = useWords(invoiceDetail)
  const [pending, setPending] = useState(false)
  const refresh = useRefreshInvoice(invoice.id)

  const download = async () => {
    if (!invoice.pdfUrl) {
      showError(messages.pdfMissing)
      return
    }
    setPending(true)
    try {
      saveFile(await fetchInvoicePdf(invoice.pdfUrl), pdfFileName(invoice))
    } catch (error) {
      showError(`${messages.pdfFailed} ${messageOf(error, words.later)}`)
      // Its address may have ended elsewhere, with a link.
      void refresh()
    }
    setPending(false)
  }

  return (
    <Button
      variant="outline"
      disabled={pending}
      aria-busy={pending || undefined}
      onClick={download}
    >
      <Download aria-hidden /> {pending ? words.downloading : words.download}
    </Button>
  )
}
