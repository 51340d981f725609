import type { jsPDF } from 'jspdf'
import { textWidth, typefaces } from '#api/pdf/fonts/typefaces.ts'
import { toPrintable } from '#domain/printable.ts'
import { lineHeight, right, type Style } from './sheet.ts'

/** Width in points of one line of text as it will be printed. */
export function measure(text: string, { weight, size }: Style): number {
  return textWidth(typefaces()[weight], toPrintable(text), size)
}

/** Of printable text: its width in points. */
type Width = (text: string) => number

/** How many characters of an unbroken word go onto a line: if possible up to a mark that may end a line. */
function breakWord(word: string, width: number, widthOf: Width): number {
  let end = 1
  let used = widthOf(word.charAt(0))
  while (end < word.length) {
    used += widthOf(word.charAt(end))
    if (used > width) break
    end++
  }
  const lastMark = Math.max(
    ...['-', '/', '@', '.', '_', ','].map((at) => word.lastIndexOf(at, end - 1)),
  )
  return lastMark + 1 > end / 2 ? lastMark + 1 : end
}

function wrapLine(line: string, width: number, widthOf: Width): string[] {
  const fits = (part: string) => widthOf(part) <= width
  if (fits(line)) return [line]
  const lines: string[] = []
  let current = ''
  for (const word of line.match(/[^ ]* */g) ?? []) {
    if (fits((current + word).trimEnd())) {
      current += word
      continue
    }
    if (current !== '') lines.push(current.trimEnd())
    current = word
    while (!fits(current.trimEnd())) {
      const end = breakWord(current, width, widthOf)
      lines.push(current.slice(0, end))
      current = current.slice(end)
    }
  }
  if (current.trim() !== '' || lines.length === 0) lines.push(current.trimEnd())
  return lines
}

/** The lines of a text at a width in points: broken at spaces, and a longer word anywhere. */
export function wrap(text: string, width: number, { weight, size }: Style): string[] {
  const typeface = typefaces()[weight]
  return toPrintable(text)
    .split('\n')
    .flatMap((line) => wrapLine(line, width, (part) => textWidth(typeface, part, size)))
}

function select(doc: jsPDF, { weight, size, color }: Style) {
  doc.setFont('inter', weight)
  doc.setFontSize(size)
  doc.setTextColor(...color)
}

/** One line, its baseline at y, to the right of x; turned to the left by so many degrees. */
export function write(doc: jsPDF, text: string, x: number, y: number, style: Style, angle = 0) {
  select(doc, style)
  doc.text(toPrintable(text).replaceAll('\n', ' '), x, y, { angle })
}

/** One line that ends at x. */
export function writeRight(doc: jsPDF, text: string, y: number, style: Style, x: number = right) {
  write(doc, text, x - measure(text, style), y, style)
}

/** Lines below each other, the first baseline at y; returns where the next baseline would be. */
export function writeLines(
  doc: jsPDF,
  lines: string[],
  x: number,
  y: number,
  style: Style,
): number {
  let baseline = y
  for (const line of lines) {
    write(doc, line, x, baseline, style)
    baseline += lineHeight(style)
  }
  return baseline
}

/** A style made smaller where a text would not fit its width otherwise. */
export function shrinkToFit(text: string, width: number, style: Style): Style {
  const scale = Math.min(1, width / measure(text, style))
  return { ...style, size: Math.floor(style.size * scale * 10) / 10 }
}
