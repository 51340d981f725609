import {
  bottom,
  type CellLine,
  contentWidth,
  drawTable,
  lineHeight,
  measure,
  newPage,
  nextTop,
  type Pdf,
  type Style,
  wrap,
} from '#api/pdf/pdf.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { colors, hairline, styles } from './sheet.ts'

/** The measures of a table: the gutter goes before a column, `above` and `below` are a row's padding. */
type Setting = {
  cell: Style
  label: Style
  gutter: number
  above: number
  below: number
  /** Between the lines of a cell. */
  line: number
}

const usual: Setting = {
  cell: styles.cell,
  label: styles.label,
  gutter: 22,
  above: 7.5,
  below: 3.5,
  line: lineHeight(styles.cell),
}
/** For documents with tax, to fit more on a page. */
const tight: Setting = {
  cell: styles.fine,
  label: styles.label,
  gutter: 11,
  above: 4.5,
  below: 2.5,
  line: 11,
}

/** For two languages, whose heads, labels and words take twice the space. */
const close: Setting = {
  ...tight,
  cell: { ...tight.cell, size: 8.1 },
  above: 3.3,
  below: 2.1,
  line: 10,
}

/** The second language of a head, in sizes of the first. */
const secondSize = styles.second.size / styles.label.size

/** The minimum width of the column with the text; beyond it the others give way. */
const leastWide = 110

const widest = (texts: string[], style: Style) =>
  texts.reduce((width, text) => Math.max(width, measure(text, style)), 0)

const wordsOf = (texts: string[]) => texts.flatMap((text) => text.split(' '))

/** The pieces of a label that stay on one line: words, or in two languages all the text of each. */
const piecesOf = (label: string) => label.split(label.includes('\n') ? '\n' : ' ')

/** The next page where a long first item would leave the head alone on this one. */
function topForFirstRow(doc: Pdf, lines: number, top: number, setting: Setting): number {
  const { line, label, above, below } = setting
  const height = lineHeight(label) + lines * line + 2 * (above + below)
  if (top + height <= bottom || nextTop + height > bottom) return top
  return newPage(doc)
}

/** The lines below the texts of the rows, in red where they are late. */
type Beneath = { text: string; isLate: boolean } | null

type Column = { label: string; halign: 'left' | 'right'; texts: string[] }

const beneathOf = ({ rows, wide }: DocumentView): Beneath[] =>
  rows.map(({ cells, isLate = false }) => {
    const text = cells[wide]?.beside ?? null
    return text === null ? null : { text, isLate }
  })

function columnsOf({ columns, rows, noRows }: DocumentView): Column[] {
  if (rows.length === 0) return [{ label: '', halign: 'left', texts: [noRows] }]
  return columns.map(({ label, align }, index) => ({
    // Puts the second language below the first.
    label: label.replace(' · ', '\n'),
    halign: align === 'end' ? 'right' : 'left',
    texts: rows.map(({ cells }) => (cells[index]?.main ?? '').replaceAll('\n', ' ')),
  }))
}

const sumOf = (widths: number[]) => widths.reduce((sum, width) => sum + width, 0)

/** The same in a smaller type. */
function scaled(setting: Setting, by: number): Setting {
  const size = ({ size, ...style }: Style) => ({ ...style, size: size * by })
  const { cell, label, line } = setting
  return { ...setting, cell: size(cell), label: size(label), line: line * by }
}

/**
 * Computes the widths of all columns but the one with the text, which takes the rest: each as wide as its
 * longest text; if that leaves too little, as its longest word; and if that fails too, in a smaller
 * type for all.
 */
function fitted(others: Column[], setting: Setting): { setting: Setting; widths: number[] } {
  const { cell, label, gutter } = setting
  const widthsBy = (partsOf: (texts: string[]) => string[]) =>
    others.map(
      (column) =>
        gutter +
        Math.max(widest(partsOf(column.texts), cell), widest(piecesOf(column.label), label)),
    )
  const room = contentWidth - leastWide
  const whole = widthsBy((texts) => texts)
  if (sumOf(whole) <= room) return { setting, widths: whole }
  const broken = widthsBy(wordsOf)
  if (sumOf(broken) <= room) return { setting, widths: broken }
  const gutters = gutter * others.length
  const by = (room - gutters) / (sumOf(broken) - gutters)
  return {
    setting: scaled(setting, by),
    widths: broken.map((width) => gutter + (width - gutter) * by),
  }
}

const settingOf = ({ isTight, isSideBySide }: DocumentView): Setting =>
  isTight ? (isSideBySide ? close : tight) : usual

/**
 * The items; a row never breaks across pages, and the head stands on each. Each row is so much higher
 * than it needs. Returns where they end.
 */
export function drawItems(doc: Pdf, view: DocumentView, top: number, air: number): number {
  const columns = columnsOf(view)
  // Without rows one sentence stands in their place.
  const wide = Math.min(view.wide, columns.length - 1)
  const { setting, widths } = fitted(
    columns.filter((_, index) => index !== wide),
    settingOf(view),
  )
  const { cell, label, gutter, above, below, line } = setting
  const widthOf = (index: number) =>
    index === wide
      ? contentWidth - sumOf(widths)
      : (widths[index < wide ? index : index - 1] ?? 0) - gutter
  // A measured figure must not break because of rounding.
  const wrapped = (text: string, index: number, style: Style) =>
    wrap(text, widthOf(index) + 0.01, style)
  const beneath = beneathOf(view)
  const beneathLines = (row: number): CellLine[] => {
    const { text, isLate } = beneath[row] ?? { text: '', isLate: false }
    const style = { ...styles.small, ...(isLate && { color: colors.red }) }
    return text === '' ? [] : wrapped(text, wide, style).map((line) => ({ text: line, style }))
  }
  const rows = (columns[0]?.texts ?? []).map((_, row) =>
    columns.map(({ texts }, index): CellLine[] => [
      ...wrapped(texts[row] ?? '', index, cell),
      ...(index === wide ? beneathLines(row) : []),
    ]),
  )

  return drawTable(doc, {
    columns: columns.map((column, index) => ({
      head: wrapped(column.label, index, label),
      halign: column.halign,
      width: widthOf(index) + (index === 0 ? 0 : gutter),
      gutter: index === 0 ? 0 : gutter,
    })),
    rows,
    top: topForFirstRow(doc, rows[0]?.[wide]?.length ?? 1, top, setting),
    ...{ cell, label, line, rule: hairline },
    ...{ above: above + air * 0.55, below: below + air * 0.45 },
    second: view.isSideBySide ? { ...styles.second, size: label.size * secondSize } : undefined,
  })
}
