import type { jsPDF } from 'jspdf'
import type { DocumentView } from '#domain/document-view.ts'
import type { InvoiceStatus } from '#domain/invoice.ts'
import { drawLogo } from './logo.ts'
import {
  colors,
  contentWidth,
  firstTop,
  left,
  lineHeight,
  type Rgb,
  right,
  styles,
} from './sheet.ts'
import { measure, wrap, write, writeLines, writeRight } from './text.ts'

const sellerWidth = contentWidth * 0.62
const numberWidth = contentWidth * 0.32
/** From the top to the baseline of the label over each side. */
const labelBelow = 8

const badgeColors: Record<InvoiceStatus, readonly [Rgb, Rgb]> = {
  PAID: [colors.greenTint, colors.green],
  UNPAID: [colors.yellowTint, colors.yellow],
  OVERDUE: [colors.redTint, colors.red],
  CANCELLED: [colors.hairline, colors.muted],
}

function drawSeller(doc: jsPDF, { seller }: DocumentView): number {
  const top = drawLogo(doc, seller.logo, firstTop)
  write(doc, seller.label, left, top + labelBelow, styles.label)
  const name = wrap(seller.name, sellerWidth, styles.seller)
  const details = seller.lines.flatMap((line) => wrap(line, sellerWidth, styles.small))
  const afterName = writeLines(doc, name, left, top + 26, styles.seller)
  return writeLines(doc, details, left, afterName - 2, styles.small)
}

function drawTitle(doc: jsPDF, title: string, y: number) {
  // More, and text copied out of the PDF reads "I N V O I C E".
  const spacing = 0.7
  // The last letter has its space too; without it the word would end short of the edge.
  const width = measure(title, styles.label) + (title.length - 1) * spacing
  doc.setCharSpace(spacing)
  write(doc, title, right - width, y, styles.label)
  doc.setCharSpace(0)
}

/** The status as a word on a tint, its label before it; returns the bottom edge. */
function drawBadge(
  doc: jsPDF,
  { label, value: status }: DocumentView['status'],
  y: number,
): number {
  const [tint, color] = badgeColors[status]
  const height = 14
  const width = measure(status, styles.badge) + 14
  writeRight(doc, label, y + 9.75, styles.label, right - width - 6)
  doc.setFillColor(...tint)
  doc.roundedRect(right - width, y, width, height, height / 2, height / 2, 'F')
  writeRight(doc, status, y + 9.75, { ...styles.badge, color }, right - 7)
  return y + height
}

function drawNumber(doc: jsPDF, { title, number, status }: DocumentView): number {
  drawTitle(doc, title, firstTop + labelBelow)
  let baseline = firstTop + 24
  for (const line of wrap(number, numberWidth, styles.strong)) {
    writeRight(doc, line, baseline, styles.strong)
    baseline += lineHeight(styles.strong)
  }
  return drawBadge(doc, status, baseline - 4)
}

/** Who sends the invoice, left, and which it is, right; returns the bottom edge. */
export function drawHeader(doc: jsPDF, view: DocumentView): number {
  const sellerEnd = drawSeller(doc, view) - lineHeight(styles.small)
  return Math.max(sellerEnd, drawNumber(doc, view))
}
