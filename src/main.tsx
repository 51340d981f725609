import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { preload } from './app/lazy-screen.tsx'
import { routes } from './app/routes.tsx'
import { speakKept } from './language/spoken.ts'
import { UiProvider } from './ui/ui-provider.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

const screen = (
  <StrictMode>
    <UiProvider>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </UiProvider>
  </StrictMode>
)

function show(root: HTMLElement) {
  const { classList } = document.documentElement
  // The page stands as it was built (app/at-load.js).
  if (!classList.contains('anew')) hydrateRoot(root, screen)
  else {
    root.textContent = ''
    classList.remove('anew')
    createRoot(root).render(screen)
  }
  window.dispatchEvent(new Event('bahi-here'))
}

// The first paint is the screen itself in the language that was chosen, not a frame that fills and shifts.
Promise.all([preload(routes, window.location.pathname), speakKept()]).then(() => show(root))
