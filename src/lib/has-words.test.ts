import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

test('texts that look alike are found alike, in any order of words', () => {
  for (const typed of ['ज़ोया', 'ज\u093cोया', 'ZOE\u0301 ज\u093cो', 'क्‍ष', '']) {
    expect(hasWords(typed)('क्ष ज़ोया Zoé'), typed).toBe(true)
  }
  expect(hasWords('\u200fഅവന്\u200d')('അവൻ')).toBe(true)
  expect(hasWords('علي')('علی کمپنی')).toBe(true)
  expect(hasWords('zoé zara')('Zoé')).toBe(false)
})
