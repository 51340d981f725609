import type { jsPDF } from 'jspdf'
import type { InvoiceDocument } from '#domain/invoice-document.ts'
import { formatMoney } from '#domain/money.ts'
import { isVpa, upiLink } from '#domain/upi.ts'
import { withRoom } from './page-room.ts'
import { drawQrCode, QUIET_MODULES, qrCodeOf } from './qr-code.ts'
import { left, lineHeight, right, styles } from './sheet.ts'
import { wrap, write, writeLines } from './text.ts'

/** What the code says: the exact balance. Null where UPI cannot pay it. */
export function upiLinkOf(invoice: InvoiceDocument): string | null {
  const { balance, business, currency, formattedInvoiceNumber, upiId } = invoice
  // The database lets an address pass that is none: no code then, rather than no PDF.
  if (upiId === null || !isVpa(upiId) || currency !== 'INR' || balance.minor <= 0) return null
  return upiLink({
    vpa: upiId,
    payee: business.name,
    amountMinor: balance.minor,
    note: `Invoice ${formattedInvoiceNumber}`,
    reference: formattedInvoiceNumber,
  })
}

/** The code, and beside it what it pays; returns the last baseline, or the one it was given without a code. */
export function drawPayByUpi(doc: jsPDF, invoice: InvoiceDocument, end: number): number {
  const link = upiLinkOf(invoice)
  if (link === null || invoice.upiId === null) return end
  const code = qrCodeOf(link)
  const quiet = QUIET_MODULES * code.module
  const textAt = left + code.side + Math.max(quiet, 16)
  const vpa = wrap(invoice.upiId, right - textAt, styles.strong)

  const top = withRoom(doc, end + Math.max(quiet, 24), code.side)
  drawQrCode(doc, code, left, top)
  let baseline = top + 8
  write(doc, 'Pay by UPI', textAt, baseline, styles.label)
  baseline = writeLines(doc, vpa, textAt, baseline + 17, styles.strong)
  baseline += lineHeight(styles.grandTotal) - 8
  write(doc, formatMoney(invoice.balance.minor), textAt, baseline, styles.grandTotal)
  write(doc, 'Scan with any UPI app', textAt, baseline + 17, styles.small)
  return Math.max(top + code.side, baseline + 17)
}
