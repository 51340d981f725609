import type { jsPDF } from 'jspdf'
import type { InvoiceDocument } from '#domain/invoice-document.ts'
import { formatMoney } from '#domain/money.ts'
import { upiRequestOf } from '#domain/upi.ts'
import { withRoom } from './page-room.ts'
import { drawQrCode, QUIET_MODULES, qrCodeOf } from './qr-code.ts'
import { left, lineHeight, right, styles } from './sheet.ts'
import { wrap, write, writeLines } from './text.ts'

/** The code, and beside it what it pays; returns the last baseline, or the one it was given without a code. */
export function drawPayByUpi(doc: jsPDF, invoice: InvoiceDocument, end: number): number {
  const { upiId, business, balance, currency, formattedInvoiceNumber: number } = invoice
  const link = upiRequestOf({
    upiId,
    payee: business.name,
    amountMinor: balance.minor,
    currency,
    number,
  })
  if (link === null || upiId === null) return end
  const code = qrCodeOf(link)
  const quiet = QUIET_MODULES * code.module
  const textAt = left + code.side + Math.max(quiet, 16)
  const vpa = wrap(upiId, right - textAt, styles.strong)

  const top = withRoom(doc, end + Math.max(quiet, 24), code.side)
  drawQrCode(doc, code, left, top)
  let baseline = top + 8
  write(doc, 'Pay by UPI', textAt, baseline, styles.label)
  baseline = writeLines(doc, vpa, textAt, baseline + 17, styles.strong)
  baseline += lineHeight(styles.grandTotal) - 8
  write(doc, formatMoney(balance.minor), textAt, baseline, styles.grandTotal)
  write(doc, 'Scan with any UPI app', textAt, baseline + 17, styles.small)
  return Math.max(top + code.side, baseline + 17)
}
