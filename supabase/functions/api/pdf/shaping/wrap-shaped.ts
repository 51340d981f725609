import { directionMarks, directionOf, isFromRight } from '#domain/characters/scripts.ts'
import { syllablesOf } from './syllables.ts'

/** Measures printable text, in points. */
type Width = (text: string) => number

/** Longer than any line is, in characters. */
const SURELY_LONGER = 300

/** Behind these a line may end. */
const marks = ['-', '/', '@', '.', '_', ',']

/**
 * A word of more than a line in parts that fit, torn between syllables. A part is measured as a whole, since letters that
 * join are narrower than alone, and seldom, since each is shaped anew: what its syllables need alone, by as much as the part
 * before was narrower, says about where it ends.
 */
function tear(word: string, width: number, widthOf: Width): string[] {
  const syllables = syllablesOf(word)
  const alone = syllables.map(widthOf)
  const parts: string[] = []
  let narrowing = 1
  let at = 0
  while (at < syllables.length) {
    let [fits, over] = [1, syllables.length - at + 1]
    let [count, sum] = [0, 0]
    for (const each of alone.slice(at)) {
      if ((sum + each) * narrowing > width) break
      sum += each
      count++
    }
    while (over - fits > 1) {
      count = Math.min(Math.max(count, fits + 1), over - 1)
      const used = widthOf(syllables.slice(at, at + count).join(''))
      if (sum > 0) narrowing = used / sum
      sum = 0
      if (used > width) over = count
      else fits = count
      if (fits === count && used + (alone[at + count] ?? Number.POSITIVE_INFINITY) > width) break
      count = Math.floor((count * width) / used)
    }
    const end = at + fits
    const mark = syllables.slice(at, end).findLastIndex((syllable) => marks.includes(syllable))
    const isBetter = end < syllables.length && mark + 1 > fits / 2
    parts.push(syllables.slice(at, isBetter ? at + mark + 1 : end).join(''))
    at = isBetter ? at + mark + 1 : end
  }
  return parts
}

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
  // Spaces are a little wider in right-to-left text, which a word alone does not show: near the end
  // of a line its words are measured together.
  const room = fromRight ? width * 0.98 : width
  const blank = widthOf(' ')
  const lines: string[] = []
  let current = ''
  let used = 0
  const fits = (bare: string, wordWidth: number) => {
    if (used + wordWidth <= room) return true
    if (!fromRight || used + wordWidth > width * 1.05) return false
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
