import type { jsPDF } from 'jspdf'
import type { InvoiceDocument } from '#domain/invoice.ts'
import { settlementLines } from '#domain/totals.ts'
import { type PrintedAmount, printAmount, rateLine, totalInWords } from './amounts.ts'
import type { TableEdges } from './item-table.ts'
import { colors, left, lineHeight, right, type Style, styles, withRoom } from './sheet.ts'
import { measure, wrap, write, writeLines, writeRight } from './text.ts'

/** Between a label and its figure. */
const gutter = 14

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
  const ledger = ledgerLines(invoice)
  const widths = ledgerWidths(ledger)
  const labelWidth = Math.max(measure('Total', styles.grandTotal), widths.label)
  const leadWidth = Math.max(measure(lead, styles.grandTotal), widths.lead)
  const labelAt = amountRight - leadWidth - labelWidth - gutter
  const words = totalInWords(invoice).flatMap((line) =>
    wrap(line, labelAt - left - 24, styles.small),
  )

  const rateHeight = rate === null ? 0 : 16
  const wordsHeight = words.length * lineHeight(styles.small)
  const top = withRoom(doc, end, 24 + Math.max(wordsHeight, rateHeight + ledgerHeight(ledger)))
  doc.setDrawColor(...colors.ink)
  doc.setLineWidth(1.2)
  doc.line(left, top, right, top)
  const baseline = top + 22
  const wordsEnd = writeLines(doc, words, left, baseline, styles.small) - lineHeight(styles.small)
  write(doc, 'Total', labelAt, baseline, styles.grandTotal)
  writeRight(doc, lead, baseline, styles.grandTotal, amountRight)
  if (original !== null) writeRight(doc, original, baseline, styles.cellMuted)
  if (rate !== null) writeRight(doc, rate, baseline + rateHeight, styles.small)
  const ledgerEnd = drawLedger(doc, ledger, { labelAt, amountRight }, baseline + rateHeight)
  return Math.max(wordsEnd, ledgerEnd)
}

export type LedgerLine = PrintedAmount & { label: string; style: Style }

/** How far the lines stand below the total. */
const gap = 7
const height = lineHeight(styles.strong) + 2

/** What was received, what was deducted and what is left; nothing while nothing came in. */
export const ledgerLines = (invoice: InvoiceDocument): LedgerLine[] =>
  settlementLines(invoice, invoice.tdsMinor).map(({ label, amount }) => ({
    label,
    style: label === 'Balance due' ? styles.strong : styles.cell,
    ...printAmount(amount, invoice.currency),
  }))

export const ledgerHeight = (lines: LedgerLine[]) =>
  lines.length === 0 ? 0 : gap + lines.length * height

/** The widths that labels and figures need. */
export const ledgerWidths = (lines: LedgerLine[]) => ({
  label: Math.max(0, ...lines.map(({ label, style }) => measure(label, style))),
  lead: Math.max(0, ...lines.map(({ lead, style }) => measure(lead, style))),
})

/** The lines below the baseline of what stands above; returns the last baseline. */
export function drawLedger(
  doc: jsPDF,
  lines: LedgerLine[],
  { labelAt, amountRight }: { labelAt: number; amountRight: number },
  above: number,
): number {
  if (lines.length === 0) return above
  let baseline = above + gap
  for (const { label, lead, original, style } of lines) {
    baseline += height
    write(doc, label, labelAt, baseline, style)
    writeRight(doc, lead, baseline, style, amountRight)
    if (original !== null) writeRight(doc, original, baseline, styles.cellMuted)
  }
  return baseline
}
