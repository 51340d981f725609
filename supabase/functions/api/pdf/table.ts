import { autoTable } from 'jspdf-autotable'
import { isShaped } from '#domain/characters/scripts.ts'
import { bottom, left, nextTop, type Pdf, page, type Rgb, right, type Style } from './page.ts'
import { drawLine } from './strokes.ts'
import { ornament, part } from './tags.ts'
import { write, writeRight } from './text.ts'

/** A line of a cell, which may have a style of its own. */
export type CellLine = string | { text: string; style: Style }

/** The lines of each cell. */
type Row = CellLine[][]

/** Points; the texts are wrapped already. */
export type Table = {
  /** The gutter stands before a column and is part of its width. */
  columns: { head: string[]; halign: 'left' | 'right'; width: number; gutter: number }[]
  rows: Row[]
  top: number
  cell: Style
  label: Style
  /** For a second language in the head, below the first one. */
  second?: Style | undefined
  /** Free in a row above and below its texts. */
  above: number
  below: number
  /** Between the lines of a cell. */
  line: number
  rule: { thickness: number; color: Rgb }
}

/** From the top of a line to its baseline, in sizes of its type. */
const baselineBelow = 0.85

const mostLines = (row: Row) => Math.max(...row.map((lines) => lines.length))

/**
 * A row never breaks across pages unless it is higher than one, and the head stands on each. Returns where the table
 * ends.
 */
export function drawTable(doc: Pdf, table: Table): number {
  const { columns, rows, top, cell, label, second, above, below, line, rule } = table
  const stepOf = ({ size }: Style) => size * (line / cell.size)
  const head = columns.map((column) => column.head)

  /** The texts of a head stand at the foot of its row. */
  const drawCells = (row: Row, role: 'TH' | 'TD', y: number, height: number) => {
    const style = role === 'TH' ? label : cell
    const step = stepOf(style)
    let x = left
    for (const [index, { halign, width, gutter }] of columns.entries()) {
      const lines = row[index] ?? []
      const first = role === 'TH' ? y + height - below - lines.length * step : y + above
      const at = x
      part(doc, role, () => {
        for (const [number, line] of lines.entries()) {
          const baseline = first + baselineBelow * style.size + number * step
          const { text, style: told } = typeof line === 'string' ? { text: line, style } : line
          const own = role === 'TH' && second && isShaped(text) ? second : told
          if (halign === 'right') writeRight(doc, text, baseline, own, at + width)
          else write(doc, text, at + gutter, baseline, own)
        }
      })
      x += width
    }
    drawLine(doc, { ...rule, from: left, to: right, y: y + height })
  }

  let [at, from] = [0, 0]
  /** The next so many lines, which are a whole row unless that is higher than a page. */
  const takeLines = (count: number): Row => {
    const row = rows[at] ?? []
    const taken = row.map((lines) => lines.slice(from, from + count))
    from += count
    if (from >= mostLines(row)) [at, from] = [at + 1, 0]
    return taken
  }

  // The library makes and merges a set of styles for each cell: it gets one cell for a row, with as many lines.
  const asTall = (row: Row) => ['\n'.repeat(mostLines(row) - 1)]
  const sizeFor = (style: Style) => stepOf(style) / doc.getLineHeightFactor()
  // Asked for each cell; jsPDF's own answers walk all fonts, and want metrics that ours do not have.
  doc.getFontList = () => ({})
  doc.getStringUnitWidth = () => 0
  let end = top
  part(doc, 'Table', () =>
    autoTable(doc, {
      head: [asTall(head)],
      body: rows.map(asTall),
      startY: top,
      margin: { left, right: page.width - right, top: nextTop, bottom: page.height - bottom },
      theme: 'plain',
      rowPageBreak: 'avoid',
      tableLineColor: false,
      styles: {
        font: 'inter',
        fontStyle: 'normal',
        fontSize: sizeFor(cell),
        textColor: false,
        lineColor: false,
        lineWidth: {},
        cellPadding: { top: above, bottom: below, left: 0, right: 0 },
        cellWidth: right - left,
        overflow: 'visible',
      },
      headStyles: { fontStyle: 'normal', fontSize: sizeFor(label) },
      willDrawCell: ({ section, pageNumber, cell: { y, height, text } }) => {
        const drawHead = () => drawCells(head, 'TH', y, height)
        if (section === 'body')
          part(doc, 'TR', () => drawCells(takeLines(text.length), 'TD', y, height))
        else if (pageNumber > 1) ornament(doc, drawHead)
        else part(doc, 'TR', drawHead)
        return false
      },
      didDrawPage: ({ cursor }) => {
        end = cursor?.y ?? end
      },
    }),
  )
  return end
}
