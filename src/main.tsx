import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { preload } from './app/lazy-screen.tsx'
import { routes } from './app/routes.tsx'
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

// The first paint is the screen itself, not a frame that fills and shifts.
preload(routes, window.location.pathname).then(() => createRoot(root).render(screen))
