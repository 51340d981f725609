/**
 * Inter's `tnum` feature gives the hyphen a digit's width, which tears numbers apart:
 * "INV/26 - 27", "2026 - 12 - 02". This makes the feature leave the hyphen as it is.
 * Works on an uncompressed font, in place. Offsets are those of the OpenType tables.
 */
export function narrowHyphen(font: Buffer) {
  const u16 = (at: number) => font.readUInt16BE(at)
  const tag = (at: number) => font.toString('latin1', at, at + 4)
  const indices = (count: number) => Array.from({ length: count }, (_, index) => index)
  const missing = (what: string): never => {
    throw new Error(`narrowHyphen: no ${what}`)
  }
  const table = (name: string) => {
    const records = indices(u16(4)).map((index) => 12 + 16 * index)
    return font.readUInt32BE((records.find((at) => tag(at) === name) ?? missing(name)) + 8)
  }

  // cmap, format 4: the glyph of U+002D.
  const cmap = table('cmap')
  const maps = indices(u16(cmap + 2)).map((index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index))
  const map = maps.find((at) => u16(at) === 4) ?? missing('cmap format 4')
  const segments = u16(map + 6) / 2
  const segment = indices(segments).find((index) => u16(map + 14 + 2 * index) >= 0x2d) ?? 0
  const field = (nth: number) => map + 16 + 2 * (nth * segments + segment)
  const rangeOffset = u16(field(3))
  const hyphen = rangeOffset
    ? u16(field(3) + rangeOffset + 2 * (0x2d - u16(field(1))))
    : (0x2d + u16(field(2))) & 0xffff

  // GSUB: the single substitution (format 2) behind 'tnum'.
  const gsub = table('GSUB')
  const features = gsub + u16(gsub + 6)
  const records = indices(u16(features)).map((index) => features + 2 + 6 * index)
  const tnum = records.find((at) => tag(at) === 'tnum') ?? missing('tnum')
  const lookups = gsub + u16(gsub + 8)
  const lookup = lookups + u16(lookups + 2 + 2 * u16(features + u16(tnum + 4) + 4))
  const substitution = lookup + u16(lookup + 6)
  if (u16(lookup) !== 1 || u16(substitution) !== 2) missing('single substitution behind tnum')

  const coverage = substitution + u16(substitution + 2)
  const covered =
    u16(coverage) === 1
      ? indices(u16(coverage + 2)).map((index) => u16(coverage + 4 + 2 * index))
      : indices(u16(coverage + 2)).flatMap((index) => {
          const range = coverage + 4 + 6 * index
          return indices(u16(range + 2) - u16(range) + 1).map((step) => u16(range) + step)
        })
  const slot = covered.indexOf(hyphen)
  if (slot < 0) missing('hyphen in tnum')
  font.writeUInt16BE(hyphen, substitution + 6 + 2 * slot)
  return font
}
