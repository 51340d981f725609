import { scriptRanges } from './script-ranges.ts'

/** Scripts whose letters join, stack or run from the right: the PDF has a font for each, which a shaper sets. */
export type Script = keyof typeof scriptRanges

export const scripts = Object.keys(scriptRanges) as Script[]

/** Hexadecimal ranges with blanks between, as pairs of first and last. */
export const rangesOf = (listed: string): (readonly [first: number, last: number])[] =>
  listed.split(' ').map((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
    return [first, last]
  })

let known: Uint8Array | undefined

function byUnit(): Uint8Array {
  const units = new Uint8Array(0x10000)
  for (const [index, script] of scripts.entries()) {
    for (const [first, last] of rangesOf(scriptRanges[script])) {
      for (let unit = first; unit <= last; unit++) units[unit] ||= index + 1
    }
  }
  return units
}

/** The number of the script that a UTF-16 code unit is written in, from 1 on as `scripts` lists them; 0 for all others. */
export function scriptNumber(unit: number): number {
  known ??= byUnit()
  return known[unit] ?? 0
}

/** Between letters of these scripts a joiner, or its opposite, says how they meet. */
export const isJoiner = (unit: number) => unit === 0x200c || unit === 0x200d

const fromRight = /[\u0600-\u06ff]/

/** Whether some of a printable text is read from the right. */
export const isFromRight = (text: string) => fromRight.test(text)

/** The punctuation that the right-to-left font contains: there it is turned together with the words. */
export const turnedPunctuation = ' !"\'()*+-./:;<=>?[]{}«»‹›‘’“”–—…%&'

/** Invisible characters that set the reading direction of their neighbours. */
export const directionMarks = { ltr: '\u200e', rtl: '\u200f' }
export const isDirectionMark = (unit: number) => unit === 0x200e || unit === 0x200f

const strong = /[\p{L}\u200e\u200f]/u

/** From where a line is read: as its first letter is. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = strong.exec(text)?.[0] ?? ''
  return first === directionMarks.rtl || isFromRight(first) ? 'rtl' : 'ltr'
}

/** Some letter of these scripts, be it in a form that is printed as the letter. */
const shaped = /[\u0600-\u06ff\u0900-\u0d7f\ufb50-\ufdff\ufe70-\ufefc\ud83b]/

/** Whether a text has something that only a shaper can set. */
export const isShaped = (text: string) => shaped.test(text)

/** The scripts whose fonts a text needs, before it is made printable. */
export function neededScripts(text: string): Script[] {
  if (!isShaped(text)) return []
  const found = new Set<number>()
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    found.add(unit < 0xd800 ? scriptNumber(unit) : scripts.indexOf('arabic') + 1)
  }
  return scripts.filter((_, index) => found.has(index + 1))
}
