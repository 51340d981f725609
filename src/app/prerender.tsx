import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { product } from '#domain/product.ts'
import { UiProvider } from '../ui/ui-provider.tsx'
import { App } from './app.tsx'
import { preload } from './lazy-screen.tsx'
import { routes } from './routes.tsx'

export { isOnSite, pages, rooms } from './site/addresses.ts'

export const productName = product.name

/**
 * Renders a page as a first visitor sees it: the content of the root, and its styles by the names
 * under which Emotion finds them.
 */
export async function render(path: string) {
  await preload(routes, path)
  const cache = createCache({ key: 'css' })
  // Styles are kept in the cache, not put between the elements.
  cache.compat = true
  const root = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <UiProvider>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </UiProvider>
      </CacheProvider>
    </StrictMode>,
  )
  // Leave to the browser a part that cannot be drawn here, and mark it so.
  if (root.includes('<!--$!-->')) throw new Error(`${path} cannot be drawn without a browser.`)
  const styles = Object.entries(cache.inserted).map(([name, css]) => ({
    name,
    css: String(css),
    global: !(`${cache.key}-${name}` in cache.registered),
  }))
  return { root, styles }
}
