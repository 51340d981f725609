import type { Connect, Plugin } from 'vite'

/** By the first letter of their addresses. */
const pages: Record<string, string> = { i: '/invoice.html', s: '/statement.html' }

/** What a host does by a rewrite: /i/<token> and /s/<token> are documents of their own, not routes of the app. */
const serve: Connect.NextHandleFunction = (request, _response, next) => {
  const [, letter = ''] = /^\/([is])(?=[/?]|$)/.exec(request.url ?? '') ?? []
  const page = pages[letter]
  if (page) request.url = page
  next()
}

/** The pages that clients open, of an invoice and of a statement, built and served beside the app. */
export function clientPage(): Plugin {
  return {
    name: 'bahi-client-page',
    config: () => ({
      build: { rolldownOptions: { input: ['index.html', 'invoice.html', 'statement.html'] } },
    }),
    configureServer({ middlewares }) {
      middlewares.use(serve)
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(serve)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle, chunk }) {
        if (!Object.values(pages).includes(path) || !bundle || !chunk) return
        // What the first script asks for by itself, asked for at once: what is shown and what draws it come side by side.
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
