import type { ShapedGlyph } from './harfbuzz.ts'

/** A glyph at its place, in units of the font. */
type Placed = { glyph: number; x: number; y: number }

/**
 * Glyphs drawn and copied as one unit, mostly a syllable. Positions count from its start; all
 * numbers are units of the font.
 */
export type Cluster = { text: string; advance: number; glyphs: readonly Placed[] }

/** Shaped glyphs by what they stand for, from left to right. */
export function clustersOf(text: string, shaped: readonly ShapedGlyph[]): Cluster[] {
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1]]))
  const clusters: { text: string; advance: number; glyphs: Placed[] }[] = []
  let last = -1
  for (const { glyph, cluster, advance, x, y } of shaped) {
    if (cluster !== last) {
      clusters.push({ text: text.slice(cluster, ends.get(cluster)), advance: 0, glyphs: [] })
    }
    last = cluster
    const open = clusters.at(-1)
    if (open === undefined) break
    open.glyphs.push({ glyph, x: open.advance + x, y })
    open.advance += advance
  }
  return clusters
}

/** In units of the font; a page never shows it. */
const SLIVER = 1

const zeroWidth = /\p{Mn}|\p{Cf}$/u

/**
 * A cluster as readers copy it: what of its text has a mark that stands above or below goes with an empty glyph behind it.
 * pdf.js takes every glyph whose text has such a mark for one without a width, and tears the word after it; poppler puts what
 * begins where the next font does behind its first letter, so the empty glyph has a sliver of the syllable's width.
 */
export function readable(cluster: Cluster, fromRight: boolean): Cluster[] {
  const { text } = cluster
  if (text.length === 1 || !zeroWidth.test(text)) return [cluster]
  const head = { ...cluster, text: text.slice(0, 1) }
  const behind = (part: string, advance = 0): Cluster => ({ text: part, advance, glyphs: [] })
  // From the right each by itself: readers turn around what they find.
  if (fromRight) return [...Array.from(text.slice(1), (part) => behind(part)).reverse(), head]
  const sliver = Math.min(cluster.advance, SLIVER)
  return [{ ...head, advance: cluster.advance - sliver }, behind(text.slice(1), sliver)]
}

/** The same drawing of the same text has the same name. */
export const clusterKey = ({ text, advance, glyphs }: Cluster) =>
  `${text}|${advance}|${glyphs.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(';')}`
