/**
 * Makes the two fonts of the PDF out of the package inter-ui, and the table of characters they hold.
 * Run by hand when the coverage or Inter changes: `npx node build/fonts/pdf.ts`
 *
 * The document draws glyphs one by one, without OpenType features, so the tabular figures become the
 * default ones here.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import {
  type FontTables,
  readCmap,
  readTables,
  tableOf,
  viewOf,
  writeTables,
} from '#api/pdf/fonts/sfnt.ts'
import type { Bytes } from '#domain/bytes.ts'
import { asRanges, range } from './ranges.ts'

const functions = new URL('../../supabase/functions/', import.meta.url)

const characters = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0)

const wanted = [
  ...range(0x20, 0x7e), // Basic Latin
  ...range(0xa1, 0xff), // Latin-1
  ...range(0x100, 0x17f), // Latin Extended-A
  ...range(0x1cd, 0x1dc), // Pinyin
  ...range(0x1f8, 0x21f), // Latin Extended-B as far as languages write with it, Romanian among them
  ...range(0x226, 0x233),
  ...characters('ƏəƒƠơƯưǦǧǪǫǴǵ'),
  ...range(0x1e00, 0x1eff), // Latin Extended Additional: Vietnamese, and IAST for Indian names
  ...range(0x386, 0x3ce), // Greek
  ...range(0x400, 0x45f), // Cyrillic
  ...characters('ҐґӘәҒғҚқҢңӨөҮүҰұҺһ'),
  ...characters('‐‑–—―‘’‚“”„†‡•…‰′″‹›⁄ʹʺʻʼʾʿ⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'),
  ...characters('ℓ№℃℉™⅓⅔⅛⅜⅝⅞←↑→↓↔−√∞≈≠≤≥∅□■●○★☆✓✗'),
  ...range(0x20a0, 0x20c0), // currency signs
]

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const layoutTables = ['GSUB', 'GPOS', 'GDEF', 'gasp']

/** Invisible, combining and decomposing characters are dealt with before printing, never drawn. */
function isDrawn(code: number): boolean {
  const character = String.fromCodePoint(code)
  return !/[\p{M}\p{C}]/u.test(character) && character.normalize('NFC') === character
}

/** Glyph by PostScript name, from a version 2 post table (its names past the 258 standard ones). */
function readGlyphNames(tables: FontTables): Map<string, number> {
  const bytes = tableOf(tables, 'post')
  const post = viewOf(bytes)
  const count = post.getUint16(32)
  const names: string[] = []
  for (let at = 34 + count * 2; at < bytes.length; at += 1 + post.getUint8(at)) {
    names.push(String.fromCharCode(...bytes.subarray(at + 1, at + 1 + post.getUint8(at))))
  }
  const glyphs = new Map<string, number>()
  for (const glyph of range(0, count - 1)) {
    const name = names[post.getUint16(34 + glyph * 2) - 258]
    if (name) glyphs.set(name, glyph)
  }
  // The figures themselves have standard names, their tabular forms have not.
  if (!glyphs.has('zero.tf')) throw new Error('The font names no tabular figures.')
  return glyphs
}

/** A cmap table with one format 4 subtable and a segment for every character; the subsetter packs it. */
function writeCmap(glyphs: Map<number, number>): Bytes {
  const codes = [...glyphs].sort(([a], [b]) => a - b)
  const segments = [
    ...codes.map(([code, glyph]) => [code, glyph - code] as const),
    [0xffff, 1] as const,
  ]
  const bytes = new Uint8Array(12 + 16 + segments.length * 8)
  const cmap = viewOf(bytes)
  cmap.setUint16(2, 1) // one subtable:
  cmap.setUint16(4, 3) // Windows,
  cmap.setUint16(6, 1) // Unicode,
  cmap.setUint32(8, 12) // from here on
  cmap.setUint16(12, 4)
  cmap.setUint16(14, bytes.length - 12)
  cmap.setUint16(18, segments.length * 2)
  for (const [index, [code, delta]] of segments.entries()) {
    cmap.setUint16(26 + index * 2, code)
    cmap.setUint16(28 + segments.length * 2 + index * 2, code)
    cmap.setUint16(28 + segments.length * 4 + index * 2, delta & 0xffff)
  }
  return bytes
}

/** The wanted characters of a font, each with a glyph of its own. */
function chooseGlyphs(tables: FontTables): Map<number, number> {
  const original = readCmap(tables)
  const names = readGlyphNames(tables)
  const chosen = new Map<number, number>()
  const taken = new Set<number>()
  for (const code of wanted) {
    const digit = digits[code - 0x30]
    const glyph = digit ? names.get(`${digit}.tf`) : original.get(code)
    // A glyph of two characters could be copied out of the PDF as only one of them.
    if (glyph === undefined || taken.has(glyph) || !isDrawn(code)) continue
    taken.add(glyph)
    chosen.set(code, glyph)
  }
  return chosen
}

/** Writes a weight as a module and returns the code points it holds. */
async function build(weight: 'Regular' | 'SemiBold'): Promise<number[]> {
  const source = import.meta.resolve(`inter-ui/web/Inter-${weight}.woff2`)
  const full = await subsetFont(await readFile(new URL(source)), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    keepFeatures: [],
    glyphNames: true,
  })
  const tables = readTables(full)
  const glyphs = chooseGlyphs(tables)
  for (const tag of layoutTables) tables.delete(tag)
  tables.set('cmap', writeCmap(glyphs))
  const font = await subsetFont(
    Buffer.from(writeTables(tables)),
    String.fromCodePoint(...glyphs.keys()),
    { targetFormat: 'sfnt', noHinting: true, dropTables: layoutTables },
  )
  const file = `inter-${weight.toLowerCase()}.ts`
  const base64 = Buffer.from(font).toString('base64')
  await writeFile(
    new URL(`api/pdf/fonts/${file}`, functions),
    `/** Inter ${weight}, subset by build/fonts/pdf.ts; SIL Open Font License, see OFL.txt. */\n` +
      `export const inter${weight} =\n  '${base64}'\n`,
  )
  process.stdout.write(`${file}: ${font.length} bytes, ${glyphs.size} characters\n`)
  return [...glyphs.keys()].sort((a, b) => a - b)
}

const regular = await build('Regular')
const semiBold = await build('SemiBold')
if (regular.join() !== semiBold.join()) throw new Error('The weights hold different characters.')

await writeFile(
  new URL('_shared/domain/characters/printable-ranges.ts', functions),
  '/** Hexadecimal ranges of the code points that both fonts of the PDF hold. Written by build/fonts/pdf.ts. */\n' +
    `export const printableRanges =\n  '${asRanges(regular)}'\n`,
)
