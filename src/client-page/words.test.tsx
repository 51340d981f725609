import { expect, onTestFinished, test, vi } from 'vitest'

const hindi = '#languages/hi/documents/index.ts'

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
  const words = await page.wordsIn('hi')
  expect(words.page.labels.downloadPdf).toBe('Download PDF')
  expect(document.documentElement.lang).toBe('en-IN')
})
