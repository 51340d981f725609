import type { Invoice } from '#domain/document/invoice.ts'
import { documentView } from '#domain/document/view/document-view.ts'
import { type Payment, tdsOf } from '#domain/payment/payment.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { Sheet } from '#src/sheet/sheet.tsx'
import { useDocumentWords } from '#src/sheet/use-document-words.ts'
import '#src/sheet/sheet.css'
import '#src/sheet/mark.css'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useWords } from '#src/language/words.ts'

interface InvoiceSheetProps {
  invoice: Invoice
  /** Undefined until the payments are loaded, which show the tax deducted at source. */
  payments: Payment[] | undefined
}

/** The invoice as its PDF shows it. */
export function InvoiceSheet({ invoice, payments = [] }: InvoiceSheetProps) {
  const { unrated } = useAmounts()
  const { missing } = useWords(invoiceDetail)
  const words = useDocumentWords(invoice.language)
  if (!words) return null
  // The owner's texts for missing values (specification, section 2); clients do not see them.
  const forOwner = { ...missing, exchangeRate: unrated }
  const view = documentView({ ...invoice, tdsMinor: tdsOf(payments) }, words, forOwner)
  return (
    <div className="sheet-marked" data-mark={view.mark}>
      <Sheet view={view} />
    </div>
  )
}
