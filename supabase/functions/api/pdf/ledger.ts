import type { jsPDF } from 'jspdf'
import type { InvoiceDocument } from '#domain/invoice-document.ts'
import { settlementLines } from '#domain/settlement.ts'
import { type PrintedAmount, printAmount } from './amounts.ts'
import { lineHeight, type Style, styles } from './sheet.ts'
import { measure, write, writeRight } from './text.ts'

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
