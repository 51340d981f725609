import { textWidth, typefaces } from '#api/pdf/fonts/typefaces.ts'
import { toPrintable } from '#domain/characters/printable.ts'
import { isShaped } from '#domain/characters/scripts.ts'
import { lineHeight, type Pdf, right, type Style } from './page.ts'
import { languageOf } from './shaping/faces.ts'
import { type Run, runsOf, runWidth } from './shaping/runs.ts'
import { wrapShaped } from './shaping/wrap-shaped.ts'
import { content, inLanguage, part } from './tags.ts'

/** Expects printable text. */
function widthIn({ weight, size }: Style, text: string): number {
  if (!isShaped(text)) return textWidth(typefaces()[weight], text, size)
  return runsOf(text).reduce((sum, run) => sum + runWidth(run, weight, size), 0)
}

/** Width in points of one line of text as it will be printed. */
export const measure = (text: string, style: Style): number => widthIn(style, toPrintable(text))

/** Measures printable text, in points. */
type Width = (text: string) => number

/** The number of characters of an unbroken word that fit a line: if possible up to a mark that may end a line. */
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
export const wrap = (text: string, width: number, style: Style): string[] =>
  toPrintable(text)
    .split('\n')
    .flatMap((line) =>
      (isShaped(line) ? wrapShaped : wrapLine)(line, width, (part) => widthIn(style, part)),
    )

function select(doc: Pdf, family: Run['family'], { weight, size, color }: Style) {
  doc.setFont(family, weight)
  doc.setFontSize(size)
  doc.setTextColor(...color)
}

/** Returns the language of a piece of a line by its script; null for figures alone. */
function spokenIn(family: Run['family'], text: string): string | null {
  if (family !== 'inter') return languageOf(family)
  return /\p{L}/u.test(text) ? 'en' : null
}

/** One line, its baseline at y, to the right of x; turned to the left by so many degrees. */
export function write(doc: Pdf, text: string, x: number, y: number, style: Style, angle = 0) {
  const line = toPrintable(text).replaceAll('\n', ' ')
  content(doc, () => {
    if (isShaped(line)) return writeRuns(doc, line, x, y, style, angle)
    select(doc, 'inter', style)
    inLanguage(doc, spokenIn('inter', line), () => doc.text(line, x, y, { angle }))
  })
}

/** Part by part where each stands, in the order in which they are read: so they are copied. */
function writeRuns(doc: Pdf, line: string, x: number, y: number, style: Style, angle: number) {
  const turn = (angle * Math.PI) / 180
  let along = 0
  const placed = runsOf(line).map((run) => {
    const at = { x: x + along * Math.cos(turn), y: y - along * Math.sin(turn) }
    along += runWidth(run, style.weight, style.size)
    return { ...run, ...at }
  })
  for (const run of placed.toSorted((one, other) => one.start - other.start)) {
    select(doc, run.family, style)
    inLanguage(doc, spokenIn(run.family, run.text), () =>
      doc.text(run.text, run.x, run.y, { angle }),
    )
  }
}

/** One line whose letters stand so much further apart. */
export function writeSpaced(
  doc: Pdf,
  text: string,
  x: number,
  y: number,
  style: Style,
  spacing: number,
) {
  doc.setCharSpace(spacing)
  write(doc, text, x, y, style)
  doc.setCharSpace(0)
}

/** One line that ends at x. */
export function writeRight(doc: Pdf, text: string, y: number, style: Style, x: number = right) {
  write(doc, text, x - measure(text, style), y, style)
}

/** Lines below each other, the first baseline at y; returns where the next baseline would be. */
export function writeLines(
  doc: Pdf,
  lines: string[],
  x: number,
  y: number,
  style: Style,
  step = lineHeight(style),
): number {
  let baseline = y
  part(doc, 'P', () => {
    for (const line of lines) {
      write(doc, line, x, baseline, style)
      baseline += step
    }
  })
  return baseline
}

/** A style made smaller where a text would not fit its width otherwise. */
export function shrinkToFit(text: string, width: number, style: Style): Style {
  const scale = Math.min(1, width / measure(text, style))
  return { ...style, size: Math.floor(style.size * scale * 10) / 10 }
}
