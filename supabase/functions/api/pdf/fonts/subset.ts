import type { Bytes } from '#domain/bytes.ts'
import { type FontTables, tableOf, viewOf, writeTables } from './sfnt.ts'
import type { Typeface } from './typefaces.ts'

const WORDS = 0x0001
const SCALE = 0x0008
const MORE = 0x0020
const SCALE_XY = 0x0040
const MATRIX = 0x0080

/** The byte offsets at which a composite glyph names its components. */
function componentOffsets(glyph: DataView): number[] {
  const offsets: number[] = []
  if (glyph.byteLength === 0 || glyph.getInt16(0) >= 0) return offsets
  let flags = MORE
  for (let at = 10; flags & MORE; ) {
    flags = glyph.getUint16(at)
    offsets.push(at + 2)
    at += 4 + (flags & WORDS ? 4 : 2)
    at += flags & MATRIX ? 8 : flags & SCALE_XY ? 4 : flags & SCALE ? 2 : 0
  }
  return offsets
}

/** A glyph as a font file holds it; `bearing` is the left edge of its outline. Units of the font. */
export type Outline = { data: Bytes; advance: number; bearing: number }

/** The glyphs of a font by their numbers, each a copy. */
export function outlinesOf(tables: FontTables): (glyph: number) => Outline {
  const [glyf, loca, hmtx] = ['glyf', 'loca', 'hmtx'].map((tag) => tableOf(tables, tag))
  if (!glyf || !loca || !hmtx) throw new Error('The font is incomplete.')
  const isLong = viewOf(tableOf(tables, 'head')).getInt16(50) === 1
  const lastMetric = viewOf(tableOf(tables, 'hhea')).getUint16(34) - 1
  const [offsets, metrics] = [viewOf(loca), viewOf(hmtx)]
  const offsetOf = (glyph: number) =>
    isLong ? offsets.getUint32(glyph * 4) : offsets.getUint16(glyph * 2) * 2
  return (glyph) => {
    const bearing =
      glyph > lastMetric ? (lastMetric + 1) * 4 + (glyph - lastMetric - 1) * 2 : glyph * 4 + 2
    return {
      data: glyf.slice(offsetOf(glyph), offsetOf(glyph + 1)),
      advance: metrics.getUint16(Math.min(glyph, lastMetric) * 4),
      bearing: metrics.getInt16(bearing),
    }
  }
}

/**
 * Numbers the parts of composite glyphs, which follow behind them: the list grows while it is read. `numberOf` says which
 * number a part has, or gives it one and adds it to the list.
 */
export function numberParts(outlines: Outline[], numberOf: (glyph: number) => number) {
  for (const { data } of outlines) {
    const view = viewOf(data)
    for (const at of componentOffsets(view)) view.setUint16(at, numberOf(view.getUint16(at)))
  }
}

/** A font file of these glyphs, with just the tables a PDF needs: the document itself says what a glyph stands for. */
export function writeFont(tables: FontTables, outlines: Outline[], maxima?: Bytes): Bytes {
  const [head, hhea] = ['head', 'hhea'].map((tag) => tableOf(tables, tag).slice())
  const maxp = (maxima ?? tableOf(tables, 'maxp')).slice()
  if (!head || !hhea) throw new Error('The font is incomplete.')
  const even = (length: number) => length + (length % 2)
  const size = outlines.reduce((sum, { data }) => sum + even(data.length), 0)
  // Two bytes give a glyph's offset, halved, as long as that fits: this makes most documents smaller.
  const isLong = size > 2 * 0xffff
  const newLoca = new Uint8Array((outlines.length + 1) * (isLong ? 4 : 2))
  const newHmtx = new Uint8Array(outlines.length * 4)
  const newGlyf = new Uint8Array(size)
  const [loca, hmtx] = [viewOf(newLoca), viewOf(newHmtx)]
  let end = 0
  for (const [number, { data, advance, bearing }] of outlines.entries()) {
    newGlyf.set(data, end)
    end += even(data.length)
    if (isLong) loca.setUint32(number * 4 + 4, end)
    else loca.setUint16(number * 2 + 2, end / 2)
    hmtx.setUint16(number * 4, advance)
    hmtx.setInt16(number * 4 + 2, bearing)
  }
  viewOf(head).setInt16(50, isLong ? 1 : 0)
  viewOf(hhea).setUint16(34, outlines.length)
  viewOf(maxp).setUint16(4, outlines.length)
  return writeTables(
    new Map([
      ['glyf', newGlyf],
      ['head', head],
      ['hhea', hhea],
      ['hmtx', newHmtx],
      ['loca', newLoca],
      ['maxp', maxp],
    ]),
  )
}

/** A font file with these glyphs only, renumbered in the order given (the first is the one for what is missing). */
export function subsetFont({ tables }: Typeface, used: readonly number[]): Bytes {
  const outlineOf = outlinesOf(tables)
  const numbers = new Map(used.map((glyph, number) => [glyph, number]))
  const outlines = used.map(outlineOf)
  numberParts(outlines, (part) => {
    const number = numbers.get(part) ?? outlines.push(outlineOf(part)) - 1
    numbers.set(part, number)
    return number
  })
  return writeFont(tables, outlines)
}
