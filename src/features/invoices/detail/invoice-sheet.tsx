import { documentView } from '#domain/document-view.ts'
import type { Invoice } from '#domain/invoice.ts'
import { type Payment, tdsOf } from '#domain/payment.ts'
import { UNRATED } from '../../../lib/amount-texts.ts'
import { Sheet } from '../../../sheet/sheet.tsx'
import { useTongue } from '../use-tongue.ts'
import '../../../sheet/sheet.css'
import '../../../sheet/mark.css'

/** What the owner reads in the place of what is missing (specification, section 2); no client is told. */
const missing = {
  paymentMethod: 'Not specified',
  notes: 'Payment terms: Net 30 days. Late fees apply after due date.',
  notesRemark: 'Shown here only: your client’s copy has no notes.',
  exchangeRate: UNRATED,
}

interface InvoiceSheetProps {
  invoice: Invoice
  /** Not there until they are loaded; they tell what of the total is tax deducted at source. */
  payments: Payment[] | undefined
}

/** The invoice as its PDF shows it. */
export function InvoiceSheet({ invoice, payments = [] }: InvoiceSheetProps) {
  const isSpoken = useTongue(invoice.language)
  if (!isSpoken) return null
  const view = documentView({ ...invoice, tdsMinor: tdsOf(payments) }, missing)
  return (
    <div className="sheet-marked" data-mark={view.mark}>
      <Sheet view={view} />
    </div>
  )
}
