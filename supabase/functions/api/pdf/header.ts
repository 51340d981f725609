import type { jsPDF } from 'jspdf'
import type { Invoice, InvoiceStatus, Seller } from '#domain/invoice.ts'
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

const badgeColors: Record<InvoiceStatus, readonly [Rgb, Rgb]> = {
  PAID: [colors.greenTint, colors.green],
  UNPAID: [colors.yellowTint, colors.yellow],
  OVERDUE: [colors.redTint, colors.red],
  CANCELLED: [colors.hairline, colors.muted],
}

function sellerDetails(seller: Seller): string[] {
  const { address, city, state, country, postalCode, email, phone, website, taxId } = seller
  const place = [city, state, `${country} ${postalCode}`].filter(Boolean).join(', ')
  const contact = [email, phone, website].filter(Boolean).join(' · ')
  const lines = [address, place, contact, taxId && `Tax ID ${taxId}`]
  return lines.flatMap((line) => line || [])
}

function drawSeller(doc: jsPDF, seller: Seller): number {
  const top = drawLogo(doc, seller.logo, firstTop)
  const name = wrap(seller.name, sellerWidth, styles.seller)
  const details = sellerDetails(seller).flatMap((line) => wrap(line, sellerWidth, styles.small))
  const afterName = writeLines(doc, name, left, top + 14, styles.seller)
  return writeLines(doc, details, left, afterName - 2, styles.small)
}

function drawTitle(doc: jsPDF, y: number) {
  // More, and text copied out of the PDF reads "I N V O I C E".
  const spacing = 0.7
  const title = 'INVOICE'
  // The last letter has its space too; without it the word would end short of the edge.
  const width = measure(title, styles.label) + (title.length - 1) * spacing
  doc.setCharSpace(spacing)
  write(doc, title, right - width, y, styles.label)
  doc.setCharSpace(0)
}

/** The status as a word on a tint; returns the bottom edge. */
function drawBadge(doc: jsPDF, status: InvoiceStatus, y: number): number {
  const [tint, color] = badgeColors[status]
  const height = 14
  const width = measure(status, styles.badge) + 14
  doc.setFillColor(...tint)
  doc.roundedRect(right - width, y, width, height, height / 2, height / 2, 'F')
  writeRight(doc, status, y + 9.75, { ...styles.badge, color }, right - 7)
  return y + height
}

function drawNumber(doc: jsPDF, { formattedInvoiceNumber, status }: Invoice): number {
  drawTitle(doc, firstTop + 8)
  let baseline = firstTop + 24
  for (const line of wrap(formattedInvoiceNumber, numberWidth, styles.strong)) {
    writeRight(doc, line, baseline, styles.strong)
    baseline += lineHeight(styles.strong)
  }
  return drawBadge(doc, status, baseline - 4)
}

/** Who sends the invoice, left, and which it is, right; returns the bottom edge. */
export function drawHeader(doc: jsPDF, invoice: Invoice): number {
  const sellerEnd = drawSeller(doc, invoice.business) - lineHeight(styles.small)
  return Math.max(sellerEnd, drawNumber(doc, invoice))
}
