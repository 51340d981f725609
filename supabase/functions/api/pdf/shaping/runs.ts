import { textWidth, typefaces } from '#api/pdf/fonts/typefaces.ts'
import {
  isFromRight,
  isJoiner,
  type Script,
  scriptNumber,
  scripts,
  turnedPunctuation,
} from '#domain/characters/scripts.ts'
import { directionsOf } from './directions.ts'
import { type Face, faceOf, runsFromRight, type Weight, type Word, wordOf } from './faces.ts'

/** A part of a line by one font, its text in the order in which it is read; `start` is where in the line it begins. */
export type Run = { family: 'inter' | Script; text: string; start: number }

const SPACE = 0x20
/** Dandas and accents, which the scripts of India share: they are set as what is before them. */
const isShared = (unit: number) =>
  unit === 0x964 || unit === 0x965 || unit === 0x951 || unit === 0x952
const arabic = scripts.indexOf('arabic') + 1

/**
 * The script of each character, 0 for Latin and all that goes with it; blanks within a script are its, and what stands
 * between words read from the right is theirs.
 */
function numbersOf(text: string, levels?: Uint8Array): Uint8Array {
  const numbers = new Uint8Array(text.length)
  let before = 0
  let blanksFrom = -1
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === SPACE) {
      if (blanksFrom < 0) blanksFrom = i
      continue
    }
    let number = scriptNumber(unit)
    if ((levels?.[i] ?? 0) % 2 === 1 && turnedPunctuation.includes(text.charAt(i))) number = arabic
    if (isJoiner(unit) || (isShared(unit) && before !== 0 && before !== arabic)) number = before
    if (blanksFrom >= 0 && number === before) numbers.fill(number, blanksFrom, i)
    blanksFrom = -1
    numbers[i] = number
    before = number
  }
  return numbers
}

/** A line of printable text by its fonts, as it is read; `levels` are those at which its parts stand. */
function partsOf(text: string, levels?: Uint8Array): (Run & { level: number })[] {
  const numbers = numbersOf(text, levels)
  const parts: (Run & { level: number })[] = []
  let start = 0
  for (let i = 1; i <= text.length; i++) {
    const same = numbers[i] === numbers[start] && levels?.[i] === levels?.[start]
    if (i < text.length && same) continue
    const family = scripts[(numbers[start] ?? 0) - 1] ?? 'inter'
    parts.push({ family, text: text.slice(start, i), start, level: levels?.[start] ?? 0 })
    start = i
  }
  return parts
}

/** A line of printable text by its fonts, its parts from left to right. */
export function runsOf(text: string): Run[] {
  if (!isFromRight(text)) return partsOf(text)
  const { levels, mirrored } = directionsOf(text)
  const runs = partsOf(text, levels).map(({ family, text: part, start, level }) => ({
    ...{ family, start, level },
    // A shaper turns its letters around itself.
    text: family === 'inter' && level % 2 === 1 ? mirrored(part) : part,
  }))
  const highest = Math.max(...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < runs.length; start++) {
      let end = start
      while ((runs[end]?.level ?? 0) >= level) end++
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse())
      start = end
    }
  }
  return runs
    .map((run) => ({ ...run, text: run.text.replace(/[\u200e\u200f]/g, '') }))
    .filter(({ text: part }) => part !== '')
}

const blanks = new Map<Face, Word>()

/** As wide as in the Latin font, so that a line has the same width whatever stands beside its blanks. */
function blankOf(face: Face, weight: Weight): Word {
  let blank = blanks.get(face)
  if (blank === undefined) {
    const advance = Math.round(textWidth(typefaces()[weight], ' ', 1) * face.unitsPerEm)
    blank = { clusters: [{ text: ' ', advance, glyphs: [] }], advance }
    blanks.set(face, blank)
  }
  return blank
}

/** The words of a run of a script, and the blanks between, from left to right. */
export function shapedRun(script: Script, weight: Weight, text: string): Word[] {
  const face = faceOf(script, weight)
  if (!text.includes(' ')) return [wordOf(face, text)]
  const parts = text.split(/( )/).filter((part) => part !== '')
  if (runsFromRight(script, text)) parts.reverse()
  return parts.map((part) => (part === ' ' ? blankOf(face, weight) : wordOf(face, part)))
}

/** Width in points. */
export function runWidth(
  { family, text }: Omit<Run, 'start'>,
  weight: Weight,
  size: number,
): number {
  if (family === 'inter') return textWidth(typefaces()[weight], text, size)
  const { unitsPerEm } = faceOf(family, weight)
  const sum = shapedRun(family, weight, text).reduce((total, { advance }) => total + advance, 0)
  return (sum * size) / unitsPerEm
}
