import { expect, test } from 'vitest'
import { eachOf } from './document-catalogue.ts'
import { documents as english } from './en/documents/index.ts'
import { documentLanguageOf, documentLanguages, isSideBySide, languageOf } from './languages.ts'
import { sideBySide } from './side-by-side.ts'

test('a stored language that this build does not know is read as English, a known one as it is', () => {
  for (const language of documentLanguages) expect(documentLanguageOf(language)).toBe(language)
  expect(['xx', 'en-xx', 'hi-en', 'toString'].map(documentLanguageOf)).toEqual(Array(4).fill('en'))
  expect(['hi', 'hi-IN', 'en-US', 'xx', ''].map(languageOf)).toEqual(['hi', 'hi', 'en', 'en', 'en'])
})

test('each other language has a document of its own, and one beside English', () => {
  const [alone, beside] = [false, true].map((wanted) =>
    documentLanguages.filter((language) => isSideBySide(language) === wanted),
  )
  expect(beside).toEqual(alone?.filter((code) => code !== 'en').map((code) => `en-${code}`))
})

test('any language stands side by side with English, which follows it where both say all in turn', () => {
  const other = {
    ...english,
    labels: { ...english.labels, total: 'Summe' },
    titles: { ...english.titles, taxInvoice: 'Rechnung' },
    words: () => ['Zehn Rupien'],
  }
  const words = sideBySide(english, other)
  expect([words.labels.total, words.labels.gst]).toEqual(['Total · Summe', 'GST'])
  expect(words.official('taxInvoice')).toBe('TAX INVOICE · Rechnung')
  expect(words.words(1_000)).toEqual(['Rupees Ten Only', 'Zehn Rupien'])
  expect(eachOf(words)).toEqual([other, english])
})
