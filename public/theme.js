/* Runs before the first paint, so that no theme flashes. `src/ui/color-mode.ts` takes over. */
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('bahi-theme')
  } catch {}
  if (choice !== 'light' && choice !== 'system') choice = 'dark'
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.classList.add(dark ? 'dark' : 'light')
  root.style.colorScheme = dark ? 'dark' : 'light'
  const meta = document.querySelector('meta[name="theme-color"]')
  if (meta) meta.setAttribute('content', dark ? '#0b0d12' : '#f6f7fb')
})()
