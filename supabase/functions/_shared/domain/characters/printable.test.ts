import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { MISSING_MARK, toPrintable, unprintableCharacters } from './printable.ts'

test('text in European scripts stays as it is', () => {
  for (const text of ['', 'a\nb', 'Größe ₹1,00,000.50', 'Țară Nguyễn Kṛṣṇa', 'Привет Ελλάδα']) {
    expect(toPrintable(text)).toBe(text)
    expect(unprintableCharacters(text)).toEqual([])
  }
})

test('blanks of every kind become a space, and line ends one line break', () => {
  expect(toPrintable('a\tb\u00a0c\u2009d\u0000e')).toBe('a b c d e')
  expect(toPrintable('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd')
})

test('invisible characters go', () => {
  expect(toPrintable('a\u00adb\u200bc\u202ed\ufeff\u200d')).toBe('abcd')
  expect(unprintableCharacters('a\u00adb\u200bc\u202ed\ufeff\u200d')).toEqual([])
})

test('composed, compatible and full-width forms become plain', () => {
  expect(toPrintable('e\u0301 ﬁne ＡＢＣ１ 𝐇𝐢 Å')).toBe('é fine ABC1 Hi Å')
})

test('each grapheme the fonts lack becomes one mark and is named once', () => {
  const text = 'ཀླུ་ 👨‍👩‍👧 n\u0308 日日 ① \ud800'
  expect(toPrintable(text)).toBe('□□ □ □ □□ □ □')
  expect(unprintableCharacters(text)).toEqual(['ཀླུ', '་', '👨‍👩‍👧', 'n\u0308', '日', '①', '\ufffd'])
})

test('printable text is printable again, and marked exactly where something is missing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const printable = toPrintable(text)
      expect(toPrintable(printable)).toBe(printable)
      expect(unprintableCharacters(printable)).toEqual([])
      const isMarked = printable.replaceAll(MISSING_MARK, '') !== printable
      expect(isMarked).toBe(unprintableCharacters(text).length > 0 || text.includes(MISSING_MARK))
    }),
  )
})
