import { graphemesOf } from './graphemes.ts'
import { printableRanges } from './printable-ranges.ts'

/** Stands in the PDF where a character is not in its fonts. */
export const MISSING_MARK = '□'

const coveredClass = printableRanges
  .split(' ')
  .map((range) => range.replace(/[0-9a-f]+/g, '\\u{$&}'))
  .join('')
const allCovered = new RegExp(`^[\\n${coveredClass}]*$`, 'u')

const lineBreaks = /\r\n?|[\u2028\u2029]/g
const blanks = /\p{Zs}|(?!\n)\p{Cc}/gu
const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** Circled figures and vulgar fractions: what they decompose into does not mean the same. */
const figures = /\p{No}/u

function normalize(text: string): string {
  return text.toWellFormed().replace(lineBreaks, '\n').replace(blanks, ' ').normalize('NFC')
}

/** How a grapheme is printed, or null where the fonts have nothing for it. */
function printableGrapheme(grapheme: string): string | null {
  if (allCovered.test(grapheme)) return grapheme
  const visible = grapheme.replace(invisible, '')
  if (allCovered.test(visible)) return visible
  const plain = figures.test(visible) ? visible : visible.normalize('NFKC')
  return allCovered.test(plain) ? plain : null
}

/**
 * The text as the PDF prints it: tabs, control characters and unusual spaces become a space, line breaks
 * stay, compatibility forms become plain ("ﬁ" → "fi"), invisible characters go, and each grapheme
 * that the fonts lack (emoji, Devanagari, Chinese …) becomes one mark.
 */
export function toPrintable(text: string): string {
  if (allCovered.test(text)) return text
  const normal = normalize(text)
  if (allCovered.test(normal)) return normal
  return Array.from(
    graphemesOf(normal),
    ({ segment }) => printableGrapheme(segment) ?? MISSING_MARK,
  ).join('')
}

/** The distinct graphemes of a text that the PDF would print as the mark, in order of appearance. */
export function unprintableCharacters(text: string): string[] {
  if (allCovered.test(text)) return []
  const missing = new Set<string>()
  for (const { segment } of graphemesOf(normalize(text))) {
    if (printableGrapheme(segment) === null) missing.add(segment)
  }
  return [...missing]
}
