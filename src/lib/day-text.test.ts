import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each([
  ['a language that no standard knows is passed over', ['en-US@posix', 'en-GB'], '22 Nov 2026'],
  ['the first that is English says how a day reads', ['hi-IN', 'en-US', 'en-GB'], 'Nov 22, 2026'],
  ['without one it reads as in India', ['hi-IN', 'de'], '22 Nov 2026'],
])('%s', async (_title, languages, text) => {
  vi.stubGlobal('navigator', { languages })
  const { dayText } = await import('./day-text.ts')
  expect(dayText('2026-11-22')).toBe(text)
  expect(dayText('soon')).toBe('Invalid Date')
})
