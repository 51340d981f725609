import type { Bytes } from '#domain/bytes.ts'
import { tableOf, viewOf, writeTables } from './sfnt.ts'
import type { Typeface } from './typefaces.ts'

const WORDS = 0x0001
const SCALE = 0x0008
const MORE = 0x0020
const SCALE_XY = 0x0040
const MATRIX = 0x0080

/** Where a composite glyph names the glyphs it is made of, as byte offsets into it. */
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

/**
 * A font file with these glyphs only, renumbered in the order given (the first is the one for what is missing).
 * It holds just the tables a PDF needs: the document itself says which character a glyph stands for.
 */
export function subsetFont({ tables }: Typeface, used: readonly number[]): Bytes {
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((tag) => tableOf(tables, tag).slice())
  const [glyf, loca, hmtx] = ['glyf', 'loca', 'hmtx'].map((tag) => tableOf(tables, tag))
  if (!head || !hhea || !maxp || !glyf || !loca || !hmtx) throw new Error('The font is incomplete.')
  const isLong = viewOf(head).getInt16(50) === 1
  const lastMetric = viewOf(hhea).getUint16(34) - 1
  const offsets = viewOf(loca)
  const offsetOf = (glyph: number) =>
    isLong ? offsets.getUint32(glyph * 4) : offsets.getUint16(glyph * 2) * 2

  const glyphs = [...used]
  const numbers = new Map(glyphs.map((glyph, number) => [glyph, number]))
  const outlines: Bytes[] = []
  // The list grows while it is read: the parts of a composite glyph follow behind.
  for (const glyph of glyphs) {
    const outline = glyf.slice(offsetOf(glyph), offsetOf(glyph + 1))
    const data = viewOf(outline)
    for (const at of componentOffsets(data)) {
      const part = data.getUint16(at)
      const number = numbers.get(part) ?? glyphs.push(part) - 1
      numbers.set(part, number)
      data.setUint16(at, number)
    }
    outlines.push(outline)
  }

  const newLoca = new Uint8Array((glyphs.length + 1) * 4)
  const newHmtx = new Uint8Array(glyphs.length * 4)
  const newGlyf = new Uint8Array(outlines.reduce((sum, outline) => sum + outline.length, 0))
  let end = 0
  for (const [number, outline] of outlines.entries()) {
    newGlyf.set(outline, end)
    end += outline.length
    viewOf(newLoca).setUint32(number * 4 + 4, end)
    const glyph = glyphs[number] ?? 0
    const bearing =
      glyph > lastMetric ? (lastMetric + 1) * 4 + (glyph - lastMetric - 1) * 2 : glyph * 4 + 2
    viewOf(newHmtx).setUint16(number * 4, viewOf(hmtx).getUint16(Math.min(glyph, lastMetric) * 4))
    viewOf(newHmtx).setInt16(number * 4 + 2, viewOf(hmtx).getInt16(bearing))
  }
  viewOf(head).setInt16(50, 1)
  viewOf(hhea).setUint16(34, glyphs.length)
  viewOf(maxp).setUint16(4, glyphs.length)
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
