import { afterEach, expect, test, vi } from 'vitest'
import { followTheme } from './theme.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [null, true, 'dark'],
  [null, false, 'light'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
])('with the choice %s in the app and a dark system: %s, the page is %s', (choice, dark, theme) => {
  const system = Object.assign(window.matchMedia(''), { matches: dark })
  vi.spyOn(window, 'matchMedia').mockReturnValue(system)
  if (choice) localStorage.setItem('bahi-theme', choice)
  followTheme()
  expect(document.documentElement).toHaveClass(theme)
  expect(document.documentElement).not.toHaveClass(theme === 'dark' ? 'light' : 'dark')
})
