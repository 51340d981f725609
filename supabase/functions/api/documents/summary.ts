import {
  left,
  lineHeight,
  type Pdf,
  right,
  type Style,
  shrinkToFit,
  wrap,
  writeLines,
  writeRight,
} from '#api/pdf/pdf.ts'
import type { DocumentView, Fact } from '#domain/document/view/viewed.ts'
import { labelMore, labelWidth, writeLabel, writeLabelRight } from './label.ts'
import { styles } from './sheet.ts'

const datesAt = left + 178
const dateWidth = 80
const headlineAt = left + 336
/** The place of the terms of a document with tax: its days stand below its number. */
const termsAt = left + 198
const termsEnd = left + 368
const gutter = 14
const valueBelow = 17

function drawBuyer(doc: Pdf, { buyer, delivery }: DocumentView, top: number, end: number) {
  const width = end - left - gutter
  const writeSmall = (lines: string[], y: number) =>
    writeLines(
      doc,
      lines.flatMap((line) => wrap(line, width, styles.small)),
      left,
      y,
      styles.small,
    )
  writeLabel(doc, buyer.label, { x: left, y: top })
  const name = wrap(buyer.name, width, styles.strong)
  const afterName = writeLines(
    doc,
    name,
    left,
    top + valueBelow + labelMore(buyer.label),
    styles.strong,
  )
  let y = writeSmall(buyer.lines, afterName)
  if (delivery !== null) {
    writeLabel(doc, delivery.label, { x: left, y: y + 5 })
    y = writeSmall(delivery.lines, y + 5 + labelMore(delivery.label) + lineHeight(styles.small))
  }
  return y - lineHeight(styles.small)
}

/** Days, two beside each other, and below them what else there is; returns the last baseline. */
function drawDates(doc: Pdf, { dates, terms }: DocumentView, top: number): number {
  let [y, end] = [top, top]
  const drawFact = ({ label, value }: Fact, x: number, width: number, style: Style) => {
    writeLabel(doc, label, { x, y })
    const lines = wrap(value, width - 6, style)
    end = Math.max(end, writeLines(doc, lines, x, y + valueBelow + labelMore(label), style))
  }
  for (const [index, fact] of dates.entries()) {
    if (index > 0 && index % 2 === 0) y = end + gutter
    const style = fact.strong ? styles.strong : styles.body
    drawFact(fact, datesAt + (index % 2) * dateWidth, dateWidth, style)
  }
  for (const fact of terms) {
    if (end > top) y = end + gutter
    drawFact(fact, datesAt, 2 * dateWidth, styles.body)
  }
  return end - lineHeight(styles.body)
}

/** The least width of a value beside its label; with less, it stands below it. */
const leastValue = 70

/** A value, which says yes or no in as many languages as its label; returns the next baseline. */
function writeValue(doc: Pdf, value: string, x: number, y: number): number {
  const style = styles.fine
  if (labelMore(value) === 0) {
    return writeLines(doc, wrap(value, termsEnd - x - 6, style), x, y, style)
  }
  writeLabel(doc, value, { x, y }, style)
  return y + labelMore(value) + lineHeight(style)
}

/** Labels with their values beside them; returns the last baseline. */
function drawTerms(doc: Pdf, terms: Fact[], top: number): number {
  const widest = Math.max(0, ...terms.map(({ label }) => labelWidth(label)))
  const valueAt = termsAt + widest + 8
  let y = top
  for (const { label, value } of terms) {
    writeLabel(doc, label, { x: termsAt, y })
    const labelEnd = y + labelMore(label)
    const x = termsEnd - valueAt < leastValue ? termsAt : valueAt
    if (x === termsAt) y = labelEnd + lineHeight(styles.fine)
    const valueEnd = writeValue(doc, value, x, y)
    y = Math.max(valueEnd, labelEnd + lineHeight(styles.fine)) + 2
  }
  return y - 2 - lineHeight(styles.fine)
}

function drawHeadline(doc: Pdf, { headline }: DocumentView, top: number, start: number): number {
  const { main, beside } = headline.figure
  writeLabelRight(doc, headline.label, top)
  const baseline = top + valueBelow + 5 + labelMore(headline.label)
  writeRight(doc, main, baseline, shrinkToFit(main, right - start, styles.total))
  if (beside === null) return baseline
  writeRight(doc, beside, baseline + 15, styles.small)
  return baseline + 15
}

/** Draws the recipient, the days, the terms and the amount; returns the last baseline. */
export function drawSummary(doc: Pdf, view: DocumentView, top: number): number {
  const { isTight } = view
  const middleEnd = isTight ? drawTerms(doc, view.terms, top) : drawDates(doc, view, top)
  return Math.max(
    drawBuyer(doc, view, top, isTight ? termsAt : datesAt),
    middleEnd,
    drawHeadline(doc, view, top, isTight ? termsEnd : headlineAt),
  )
}
