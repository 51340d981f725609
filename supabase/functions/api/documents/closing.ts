import {
  contentWidth,
  left,
  lineHeight,
  type Pdf,
  part,
  withRoom,
  wrap,
  write,
  writeLines,
} from '#api/pdf/pdf.ts'
import { toPrintable } from '#domain/characters/printable.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'
import { styles } from './sheet.ts'

/** Draws facts side by side; returns the place of the next line, or null without facts. */
function drawFacts(doc: Pdf, { facts }: DocumentView, end: number): number | null {
  if (facts.length === 0) return null
  const y = withRoom(doc, end + 38, 18)
  const columnWidth = contentWidth / 3
  const ends = facts.map(({ label, value }, index) => {
    const x = left + index * columnWidth
    write(doc, label, x, y, styles.label)
    return writeLines(doc, wrap(value, columnWidth - 14, styles.cell), x, y + 15, styles.cell)
  })
  return Math.max(...ends)
}

/** Draws the ways to pay and the seller's other notes. */
export function drawClosing(doc: Pdf, view: DocumentView, end: number) {
  const { notes } = view
  const factsEnd = drawFacts(doc, view, end)
  if (notes === null) return
  let y = withRoom(doc, factsEnd === null ? end + 38 : factsEnd + 10, 30)
  write(doc, notes.label, left, y, styles.label)
  y += 15
  for (const paragraph of toPrintable(notes.value).split('\n')) {
    part(doc, 'P', () => {
      for (const line of wrap(paragraph, contentWidth * 0.8, styles.cell)) {
        y = withRoom(doc, y, 0)
        if (line !== '') write(doc, line, left, y, styles.cell)
        y += lineHeight(styles.cell)
      }
    })
  }
}
