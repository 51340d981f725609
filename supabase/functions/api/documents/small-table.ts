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

/** In two languages, the second one goes below the first. */
const headOf = ({ main }: Figure): string[] => spoken(main)

const headLines = ({ columns }: SmallTable) =>
  Math.max(...columns.map(({ label }) => headOf(label).length))

/** Returns the height from its first baseline to where the next text may begin. */
export const smallTableHeight = (table: SmallTable) =>
  (1 + table.rows.length + (table.sum === null ? 0 : 1)) * rowStep +
  (headLines(table) - 1) * secondBelow +
  4

/** The tax by rate, or the parts that are due, its first baseline at y, in no more than a width: in a smaller type where it needs more. */
export function drawSmallTable(doc: Pdf, table: SmallTable, y: number, width: number) {
  const { columns, rows, sum } = table
  const textsOf = (cells: Figure[]) => cells.map(({ main }) => [main])
  const head = columns.map(({ label }) => headOf(label))
  const lines = [
    { cells: head, style: styles.label },
    ...rows.map(({ cells }) => ({ cells: textsOf(cells), style: styles.fine })),
    ...(sum === null ? [] : [{ cells: textsOf(sum), style: styles.fineStrong }]),
  ]
  const widths = columns.map((_, index) =>
    Math.max(
      ...lines.flatMap(({ cells, style }) =>
        (cells[index] ?? []).map((text) => measure(text, style)),
      ),
    ),
  )
  const headEnd = y + (headLines(table) - 1) * secondBelow
  const gutters = gutter * (columns.length - 1)
  const needed = widths.reduce((total, each) => total + each, 0)
  const by = Math.min(1, (width - gutters) / needed)
  const end = left + needed * by + gutters
  const drawRow = (cells: string[][], style: Style, baseline: number, role: 'TH' | 'TD') => {
    let x = left
    for (const [index, { align }] of columns.entries()) {
      const texts = cells[index] ?? []
      const edge = x + (widths[index] ?? 0) * by
      part(doc, role, () => {
        for (const [at, text] of texts.entries()) {
          // A one-line head aligns with the last line of the others.
          const line = baseline - (texts.length - 1 - at) * secondBelow
          const own = at === 0 ? style : { ...styles.second, size: styles.second.size * by }
          if (align === 'end') writeRight(doc, text, line, own, edge)
          else write(doc, text, x, line, own)
        }
      })
      x = edge + gutter
    }
  }
  part(doc, 'Table', () => {
    for (const [row, { cells, style: full }] of lines.entries()) {
      const style = { ...full, size: full.size * by }
      const baseline = headEnd + row * rowStep
      part(doc, 'TR', () => drawRow(cells, style, baseline, row === 0 ? 'TH' : 'TD'))
      drawLine(doc, { ...hairline, from: left, to: end, y: baseline + lineBelow })
    }
  })
}
