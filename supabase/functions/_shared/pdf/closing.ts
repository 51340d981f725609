import type { jsPDF } from 'jspdf'
import { formatDay } from '#domain/dates.ts'
import { DEFAULT_NOTES, type Invoice } from '#domain/invoice.ts'
import { printAmount, rateLine, totalInWords } from './amounts.ts'
import type { TableEdges } from './item-table.ts'
import { bottom, colors, contentWidth, left, lineHeight, nextTop, right, styles } from './sheet.ts'
import { measure, wrap, write, writeLines, writeRight } from './text.ts'

/** The y to go on at: this one where the height still fits the page, else the top of a new page. */
function withRoom(doc: jsPDF, y: number, height: number): number {
  if (y + height <= bottom) return y
  doc.addPage()
  return nextTop
}

/** The strong rule, the total in words and in figures; returns the last baseline. */
export function drawTotals(doc: jsPDF, invoice: Invoice, { end, amountRight }: TableEdges): number {
  const { lead, original } = printAmount(invoice.total, invoice.currency)
  const rate = rateLine(invoice)
  const figuresWidth = measure(lead, styles.grandTotal)
  const labelAt = amountRight - figuresWidth - measure('Total', styles.grandTotal) - 14
  const words = totalInWords(invoice).flatMap((line) =>
    wrap(line, labelAt - left - 24, styles.small),
  )

  const top = withRoom(doc, end, 24 + words.length * lineHeight(styles.small))
  doc.setDrawColor(...colors.ink)
  doc.setLineWidth(1.2)
  doc.line(left, top, right, top)
  const baseline = top + 22
  const wordsEnd = writeLines(doc, words, left, baseline, styles.small) - lineHeight(styles.small)
  write(doc, 'Total', labelAt, baseline, styles.grandTotal)
  writeRight(doc, lead, baseline, styles.grandTotal, amountRight)
  if (original !== null) writeRight(doc, original, baseline, styles.cellMuted)
  if (rate !== null) writeRight(doc, rate, baseline + 16, styles.small)
  return Math.max(wordsEnd, baseline + (rate === null ? 0 : 16))
}

/** How it is paid and what else the seller says. */
export function drawClosing(doc: jsPDF, invoice: Invoice, end: number) {
  const { status, paidDate, paymentMethod, notes } = invoice
  const facts = [['Payment method', paymentMethod ?? 'Not specified']]
  if (status === 'PAID' && paidDate !== null) facts.push(['Paid Date', formatDay(paidDate)])

  let y = withRoom(doc, end + 38, 18)
  const columnWidth = contentWidth / 3
  const ends = facts.map(([label = '', value = ''], index) => {
    const x = left + index * columnWidth
    write(doc, label, x, y, styles.label)
    return writeLines(doc, wrap(value, columnWidth - 14, styles.cell), x, y + 15, styles.cell)
  })

  y = withRoom(doc, Math.max(...ends) + 10, 30)
  write(doc, 'Notes', left, y, styles.label)
  y += 15
  for (const line of wrap(notes ?? DEFAULT_NOTES, contentWidth * 0.8, styles.cell)) {
    y = withRoom(doc, y, 0)
    write(doc, line, left, y, styles.cell)
    y += lineHeight(styles.cell)
  }
}
