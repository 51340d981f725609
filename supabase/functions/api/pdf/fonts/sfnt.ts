import type { Bytes } from '#domain/bytes.ts'
/** Tables of a font file (TrueType in the SFNT container) by their four-letter tag. */
export type FontTables = Map<string, Bytes>

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

export function readTables(font: Bytes): FontTables {
  const data = viewOf(font)
  const tables: FontTables = new Map()
  for (let entry = 12; entry < 12 + data.getUint16(4) * 16; entry += 16) {
    const tag = String.fromCharCode(...font.subarray(entry, entry + 4))
    const offset = data.getUint32(entry + 8)
    tables.set(tag, font.subarray(offset, offset + data.getUint32(entry + 12)))
  }
  return tables
}

/** A font file of these tables. Checksums stay zero: a PDF reader does not look at them. */
export function writeTables(tables: FontTables): Bytes {
  const padded = (length: number) => Math.ceil(length / 4) * 4
  let offset = 12 + tables.size * 16
  const size = [...tables.values()].reduce((sum, table) => sum + padded(table.length), offset)
  const font = new Uint8Array(size)
  const data = viewOf(font)
  data.setUint32(0, 0x00010000)
  data.setUint16(4, tables.size)
  const searched = Math.floor(Math.log2(tables.size))
  data.setUint16(6, 16 * 2 ** searched)
  data.setUint16(8, searched)
  data.setUint16(10, 16 * (tables.size - 2 ** searched))
  for (const [index, [tag, table]] of [...tables].entries()) {
    const entry = 12 + index * 16
    for (let i = 0; i < 4; i++) data.setUint8(entry + i, tag.charCodeAt(i))
    data.setUint32(entry + 8, offset)
    data.setUint32(entry + 12, table.length)
    font.set(table, offset)
    offset += padded(table.length)
  }
  return font
}

export function tableOf(tables: FontTables, tag: string): Bytes {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no ${tag} table.`)
  return table
}

/** Glyph by code point, from the format 4 subtable: the characters of the Basic Multilingual Plane. */
export function readCmap(tables: FontTables): Map<number, number> {
  const cmap = viewOf(tableOf(tables, 'cmap'))
  const glyphs = new Map<number, number>()
  for (let record = 4; record < 4 + cmap.getUint16(2) * 8; record += 8) {
    const subtable = cmap.getUint32(record + 4)
    if (cmap.getUint16(subtable) === 4) readSegments(cmap, subtable, glyphs)
  }
  return glyphs
}

function readSegments(cmap: DataView, start: number, glyphs: Map<number, number>) {
  const size = cmap.getUint16(start + 6)
  for (let segment = 0; segment < size; segment += 2) {
    const last = cmap.getUint16(start + 14 + segment)
    const first = cmap.getUint16(start + 16 + size + segment)
    const delta = cmap.getUint16(start + 16 + size * 2 + segment)
    const rangeAt = start + 16 + size * 3 + segment
    const range = cmap.getUint16(rangeAt)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = range === 0 ? code : cmap.getUint16(rangeAt + range + (code - first) * 2)
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
}
