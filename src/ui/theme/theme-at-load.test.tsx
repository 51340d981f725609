import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useColorMode } from './color-mode.ts'

const root = document.documentElement
const script = readFileSync(resolve(import.meta.dirname, '../../app/at-load.js'), 'utf8')

function App() {
  useColorMode()
  return null
}

beforeEach(() => {
  root.className = ''
  root.style.colorScheme = ''
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="none">')
})
afterEach(() => {
  vi.restoreAllMocks()
  document.querySelector('meta[name="theme-color"]')?.remove()
})

describe.each([
  // The script of index.html before the first paint, and the app when it takes over.
  ['before the first paint', () => new Function(script)()],
  ['in the app', () => void render(<App />)],
])('%s', (_, run) => {
  // [layout-12]
  test.each([
    [null, 'dark', 'dark'],
    [null, 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['light', 'light', 'light'],
    ['dark', 'light', 'dark'],
    ['system', 'dark', 'dark'],
    ['system', 'light', 'light'],
  ])('with the choice %s on a %s system the page is %s', (choice, system, theme) => {
    const asked = vi.spyOn(window, 'matchMedia')
    const list = window.matchMedia('')
    asked.mockImplementation((query) => ({ ...list, matches: query.includes(`: ${system}`) }))
    if (choice) localStorage.setItem('bahi-theme', choice)
    run()
    // No page was built for this address, and the script says so, too.
    expect(root.className.replace(' anew', '')).toBe(theme)
    expect(root.dataset.theme).toBe(choice ?? 'dark')
    expect(root.style.colorScheme).toBe(theme)
    expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute(
      'content',
      theme === 'dark' ? '#0b0d12' : '#f6f7fb',
    )
  })
})
