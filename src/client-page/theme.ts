// Like ui/color-mode.ts of the app, but a client who never chose follows the system.
const storageKey = 'bahi-theme'
const changed = 'bahi-theme-change'
const barColor = { light: '#f6f7fb', dark: '#0b0d12' } as const

function chosen() {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Paints the theme that this browser chose in the app, else the system's, and follows both. */
export function followTheme() {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const choice = chosen()
    const theme =
      choice === 'dark' || choice === 'light' ? choice : system.matches ? 'dark' : 'light'
    const root = document.documentElement
    root.classList.toggle('dark', theme === 'dark')
    root.classList.toggle('light', theme === 'light')
    root.style.colorScheme = theme
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor[theme])
  }
  paint()
  window.addEventListener('storage', paint)
  window.addEventListener(changed, paint)
  system.addEventListener('change', paint)
}
