import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { atLoadScript } from '../hosting/site/at-load.ts'
import {
  assetCaching,
  clientPageHeaders,
  type Origins,
  securityHeaders,
} from '../hosting/site/headers.ts'

/** Runs in the page before its first paint. The policy allows it by its hash, so it must stay byte for byte. */
const atLoad = '<script src="/src/app/at-load.js"></script>'

/** Puts the script of the head into the page, and lets the preview answer as the hosts will. */
export function hosting(origins: Origins): Plugin {
  return {
    name: 'bahi-hosting',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(atLoad, () => `<script>${atLoadScript}</script>`),
    },
    configurePreviewServer({ config, middlewares }) {
      const headers = new Headers(securityHeaders(origins))
      const { root, build } = config
      middlewares.use((request, response, next) => {
        // As it was asked for: others lead /i/<token> and /s/<token> to their files before.
        const path = request.originalUrl ?? ''
        // Answers of the API carry what the API gives them.
        if (!/^\/(api|supabase-api)\//.test(path)) response.setHeaders(headers)
        if (path.startsWith('/assets/')) response.setHeader('Cache-Control', assetCaching)
        if (/^\/[is]\//.test(path)) response.setHeaders(new Headers(clientPageHeaders))
        const [asked = ''] = (request.url ?? '').split(/[?#]/)
        const isFile = asked === '/' || /\.\w+$|^\/(api|supabase-api)\//.test(asked)
        if (!isFile && !existsSync(resolve(root, build.outDir, `.${asked}.html`)))
          request.url = '/app.html'
        next()
      })
    },
  }
}
