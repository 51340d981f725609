import {
  contentWidth,
  drawPicture,
  drawPill,
  left,
  lineHeight,
  measure,
  type Pdf,
  part,
  type Rgb,
  right,
  wrap,
  writeLines,
  writeRight,
  writeSpaced,
} from '#api/pdf/pdf.ts'
import { isShaped } from '#domain/characters/scripts.ts'
import type { DocumentView, PrintedStatus } from '#domain/document/view/viewed.ts'
import { labelMore, labelWidth, secondBelow, spoken, writeLabel, writeLabelRight } from './label.ts'
import { colors, firstTop, styles } from './sheet.ts'

const sellerWidth = contentWidth * 0.62
const numberWidth = contentWidth * 0.32
/** The width that bilingual labels may take beside the seller. */
const markWidth = contentWidth * 0.37
/** From the top to the baseline of the label over each side. */
const labelBelow = 8

/** 18 mm high, 60 mm wide; 14 mm high on a document with tax, whose page holds more. */
const logoBox = { width: 170, height: 51 }
const lowLogoBox = { width: 170, height: 40 }
const logoGap = 12

/** Between the baselines of seller and buyer in two languages: 8 mm of nothing. */
const sellerGap = 29

/** The step between the days below the number, in points. */
const factStep = 13.5

const badgeColors: Record<PrintedStatus, readonly [Rgb, Rgb]> = {
  PAID: [colors.greenTint, colors.green],
  UNPAID: [colors.yellowTint, colors.yellow],
  'PARTLY PAID': [colors.yellowTint, colors.yellow],
  OVERDUE: [colors.redTint, colors.red],
  CANCELLED: [colors.hairline, colors.muted],
}

function drawSeller(doc: Pdf, { seller, isTight }: DocumentView, start: number): number {
  const logoHeight = drawPicture(doc, {
    ...{ picture: seller.logo, name: 'logo', box: isTight ? lowLogoBox : logoBox },
    ...{ top: start, edge: { left }, alt: seller.name },
  })
  const top = logoHeight === 0 ? start : start + logoHeight + logoGap
  writeLabel(doc, seller.label, { x: left, y: top + labelBelow })
  const name = wrap(seller.name, sellerWidth, styles.seller)
  const details = seller.lines.flatMap((line) => wrap(line, sellerWidth, styles.small))
  // Its letters are high.
  const more = labelMore(seller.label) * 1.6
  const afterName = writeLines(doc, name, left, top + 26 + more, styles.seller)
  return writeLines(doc, details, left, afterName - 2, styles.small)
}

function drawTitle(doc: Pdf, full: string, y: number) {
  const [title = '', ...others] = spoken(full)
  // Not for syllables that are placed one by one. With wider spacing, text copied from the PDF reads "I N V O I C E".
  const spacing = isShaped(title) ? 0 : 0.7
  // The last letter has its space too; without it the word would end short of the edge.
  const width = measure(title, styles.label) + (title.length - 1) * spacing
  part(doc, 'H1', () => {
    writeSpaced(doc, title, right - width, y, styles.label, spacing)
    for (const [at, other] of others.entries())
      writeRight(doc, other, y + (at + 1) * secondBelow, styles.second)
  })
}

/** The status, where there is one, as a word on a tint, its label before it; returns the bottom edge. */
function drawBadge(doc: Pdf, shown: DocumentView['status'], y: number): number {
  if (shown === null) return y
  const { label, value, status } = shown
  const [tint, color] = badgeColors[status] ?? badgeColors.CANCELLED
  const height = 14
  const width = measure(value, styles.badge) + 14
  const isBeside = labelWidth(label) + 6 + width <= markWidth
  const top = isBeside ? y : y + lineHeight(styles.label) + labelMore(label) + 2
  writeLabelRight(doc, label, y + 9.75, isBeside ? right - width - 6 : right)
  drawPill(doc, { left: right - width, top, width, height }, tint)
  writeRight(doc, value, top + 9.75, { ...styles.badge, color }, right - 7)
  return top + height + (isBeside ? Math.max(0, labelMore(label) - 4) : 0)
}

/** Returns the left edge of the labels of days. Bilingual labels are longer and start as far left as they need. */
function dateLabelAt(dates: DocumentView['dates']): number {
  const usual = right - numberWidth * 0.7
  if (!dates.some(({ label }) => isShaped(label))) return usual
  const needed = dates.map(
    ({ label, value }) =>
      labelWidth(label) + Math.min(measure(value, styles.fineStrong), numberWidth * 0.55) + 10,
  )
  return Math.min(usual, right - Math.max(...needed))
}

/** The days of a document with tax, below its number; returns the last baseline. */
function drawDates(doc: Pdf, { dates }: DocumentView, y: number): number {
  let baseline = y
  const labelAt = dateLabelAt(dates)
  for (const { label, value, strong } of dates) {
    const style = strong ? styles.fineStrong : styles.fine
    const [first = '', ...more] = wrap(value, numberWidth * 0.55, style)
    writeLabel(doc, label, { x: labelAt, y: baseline })
    writeRight(doc, first, baseline, style)
    const labelEnd = baseline + labelMore(label)
    for (const line of more) {
      baseline += lineHeight(style)
      writeRight(doc, line, baseline, style)
    }
    baseline = Math.max(baseline, labelEnd) + factStep
  }
  return baseline - factStep
}

function drawNumber(doc: Pdf, view: DocumentView, start: number): number {
  drawTitle(doc, view.title, start + labelBelow)
  let baseline = start + 24 + labelMore(view.title)
  for (const line of wrap(view.number, numberWidth, styles.strong)) {
    writeRight(doc, line, baseline, styles.strong)
    baseline += lineHeight(styles.strong)
  }
  if (!view.isTight) return drawBadge(doc, view.status, baseline - 4)
  if (view.copy !== null) {
    writeLabelRight(doc, view.copy, baseline - 1)
    baseline += labelMore(view.copy) + 13
  }
  const badgeEnd = drawBadge(doc, view.status, baseline - 6)
  return drawDates(doc, view, badgeEnd + 17)
}

/** Draws the declaration at the top; returns where the rest begins. */
function drawDeclaration(doc: Pdf, { declaration }: DocumentView): number {
  if (declaration === null) return firstTop
  const lines = wrap(declaration, contentWidth, styles.fine)
  return writeLines(doc, lines, left, firstTop, styles.fine) + 4
}

/**
 * Draws the sender on the left and the document's number on the right; returns where the rest
 * begins, with this gap above it.
 */
export function drawHeader(doc: Pdf, view: DocumentView, gap: number): number {
  const start = drawDeclaration(doc, view)
  const sellerEnd = drawSeller(doc, view, start) - lineHeight(styles.small)
  const least = view.isSideBySide ? sellerGap : gap
  return Math.max(sellerEnd + Math.max(gap, least), drawNumber(doc, view, start) + gap)
}
