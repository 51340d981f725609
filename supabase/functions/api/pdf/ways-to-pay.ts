import type { jsPDF } from 'jspdf'
import type { DocumentView, WaysToPay } from '#domain/document-view.ts'
import { drawPicture } from './picture.ts'
import { drawQrCode, QUIET_MODULES, qrCodeOf } from './qr-code.ts'
import {
  colors,
  contentWidth,
  left,
  lineHeight,
  right,
  type Style,
  styles,
  withRoom,
} from './sheet.ts'
import { figure, ornament } from './tags.ts'
import { shrinkToFit, wrap, write, writeLines, writeRight } from './text.ts'

/** Where the account stands when there is a code, and what is free before it. */
const secondColumn = left + contentWidth * 0.58
const gutter = 14
/** Where the values of an account begin, from its labels. */
const labelWidth = 72
/** The place of a signature at the right edge, and where the account stands beside one, in finer type. */
const signatureBox = { width: 106, height: 34 }
const signatureAt = right - signatureBox.width
const middleColumn = left + 204

/** Above the row: more than the modules of nothing around a code. A document with tax has more to hold. */
const usualGap = 24
const tightGap = 14
/** In two languages. */
const closeGap = 8

const gapOf = ({ copy, language }: DocumentView) =>
  language === 'en-hi' ? closeGap : copy === null ? usualGap : tightGap

/** What stands in the row, as high as it will be. */
type Way = { height: number; draw: (top: number) => void }

function upiWay(doc: jsPDF, { upi }: WaysToPay, end: number, style: Style): Way | null {
  if (upi === null) return null
  const code = qrCodeOf(upi.link)
  const quiet = QUIET_MODULES * code.module
  const textAt = left + code.side + Math.max(quiet, 16)
  const vpa = wrap(upi.value, end - textAt, style)
  const amountBelow = 17 + vpa.length * lineHeight(style) + lineHeight(styles.grandTotal)
  return {
    height: Math.max(code.side, amountBelow + 17),
    draw: (top) => {
      const { side } = code
      figure(doc, { alt: upi.hint, left, top, width: side, height: side }, () =>
        drawQrCode(doc, code, left, top),
      )
      write(doc, upi.label, textAt, top + 8, styles.label)
      writeLines(doc, vpa, textAt, top + 25, style)
      const amount = shrinkToFit(upi.amount, end - textAt, styles.grandTotal)
      write(doc, upi.amount, textAt, top + amountBelow, amount)
      write(doc, upi.hint, textAt, top + amountBelow + 17, styles.small)
    },
  }
}

function bankWay(
  doc: jsPDF,
  { bank }: WaysToPay,
  { from, to }: { from: number; to: number },
  style: Style,
): Way | null {
  if (bank === null) return null
  const valueAt = from + labelWidth
  const rows = bank.facts.map(({ label, value }) => ({
    label,
    lines: wrap(value, to - valueAt, style),
  }))
  const heightOf = (lines: string[]) => lines.length * lineHeight(style) + 3
  return {
    height: 25 + rows.slice(0, -1).reduce((sum, { lines }) => sum + heightOf(lines), 0),
    draw: (top) => {
      write(doc, bank.label, from, top + 8, styles.label)
      let y = top + 25
      for (const { label, lines } of rows) {
        write(doc, label, from, y, styles.small)
        writeLines(doc, lines, valueAt, y, style)
        y += heightOf(lines)
      }
    },
  }
}

function signatureOf(doc: jsPDF, { signature }: DocumentView): Way | null {
  if (signature === null) return null
  const label = wrap(signature.label, signatureBox.width, styles.label)
  const pictureAt = 8 + label.length * lineHeight(styles.label)
  const lineAt = pictureAt + signatureBox.height + 4
  return {
    height: lineAt + 12,
    draw: (top) => {
      for (const [index, line] of label.entries())
        writeRight(doc, line, top + 8 + index * lineHeight(styles.label), styles.label)
      drawPicture(doc, {
        ...{ picture: signature.picture, name: 'signature', box: signatureBox },
        ...{ top: top + pictureAt, edge: { right }, alt: signature.caption },
      })
      ornament(doc, () => {
        doc.setDrawColor(...colors.hairline)
        doc.setLineWidth(0.6)
        doc.line(signatureAt, top + lineAt, right, top + lineAt)
      })
      writeRight(doc, signature.caption, top + lineAt + 12, styles.label)
    },
  }
}

/**
 * The code, beside it or in its place the account, and at the right edge who signs; returns the last baseline, or the one
 * it was given without any.
 */
export function drawWaysToPay(doc: jsPDF, view: DocumentView, end: number): number {
  const { pay } = view
  const signature = signatureOf(doc, view)
  const wayEnd = signature === null ? right : signatureAt - gutter
  const bankAt = signature === null ? secondColumn : middleColumn
  const style = signature === null ? styles.strong : styles.fineStrong
  const upi = upiWay(doc, pay, pay.bank === null ? wayEnd : bankAt - gutter, style)
  const bank = bankWay(doc, pay, { from: upi === null ? left : bankAt, to: wayEnd }, style)
  const ways = [upi, bank, signature].filter((way) => way !== null)
  if (ways.length === 0) return end
  const height = Math.max(...ways.map((way) => way.height))
  const top = withRoom(doc, end + gapOf(view), height)
  for (const way of ways) way.draw(top)
  return top + height
}
