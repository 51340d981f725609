import type { jsPDF } from 'jspdf'
import type { DocumentView } from '#domain/document-view.ts'
import type { TableEdges } from './item-table.ts'
import { colors, left, lineHeight, right, styles, withRoom } from './sheet.ts'
import { measure, wrap, write, writeLines, writeRight } from './text.ts'

/** Between a label and its figure. */
const gutter = 14
/** How far what follows stands below the total, beside the distance of lines. */
const gap = 7
const rateHeight = 16
const lineStep = lineHeight(styles.strong) + 2

const lineStyles = { plain: styles.cell, strong: styles.strong, total: styles.grandTotal }

/**
 * The strong rule, the total in words and in figures, and what was paid of it; returns the last baseline.
 */
export function drawTotals(
  doc: jsPDF,
  { totals, words, exchangeRate }: DocumentView,
  { end, amountRight }: TableEdges,
): number {
  const lines = totals.map((line) => ({ ...line, style: lineStyles[line.weight] }))
  const widest = (widths: number[]) => Math.max(...widths)
  const figureWidth = widest(lines.map(({ figure, style }) => measure(figure.main, style)))
  const labelWidth = widest(lines.map(({ label, style }) => measure(label, style)))
  const labelAt = amountRight - figureWidth - labelWidth - gutter
  const wrapped = words.flatMap((line) => wrap(line, labelAt - left - 24, styles.small))

  const belowTotal = exchangeRate === null ? 0 : rateHeight
  const more = lines.length - 1
  const linesHeight = belowTotal + (more === 0 ? 0 : gap + more * lineStep)
  const wordsHeight = wrapped.length * lineHeight(styles.small)
  const top = withRoom(doc, end, 24 + Math.max(wordsHeight, linesHeight))
  doc.setDrawColor(...colors.ink)
  doc.setLineWidth(1.2)
  doc.line(left, top, right, top)
  const baseline = top + 22
  const wordsEnd = writeLines(doc, wrapped, left, baseline, styles.small) - lineHeight(styles.small)
  let y = baseline
  for (const { label, figure, style, weight } of lines) {
    write(doc, label, labelAt, y, style)
    writeRight(doc, figure.main, y, style, amountRight)
    if (figure.original !== null) writeRight(doc, figure.original, y, styles.cellMuted)
    if (weight === 'total') {
      y += belowTotal
      if (exchangeRate)
        writeRight(doc, `${exchangeRate.label} ${exchangeRate.value}`, y, styles.small)
      y += gap
    }
    y += lineStep
  }
  return Math.max(wordsEnd, baseline + linesHeight)
}
