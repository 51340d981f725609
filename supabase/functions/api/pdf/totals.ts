import type { jsPDF } from 'jspdf'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { colors, contentWidth, left, lineHeight, right, styles, withRoom } from './sheet.ts'
import { drawSmallTable, smallTableHeight } from './small-table.ts'
import { ornament } from './tags.ts'
import { measure, wrap, write, writeLines, writeRight } from './text.ts'

/** Between a label and its figure, and between that and what stands beside it. */
const gutter = 14
/** Between the figures and what stands left of them. */
const columnGap = 24
/** How far what follows stands below the total, beside the distance of lines. */
const gap = 7
/** How much further below the parts the total stands, to leave its rule room. */
const ruleGap = 9
/** Above words that stand below both columns: more than a line, so that they do not touch the total. */
const belowGap = 4
const rateHeight = 16
const lineStep = lineHeight(styles.strong) + 2

const lineStyles = { plain: styles.cell, strong: styles.strong, total: styles.grandTotal }

const widest = (widths: number[]) => Math.max(0, ...widths)

/** Where the columns of the figures stand: labels, figures, and what is beside these. */
function columnsOf({ totals }: DocumentView) {
  const besides = widest(totals.map(({ figure }) => measure(figure.beside ?? '', styles.cellMuted)))
  const figureEnd = right - (besides === 0 ? 0 : besides + gutter)
  const widthOf = (textOf: (line: DocumentView['totals'][number]) => string) =>
    widest(totals.map((line) => measure(textOf(line), lineStyles[line.weight])))
  const labelAt =
    figureEnd - widthOf(({ figure }) => figure.main) - widthOf(({ label }) => label) - gutter
  return { labelAt, figureEnd }
}

/** Lines below each other; `draw` begins at a baseline and returns that of the next line. */
type Stack = { height: number; draw: (doc: jsPDF, y: number) => number }

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

/** The total in words and what the law wants said of it. */
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

function drawRule(doc: jsPDF, from: number, y: number) {
  ornament(doc, () => {
    doc.setDrawColor(...colors.ink)
    doc.setLineWidth(1.2)
    doc.line(from, y, right, y)
  })
}

/**
 * Draws the lines of the total, the strong rule, the total in words and in figures, and the
 * payments; returns the last baseline.
 */
export function drawTotals(doc: jsPDF, view: DocumentView, end: number): number {
  const { totals, exchangeRate } = view
  const { labelAt, figureEnd } = columnsOf(view)
  const width = labelAt - left - columnGap
  const tables = tablesOf(view, width)
  const words = wordsOf(view.words, view, width)
  const parts = totals.findIndex(({ weight }) => weight === 'total')
  const belowTotal = exchangeRate === null ? 0 : rateHeight
  const more = totals.length - 1
  const linesHeight =
    belowTotal + (more === parts ? 0 : gap) + more * lineStep + (parts === 0 ? 0 : ruleGap)
  const height = Math.max(tables.height + words.height, linesHeight)
  // In two languages these are long: below both columns, where that takes less.
  const below = wordsOf([view.words.join(' · ')], view, contentWidth)
  const belowAt = Math.max(tables.height, linesHeight + lineHeight(styles.small)) + belowGap
  const isBelow = view.language === 'en-hi' && belowAt + below.height < height
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
    write(doc, label, labelAt, y, style)
    writeRight(doc, figure.main, y, style, figureEnd)
    if (figure.beside !== null) writeRight(doc, figure.beside, y, styles.cellMuted)
    if (weight === 'total') {
      y += belowTotal
      if (exchangeRate)
        writeRight(doc, `${exchangeRate.label} ${exchangeRate.value}`, y, styles.small)
      y += gap
    }
    y += lineStep
  }
  const wordsEnd = isBelow ? below.draw(doc, baseline + belowAt) : besideEnd
  return Math.max(wordsEnd - lineHeight(styles.small), baseline + linesHeight)
}
