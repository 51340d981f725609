import { fromBase64 } from '#domain/bytes.ts'
import { interRegular } from './inter-regular.ts'
import { interSemiBold } from './inter-semibold.ts'
import { type FontTables, readCmap, readTables, tableOf, viewOf } from './sfnt.ts'

/** A font as every document shares it; nothing in it changes after parsing. */
export type Typeface = {
  name: string
  tables: FontTables
  /** Glyph by UTF-16 code unit; 0 is the glyph for what the font lacks. */
  glyphs: Uint16Array
  /** Advance width by UTF-16 code unit, in thousandths of the font size. */
  widths: Uint16Array
}

function parseTypeface(name: string, base64: string): Typeface {
  const tables = readTables(fromBase64(base64))
  const unitsPerEm = viewOf(tableOf(tables, 'head')).getUint16(18)
  const metrics = viewOf(tableOf(tables, 'hmtx'))
  const lastMetric = viewOf(tableOf(tables, 'hhea')).getUint16(34) - 1
  const widthOf = (glyph: number) =>
    Math.round((metrics.getUint16(Math.min(glyph, lastMetric) * 4) * 1000) / unitsPerEm)
  const glyphs = new Uint16Array(0x10000)
  const widths = new Uint16Array(0x10000).fill(widthOf(0))
  for (const [code, glyph] of readCmap(tables)) {
    glyphs[code] = glyph
    widths[code] = widthOf(glyph)
  }
  return { name, tables, glyphs, widths }
}

/** Width in points of a text without line breaks. */
export function textWidth(typeface: Typeface, text: string, fontSize: number): number {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum += typeface.widths[text.charCodeAt(i)] ?? 0
  return (sum * fontSize) / 1000
}

let parsed: { normal: Typeface; bold: Typeface } | undefined

/** The two weights of the document, parsed once and shared: they hold nothing of any invoice. */
export function typefaces(): { normal: Typeface; bold: Typeface } {
  parsed ??= {
    normal: parseTypeface('Inter-Regular', interRegular),
    bold: parseTypeface('Inter-SemiBold', interSemiBold),
  }
  return parsed
}
