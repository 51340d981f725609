import { expect, test } from 'vitest'
import { readCmap } from '#api/pdf/fonts/sfnt.ts'
import { typefaces } from '#api/pdf/fonts/typefaces.ts'
import { toPrintable } from '#domain/printable.ts'
import { sampleInvoice } from '../../../../tests/factories/sample-invoice.ts'
import { shapedWords } from '../../../../tests/factories/shaped-words.ts'
import fc from '../../../../tests/setup/property.ts'
import { fullText } from '../../../../tests/setup/read-pdf.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'
import { loadScripts } from './shaping/faces.ts'
import { syllablesOf } from './shaping/syllables.ts'
import { styles } from './sheet.ts'
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
      expect(text).toContain(withoutBlanks(toPrintable(`>${typed}<`)))
    }),
    { numRuns: 60, examples: [['\u00b5']] },
  )
})

test('no line is wider than its column, and wrapping loses nothing but blanks', async () => {
  await loadScripts(Object.values(shapedWords).flat().join(''))
  fc.assert(
    fc.property(fc.oneof(anyText, latinText), fc.integer({ min: 12, max: 300 }), (typed, width) => {
      const lines = wrap(typed, width, styles.cell)
      expect(withoutBlanks(lines.join(''))).toBe(withoutBlanks(toPrintable(typed)))
      for (const line of lines) {
        if (syllablesOf(line).length > 1)
          expect(measure(line, styles.cell)).toBeLessThanOrEqual(width)
      }
    }),
  )
})
