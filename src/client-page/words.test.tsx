import { expect, onTestFinished, test, vi } from 'vitest'

const hindi = '#domain/language/other-languages.ts'

test('a page whose language does not come is a page in English', async () => {
  vi.doMock(hindi, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.resetModules()
  onTestFinished(() => {
    vi.doUnmock(hindi)
    vi.resetModules()
  })
  const page = await import('./words.ts')
  await page.speak({ language: 'hi' })
  expect(page.words.say('Download PDF')).toBe('Download PDF')
  expect(document.documentElement.lang).toBe('en-IN')
})
