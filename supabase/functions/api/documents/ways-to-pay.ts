import {
  contentWidth,
  drawLine,
  drawPicture,
  drawQrCode,
  figure,
  left,
  lineHeight,
  type Pdf,
  QUIET_MODULES,
  qrCodeOf,
  right,
  type Style,
  shrinkToFit,
  withRoom,
  wrap,
  write,
  writeLines,
  writeRight,
} from '#api/pdf/pdf.ts'
import type { DocumentView, WaysToPay } from '#domain/document/view/viewed.ts'
import { labelMore, labelWidth, spoken, styleAt, writeLabel, writeLabelRight } from './label.ts'
import { colors, hairline, styles } from './sheet.ts'

/** The left edge of the account beside a code, and the free space before it. */
const secondColumn = left + contentWidth * 0.58
const gutter = 14
/** The usual width of an account's labels; bilingual ones take more. */
const usualLabelWidth = 72
/** The signature's place at the right edge, and the account's place beside it, in finer type. */
const signatureBox = { width: 106, height: 34 }
const signatureAt = right - signatureBox.width
const middleColumn = left + 204

/** Above the row: more than the modules of nothing around a code. A document with tax has more to hold. */
const usualGap = 24
const tightGap = 14
/** Distance of lines for two languages. */
const closeGap = 11

const gapOf = ({ isTight, isSideBySide }: DocumentView) =>
  isSideBySide ? closeGap : isTight ? tightGap : usualGap

/** A way to pay in the row, with its height known before it is drawn. */
type Way = { height: number; draw: (top: number) => void }

function upiWay(doc: Pdf, { upi }: WaysToPay, end: number, style: Style): Way | null {
  if (upi === null) return null
  const code = qrCodeOf(upi.link)
  const quiet = QUIET_MODULES * code.module
  const textAt = left + code.side + Math.max(quiet, 16)
  const width = end - textAt
  const vpa = wrap(upi.value, width, style)
  const vpaBelow = 25 + labelMore(upi.label)
  const amountBelow = vpaBelow - 8 + vpa.length * lineHeight(style) + lineHeight(styles.grandTotal)
  return {
    height: Math.max(code.side, amountBelow + 17 + labelMore(upi.hint)),
    draw: (top) => {
      const { side } = code
      figure(doc, { alt: upi.hint, left, top, width: side, height: side }, () =>
        drawQrCode(doc, code, left, top, colors.ink),
      )
      writeLabel(doc, upi.label, { x: textAt, y: top + 8 })
      writeLines(doc, vpa, textAt, top + vpaBelow, style)
      const amount = shrinkToFit(upi.amount, width, styles.grandTotal)
      write(doc, upi.amount, textAt, top + amountBelow, amount)
      writeLabel(doc, upi.hint, { x: textAt, y: top + amountBelow + 17 }, styles.small)
    },
  }
}

function bankWay(
  doc: Pdf,
  { bank }: WaysToPay,
  { from, to }: { from: number; to: number },
  style: Style,
): Way | null {
  if (bank === null) return null
  const widest = Math.max(...bank.facts.map(({ label }) => labelWidth(label, styles.small)))
  const valueAt = from + Math.max(usualLabelWidth, widest + 6)
  const rows = bank.facts.map(({ label, value }) => {
    const lines = wrap(value, to - valueAt, style)
    const height = Math.max(
      lines.length * lineHeight(style),
      lineHeight(styles.small) + labelMore(label),
    )
    return { label, lines, height: height + (labelMore(label) === 0 ? 3 : 1.5) }
  })
  const firstRow = 25 + labelMore(bank.label)
  return {
    height: firstRow + rows.slice(0, -1).reduce((sum, { height }) => sum + height, 0),
    draw: (top) => {
      writeLabel(doc, bank.label, { x: from, y: top + 8 })
      let y = top + firstRow
      for (const { label, lines, height } of rows) {
        writeLabel(doc, label, { x: from, y }, styles.small)
        writeLines(doc, lines, valueAt, y, style)
        y += height
      }
    },
  }
}

function signatureOf(doc: Pdf, { signature }: DocumentView): Way | null {
  if (signature === null) return null
  const label = spoken(signature.label).flatMap((text, place) => {
    const style = styleAt(place, styles.label)
    return wrap(text, signatureBox.width, style).map((line) => ({ line, style }))
  })
  const pictureAt = 8 + label.length * lineHeight(styles.label)
  const lineAt = pictureAt + signatureBox.height + 4
  return {
    height: lineAt + 12 + labelMore(signature.caption),
    draw: (top) => {
      for (const [index, { line, style }] of label.entries())
        writeRight(doc, line, top + 8 + index * lineHeight(styles.label), style)
      drawPicture(doc, {
        ...{ picture: signature.picture, name: 'signature', box: signatureBox },
        ...{ top: top + pictureAt, edge: { right }, alt: signature.caption },
      })
      drawLine(doc, { ...hairline, from: signatureAt, to: right, y: top + lineAt })
      writeLabelRight(doc, signature.caption, top + lineAt + 12)
    },
  }
}

/**
 * Draws the code, the account beside it or in its place, and the signature at the right edge;
 * returns the last baseline, or the given one if there was nothing to draw.
 */
export function drawWaysToPay(doc: Pdf, view: DocumentView, end: number): number {
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
