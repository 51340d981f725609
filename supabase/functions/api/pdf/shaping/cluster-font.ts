import { tableOf, viewOf } from '#api/pdf/fonts/sfnt.ts'
import { numberParts, type Outline, outlinesOf, writeFont } from '#api/pdf/fonts/subset.ts'
import type { Bytes } from '#domain/bytes.ts'
import type { Cluster } from './clusters.ts'
import type { Face } from './faces.ts'

const ARGUMENTS_ARE_WORDS = 0x0001
const ARGUMENTS_ARE_OFFSETS = 0x0002
const MORE = 0x0020
const HEADER = 10
const COMPONENT = 8

type Box = { left: number; bottom: number; right: number; top: number }

/** The box of glyphs at their places; of none, nothing. */
function boxOf(parts: { view: DataView; x: number; y: number }[]): Box {
  const edges = parts.map(({ view, x, y }) => ({
    left: view.getInt16(2) + x,
    bottom: view.getInt16(4) + y,
    right: view.getInt16(6) + x,
    top: view.getInt16(8) + y,
  }))
  return {
    left: Math.min(...edges.map(({ left }) => left)),
    bottom: Math.min(...edges.map(({ bottom }) => bottom)),
    right: Math.max(...edges.map(({ right }) => right)),
    top: Math.max(...edges.map(({ top }) => top)),
  }
}

/** A composite glyph: the glyphs of a cluster, which it names by their numbers in the whole font. */
function composite({ glyphs, advance }: Cluster, outlineOf: (glyph: number) => Outline): Outline {
  const parts = glyphs
    .map((placed) => ({ ...placed, view: viewOf(outlineOf(placed.glyph).data) }))
    .filter(({ view }) => view.byteLength > 0)
  if (parts.length === 0) return { data: new Uint8Array(0), advance, bearing: 0 }
  const data = new Uint8Array(HEADER + parts.length * COMPONENT)
  const view = viewOf(data)
  const { left, bottom, right, top } = boxOf(parts)
  for (const [index, value] of [-1, left, bottom, right, top].entries()) {
    view.setInt16(index * 2, value)
  }
  for (const [index, { glyph, x, y }] of parts.entries()) {
    const at = HEADER + index * COMPONENT
    const more = index < parts.length - 1 ? MORE : 0
    view.setUint16(at, ARGUMENTS_ARE_WORDS | ARGUMENTS_ARE_OFFSETS | more)
    view.setUint16(at + 2, glyph)
    view.setInt16(at + 4, x)
    view.setInt16(at + 6, y)
  }
  return { data, advance, bearing: left }
}

/** Builds the font's maxp table for glyphs composed of these clusters. */
function maximaFor(face: Face, clusters: readonly Cluster[]): Bytes {
  const maxima = tableOf(face.tables, 'maxp').slice()
  const view = viewOf(maxima)
  const most = clusters.reduce((sum, { glyphs }) => Math.max(sum, glyphs.length), 1)
  const larger = (of: number, composed: number) => {
    const each = Math.max(view.getUint16(of), view.getUint16(composed))
    view.setUint16(composed, Math.min(each * most, 0xffff))
  }
  larger(6, 10)
  larger(8, 12)
  view.setUint16(28, Math.max(view.getUint16(28), most))
  view.setUint16(30, view.getUint16(30) + 1)
  return maxima
}

/**
 * A font file whose glyphs are clusters, from 1 on in the order given: each is drawn whole, at the places that the shaper
 * gave to what it is made of, and a reader that asks for its text gets all of it.
 */
export function clusterFont(face: Face, clusters: readonly Cluster[]): Bytes {
  const outlineOf = outlinesOf(face.tables)
  const outlines = [outlineOf(0), ...clusters.map((cluster) => composite(cluster, outlineOf))]
  const numbers = new Map<number, number>()
  numberParts(outlines, (part) => {
    const number = numbers.get(part) ?? outlines.push(outlineOf(part)) - 1
    numbers.set(part, number)
    return number
  })
  return writeFont(face.tables, outlines, maximaFor(face, clusters))
}
