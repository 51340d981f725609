import { expect, test } from 'vitest'
import { buildInvoicePdf } from '#api/documents/invoice-pdf.ts'
import { styles } from '#api/documents/sheet.ts'
import { readCmap } from '#api/pdf/fonts/sfnt.ts'
import { typefaces } from '#api/pdf/fonts/typefaces.ts'
import { toPrintable } from '#domain/characters/printable.ts'
import { scriptRanges } from '#domain/characters/script-ranges.ts'
import { isFromRight, rangesOf, scripts } from '#domain/characters/scripts.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { shapedWords } from '#tests/factories/shaped-words.ts'
import fc, { thorough } from '#tests/setup/property.ts'
import { fullText } from '#tests/setup/read-pdf.ts'
import { loadScripts } from './shaping/faces.ts'
import { syllablesOf } from './shaping/syllables.ts'
import { measure, wrap } from './text.ts'

const withoutBlanks = (text: string) => text.replace(/\s/g, '')
const anyText = fc.string({ unit: 'binary', maxLength: 60 })
const latinText = fc.string({ unit: 'grapheme', maxLength: 60 })

test('a tab or a control character cuts nothing off', async () => {
  const notes = 'before\tafter\u0000end\u0007.\nnext\r\nline'
  const text = await fullText(buildInvoicePdf(sampleInvoice({ notes })))
  expect(text).toContain('before after end .')
  expect(text).toMatch(/next\s+line/)
})

test('characters that the fonts lack are marked, not dropped', async () => {
  const description = 'ลาย 日本 🎉👨‍👩‍👧 ok'
  const text = await fullText(buildInvoicePdf(sampleInvoice({ items: [{ description }] })))
  expect(text).toContain('□□□ □□ □□ ok')
})

test('Latin letters beyond ASCII, figures and currencies come back as they were', async () => {
  const notes =
    'Größe Ştefan Țară Łódź Nguyễn Đặng Kṛṣṇa ₹1 €2 £3 ¥4 ¢5 – — ‘a’ “b” • … × ÷ ≤ ≥ ™ −'
  const text = await fullText(buildInvoicePdf(sampleInvoice({ notes })))
  expect(withoutBlanks(text)).toContain(withoutBlanks(notes))
})

test.each([
  ['normal', (notes: string) => sampleInvoice({ notes })],
  ['bold', (clientName: string) => sampleInvoice({ clientName })],
] as const)(
  'each character of the %s font is copied out as it was typed, also where two look alike',
  async (weight, printing) => {
    const typed = [...readCmap(typefaces()[weight].tables).keys()]
      .map((code) => String.fromCharCode(code))
      .join('')
    expect(typed).toMatch(/\u00b5.*\u03bc/s)
    const text = await fullText(buildInvoicePdf(printing(typed)))
    expect(withoutBlanks(text)).toContain(withoutBlanks(typed))
  },
)

test('text that pretends to run from right to left is printed in its order', async () => {
  const text = await fullText(
    buildInvoicePdf(sampleInvoice({ clientName: 'Pay \u202E123\u202C now' })),
  )
  expect(text).toContain('Pay 123 now')
})

test('whatever is typed, the document is built and holds every character that can be printed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyText, latinText), async (typed) => {
      const pdf = await buildInvoicePdf(
        sampleInvoice({ notes: `>${typed}<`, clientName: typed, items: [{ description: typed }] }),
      )
      const text = withoutBlanks(await fullText(pdf))
      const printed = withoutBlanks(toPrintable(`>${typed}<`))
      // In right-to-left lines this reader leaves these two out.
      if (isFromRight(printed)) expect(text.length).toBeGreaterThan(printed.length)
      else expect(text).toContain(printed)
    }),
    { numRuns: thorough(15, 60), examples: [['\u00b5']] },
  )
})

test('no line is wider than its column, and wrapping loses nothing but blanks', async () => {
  await loadScripts(Object.values(shapedWords).flat().join(''))
  fc.assert(
    fc.property(fc.oneof(anyText, latinText), fc.integer({ min: 12, max: 300 }), (typed, width) => {
      const lines = wrap(typed, width, styles.cell)
      const told = lines.join('').replace(/[\u200e\u200f]/g, '')
      expect(withoutBlanks(told)).toBe(
        withoutBlanks(toPrintable(typed)).replace(/[\u200e\u200f]/g, ''),
      )
      for (const line of lines) {
        if (syllablesOf(line).length > 1)
          expect(measure(line, styles.cell)).toBeLessThanOrEqual(width)
      }
    }),
  )
})

test('whatever is typed in a script of India is set, copied and broken without a loss', async () => {
  const scriptText = fc
    .constantFrom(...scripts.filter((script) => script !== 'arabic'))
    .chain((script) => {
      const codes = rangesOf(scriptRanges[script]).flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, index) => first + index),
      )
      const letter = fc.constantFrom(...codes, 0x20).map((code) => String.fromCharCode(code))
      return fc.string({ unit: letter, maxLength: 60 })
    })
  await fc.assert(
    fc.asyncProperty(scriptText, fc.integer({ min: 12, max: 300 }), async (typed, width) => {
      const text = await fullText(buildInvoicePdf(sampleInvoice({ notes: `>${typed}<` })))
      expect(withoutBlanks(text)).toContain(withoutBlanks(`>${typed}<`))
      await loadScripts(typed)
      for (const line of wrap(typed, width, styles.cell)) {
        if (syllablesOf(line).length > 1)
          expect(measure(line, styles.cell)).toBeLessThanOrEqual(width)
      }
    }),
    { numRuns: thorough(15, 60) },
  )
})
