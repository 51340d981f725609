import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetCaching, clientPageHeaders, securityHeaders } from './headers.ts'

type HostFile = { fileName: string; source: string }

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The format that Cloudflare Pages and Netlify share; where two rules fit, both apply. */
function headersFile(supabaseUrl: string): HostFile {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const source =
    block('/*', securityHeaders(supabaseUrl)) +
    block('/assets/*', { 'Cache-Control': assetCaching }) +
    block('/i/*', clientPageHeaders)
  return { fileName: '_headers', source }
}

// Without a 404.html, Cloudflare answers unknown paths with index.html by itself.
function cloudflare(supabaseUrl: string): HostFile[] {
  const worker = readFileSync(join(import.meta.dirname, 'cloudflare-worker.js'), 'utf8')
  return [
    headersFile(supabaseUrl),
    // Cloudflare's own name for invoice.html.
    { fileName: '_redirects', source: '/i/* /invoice 200\n' },
    { fileName: '_routes.json', source: json({ version: 1, include: ['/api/*'], exclude: [] }) },
    {
      fileName: '_worker.js',
      source: worker.replace('%FUNCTIONS_URL%', `${supabaseUrl}/functions/v1`),
    },
  ]
}

function netlify(supabaseUrl: string): HostFile[] {
  const source = [
    `/api/* ${supabaseUrl}/functions/v1/api/:splat 200`,
    '/i/* /invoice.html 200',
    '/* /index.html 200',
    '',
  ].join('\n')
  return [headersFile(supabaseUrl), { fileName: '_redirects', source }]
}

function vercel(supabaseUrl: string): HostFile[] {
  const listed = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }))
  const app = '/((?!api/|i/).*)'
  const source = json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: [
      { source: '/((?!api/).*)', headers: listed(securityHeaders(supabaseUrl)) },
      { source: '/assets/(.*)', headers: listed({ 'Cache-Control': assetCaching }) },
      { source: '/i/(.*)', headers: listed(clientPageHeaders) },
    ],
    rewrites: [
      { source: '/api/:path*', destination: `${supabaseUrl}/functions/v1/api/:path*` },
      { source: '/i/(.*)', destination: '/invoice.html' },
      { source: app, destination: '/index.html' },
    ],
  })
  return [{ fileName: 'vercel.json', source }]
}

const writers = { cloudflare, netlify, vercel }
export type Host = keyof typeof writers
export const hosts = Object.keys(writers)

export const isHost = (name: string | undefined): name is Host => hosts.includes(name ?? '')

/** What a host reads beside the built app: headers, and where requests go that no file answers. */
export function hostFiles(host: Host, supabaseUrl: string): HostFile[] {
  return writers[host](supabaseUrl.replace(/\/$/, ''))
}
