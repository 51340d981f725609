import { autoTable, type Cell } from 'jspdf-autotable'
import { bottom, left, nextTop, type Pdf, page, type Rgb, right, type Style } from './page.ts'
import { drawLine } from './strokes.ts'
import { closePart, openPart, ornament, part } from './tags.ts'
import { write, writeRight } from './text.ts'

/** Points; the texts are wrapped already, their lines set apart by line ends. */
export type Table = {
  /** The gutter stands before a column and is part of its width. */
  columns: { head: string; halign: 'left' | 'right'; width: number; gutter: number }[]
  rows: string[][]
  top: number
  cell: Style
  label: Style
  /** Free in a row above and below its texts. */
  above: number
  below: number
  /** Between the lines of a cell. */
  line: number
  rule: { thickness: number; color: Rgb }
}

/** From the top of a line to its baseline, in sizes of its type. */
const baselineBelow = 0.85

/** The lines of a cell; `line` is how far they stand apart, in sizes of their type. */
function drawCell(doc: Pdf, cell: Cell, style: Style, line: number) {
  const { x, y } = cell.getTextPos()
  const top = cell.styles.valign === 'bottom' ? y - cell.text.length * style.size * line : y
  for (const [index, text] of cell.text.entries()) {
    const baseline = top + (baselineBelow + index * line) * style.size
    if (cell.styles.halign === 'right') writeRight(doc, text, baseline, style, x)
    else write(doc, text, x, baseline, style)
  }
}

/** A row never breaks across pages, and the head stands on each. Returns where the table ends. */
export function drawTable(doc: Pdf, table: Table): number {
  const { columns, rows, top, cell, label, above, below, line, rule } = table
  const cellPadding = { top: above, bottom: below, left: 0, right: 0 }
  let end = top
  doc.setLineHeightFactor(line / cell.size)
  openPart(doc, 'Table')
  autoTable(doc, {
    head: [
      columns.map(({ head, halign, gutter }) => ({
        content: head,
        styles: { halign, cellPadding: { ...cellPadding, left: gutter }, valign: 'bottom' },
      })),
    ],
    body: rows,
    startY: top,
    margin: { left, right: page.width - right, top: nextTop, bottom: page.height - bottom },
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: {
      font: 'inter',
      fontStyle: 'normal',
      fontSize: cell.size,
      textColor: [...cell.color],
      cellPadding,
      overflow: 'visible',
    },
    headStyles: { fontStyle: 'normal', fontSize: label.size, textColor: [...label.color] },
    columnStyles: Object.fromEntries(
      columns.map(({ halign, width, gutter }, index) => [
        index,
        { halign, cellPadding: { ...cellPadding, left: gutter }, cellWidth: width },
      ]),
    ),
    willDrawCell: ({ column, section, cell: drawn, pageNumber }) => {
      const isHead = section === 'head'
      if (column.index === 0) openPart(doc, 'TR')
      const draw = () => drawCell(doc, drawn, isHead ? label : cell, line / cell.size)
      if (isHead && pageNumber > 1) ornament(doc, draw)
      else part(doc, isHead ? 'TH' : 'TD', draw)
      // One line for the whole row: borders of cells would be three, with their joints to see.
      if (column.index === 0)
        drawLine(doc, { ...rule, from: left, to: right, y: drawn.y + drawn.height })
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
