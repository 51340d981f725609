import { directionMarks, directionOf, isFromRight } from '#domain/scripts.ts'
import { syllablesOf } from './syllables.ts'

/** Of printable text: its width in points. */
type Width = (text: string) => number

/** Behind these a line may end. */
const marks = ['-', '/', '@', '.', '_', ',']

/** A word of more than a line in parts that fit, torn between syllables. Letters that join are narrower than alone. */
function tear(word: string, width: number, widthOf: Width): string[] {
  const syllables = syllablesOf(word)
  const widths = syllables.map(widthOf)
  const parts: string[] = []
  let at = 0
  while (at < syllables.length) {
    let end = at + 1
    let used = widths[at] ?? 0
    while (end < syllables.length && used + (widths[end] ?? 0) <= width) {
      used += widths[end] ?? 0
      end++
    }
    while (end > at + 1 && widthOf(syllables.slice(at, end).join('')) > width) end--
    const mark = syllables.slice(at, end).findLastIndex((syllable) => marks.includes(syllable))
    if (end < syllables.length && mark + 1 > (end - at) / 2) end = at + mark + 1
    parts.push(syllables.slice(at, end).join(''))
    at = end
  }
  return parts
}

/** Longer than any line is, in characters. */
const SURELY_LONGER = 300

/** Lines that are read as the paragraph that they are of, whatever each begins with. */
function inItsDirection(paragraph: string, lines: string[]): string[] {
  if (lines.length === 1 || !isFromRight(paragraph)) return lines
  const direction = directionOf(paragraph)
  return lines.map((line) =>
    isFromRight(line) && directionOf(line) !== direction ? directionMarks[direction] + line : line,
  )
}

/** The lines of a paragraph of which some needs a shaper: each of its words is measured once, alone. */
export function wrapShaped(line: string, width: number, widthOf: Width): string[] {
  if (line.length <= SURELY_LONGER && widthOf(line) <= width) return [line]
  const fromRight = isFromRight(line)
  // What stands between words is a little wider where these are read from the right, which a word alone does not know:
  // near the end of a line its words are measured together.
  const room = fromRight ? width * 0.98 : width
  const blank = widthOf(' ')
  const lines: string[] = []
  let current = ''
  let used = 0
  const fits = (bare: string, wordWidth: number) => {
    if (used + wordWidth <= room) return true
    if (!fromRight || !Number.isFinite(wordWidth)) return false
    const [text = ''] = inItsDirection(line, [current + bare, ''])
    return widthOf(text) <= width
  }
  const end = () => {
    if (current !== '') lines.push(current.trimEnd())
    current = ''
    used = 0
  }
  for (const word of line.match(/[^ ]* */g) ?? []) {
    const bare = word.trimEnd()
    const blanks = word.length - bare.length
    const isLong = bare.length > SURELY_LONGER
    const wordWidth = isLong ? Number.POSITIVE_INFINITY : widthOf(bare)
    if (!fits(bare, wordWidth)) end()
    if (fits(bare, wordWidth)) {
      current += word
      used += wordWidth + blanks * blank
      continue
    }
    for (const part of tear(bare, room, widthOf)) {
      end()
      current = part
      used = widthOf(part)
    }
    current += ' '.repeat(blanks)
    used += blanks * blank
  }
  if (current.trim() !== '' || lines.length === 0) lines.push(current.trimEnd())
  return inItsDirection(line, lines)
}
