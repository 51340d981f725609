import type { jsPDF } from 'jspdf'
import type { SmallTable } from '#domain/document/small-table.ts'
import type { Figure } from '#domain/figures.ts'
import { colors, left, type Style, styles } from './sheet.ts'
import { ornament, part } from './tags.ts'
import { measure, write, writeRight } from './text.ts'

const rowStep = 14
const gutter = 14
/** From a baseline to the line below it. */
const lineBelow = 4.5

const rowCount = ({ rows, sum }: SmallTable) => 1 + rows.length + (sum === null ? 0 : 1)

/** From its first baseline to where the next text may stand. */
export const smallTableHeight = (table: SmallTable) => rowCount(table) * rowStep + 4

/** The tax by rate, or the parts that are due, its first baseline at y, in no more than a width: in a smaller type where it needs more. */
export function drawSmallTable(doc: jsPDF, table: SmallTable, y: number, width: number) {
  const { columns, rows, sum } = table
  const lines = [
    { cells: columns.map(({ label }) => label), style: styles.label },
    ...rows.map(({ cells }) => ({ cells, style: styles.fine })),
    ...(sum === null ? [] : [{ cells: sum, style: styles.fineStrong }]),
  ]
  const widths = columns.map((_, index) =>
    Math.max(...lines.map(({ cells, style }) => measure(cells[index]?.main ?? '', style))),
  )
  const gutters = gutter * (columns.length - 1)
  const needed = widths.reduce((total, each) => total + each, 0)
  const by = Math.min(1, (width - gutters) / needed)
  const end = left + needed * by + gutters
  const drawRow = (cells: Figure[], style: Style, baseline: number, role: 'TH' | 'TD') => {
    let x = left
    for (const [index, { align }] of columns.entries()) {
      const text = cells[index]?.main ?? ''
      const edge = x + (widths[index] ?? 0) * by
      part(doc, role, () => {
        if (align === 'end') writeRight(doc, text, baseline, style, edge)
        else write(doc, text, x, baseline, style)
      })
      x = edge + gutter
    }
  }
  part(doc, 'Table', () => {
    for (const [row, { cells, style: full }] of lines.entries()) {
      const style = { ...full, size: full.size * by }
      const baseline = y + row * rowStep
      part(doc, 'TR', () => drawRow(cells, style, baseline, row === 0 ? 'TH' : 'TD'))
      ornament(doc, () => {
        doc.setDrawColor(...colors.hairline)
        doc.setLineWidth(0.6)
        doc.line(left, baseline + lineBelow, end, baseline + lineBelow)
      })
    }
  })
}
