import { expect, test } from 'vitest'
import { printableRanges } from '#domain/characters/printable-ranges.ts'
import { readCmap, readTables, tableOf, viewOf } from './sfnt.ts'
import { outlinesOf, subsetFont } from './subset.ts'
import { textWidth, typefaces } from './typefaces.ts'

const listed = printableRanges.split(' ').flatMap((range) => {
  const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
})

for (const [weight, typeface] of Object.entries(typefaces())) {
  test(`the table of printable characters is what the ${weight} font holds`, () => {
    expect([...readCmap(typeface.tables).keys()].sort((a, b) => a - b)).toEqual(listed)
  })

  test(`no two characters of the ${weight} font share a glyph`, () => {
    const glyphs = [...readCmap(typeface.tables).values()]
    expect(new Set(glyphs).size).toBe(glyphs.length)
  })

  test(`the figures of the ${weight} font are equally wide`, () => {
    const widths = new Set([...'0123456789'].map((figure) => textWidth(typeface, figure, 10)))
    expect(widths.size).toBe(1)
  })
}

test.each([1, 9])('a font of %i times all glyphs holds the outline of each', (times) => {
  const typeface = typefaces().normal
  const whole = outlinesOf(typeface.tables)
  const glyphs = [0, ...readCmap(typeface.tables).values()]
  const used = Array.from({ length: times }, () => glyphs).flat()
  const tables = readTables(subsetFont(typeface, used))
  expect(viewOf(tableOf(tables, 'head')).getInt16(50)).toBe(times > 1 ? 1 : 0)
  const embedded = outlinesOf(tables)
  for (const [number, glyph] of used.entries()) {
    const [kept, made] = [whole(glyph), embedded(number)]
    expect(made.advance).toBe(kept.advance)
    expect(made.bearing).toBe(kept.bearing)
    // A part of another glyph has another number here, and an odd length one byte more.
    if (kept.data.length > 0 && viewOf(kept.data).getInt16(0) >= 0)
      expect(made.data.slice(0, kept.data.length)).toEqual(kept.data)
  }
})
