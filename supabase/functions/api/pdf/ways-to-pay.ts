import type { jsPDF } from 'jspdf'
import type { DocumentView, Fact, WaysToPay } from '#domain/document/view/viewed.ts'
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
import { labelLines, measure, shrinkToFit, wrap, write, writeLines, writeRight } from './text.ts'

/** Where the account stands when there is a code, and what is free before it. */
const secondColumn = left + contentWidth * 0.58
const gutter = 14
/** Where the values of an account begin, from its labels, which take more in two languages. */
const usualLabelWidth = 72
const closeStep = 10.5
/** As little as those values get. */
const leastValue = 64
/** The place of a signature at the right edge, and where the account stands beside one, in finer type. */
const signatureBox = { width: 106, height: 34 }
const signatureAt = right - signatureBox.width
const middleColumn = left + 204

/** Above the row: more than the modules of nothing around a code. A document with tax has more to hold. */
const usualGap = 24
const tightGap = 14
/** In two languages. */
const closeGap = 11

const gapOf = ({ copy, language }: DocumentView) =>
  language === 'en-hi' ? closeGap : copy === null ? usualGap : tightGap

/** A way to pay in the row, with its height known before it is drawn. */
type Way = { height: number; draw: (top: number) => void }

function upiWay(doc: jsPDF, { upi }: WaysToPay, end: number, style: Style): Way | null {
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
        drawQrCode(doc, code, left, top),
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
  doc: jsPDF,
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
  // The lines of a row stand closer where most have two.
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

/** On one line each; where that leaves the values too little, the second language below the first. */
function labelsOf(facts: Fact[], width: number): string[][] {
  const widest = Math.max(...facts.map(({ label }) => measure(label, styles.small)))
  const isRoomy = width - widest - 6 >= leastValue
  return facts.map(({ label }) => (isRoomy ? [label] : label.split(' · ')))
}

function signatureOf(doc: jsPDF, { signature }: DocumentView): Way | null {
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
      ornament(doc, () => {
        doc.setDrawColor(...colors.hairline)
        doc.setLineWidth(0.6)
        doc.line(signatureAt, top + lineAt, right, top + lineAt)
      })
      for (const [index, line] of caption.entries())
        writeRight(doc, line, top + lineAt + 12 + index * lineHeight(styles.label), styles.label)
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
