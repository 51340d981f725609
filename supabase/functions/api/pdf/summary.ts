import type { jsPDF } from 'jspdf'
import { formatDay } from '#domain/dates.ts'
import type { Invoice } from '#domain/invoice.ts'
import { printAmount } from './amounts.ts'
import { left, lineHeight, right, type Style, styles } from './sheet.ts'
import { shrinkToFit, wrap, write, writeLines, writeRight } from './text.ts'

const issueAt = left + 178
const dueAt = left + 258
const totalAt = left + 336
const gutter = 14
const valueBelow = 17

type Column = { x: number; label: string; value: string; style: Style }

function drawDay(doc: jsPDF, { x, label, value, style }: Column, top: number) {
  write(doc, label, x, top, styles.label)
  write(doc, value, x, top + valueBelow, style)
}

function drawClient(doc: jsPDF, { clientName, clientEmail }: Invoice, top: number): number {
  const width = issueAt - left - gutter
  write(doc, 'Bill To', left, top, styles.label)
  const name = wrap(clientName, width, styles.strong)
  const afterName = writeLines(doc, name, left, top + valueBelow, styles.strong)
  const email = wrap(clientEmail, width, styles.small)
  return writeLines(doc, email, left, afterName, styles.small) - lineHeight(styles.small)
}

function drawTotal(doc: jsPDF, invoice: Invoice, top: number): number {
  const isPaid = invoice.status === 'PAID'
  const { lead, original } = printAmount(isPaid ? invoice.total : invoice.balance, invoice.currency)
  writeRight(doc, isPaid ? 'Total paid' : 'Balance due', top, styles.label)
  const baseline = top + valueBelow + 5
  writeRight(doc, lead, baseline, shrinkToFit(lead, right - totalAt, styles.total))
  if (original === null) return baseline
  writeRight(doc, original, baseline + 15, styles.small)
  return baseline + 15
}

/** To whom, since when, until when and how much; returns the last baseline. */
export function drawSummary(doc: jsPDF, invoice: Invoice, top: number): number {
  const issued = formatDay(invoice.issueDate)
  const due = formatDay(invoice.dueDate)
  const clientEnd = drawClient(doc, invoice, top)
  drawDay(doc, { x: issueAt, label: 'Issue Date', value: issued, style: styles.body }, top)
  drawDay(doc, { x: dueAt, label: 'Due Date', value: due, style: styles.strong }, top)
  return Math.max(clientEnd, drawTotal(doc, invoice, top))
}
