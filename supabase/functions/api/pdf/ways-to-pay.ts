import type { jsPDF } from 'jspdf'
import type { DocumentView, WaysToPay } from '#domain/document-view.ts'
import { drawQrCode, QUIET_MODULES, qrCodeOf } from './qr-code.ts'
import { contentWidth, left, lineHeight, right, styles, withRoom } from './sheet.ts'
import { wrap, write, writeLines } from './text.ts'

/** Where the account stands when there is a code, and what is free before it. */
const secondColumn = left + contentWidth * 0.58
const gutter = 14
/** Where the values of an account begin, from its labels. */
const labelWidth = 72

/** A way to pay, as high as it will be, above which it wants some space. */
type Way = { above: number; height: number; draw: (top: number) => void }

function upiWay(doc: jsPDF, { upi, bank }: WaysToPay): Way | null {
  if (upi === null) return null
  const code = qrCodeOf(upi.link)
  const quiet = QUIET_MODULES * code.module
  const textAt = left + code.side + Math.max(quiet, 16)
  const end = bank === null ? right : secondColumn - gutter
  const vpa = wrap(upi.value, end - textAt, styles.strong)
  const amountBelow = 17 + vpa.length * lineHeight(styles.strong) + lineHeight(styles.grandTotal)
  return {
    above: Math.max(quiet, 24),
    height: Math.max(code.side, amountBelow + 17),
    draw: (top) => {
      drawQrCode(doc, code, left, top)
      write(doc, upi.label, textAt, top + 8, styles.label)
      writeLines(doc, vpa, textAt, top + 25, styles.strong)
      write(doc, upi.amount, textAt, top + amountBelow, styles.grandTotal)
      write(doc, upi.hint, textAt, top + amountBelow + 17, styles.small)
    },
  }
}

function bankWay(doc: jsPDF, { bank }: WaysToPay, x: number): Way | null {
  if (bank === null) return null
  const valueAt = x + labelWidth
  const rows = bank.facts.map(({ label, value }) => ({
    label,
    lines: wrap(value, right - valueAt, styles.strong),
  }))
  const heightOf = (lines: string[]) => lines.length * lineHeight(styles.strong) + 3
  return {
    above: 24,
    height: 25 + rows.slice(0, -1).reduce((sum, { lines }) => sum + heightOf(lines), 0),
    draw: (top) => {
      write(doc, bank.label, x, top + 8, styles.label)
      let y = top + 25
      for (const { label, lines } of rows) {
        write(doc, label, x, y, styles.small)
        writeLines(doc, lines, valueAt, y, styles.strong)
        y += heightOf(lines)
      }
    },
  }
}

/** The code, and beside it or in its place the account; returns the last baseline, or the one it was given without either. */
export function drawWaysToPay(doc: jsPDF, { pay }: DocumentView, end: number): number {
  const upi = upiWay(doc, pay)
  const bank = bankWay(doc, pay, upi === null ? left : secondColumn)
  const ways = [upi, bank].filter((way) => way !== null)
  if (ways.length === 0) return end
  const height = Math.max(...ways.map((way) => way.height))
  const top = withRoom(doc, end + Math.max(...ways.map((way) => way.above)), height)
  for (const way of ways) way.draw(top)
  return top + height
}
