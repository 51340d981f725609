import {
  type BuildEnvironmentOptions,
  build,
  type Connect,
  type Plugin,
  type PluginOption,
  type ResolvedConfig,
} from 'vite'
import { sharedBy } from './shared-file.ts'

/** The page of an address by its first letter. */
const pages: Record<string, string> = { i: '/invoice.html', s: '/statement.html' }

const files = Object.values(pages).map((path) => path.slice(1))

/** Does in development what a host does by a rewrite: /i/<token> and /s/<token> are documents of their own, not routes of the app. */
const serve: Connect.NextHandleFunction = (request, _response, next) => {
  const [, letter = ''] = /^\/([is])(?=[/?]|$)/.exec(request.url ?? '') ?? []
  const page = pages[letter]
  if (page) request.url = page
  next()
}

/** Asks at once for the files that the first script will import: what is shown and what draws it come side by side. */
const preloads: Plugin = {
  name: 'bahi-client-page-preloads',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle, chunk }) {
      if (!bundle || !chunk) return
      const wanted = new Set(chunk.dynamicImports)
      for (const file of wanted) {
        const needed = bundle[file]
        if (needed?.type === 'chunk') for (const name of needed.imports) wanted.add(name)
      }
      const present = new Set([chunk.fileName, ...chunk.imports])
      const later = [...wanted].filter((file) => !present.has(file))
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

type Options = {
  /** Makes the plugins that these pages need as the app does. */
  plugins: () => PluginOption[]
  build: BuildEnvironmentOptions
}

/**
 * The pages that clients open, of an invoice and of a statement. They are built by themselves, after the app: a client loads
 * nothing that is cut to fit the app's screens.
 */
export function clientPages({ plugins, build: output }: Options): Plugin {
  let config: ResolvedConfig
  return {
    name: 'bahi-client-pages',
    config: () => ({ optimizeDeps: { entries: ['index.html', ...files] } }),
    configResolved(resolved) {
      config = resolved
    },
    configureServer({ middlewares }) {
      middlewares.use(serve)
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(serve)
    },
    async closeBundle(error?: Error) {
      if (error || config.command !== 'build') return
      await build({
        root: config.root,
        mode: config.mode,
        configFile: false,
        logLevel: config.logLevel ?? 'info',
        plugins: [...plugins(), preloads],
        build: {
          ...output,
          outDir: config.build.outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: config.build.manifest && '.vite/client-pages.json',
          rolldownOptions: {
            input: files,
            output: {
              codeSplitting: {
                groups: [
                  // The data are asked for by it, before React is here.
                  { ...sharedBy('first', ['client-page/main.ts']), priority: 2 },
                  sharedBy('page', ['client-page/show-page.tsx']),
                ],
              },
            },
          },
        },
      })
    },
  }
}
