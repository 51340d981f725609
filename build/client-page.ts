import type { Connect, Plugin } from 'vite'

const page = '/invoice.html'

/** What a host does by a rewrite: /i/<token> is a document of its own, not a route of the app. */
const serve: Connect.NextHandleFunction = (request, _response, next) => {
  if (/^\/i(?=[/?]|$)/.test(request.url ?? '')) request.url = page
  next()
}

/** The page that an invoice's client opens, built and served beside the app. */
export function clientPage(): Plugin {
  return {
    name: 'bahi-client-page',
    config: () => ({ build: { rolldownOptions: { input: ['index.html', 'invoice.html'] } } }),
    configureServer({ middlewares }) {
      middlewares.use(serve)
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(serve)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle, chunk }) {
        if (path !== page || !bundle || !chunk) return
        // What the first script asks for by itself, asked for at once: the invoice and what draws it come side by side.
        const files = new Set(chunk.dynamicImports)
        for (const file of files) {
          const needed = bundle[file]
          if (needed?.type === 'chunk') for (const name of needed.imports) files.add(name)
        }
        const present = new Set([chunk.fileName, ...chunk.imports])
        const later = [...files].filter((file) => !present.has(file))
        return {
          // The build writes the tag anew, without the attribute.
          html: html.replace('<script type="module"', '<script type="module" blocking="render"'),
          tags: later.map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          })),
        }
      },
    },
  }
}
