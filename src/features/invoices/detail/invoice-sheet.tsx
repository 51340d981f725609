import type { Invoice } from '#domain/document/invoice.ts'
import { documentView } from '#domain/document/view/document-view.ts'
import { type Payment, tdsOf } from '#domain/payment/payment.ts'
import { bankAccountOf } from '#domain/payment/payment-details.ts'
import { useBusiness } from '#src/data/business.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { PayTo } from '#src/sheet/pay-to.tsx'
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

/** The invoice as its PDF shows it, with the ways to pay of today, which each new PDF has. */
export function InvoiceSheet({ invoice, payments = [] }: InvoiceSheetProps) {
  const { unrated } = useAmounts()
  const { notesRemark } = useWords(invoiceDetail)
  const { data: business } = useBusiness()
  const words = useDocumentWords(invoice.language)
  if (!words) return null
  const details = invoice.balance.minor > 0 ? business?.paymentDetails : undefined
  // The owner's texts for missing values (specification, section 2); clients do not see them.
  const forOwner = { ...words.absent, notesRemark, exchangeRate: unrated }
  const payable = {
    tdsMinor: tdsOf(payments),
    upiId: details?.upiId ?? null,
    bank: details ? bankAccountOf(details) : null,
  }
  const view = documentView({ ...invoice, ...payable }, words, forOwner)
  return (
    <div className="sheet-marked" data-mark={view.mark}>
      <div className="sheet-paper">
        <Sheet view={view}>
          <PayTo pay={view.pay} />
        </Sheet>
      </div>
    </div>
  )
}
