import { expect, test } from 'vitest'
import { printableRanges } from '#domain/printable-ranges.ts'
import { readCmap } from './sfnt.ts'
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
