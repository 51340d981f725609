import type { jsPDF } from 'jspdf'
import type { Amount } from '#domain/invoice.ts'
import type { InvoiceDocument } from '#domain/invoice-document.ts'
import { amountOf } from '#domain/settlement.ts'
import { type PrintedAmount, printAmount } from './amounts.ts'
import { lineHeight, type Style, styles } from './sheet.ts'
import { measure, write, writeRight } from './text.ts'

export type LedgerLine = PrintedAmount & { label: string; style: Style }

/** How far the lines stand below the total. */
const gap = 7
const height = lineHeight(styles.strong) + 2

const minus = (whole: Amount, part: Amount): Amount => ({
  minor: whole.minor - part.minor,
  rupeesMinor:
    whole.rupeesMinor === null || part.rupeesMinor === null
      ? null
      : whole.rupeesMinor - part.rupeesMinor,
})

/** What was received, what was deducted and what is left; nothing while nothing came in. */
export function ledgerLines(invoice: InvoiceDocument): LedgerLine[] {
  const { settled, balance, currency, exchangeRate, tdsMinor } = invoice
  if (settled.minor === 0) return []
  const tds = tdsMinor === settled.minor ? settled : amountOf(tdsMinor, currency, exchangeRate)
  const received = minus(settled, tds)
  const line = (label: string, amount: Amount, style: Style = styles.cell) => ({
    label,
    style,
    ...printAmount(amount, currency),
  })
  return [
    ...(received.minor > 0 ? [line('Received', received)] : []),
    ...(tds.minor > 0 ? [line('TDS', tds)] : []),
    line('Balance due', balance, styles.strong),
  ]
}

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
