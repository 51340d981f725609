import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { DocumentView } from '#domain/document-view.ts'
import { toPrintable } from '#domain/printable.ts'
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
import { measure, wrap } from './text.ts'

const gutter = 22
const cellPadding = { top: 7.5, bottom: 3.5, left: 0, right: 0 }

/** The gutter stands before a column. */
const paddingOf = (index: number) => ({ ...cellPadding, left: index === 0 ? 0 : gutter })

/** Where the columns of figures end, and where the table does. */
export type TableEdges = { end: number; amountRight: number }

const widest = (texts: string[], style: Style) =>
  texts.reduce((width, text) => Math.max(width, measure(text, style)), 0)

/** One line for the whole row: borders of cells would be three, with their joints to see. */
function drawHairline(doc: jsPDF, y: number) {
  doc.setDrawColor(...colors.hairline)
  doc.setLineWidth(0.6)
  doc.line(left, y, right, y)
}

/** The next page where a long first item would leave the head alone on this one. */
function topForFirstRow(doc: jsPDF, description: string, top: number): number {
  const padding = cellPadding.top + cellPadding.bottom
  const lines = description.split('\n').length
  const height = lineHeight(styles.label) + lines * lineHeight(styles.cell) + 2 * padding
  if (top + height <= bottom || nextTop + height > bottom) return top
  doc.addPage()
  return nextTop
}

type Column = {
  label: string
  halign: 'left' | 'right'
  texts: string[]
  /** Whether it holds what a screen shows below the figures of the column before it. */
  isOriginal: boolean
}

/** The columns as paper has room for them: originals stand beside their rupees, not below them. */
function columnsOf({ columns, rows, noRows }: DocumentView): Column[] {
  if (rows.length === 0) return [{ label: '', halign: 'left', texts: [noRows], isOriginal: false }]
  return columns.flatMap(({ label, align }, index) => {
    const halign = align === 'end' ? 'right' : 'left'
    const texts = (part: 'main' | 'original') =>
      rows.map(({ cells }) => toPrintable(cells[index]?.[part] ?? '').replaceAll('\n', ' '))
    const main: Column = { label: label.main, halign, texts: texts('main'), isOriginal: false }
    if (label.original === null) return [main]
    return [main, { label: label.original, halign, texts: texts('original'), isOriginal: true }]
  })
}

/** The items; a row never breaks across pages, and the head stands on each. The first column takes what others leave. */
export function drawItems(doc: jsPDF, view: DocumentView, top: number): TableEdges {
  const columns = columnsOf(view)
  const originals = view.totals.map(({ figure }) => figure.original ?? '')
  const widths = columns.map(({ label, texts, isOriginal }, index) =>
    index === 0
      ? 0
      : widest([label, ...texts, ...(isOriginal ? originals : [])], styles.cell) + gutter,
  )
  const firstWidth = widths.reduce((rest, width) => rest - width, contentWidth)
  const body = (columns[0]?.texts ?? []).map((_, row) =>
    columns.map(({ texts }, index) => {
      const text = texts[row] ?? ''
      return index === 0 ? wrap(text, firstWidth, styles.cell).join('\n') : text
    }),
  )

  const startY = topForFirstRow(doc, body[0]?.[0] ?? '', top)
  doc.setLineHeightFactor(lineHeight(styles.cell) / styles.cell.size)
  let end = startY
  autoTable(doc, {
    head: [
      columns.map(({ label, halign }, index) => ({
        content: label,
        styles: { halign, cellPadding: paddingOf(index) },
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
      fontSize: styles.cell.size,
      textColor: [...colors.ink],
      cellPadding,
      overflow: 'visible',
    },
    headStyles: { fontStyle: 'normal', fontSize: styles.label.size, textColor: [...colors.faint] },
    columnStyles: Object.fromEntries(
      columns.map(({ halign, isOriginal }, index) => [
        index,
        {
          halign,
          cellPadding: paddingOf(index),
          cellWidth: index === 0 ? firstWidth : (widths[index] ?? 0),
          textColor: [...(isOriginal ? colors.muted : colors.ink)],
        },
      ]),
    ),
    didDrawCell: ({ column, cell }) => {
      if (column.index === 0) drawHairline(doc, cell.y + cell.height)
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end
    },
  })
  return { end, amountRight: right - (columns.at(-1)?.isOriginal ? (widths.at(-1) ?? 0) : 0) }
}
