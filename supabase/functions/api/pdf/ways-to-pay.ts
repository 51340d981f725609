import type { jsPDF } from 'jspdf'
import type { InvoiceDocument } from '#domain/invoice.ts'
import { formatMoney } from '#domain/money.ts'
import { upiRequestOf } from '#domain/upi.ts'
import { drawQrCode, QUIET_MODULES, qrCodeOf } from './qr-code.ts'
import { contentWidth, left, lineHeight, right, styles, withRoom } from './sheet.ts'
import { wrap, write, writeLines } from './text.ts'

/** Where the account stands when there is a code, and what is free before it. */
const secondColumn = left + contentWidth * 0.58
const gutter = 14
/** Where the values of an account begin, from its labels. */
const labelWidth = 72

/** A way to pay, as high as it will be, above which it wants some space. */
type Way = { above: number; height: number; draw: (top: number) => void }

function upiWay(doc: jsPDF, invoice: InvoiceDocument): Way | null {
  const { upiId, business, balance, currency, formattedInvoiceNumber: number, bank } = invoice
  const link = upiRequestOf({
    upiId,
    payee: business.name,
    amountMinor: balance.minor,
    currency,
    number,
  })
  if (link === null || upiId === null) return null
  const code = qrCodeOf(link)
  const quiet = QUIET_MODULES * code.module
  const textAt = left + code.side + Math.max(quiet, 16)
  const end = bank === null ? right : secondColumn - gutter
  const vpa = wrap(upiId, end - textAt, styles.strong)
  const amountBelow = 17 + vpa.length * lineHeight(styles.strong) + lineHeight(styles.grandTotal)
  return {
    above: Math.max(quiet, 24),
    height: Math.max(code.side, amountBelow + 17),
    draw: (top) => {
      drawQrCode(doc, code, left, top)
      write(doc, 'Pay by UPI', textAt, top + 8, styles.label)
      writeLines(doc, vpa, textAt, top + 25, styles.strong)
      write(doc, formatMoney(balance.minor), textAt, top + amountBelow, styles.grandTotal)
      write(doc, 'Scan with any UPI app', textAt, top + amountBelow + 17, styles.small)
    },
  }
}

function bankWay(doc: jsPDF, { bank }: InvoiceDocument, x: number): Way | null {
  if (bank === null) return null
  const valueAt = x + labelWidth
  const rows = [
    ['Account holder', bank.name],
    ['Account number', bank.number],
    ['IFSC', bank.ifsc],
  ].map(([label = '', value = '']) => ({
    label,
    lines: wrap(value, right - valueAt, styles.strong),
  }))
  const heightOf = (lines: string[]) => lines.length * lineHeight(styles.strong) + 3
  return {
    above: 24,
    height: 25 + rows.slice(0, -1).reduce((sum, { lines }) => sum + heightOf(lines), 0),
    draw: (top) => {
      write(doc, 'Pay by bank transfer', x, top + 8, styles.label)
      let y = top + 25
      for (const { label, lines } of rows) {
        write(doc, label, x, y, styles.small)
        writeLines(doc, lines, valueAt, y, styles.strong)
        y += heightOf(lines)
      }
    },
  }
}

/** The code, and beside it or in its place the account; returns the last baseline, or the one it was given without either. */
export function drawWaysToPay(doc: jsPDF, invoice: InvoiceDocument, end: number): number {
  const upi = upiWay(doc, invoice)
  const bank = bankWay(doc, invoice, upi === null ? left : secondColumn)
  const ways = [upi, bank].filter((way) => way !== null)
  if (ways.length === 0) return end
  const height = Math.max(...ways.map((way) => way.height))
  const top = withRoom(doc, end + Math.max(...ways.map((way) => way.above)), height)
  for (const way of ways) way.draw(top)
  return top + height
}
