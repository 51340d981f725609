import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { hostFiles, hosts, isHost } from '../hosting/site/hosts.ts'
import { headingOf, type Prerendered, pageOf } from './page.ts'
import { sentences } from './sentences.ts'

type Bundle = Rolldown.OutputBundle

/** The app as a program of Node, in its production build. */
async function loadApp({ root, mode, define = {} }: ResolvedConfig): Promise<Prerendered> {
  const builds = join(root, 'node_modules/.cache/bahi-prerender')
  rmSync(builds, { recursive: true, force: true })
  // Node keeps what it has loaded: a build of its own has an address of its own, by which its chunks find it as well.
  const outDir = join(builds, String(Date.now()))
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), sentences()],
    define: {
      ...define,
      'process.env.NODE_ENV': '"production"',
      // The one thing of a browser that is asked for while the app loads.
      'window.location': '{"origin":"http://localhost","pathname":"/"}',
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      copyPublicDir: false,
      minify: false,
    },
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

function chunkOf(bundle: Bundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(module)),
  )
  if (!chunk) throw new Error(`The build has no ${module}.`)
  return chunk.fileName
}

/** Returns the files for a page's screen and its frame, with everything that these import statically. */
function scriptsOf(bundle: Bundle, path: string, isOnSite: boolean): string[] {
  const files = new Set([
    ...(isOnSite ? [chunkOf(bundle, '/site-layout.tsx')] : []),
    chunkOf(bundle, `/${path.slice(1) || 'landing'}-screen.tsx`),
  ])
  // A set can grow while it is walked.
  for (const file of files) {
    const needed = bundle[file]
    if (needed?.type === 'chunk') for (const name of needed.imports) files.add(name)
  }
  return [...files]
}

function asset(bundle: Bundle, fileName: string) {
  const found = bundle[fileName]
  if (found?.type !== 'asset') throw new Error(`The build has no ${fileName}.`)
  return found
}

/** Inlines the page's few styles, so that nothing delays its first paint. */
function withStyles(page: string, bundle: Bundle): string {
  return page.replaceAll(
    /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
    (_, file) => `<style>${String(asset(bundle, file).source).trim()}</style>`,
  )
}

/** Lists every public page for search engines. */
const sitemap = (appUrl: string, pages: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((path) => `  <url><loc>${appUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

type Options = {
  supabaseUrl: string
  captcha: boolean
  host: string | undefined
  /** The future address of the app; only a build for a host knows it. */
  appUrl: string | undefined
}

/**
 * Writes a file for each page that is the same for every visitor, and app.html with an empty root
 * for every other address of the app; adds the host's own files.
 */
export function prerender({ supabaseUrl, captcha, host, appUrl }: Options): Plugin {
  let config: ResolvedConfig
  return {
    name: 'bahi-prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      // Runs after Vite's own plugin, which writes the page.
      order: 'post',
      async handler(_, bundle) {
        const { productName, pages, rooms, isOnSite, render } = await loadApp(config)
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source })
        const index = asset(bundle, 'index.html')
        const shell = withStyles(String(index.source), bundle)
        const app = shell.replace(
          '<title>',
          '<meta name="robots" content="noindex" />\n    <title>',
        )
        emit('app.html', app)
        // Hosts answer with this file for unknown addresses.
        emit('404.html', app)
        for (const path of pages) {
          const rendered = await render(path)
          const heading = path === '/' ? 'Professional invoicing' : headingOf(rendered.root)
          const title = `${heading} · ${productName}`
          const scripts = scriptsOf(bundle, path, isOnSite(path)).filter(
            (file) => !shell.includes(file),
          )
          const page = pageOf(shell, { path, title, rendered, scripts, appUrl })
          if (path === '/') index.source = page
          else emit(`${path.slice(1)}.html`, page)
        }
        if (appUrl) {
          emit('sitemap.xml', sitemap(appUrl, pages))
          emit(
            'robots.txt',
            `${readFileSync(join(config.publicDir, 'robots.txt'), 'utf8')}Sitemap: ${appUrl}/sitemap.xml\n`,
          )
        }
        // A path on its own origin names no project to tell a host of.
        if (!host || !URL.canParse(supabaseUrl)) return
        if (!isHost(host)) throw new Error(`BAHI_HOST must be one of ${hosts.join(', ')}.`)
        for (const file of hostFiles(host, { supabaseUrl, captcha, pages, rooms }))
          emit(file.fileName, file.source)
      },
    },
  }
}
