import { measure, type Pdf, part, right, type Style, write, writeRight } from '#api/pdf/pdf.ts'
import { styles } from './sheet.ts'

/** In two languages the second one goes below the first, this far. */
export const secondBelow = 8.5
/** It is smaller, so that what follows moves down by less. */
const moreBelow = 5.5

/** The languages of a label: one, or two that a dot separates elsewhere. */
export const spoken = (label: string): string[] => label.split(' · ')

/** Returns how much lower the text after a label stands for its second language. */
export const labelMore = (label: string): number => (spoken(label).length - 1) * moreBelow

/** The style of a line of a label: the second language is smaller. */
export const styleAt = (line: number, first: Style): Style => (line === 0 ? first : styles.second)

/** Returns the width of the wider of a label's languages. */
export const labelWidth = (label: string, style: Style = styles.label): number =>
  Math.max(...spoken(label).map((text, line) => measure(text, styleAt(line, style))))

type Place = { x: number; y: number; align?: 'left' | 'right' }

/** Writes a label, its first baseline at y, and the second language below; `x` is the edge of its alignment. */
export function writeLabel(
  doc: Pdf,
  label: string,
  { x, y, align = 'left' }: Place,
  style: Style = styles.label,
) {
  part(doc, 'P', () => {
    for (const [line, text] of spoken(label).entries()) {
      const baseline = y + line * secondBelow
      if (align === 'right') writeRight(doc, text, baseline, styleAt(line, style), x)
      else write(doc, text, x, baseline, styleAt(line, style))
    }
  })
}

/** A label that ends at the right edge of the page or at `x`. */
export const writeLabelRight = (doc: Pdf, label: string, y: number, x: number = right) =>
  writeLabel(doc, label, { x, y, align: 'right' })
