import {
  contentWidth,
  drawLine,
  left,
  lineHeight,
  measure,
  type Pdf,
  right,
  withRoom,
  wrap,
  writeLines,
  writeRight,
} from '#api/pdf/pdf.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { labelMore, labelWidth, writeLabel } from './label.ts'
import { colors, styles } from './sheet.ts'
import { drawSmallTable, smallTableHeight } from './small-table.ts'

/** Between a label and its figure, and between the figure and the text beside it. */
const gutter = 14
/** Between the figures and the text on their left. */
const columnGap = 24
/** Extra distance below the total, added to that of lines. */
const gap = 7
/** Extra distance above the total, to leave room for its rule. */
const ruleGap = 9
/** Above words that go below both columns: more than a line, so that they do not touch the total. */
const belowGap = 4
const rateHeight = 16
const lineStep = lineHeight(styles.strong) + 2

/** More of it where its label has a second language. */
const stepOf = (label: string) => lineStep + labelMore(label)

const lineStyles = { plain: styles.cell, strong: styles.strong, total: styles.grandTotal }

const widest = (widths: number[]) => Math.max(0, ...widths)

/** Returns the positions of the columns: labels, figures, and the text beside these. */
function columnsOf({ totals }: DocumentView) {
  const besides = widest(totals.map(({ figure }) => measure(figure.beside ?? '', styles.cellMuted)))
  const figureEnd = right - (besides === 0 ? 0 : besides + gutter)
  const figures = widest(
    totals.map(({ figure, weight }) => measure(figure.main, lineStyles[weight])),
  )
  const labels = widest(totals.map(({ label, weight }) => labelWidth(label, lineStyles[weight])))
  const labelAt = figureEnd - figures - labels - gutter
  return { labelAt, figureEnd }
}

/** A stack of tables or lines; `draw` begins at a baseline and returns that of the next line. */
type Stack = { height: number; draw: (doc: Pdf, y: number) => number }

/** The tax by rate and the parts that are due. */
function tablesOf({ taxTable, partTable }: DocumentView, width: number): Stack {
  const tables = [taxTable, partTable].filter((table) => table !== null)
  return {
    height: tables.reduce((sum, table) => sum + smallTableHeight(table), 0),
    draw: (doc, y) => {
      let top = y
      for (const table of tables) {
        drawSmallTable(doc, table, top, width)
        top += smallTableHeight(table)
      }
      return top
    },
  }
}

/** Lays out the total in words, and the law's sentences. */
function wordsOf(words: string[], { endorsements }: DocumentView, width: number): Stack {
  const wordLines = words.flatMap((line) => wrap(line, width, styles.small))
  const lawLines = endorsements.flatMap((line) => wrap(line, width, styles.fine))
  const lawGap = lawLines.length === 0 ? 0 : 4
  return {
    height:
      wordLines.length * lineHeight(styles.small) +
      lawGap +
      lawLines.length * lineHeight(styles.fine),
    draw: (doc, y) => {
      const end = writeLines(doc, wordLines, left, y, styles.small)
      return writeLines(doc, lawLines, left, end + lawGap, styles.fine)
    },
  }
}

function drawRule(doc: Pdf, from: number, y: number) {
  drawLine(doc, { from, to: right, y, thickness: 1.2, color: colors.ink })
}

/**
 * Draws the parts of the total, the strong rule, the total in words and in figures, and the payments; returns the last
 * baseline.
 */
export function drawTotals(doc: Pdf, view: DocumentView, end: number): number {
  const { totals, exchangeRate } = view
  const { labelAt, figureEnd } = columnsOf(view)
  const width = labelAt - left - columnGap
  const tables = tablesOf(view, width)
  const words = wordsOf(view.words, view, width)
  const parts = totals.findIndex(({ weight }) => weight === 'total')
  const belowTotal = exchangeRate === null ? 0 : rateHeight
  const more = totals.length - 1
  const steps = totals.slice(0, more).reduce((sum, { label }) => sum + stepOf(label), 0)
  const linesHeight =
    belowTotal +
    (more === parts ? 0 : gap) +
    steps +
    labelMore(totals.at(-1)?.label ?? '') +
    (parts === 0 ? 0 : ruleGap)
  const height = Math.max(tables.height + words.height, linesHeight)
  // Bilingual words are long: they go below both columns if that is shorter.
  const below = wordsOf([view.words.join(' · ')], view, contentWidth)
  const belowAt = Math.max(tables.height, linesHeight + lineHeight(styles.small)) + belowGap
  const isBelow = view.isSideBySide && belowAt + below.height < height
  const top = withRoom(doc, end, 24 + (isBelow ? belowAt + below.height : height))
  if (parts === 0) drawRule(doc, left, top)
  const baseline = top + (parts === 0 ? 22 : 17)
  const tablesEnd = tables.draw(doc, baseline)
  const besideEnd = isBelow ? tablesEnd : words.draw(doc, tablesEnd)
  let y = baseline
  for (const { label, figure, weight } of totals) {
    const style = lineStyles[weight]
    if (weight === 'total' && parts > 0) {
      y += ruleGap
      drawRule(doc, labelAt, y - lineStep - 1)
    }
    writeLabel(doc, label, { x: labelAt, y }, style)
    writeRight(doc, figure.main, y, style, figureEnd)
    if (figure.beside !== null) writeRight(doc, figure.beside, y, styles.cellMuted)
    if (weight === 'total') {
      y += belowTotal
      if (exchangeRate)
        writeRight(
          doc,
          `${exchangeRate.label} ${exchangeRate.value}`,
          y + labelMore(label),
          styles.small,
        )
      y += gap
    }
    y += stepOf(label)
  }
  const wordsEnd = isBelow ? below.draw(doc, baseline + belowAt) : besideEnd
  return Math.max(wordsEnd - lineHeight(styles.small), baseline + linesHeight)
}
