import {
  drawLine,
  left,
  measure,
  type Pdf,
  part,
  type Style,
  write,
  writeRight,
} from '#api/pdf/pdf.ts'
import type { SmallTable } from '#domain/document/view/small-table.ts'
import type { Figure } from '#domain/money.ts'
import { secondBelow, spoken } from './label.ts'
import { hairline, styles } from './sheet.ts'

const rowStep = 14
const gutter = 14
/** From a baseline to the line below it. */
const lineBelow = 4.5

/** The lines of a cell: a figure, and below it that of the other currency. */
const linesOf = ({ main, beside }: Figure): string[] => [main, ...(beside === null ? [] : [beside])]

type Line = { cells: string[][]; style: Style }

/** All lines from the head to the sum. In two languages, the second one goes below the first in the head. */
function linesOfTable({ columns, rows, sum }: SmallTable): Line[] {
  return [
    { cells: columns.map(({ label }) => spoken(label)), style: styles.label },
    ...rows.map(({ cells }) => ({ cells: cells.map(linesOf), style: styles.fine })),
    ...(sum === null ? [] : [{ cells: sum.map(linesOf), style: styles.fineStrong }]),
  ]
}

/** Returns how much higher a line is for the second lines of its cells. */
const moreOf = ({ cells }: Line) =>
  (Math.max(...cells.map(({ length }) => length)) - 1) * secondBelow

/** Returns the height from its first baseline to where the next text may begin. */
export const smallTableHeight = (table: SmallTable) =>
  linesOfTable(table).reduce((height, line) => height + rowStep + moreOf(line), 4)

/** The tax by rate, or the parts that are due, its first baseline at y, in no more than a width: in a smaller type where it needs more. */
export function drawSmallTable(doc: Pdf, table: SmallTable, y: number, width: number) {
  const { columns } = table
  const lines = linesOfTable(table)
  const widths = columns.map((_, index) =>
    Math.max(
      ...lines.flatMap(({ cells, style }) =>
        (cells[index] ?? []).map((text) => measure(text, style)),
      ),
    ),
  )
  const gutters = gutter * (columns.length - 1)
  const needed = widths.reduce((total, each) => total + each, 0)
  const by = Math.min(1, (width - gutters) / needed)
  const end = left + needed * by + gutters
  const drawRow = ({ cells, style }: Line, top: number, role: 'TH' | 'TD') => {
    const more = moreOf({ cells, style })
    let x = left
    for (const [index, { align }] of columns.entries()) {
      const texts = cells[index] ?? []
      const edge = x + (widths[index] ?? 0) * by
      part(doc, role, () => {
        for (const [at, text] of texts.entries()) {
          // A one-line head aligns with the last line of the others, a cell with the first.
          const above = role === 'TH' ? more - (texts.length - 1) * secondBelow : 0
          const line = top + above + at * secondBelow
          const own = at === 0 ? style : { ...styles.second, size: styles.second.size * by }
          if (align === 'end') writeRight(doc, text, line, own, edge)
          else write(doc, text, x, line, own)
        }
      })
      x = edge + gutter
    }
  }
  part(doc, 'Table', () => {
    let top = y
    for (const [row, line] of lines.entries()) {
      const style = { ...line.style, size: line.style.size * by }
      part(doc, 'TR', () => drawRow({ ...line, style }, top, row === 0 ? 'TH' : 'TD'))
      const baseline = top + moreOf(line)
      drawLine(doc, { ...hairline, from: left, to: end, y: baseline + lineBelow })
      top = baseline + rowStep
    }
  })
}
