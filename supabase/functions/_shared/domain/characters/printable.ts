import { graphemesOf } from './lines.ts'
import { printableRanges } from './printable-ranges.ts'
import { isDirectionMark, isFromRight, isJoiner, rangesOf, scriptNumber } from './scripts.ts'

/** Replaces a character that the PDF's fonts lack. */
export const MISSING_MARK = '□'

let covered: Uint8Array | undefined

/**
 * Indexed by UTF-16 code unit, because a document looks up each of its characters; the fonts have
 * none beyond the first plane.
 */
function coveredUnits(): Uint8Array {
  const units = new Uint8Array(0x10000)
  units[0x0a] = 1
  for (const [first, last] of rangesOf(printableRanges)) units.fill(1, first, last + 1)
  return units
}

/**
 * Returns whether one of the fonts for shaped scripts draws this character. Joiners and direction
 * marks have a meaning there only.
 */
function isInScript(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  if (isDirectionMark(unit)) return isFromRight(text)
  return scriptNumber(isJoiner(unit) ? text.charCodeAt(at - 1) : unit) !== 0
}

function isCovered(text: string): boolean {
  covered ??= coveredUnits()
  for (let i = 0; i < text.length; i++) {
    if (!covered[text.charCodeAt(i)] && !isInScript(text, i)) return false
  }
  return true
}

const lineBreaks = /\r\n?|[\u2028\u2029]/g
const blanks = /\p{Zs}|(?!\n)\p{Cc}/gu
const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** Circled figures and vulgar fractions change their meaning when they are decomposed. */
const figures = /\p{No}/u

function normalize(text: string): string {
  return text.toWellFormed().replace(lineBreaks, '\n').replace(blanks, ' ').normalize('NFC')
}

/** The printable form of a grapheme, or null if the fonts have none. */
function printableGrapheme(grapheme: string): string | null {
  if (isCovered(grapheme)) return grapheme
  const visible = grapheme.replace(invisible, '')
  if (isCovered(visible)) return visible
  const plain = figures.test(visible) ? visible : visible.normalize('NFKC')
  return isCovered(plain) ? plain : null
}

/**
 * The text as the PDF prints it: tabs, control characters and unusual spaces become a space, line breaks
 * stay, compatibility forms become plain ("ﬁ" → "fi"), invisible characters go, and each grapheme
 * that the fonts lack (emoji, Chinese …) becomes one mark.
 */
export function toPrintable(text: string): string {
  if (isCovered(text)) return text
  const normal = normalize(text)
  if (isCovered(normal)) return normal
  const known = new Map<string, string>()
  let printable = ''
  for (const { segment } of graphemesOf(normal)) {
    let printed = known.get(segment)
    if (printed === undefined) {
      printed = printableGrapheme(segment) ?? MISSING_MARK
      known.set(segment, printed)
    }
    printable += printed
  }
  return printable
}

/** The distinct graphemes of a text that the PDF would print as the mark, in order of appearance. */
export function unprintableCharacters(text: string): string[] {
  if (isCovered(text)) return []
  const missing = new Set<string>()
  for (const { segment } of graphemesOf(normalize(text))) {
    if (printableGrapheme(segment) === null) missing.add(segment)
  }
  return [...missing]
}
