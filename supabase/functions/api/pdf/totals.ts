import type { jsPDF } from 'jspdf'
import type { InvoiceDocument } from '#domain/invoice.ts'
import { settlementLines } from '#domain/totals.ts'
import { printAmount, rateLine, totalInWords } from './amounts.ts'
import type { TableEdges } from './item-table.ts'
import { colors, left, lineHeight, right, styles, withRoom } from './sheet.ts'
import { measure, wrap, write, writeLines, writeRight } from './text.ts'

/** Between a label and its figure. */
const gutter = 14
/** How far the lines stand below the total. */
const gap = 7
const lineStep = lineHeight(styles.strong) + 2

/** What was received, what was deducted and what is left; nothing while nothing came in. */
const settlementOf = (invoice: InvoiceDocument) =>
  settlementLines(invoice, invoice.tdsMinor).map(({ label, amount }) => ({
    label,
    style: label === 'Balance due' ? styles.strong : styles.cell,
    ...printAmount(amount, invoice.currency),
  }))

/**
 * The strong rule, the total in words and in figures, and what was paid of it; returns the last baseline.
 */
export function drawTotals(
  doc: jsPDF,
  invoice: InvoiceDocument,
  { end, amountRight }: TableEdges,
): number {
  const { lead, original } = printAmount(invoice.total, invoice.currency)
  const rate = rateLine(invoice)
  const total = { label: 'Total', lead, style: styles.grandTotal }
  const settlement = settlementOf(invoice)
  const widths = [total, ...settlement].map((line) => ({
    label: measure(line.label, line.style),
    lead: measure(line.lead, line.style),
  }))
  const leadWidth = Math.max(...widths.map((width) => width.lead))
  const labelAt = amountRight - leadWidth - Math.max(...widths.map(({ label }) => label)) - gutter
  const words = totalInWords(invoice).flatMap((line) =>
    wrap(line, labelAt - left - 24, styles.small),
  )

  const rateHeight = rate === null ? 0 : 16
  const wordsHeight = words.length * lineHeight(styles.small)
  const settlementHeight = settlement.length === 0 ? 0 : gap + settlement.length * lineStep
  const top = withRoom(doc, end, 24 + Math.max(wordsHeight, rateHeight + settlementHeight))
  doc.setDrawColor(...colors.ink)
  doc.setLineWidth(1.2)
  doc.line(left, top, right, top)
  const baseline = top + 22
  const wordsEnd = writeLines(doc, words, left, baseline, styles.small) - lineHeight(styles.small)
  write(doc, total.label, labelAt, baseline, total.style)
  writeRight(doc, lead, baseline, total.style, amountRight)
  if (original !== null) writeRight(doc, original, baseline, styles.cellMuted)
  if (rate !== null) writeRight(doc, rate, baseline + rateHeight, styles.small)
  const settled = baseline + rateHeight
  for (const [index, { label, lead, original, style }] of settlement.entries()) {
    const y = settled + gap + (index + 1) * lineStep
    write(doc, label, labelAt, y, style)
    writeRight(doc, lead, y, style, amountRight)
    if (original !== null) writeRight(doc, original, y, styles.cellMuted)
  }
  return Math.max(wordsEnd, settled + settlementHeight)
}
