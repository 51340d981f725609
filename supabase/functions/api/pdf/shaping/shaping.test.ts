import { readFileSync } from 'node:fs'
import * as hb from 'harfbuzzjs'
import { beforeAll, expect, test } from 'vitest'
import { type Script, scripts } from '#domain/characters/scripts.ts'
import { shapedWords } from '#tests/factories/shaped-words.ts'
import { clusterFont } from './cluster-font.ts'
import { faceOf, loadScripts, type Weight, wordOf } from './faces.ts'

beforeAll(() => loadScripts(Object.values(shapedWords).flat().join(' ')))

/** Fonts as their packages ship them. */
const wholeFonts = { normal: '400Regular', bold: '600SemiBold' }
const languages: Record<Script, string> = {
  ...{ devanagari: 'hi', bengali: 'bn', gurmukhi: 'pa', gujarati: 'gu', odia: 'or' },
  ...{ tamil: 'ta', telugu: 'te', kannada: 'kn', malayalam: 'ml', arabic: 'ur' },
}

function wholeFont(script: Script, weight: Weight): hb.Font {
  const family = script === 'odia' ? 'oriya' : script
  const style = wholeFonts[weight]
  const file = `NotoSans${family[0]?.toUpperCase()}${family.slice(1)}_${style}.ttf`
  const source = import.meta.resolve(`@expo-google-fonts/noto-sans-${family}/${style}/${file}`)
  return new hb.Font(new hb.Face(new hb.Blob(readFileSync(new URL(source)))))
}

/** An outline moved to its place, contour by contour. */
const outline = (font: hb.Font, glyph: number, x: number, y: number) =>
  font
    .glyphToJson(glyph)
    .map(({ type, values }) => `${type}${values.map((at, i) => at + (i % 2 === 0 ? x : y)).join()}`)

const isFigures = (word: string) => /^[۰-۹]+$/.test(word)

/** Returns HarfBuzz's own result for a word with the whole font: its outlines in place, and its width. */
function expected(font: hb.Font, script: Script, word: string) {
  const buffer = new hb.Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  if (isFigures(word)) buffer.setDirection(hb.Direction.LTR)
  buffer.setLanguage(languages[script])
  hb.shape(font, buffer)
  const paths: string[] = []
  let pen = 0
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
    paths.push(...outline(font, codepoint, pen + xOffset, yOffset))
    pen += xAdvance
  }
  return { paths, width: pen }
}

/** Returns the document's result: the glyphs of the font that it embeds, in order. */
function drawn(script: Script, weight: Weight, word: string) {
  const face = faceOf(script, weight)
  const { clusters } = wordOf(face, word)
  const file = clusterFont(face, clusters)
  const font = new hb.Font(new hb.Face(new hb.Blob(file)))
  const paths: string[] = []
  let pen = 0
  for (const [index, { advance }] of clusters.entries()) {
    paths.push(...outline(font, index + 1, pen, 0))
    expect(font.glyphHAdvance(index + 1)).toBe(advance)
    pen += advance
  }
  return { paths, width: pen }
}

const cases = scripts.flatMap((script) =>
  shapedWords[script].map((word) => [script, word] as const),
)

test('there are words of every script, and more than sixty of them', () => {
  expect(cases.length).toBeGreaterThan(60)
  for (const script of scripts) expect(shapedWords[script].length).toBeGreaterThanOrEqual(8)
})

for (const weight of ['normal', 'bold'] as const) {
  const fonts = new Map(scripts.map((script) => [script, wholeFont(script, weight)]))

  test.each(cases)(
    `%s, ${weight}: %s stands as HarfBuzz sets it with the whole font`,
    (script, word) => {
      const font = fonts.get(script)
      if (!font) throw new Error(`No font of ${script}.`)
      const { paths, width } = expected(font, script, word)
      expect(paths.length).toBeGreaterThan(4)
      expect(drawn(script, weight, word)).toEqual({ paths, width })
    },
  )
}

test('the clusters of a word are its text, in order', () => {
  for (const [script, word] of cases) {
    const { clusters } = wordOf(faceOf(script, 'normal'), word)
    const texts = clusters.map(({ text }) => text)
    if (script === 'arabic' && !isFigures(word)) texts.reverse()
    expect(texts.join('')).toBe(word)
  }
})
