import type { jsPDF } from 'jspdf'
import { autoTable, type Cell } from 'jspdf-autotable'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import {
  bottom,
  colors,
  contentWidth,
  left,
  lineHeight,
  nextTop,
  page,
  right,
  type Style,
  styles,
} from './sheet.ts'
import { closePart, openPart, ornament, part } from './tags.ts'
import { measure, wrap, write, writeRight } from './text.ts'

/** How a table is set: the gutter stands before a column, above and below are a row's. */
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
/** For documents with tax, whose pages hold more. */
const tight: Setting = {
  cell: styles.fine,
  label: styles.label,
  gutter: 11,
  above: 4.5,
  below: 2.5,
  line: 11,
}

/** The same in two languages, whose heads, labels and words take twice the room. */
const close: Setting = { ...tight, cell: { ...tight.cell, size: 8.1 }, above: 4, line: 10.3 }

/** As narrow as the first column gets before the others give way to it. */
const leastFirst = 110

const widest = (texts: string[], style: Style) =>
  texts.reduce((width, text) => Math.max(width, measure(text, style)), 0)

const wordsOf = (texts: string[]) => texts.flatMap((text) => text.split(' '))

/** The pieces of a label that stay on one line: words, or in two languages all the text of each. */
const piecesOf = (label: string) => label.split(label.includes('\n') ? '\n' : ' ')

/** One line for the whole row: borders of cells would be three, with their joints to see. */
function drawHairline(doc: jsPDF, y: number) {
  ornament(doc, () => {
    doc.setDrawColor(...colors.hairline)
    doc.setLineWidth(0.6)
    doc.line(left, y, right, y)
  })
}

/** The next page where a long first item would leave the head alone on this one. */
function topForFirstRow(doc: jsPDF, description: string, top: number, setting: Setting): number {
  const { line, label, above, below } = setting
  const lines = description.split('\n').length
  const height = lineHeight(label) + lines * line + 2 * (above + below)
  if (top + height <= bottom || nextTop + height > bottom) return top
  doc.addPage()
  return nextTop
}

/** From the top of a line to its baseline, in sizes of its type. */
const baselineBelow = 0.85

/** The lines of a cell; `line` is how far they stand apart, in sizes of their type. */
function drawCell(doc: jsPDF, cell: Cell, style: Style, line: number) {
  const { x, y } = cell.getTextPos()
  const top = cell.styles.valign === 'bottom' ? y - cell.text.length * style.size * line : y
  for (const [index, text] of cell.text.entries()) {
    const baseline = top + (baselineBelow + index * line) * style.size
    if (cell.styles.halign === 'right') writeRight(doc, text, baseline, style, x)
    else write(doc, text, x, baseline, style)
  }
}

type Column = { label: string; halign: 'left' | 'right'; texts: string[] }

function columnsOf({ columns, rows, noRows }: DocumentView): Column[] {
  if (rows.length === 0) return [{ label: '', halign: 'left', texts: [noRows] }]
  return columns.map(({ label, align }, index) => ({
    // The other language stands below the first.
    label: label.main.replace(' · ', '\n'),
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
 * The widths of all columns but the first, which takes what they leave: each as its longest text; where that leaves too
 * little, as its longest word; and where even that does, all in a type that fits.
 */
function fitted(others: Column[], setting: Setting): { setting: Setting; widths: number[] } {
  const { cell, label, gutter } = setting
  const widthsBy = (partsOf: (texts: string[]) => string[]) =>
    others.map(
      (column) =>
        gutter +
        Math.max(widest(partsOf(column.texts), cell), widest(piecesOf(column.label), label)),
    )
  const room = contentWidth - leastFirst
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

const settingOf = ({ copy, language }: DocumentView): Setting =>
  copy === null ? usual : language === 'en-hi' ? close : tight

/** The items; a row never breaks across pages, and the head stands on each. Returns where they end. */
export function drawItems(doc: jsPDF, view: DocumentView, top: number): number {
  const columns = columnsOf(view)
  const { setting, widths } = fitted(columns.slice(1), settingOf(view))
  const { cell, label, gutter, above, below, line } = setting
  const widthOf = (index: number) =>
    index === 0 ? contentWidth - sumOf(widths) : (widths[index - 1] ?? 0) - gutter
  // A figure was measured to fit, and must not break by what adding and taking away has rounded.
  const wrapped = (text: string, index: number, style: Style) =>
    wrap(text, widthOf(index) + 0.01, style).join('\n')
  const cellPadding = { top: above, bottom: below, left: 0, right: 0 }
  /** The gutter stands before a column. */
  const paddingOf = (index: number) => ({ ...cellPadding, left: index === 0 ? 0 : gutter })
  const body = (columns[0]?.texts ?? []).map((_, row) =>
    columns.map(({ texts }, index) => wrapped(texts[row] ?? '', index, cell)),
  )

  const startY = topForFirstRow(doc, body[0]?.[0] ?? '', top, setting)
  doc.setLineHeightFactor(line / cell.size)
  let end = startY
  openPart(doc, 'Table')
  autoTable(doc, {
    head: [
      columns.map((column, index) => ({
        content: wrapped(column.label, index, label),
        styles: { halign: column.halign, cellPadding: paddingOf(index), valign: 'bottom' },
      })),
    ],
    body,
    startY,
    margin: { left, right: page.width - right, top: nextTop, bottom: page.height - bottom },
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: {
      font: 'inter',
      fontStyle: 'normal',
      fontSize: cell.size,
      textColor: [...colors.ink],
      cellPadding,
      overflow: 'visible',
    },
    headStyles: { fontStyle: 'normal', fontSize: label.size, textColor: [...colors.faint] },
    columnStyles: Object.fromEntries(
      columns.map(({ halign }, index) => [
        index,
        {
          halign,
          cellPadding: paddingOf(index),
          cellWidth: index === 0 ? widthOf(0) : widthOf(index) + gutter,
        },
      ]),
    ),
    willDrawCell: ({ column, section, cell: drawn, pageNumber }) => {
      const isHead = section === 'head'
      if (column.index === 0) openPart(doc, 'TR')
      const draw = () => drawCell(doc, drawn, isHead ? label : cell, line / cell.size)
      if (isHead && pageNumber > 1) ornament(doc, draw)
      else part(doc, isHead ? 'TH' : 'TD', draw)
      if (column.index === 0) drawHairline(doc, drawn.y + drawn.height)
      if (column.index === columns.length - 1) closePart(doc)
      return false
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end
    },
  })
  closePart(doc)
  return end
}
