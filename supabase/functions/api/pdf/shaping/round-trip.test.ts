import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { buildInvoicePdf } from '#api/documents/invoice-pdf.ts'
import { styles } from '#api/documents/sheet.ts'
import { type Script, scripts } from '#domain/characters/scripts.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { shapedWords } from '#tests/factories/shaped-words.ts'
import { drawnTexts, fullText, placedTexts } from '#tests/setup/read-pdf.ts'
import { measure, wrap } from '../text.ts'
import { loadScripts } from './faces.ts'

/** Between Latin, so that it must begin and end where it does. */
const framed = (word: string) => `ab ${word} yz`
const described = (words: string[]) => words.map((word) => ({ description: framed(word) }))

test.each(scripts)('every word in %s is copied as it was typed, in rows', async (script) => {
  const words = shapedWords[script]
  const text = await fullText(buildInvoicePdf(sampleInvoice({ items: described(words) })))
  for (const word of words) expect(text).toContain(framed(word))
})

test.each(scripts)(
  'a whole line in %s is copied as it was typed, in a name and in notes',
  async (script) => {
    const line = shapedWords[script].slice(0, 4).join(' ')
    const pdf = await buildInvoicePdf(sampleInvoice({ clientName: line, notes: line }))
    const text = (await fullText(pdf)).replace(/\s+/g, ' ')
    expect(text.split(line)).toHaveLength(3)
  },
)

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0

test.runIf(hasPoppler)('poppler copies a word before what stands behind it, too', async () => {
  const words = scripts.filter((script) => script !== 'arabic').flatMap((of) => shapedWords[of])
  const items = words.map((word) => ({ description: `(${word}), ${word}-${word}` }))
  const input = await buildInvoicePdf(sampleInvoice({ items }))
  const { stdout } = spawnSync('pdftotext', ['-', '-'], { input, encoding: 'utf8' })
  const lines = stdout.replace(/[\u202a-\u202e]/g, '').split('\n')
  expect(lines).toEqual(expect.arrayContaining(items.map(({ description }) => description)))
})

test('scripts beside each other in one line keep their order', async () => {
  const ltr = scripts.filter((script): script is Exclude<Script, 'arabic'> => script !== 'arabic')
  const notes = ltr.map((script) => `${shapedWords[script][0]} = ${script}`).join(', ')
  const text = (await fullText(buildInvoicePdf(sampleInvoice({ notes })))).replace(/\s+/g, ' ')
  expect(text).toContain(notes)
})

/** A line of both directions as readers find it: part by part, with blanks between parts as the reader thinks. */
const withoutBlanks = (text: string) => text.replace(/\s/g, '')

test.each([
  'محمد علی اینڈ سنز Pvt Ltd',
  'Logo design for محمد علی (لاہور), 12 pages',
  'ویب سائٹ ڈیزائن، 25% رعایت!',
  'اردو میں (ABC) ۱۲۳ ختم: قیمت ₹1,200.50 روپے',
  'اردو हिन्दी English বাংলা mixed',
])('a line of both directions is copied in the order in which it was typed: %s', async (notes) => {
  const text = withoutBlanks(await fullText(buildInvoicePdf(sampleInvoice({ notes }))))
  expect(text).toContain(withoutBlanks(notes))
})

test('a line ends where its next word would not fit, from the right as well', async () => {
  const notes =
    'براہ کرم ۳۰ دنوں (30 days) میں ادائیگی کریں۔ Bank: HDFC (شاخ: دریا گنج)، کھاتہ 50100-12345 [IFSC: HDFC0001234]۔ تصویروں کے ₹ 1,23,456.00 الگ سے ہوں گے؛ 50% پیشگی + 50% تکمیل پر۔ شکریہ!'
  await loadScripts(notes)
  for (let width = 120; width < 420; width += 3) {
    const lines = wrap(notes, width, styles.cell)
    for (const [index, line] of lines.entries()) {
      expect(measure(line, styles.cell)).toBeLessThanOrEqual(width)
      const [next] = lines[index + 1]?.replace(/^[\u200e\u200f]/, '').split(' ') ?? []
      if (next !== undefined)
        expect(measure(`${line} ${next}`, styles.cell), `${width}: ${next}`).toBeGreaterThan(width)
    }
  }
})

test('a line from the right stands as the algorithm of Unicode has it, also after a label in Latin', async () => {
  const text = 'ادائیگی سات دنوں میں کریں۔ (Thank you.)'
  const places = async (notes: string) =>
    (await placedTexts(buildInvoicePdf(sampleInvoice({ notes })))).filter(({ text: part }) =>
      /Thank|دنوں/.test(part),
    )
  const [urdu, latin] = await places(text)
  expect(latin?.x).toBeLessThan(urdu?.x ?? 0)
  const [first, second] = await places(`Terms: ${text}`)
  expect(second?.x).toBeGreaterThan(first?.x ?? 0)
})

test('a long word of no space breaks between syllables, fills its lines and loses nothing', async () => {
  for (const script of scripts) {
    const word = shapedWords[script]
      // A vowel above the last letter of a line from the right is found before its word by this reader.
      .filter((part) => /^\p{L}/u.test(part) && (script !== 'arabic' || !/\p{Mn}/u.test(part)))
      .join('')
      .repeat(6)
    const pdf = await buildInvoicePdf(sampleInvoice({ items: [{ description: word }] }))
    const lines = (await drawnTexts(pdf)).filter((text) => text.length > 8 && word.includes(text))
    expect(lines.length, script).toBeGreaterThan(1)
    expect(lines.join(''), script).toBe(word)
    for (const line of wrap(word, 260, styles.cell).slice(0, -1)) {
      expect(measure(line, styles.cell), line).toBeGreaterThan(240)
      expect(measure(line, styles.cell), line).toBeLessThanOrEqual(260)
    }
  }
})

test('ten rows of Hindi are small', async () => {
  const words = shapedWords.devanagari
  const items = Array.from({ length: 10 }, (_, index) => ({
    description: [0, 1, 2, 3].map((step) => words[(index * 2 + step) % words.length]).join(' '),
  }))
  const pdf = await buildInvoicePdf(sampleInvoice({ items }))
  expect(pdf.length).toBeLessThan(60_000)
})
