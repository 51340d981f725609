import {
  contentWidth,
  drawLine,
  drawPicture,
  drawQrCode,
  figure,
  labelLines,
  left,
  lineHeight,
  measure,
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
import type { DocumentView, Fact, WaysToPay } from '#domain/document/view/viewed.ts'
import { colors, hairline, styles } from './sheet.ts'

/** The left edge of the account beside a code, and the free space before it. */
const secondColumn = left + contentWidth * 0.58
const gutter = 14
/** The usual width of an account's labels; bilingual ones take more. */
const usualLabelWidth = 72
const closeStep = 10.5
/** The minimum width of those values. */
const leastValue = 64
/** The signature's place at the right edge, and the account's place beside it, in finer type. */
const signatureBox = { width: 106, height: 34 }
const signatureAt = right - signatureBox.width
const middleColumn = left + 204

/** Above the row: more than the modules of nothing around a code. A document with tax has more to hold. */
const usualGap = 24
const tightGap = 14
/** Distance of lines for two languages. */
const closeGap = 11

const gapOf = ({ copy, isSideBySide }: DocumentView) =>
  isSideBySide ? closeGap : copy === null ? usualGap : tightGap

/** A way to pay in the row, with its height known before it is drawn. */
type Way = { height: number; draw: (top: number) => void }

function upiWay(doc: Pdf, { upi }: WaysToPay, end: number, style: Style): Way | null {
  if (upi === null) return null
  const code = qrCodeOf(upi.link)
  const quiet = QUIET_MODULES * code.module
  const textAt = left + code.side + Math.max(quiet, 16)
  const width = end - textAt
  const label = labelLines(upi.label, width, styles.label)
  const vpa = wrap(upi.value, width, style)
  const hint = labelLines(upi.hint, width, styles.small)
  const vpaBelow = 25 + (label.length - 1) * lineHeight(styles.label)
  const amountBelow = vpaBelow - 8 + vpa.length * lineHeight(style) + lineHeight(styles.grandTotal)
  const hintHeight = (hint.length - 1) * lineHeight(styles.small)
  return {
    height: Math.max(code.side, amountBelow + 17 + hintHeight),
    draw: (top) => {
      const { side } = code
      figure(doc, { alt: upi.hint, left, top, width: side, height: side }, () =>
        drawQrCode(doc, code, left, top, colors.ink),
      )
      writeLines(doc, label, textAt, top + 8, styles.label)
      writeLines(doc, vpa, textAt, top + vpaBelow, style)
      const amount = shrinkToFit(upi.amount, width, styles.grandTotal)
      write(doc, upi.amount, textAt, top + amountBelow, amount)
      writeLines(doc, hint, textAt, top + amountBelow + 17, styles.small)
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
  const title = labelLines(bank.label, to - from, styles.label)
  const labels = labelsOf(bank.facts, to - from)
  const widest = Math.max(...labels.flat().map((label) => measure(label, styles.small)))
  const valueAt = from + Math.max(usualLabelWidth, widest + 6)
  const rows = bank.facts.map(({ value }, at) => ({
    label: labels[at] ?? [],
    value: wrap(value, to - valueAt, style),
  }))
  const linesOf = ({ label, value }: (typeof rows)[number]) => Math.max(label.length, value.length)
  // Lines are closer when most have two.
  const step = labels.some(({ length }) => length > 1) ? closeStep : lineHeight(style)
  const heightOf = (row: (typeof rows)[number]) => linesOf(row) * step + 3
  const firstRow = 25 + (title.length - 1) * lineHeight(styles.label)
  return {
    height: firstRow + rows.slice(0, -1).reduce((sum, row) => sum + heightOf(row), 0),
    draw: (top) => {
      writeLines(doc, title, from, top + 8, styles.label)
      let y = top + firstRow
      for (const row of rows) {
        writeLines(doc, row.label, from, y, styles.small, step)
        writeLines(doc, row.value, valueAt, y, style, step)
        y += heightOf(row)
      }
    },
  }
}

/** One line for each label; if that leaves the values too little room, the second language goes below the first. */
function labelsOf(facts: Fact[], width: number): string[][] {
  const widest = Math.max(...facts.map(({ label }) => measure(label, styles.small)))
  const isRoomy = width - widest - 6 >= leastValue
  return facts.map(({ label }) => (isRoomy ? [label] : label.split(' · ')))
}

function signatureOf(doc: Pdf, { signature }: DocumentView): Way | null {
  if (signature === null) return null
  const label = wrap(signature.label, signatureBox.width, styles.label)
  const pictureAt = 8 + label.length * lineHeight(styles.label)
  const lineAt = pictureAt + signatureBox.height + 4
  const caption = labelLines(signature.caption, signatureBox.width, styles.label)
  return {
    height: lineAt + 12 + (caption.length - 1) * lineHeight(styles.label),
    draw: (top) => {
      for (const [index, line] of label.entries())
        writeRight(doc, line, top + 8 + index * lineHeight(styles.label), styles.label)
      drawPicture(doc, {
        ...{ picture: signature.picture, name: 'signature', box: signatureBox },
        ...{ top: top + pictureAt, edge: { right }, alt: signature.caption },
      })
      drawLine(doc, { ...hairline, from: signatureAt, to: right, y: top + lineAt })
      for (const [index, line] of caption.entries())
        writeRight(doc, line, top + lineAt + 12 + index * lineHeight(styles.label), styles.label)
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
