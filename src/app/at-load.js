/* Stands in the page itself and runs before its first paint; `color-mode.ts` and `main.tsx` take over. */
;(() => {
  const root = document.documentElement
  let choice = null
  let known = true
  let language = null
  try {
    choice = localStorage.getItem('bahi-theme')
    known = localStorage.getItem('bahi-session') !== null
    language = localStorage.getItem('bahi-language')
  } catch {}
  if (choice !== 'light' && choice !== 'system') choice = 'dark'
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.toggle('dark', dark)
  root.classList.toggle('light', !dark)
  root.dataset.theme = choice
  root.style.colorScheme = dark ? 'dark' : 'light'
  const meta = document.querySelector('meta[name="theme-color"]')
  if (meta) meta.setAttribute('content', dark ? '#0b0d12' : '#f6f7fb')

  // That it takes long is said after twelve seconds.
  setTimeout(() => {
    const [english, ...others] = document.querySelectorAll('.before > p')
    const own = others.find(({ lang }) => lang === language)
    if (own) english.replaceWith(own)
  }, 9_000)

  // The page was built in English, for a first visit to its address; the app redraws it for
  // everybody else.
  const isOther = language !== null && language !== 'en'
  const others = known || isOther || history.state?.usr || location.search.includes('by=')
  if (others || root.dataset.page !== location.pathname) {
    root.classList.add('anew')
    return
  }

  // Buttons that are pressed before the app is here, by Enter in a field as well, are pressed when it is.
  const pressed = new Set()
  const keep = (event) => {
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    pressed.add(button)
  }
  addEventListener('click', keep, true)
  const here = () => {
    removeEventListener('click', keep, true)
    for (const button of pressed) button.click()
  }
  addEventListener('bahi-here', here, { once: true })
})()
