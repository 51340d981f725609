import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { clientPages } from '../../build/client-pages.ts'
import { hosting } from '../../build/hosting.ts'
import { securityHeaders } from './headers.ts'
import { hostFiles } from './hosts.ts'

const project = 'https://abcdefghijklmnopqrst.supabase.co'
const origins = { supabaseUrl: project, captcha: false }
const fileOf = (host: 'cloudflare' | 'netlify' | 'vercel', name: string) =>
  hostFiles(host, { ...origins, pages: ['/'], rooms: [] }).find(({ fileName }) => fileName === name)
    ?.source ?? ''

type Rule = { fits: RegExp; headers: [name: string, value: string][] }

/** `_headers`, as Cloudflare and Netlify read it. */
const rulesOfHeadersFile = (source: string): Rule[] =>
  source
    .split(/\n(?=\/)/)
    .map((block) => block.trim().split('\n'))
    .map(([path = '', ...lines]) => ({
      fits: new RegExp(`^${path.replaceAll('*', '.*')}$`),
      headers: lines.map((line) => {
        const [, name = '', value = ''] = /^\s+([^:]+): (.*)$/.exec(line) ?? []
        return [name, value]
      }),
    }))

type VercelRule = { source: string; headers: { key: string; value: string }[] }

const rulesOfVercel = (source: string): Rule[] =>
  JSON.parse(source).headers.map((rule: VercelRule) => ({
    fits: new RegExp(`^${rule.source}$`),
    headers: rule.headers.map(({ key, value }) => [key, value]),
  }))

const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends) await end()
})

/** Answers every path with a page, under the headers of all rules that fit it: one said twice comes twice. */
async function serveBy(rules: Rule[]): Promise<string> {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://host.test').pathname
    for (const { fits, headers } of rules) {
      if (fits.test(path)) for (const [name, value] of headers) response.appendHeader(name, value)
    }
    response.end('<!doctype html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** The built app as `vite preview` serves it, with the plugins in the order of vite.config.ts. */
async function servePreview(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'bahi-preview-'))
  mkdirSync(join(outDir, 'assets'))
  for (const name of [
    'index.html',
    'invoice.html',
    'statement.html',
    'app.html',
    'assets/app-0123.js',
  ]) {
    writeFileSync(join(outDir, name), '<!doctype html>')
  }
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    plugins: [clientPages({ plugins: () => [], build: {} }), hosting(origins)],
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  ends.push(
    () => server.close(),
    () => rmSync(outDir, { recursive: true }),
  )
  const address = server.httpServer.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const servers: [name: string, serve: () => Promise<string>][] = [
  ['Cloudflare', () => serveBy(rulesOfHeadersFile(fileOf('cloudflare', '_headers')))],
  ['Netlify', () => serveBy(rulesOfHeadersFile(fileOf('netlify', '_headers')))],
  ['Vercel', () => serveBy(rulesOfVercel(fileOf('vercel', 'vercel.json')))],
  ['the preview', servePreview],
]

test.each(servers)(
  'behind %s a client’s page is kept by nobody, found by no search and tells nobody its address',
  async (_, serve) => {
    const origin = await serve()
    const headersOf = async (path: string) => (await fetch(origin + path)).headers
    for (const path of ['/i/aB3-_x', '/i/aB3-_x?utm=1', '/i/aB3-_x/', '/s/aB3-_x']) {
      const headers = await headersOf(path)
      expect([path, headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([
        path,
        'no-store',
        'noindex',
      ])
      for (const [name, value] of Object.entries(securityHeaders(origins))) {
        expect([path, name, headers.get(name)]).toEqual([path, name, value])
      }
    }
    expect((await headersOf('/i/x')).get('Referrer-Policy')).toBe('no-referrer')

    const login = await headersOf('/login')
    expect(login.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect([login.get('X-Robots-Tag'), login.get('Cache-Control')]).not.toContain('no-store')
    const script = await headersOf('/assets/app-0123.js')
    expect(script.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  },
)
