import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'
type ResolvedTheme = 'light' | 'dark'

const storageKey = 'bahi-theme'
// The canvas colours of `theme/colors.ts`, for the browser's own bars; also in app/at-load.js.
const barColor = { light: '#f6f7fb', dark: '#0b0d12' } as const
const changed = 'bahi-theme-change'

const osDark = () => window.matchMedia('(prefers-color-scheme: dark)')

// Holds the choice where storage is blocked (private windows, embedded pages).
let unsaved: ThemeChoice | undefined

function readChoice(): ThemeChoice {
  if (unsaved) return unsaved
  try {
    const saved = localStorage.getItem(storageKey)
    return saved === 'light' || saved === 'system' ? saved : 'dark'
  } catch {
    return 'dark'
  }
}

function resolve(choice: ThemeChoice): ResolvedTheme {
  if (choice !== 'system') return choice
  return osDark().matches ? 'dark' : 'light'
}

function paint() {
  const choice = readChoice()
  const theme = resolve(choice)
  const root = document.documentElement
  root.dataset.theme = choice
  root.classList.toggle('dark', theme === 'dark')
  root.classList.toggle('light', theme === 'light')
  root.style.colorScheme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor[theme])
}

function subscribe(notify: () => void) {
  const update = () => {
    paint()
    notify()
  }
  const system = osDark()
  paint()
  // 'storage' comes from other tabs, the own event from this one.
  window.addEventListener('storage', update)
  window.addEventListener(changed, update)
  system.addEventListener('change', update)
  return () => {
    window.removeEventListener('storage', update)
    window.removeEventListener(changed, update)
    system.removeEventListener('change', update)
  }
}

function setChoice(choice: ThemeChoice) {
  try {
    localStorage.setItem(storageKey, choice)
    unsaved = undefined
  } catch {
    unsaved = choice
  }
  window.dispatchEvent(new Event(changed))
}

/** Prebuilt pages are dark; the attributes that `paint` writes decide how they look. */
const built = () => 'dark' as const

/**
 * The theme that the person chose, kept in step with other tabs and the OS; paints the page in it.
 */
export function useColorMode() {
  const choice = useSyncExternalStore<ThemeChoice>(subscribe, readChoice, built)
  return { choice, setChoice }
}
