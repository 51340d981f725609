import { expect, test } from 'vitest'
import { type Script, scripts } from '#domain/scripts.ts'
import { sampleInvoice } from '../../../../../tests/factories/sample-invoice.ts'
import { shapedWords } from '../../../../../tests/factories/shaped-words.ts'
import { drawnTexts, fullText } from '../../../../../tests/setup/read-pdf.ts'
import { buildInvoicePdf } from '../invoice-pdf.ts'

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

test('scripts beside each other in one line keep their order', async () => {
  const ltr = scripts.filter((script): script is Exclude<Script, 'arabic'> => script !== 'arabic')
  const notes = ltr.map((script) => `${shapedWords[script][0]} = ${script}`).join(', ')
  const text = (await fullText(buildInvoicePdf(sampleInvoice({ notes })))).replace(/\s+/g, ' ')
  expect(text).toContain(notes)
})

test('a long word of no space breaks between syllables, and loses nothing', async () => {
  for (const script of scripts.filter((each) => each !== 'arabic')) {
    const word = shapedWords[script]
      .filter((part) => /^\p{L}/u.test(part))
      .join('')
      .repeat(6)
    const pdf = await buildInvoicePdf(sampleInvoice({ items: [{ description: word }] }))
    const lines = (await drawnTexts(pdf)).filter((text) => text.length > 8 && word.includes(text))
    expect(lines.length, script).toBeGreaterThan(1)
    expect(lines.join(''), script).toBe(word)
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
