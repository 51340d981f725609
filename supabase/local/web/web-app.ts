import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createServer, type InlineConfig, preview } from 'vite'
import { Fault } from '../process/fault.ts'
import { type CaptchaKeys, localKeys, projectDir } from '../settings.ts'

type WebAppOptions = {
  mode: 'dev' | 'built'
  port: number
  apiUrl: string
  outDir: string
  captcha?: CaptchaKeys | undefined
}

/** The SPA, with the API behind its own origin, so that a bundle needs to know no port. */
export async function startWebApp({
  mode,
  port,
  apiUrl,
  outDir,
  captcha,
}: WebAppOptions): Promise<{ stop: () => Promise<void> }> {
  const proxy = {
    // Not /api-docs, which is a page.
    '^/api/': { target: apiUrl, rewrite: (path: string) => `/functions/v1${path}`, xfwd: true },
    '/supabase-api': {
      target: apiUrl,
      rewrite: (path: string) => path.replace(/^\/supabase-api/, ''),
    },
  }
  // No answer of Vite's own to other origins: the function says which may call it.
  const listen = { host: '127.0.0.1', port, strictPort: true, cors: false, proxy }
  const shared: InlineConfig = { root: projectDir, clearScreen: false, logLevel: 'warn' }

  if (mode === 'built') {
    if (!existsSync(resolve(projectDir, outDir, 'index.html'))) {
      throw new Fault(`There is no built app in ${outDir}: run \`npm run build\` first.`)
    }
    const server = await preview({ ...shared, build: { outDir }, preview: listen })
    return { stop: () => server.close() }
  }

  // Overrides the shell and .env, which may name a hosted project: in development the app talks to this stack.
  process.env.VITE_SUPABASE_URL = '/supabase-api'
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = localKeys.publishable
  const { GOOGLE_CLIENT_ID, GOOGLE_SECRET } = process.env
  process.env.VITE_GOOGLE_SIGN_IN = String(Boolean(GOOGLE_CLIENT_ID && GOOGLE_SECRET))
  // The stand-in in the place of Cloudflare's script.
  process.env.VITE_TURNSTILE_SITE_KEY = captcha?.siteKey ?? ''
  process.env.VITE_TURNSTILE_SCRIPT = '/supabase-api/captcha/api.js'
  const server = await createServer({ ...shared, server: listen })
  await server.listen()
  return { stop: () => server.close() }
}
