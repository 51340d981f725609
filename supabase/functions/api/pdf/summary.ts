import type { jsPDF } from 'jspdf'
import type { DocumentView } from '#domain/document-view.ts'
import { left, lineHeight, right, styles } from './sheet.ts'
import { shrinkToFit, wrap, write, writeLines, writeRight } from './text.ts'

const datesAt = left + 178
const dateWidth = 80
const headlineAt = left + 336
const gutter = 14
const valueBelow = 17

function drawBuyer(doc: jsPDF, { buyer }: DocumentView, top: number): number {
  const width = datesAt - left - gutter
  write(doc, buyer.label, left, top, styles.label)
  const name = wrap(buyer.name, width, styles.strong)
  const afterName = writeLines(doc, name, left, top + valueBelow, styles.strong)
  const lines = buyer.lines.flatMap((line) => wrap(line, width, styles.small))
  return writeLines(doc, lines, left, afterName, styles.small) - lineHeight(styles.small)
}

function drawDates(doc: jsPDF, { dates }: DocumentView, top: number) {
  for (const [index, { label, value, strong }] of dates.entries()) {
    const x = datesAt + index * dateWidth
    write(doc, label, x, top, styles.label)
    write(doc, value, x, top + valueBelow, strong ? styles.strong : styles.body)
  }
}

function drawHeadline(doc: jsPDF, { headline }: DocumentView, top: number): number {
  const { main, original } = headline.figure
  writeRight(doc, headline.label, top, styles.label)
  const baseline = top + valueBelow + 5
  writeRight(doc, main, baseline, shrinkToFit(main, right - headlineAt, styles.total))
  if (original === null) return baseline
  writeRight(doc, original, baseline + 15, styles.small)
  return baseline + 15
}

/** To whom, since when, until when and how much; returns the last baseline. */
export function drawSummary(doc: jsPDF, view: DocumentView, top: number): number {
  const buyerEnd = drawBuyer(doc, view, top)
  drawDates(doc, view, top)
  return Math.max(buyerEnd, drawHeadline(doc, view, top))
}
