import { textWidth, typefaces } from '#api/pdf/fonts/typefaces.ts'
import { isJoiner, type Script, scriptNumber, scripts } from '#domain/scripts.ts'
import type { Cluster } from './clusters.ts'
import { type Face, faceOf, runsFromRight, type Weight, wordOf } from './faces.ts'

/** A part of a line by one font, its text in the order in which it is read. */
export type Run = { family: 'inter' | Script; text: string }

const SPACE = 0x20
/** Dandas and accents, which the scripts of India share: they are set as what is before them. */
const isShared = (unit: number) =>
  unit === 0x964 || unit === 0x965 || unit === 0x951 || unit === 0x952
const arabic = scripts.indexOf('arabic') + 1

/** The script of each character, 0 for Latin and all that goes with it; blanks within a script are its. */
function numbersOf(text: string): Uint8Array {
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
    if (isJoiner(unit) || (isShared(unit) && before !== 0 && before !== arabic)) number = before
    if (blanksFrom >= 0 && number === before) numbers.fill(number, blanksFrom, i)
    blanksFrom = -1
    numbers[i] = number
    before = number
  }
  return numbers
}

/** A line of printable text by its fonts. */
export function runsOf(text: string): Run[] {
  const numbers = numbersOf(text)
  const runs: Run[] = []
  let start = 0
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && numbers[i] === numbers[start]) continue
    const family = scripts[(numbers[start] ?? 0) - 1] ?? 'inter'
    runs.push({ family, text: text.slice(start, i) })
    start = i
  }
  return runs
}

/** As wide as in the font of Latin, so that a line is measured the same whatever stands beside its blanks. */
function blankOf(face: Face, weight: Weight): Cluster {
  const advance = Math.round(textWidth(typefaces()[weight], ' ', 1) * face.unitsPerEm)
  return { text: ' ', advance, glyphs: [] }
}

/** A run of a script shaped, from left to right. */
export function shapedRun(script: Script, weight: Weight, text: string): Cluster[] {
  const face = faceOf(script, weight)
  const parts = text.split(/( )/).filter((part) => part !== '')
  if (runsFromRight(script, text)) parts.reverse()
  return parts.flatMap((part) => (part === ' ' ? [blankOf(face, weight)] : wordOf(face, part)))
}

/** Width in points. */
export function runWidth({ family, text }: Run, weight: Weight, size: number): number {
  if (family === 'inter') return textWidth(typefaces()[weight], text, size)
  const { unitsPerEm } = faceOf(family, weight)
  const sum = shapedRun(family, weight, text).reduce((total, { advance }) => total + advance, 0)
  return (sum * size) / unitsPerEm
}
