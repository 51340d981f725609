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
import { labelMore, writeLabel } from './label.ts'
import { styles } from './sheet.ts'

/** The least room that facts and notes ask for on a page. */
const factsRoom = 18
const notesRoom = 30

/** Draws facts side by side; returns the place of the next line, or null without facts. */
function drawFacts(doc: Pdf, { facts }: DocumentView, end: number): number | null {
  if (facts.length === 0) return null
  const y = withRoom(doc, end + 38, factsRoom)
  const columnWidth = contentWidth / 3
  const ends = facts.map(({ label, value }, index) => {
    const x = left + index * columnWidth
    writeLabel(doc, label, { x, y })
    const below = y + 15 + labelMore(label)
    return writeLines(doc, wrap(value, columnWidth - 14, styles.cell), x, below, styles.cell)
  })
  return Math.max(y + factsRoom + lineHeight(styles.cell), ...ends)
}

/** Draws facts and the seller's notes; returns the last baseline, or the given one if there was nothing to draw. */
export function drawClosing(doc: Pdf, view: DocumentView, end: number): number {
  const { notes } = view
  const factsEnd = drawFacts(doc, view, end)
  if (notes === null) return factsEnd === null ? end : factsEnd - lineHeight(styles.cell)
  let y = withRoom(doc, factsEnd === null ? end + 38 : factsEnd + 10, notesRoom)
  const least = y + notesRoom
  writeLabel(doc, notes.label, { x: left, y })
  y += 15 + labelMore(notes.label)
  for (const paragraph of toPrintable(notes.value).split('\n')) {
    part(doc, 'P', () => {
      for (const line of wrap(paragraph, contentWidth * 0.8, styles.cell)) {
        y = withRoom(doc, y, 0)
        if (line !== '') write(doc, line, left, y, styles.cell)
        y += lineHeight(styles.cell)
      }
    })
  }
  return Math.max(least, y - lineHeight(styles.cell))
}
