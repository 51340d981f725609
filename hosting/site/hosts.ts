import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetCaching, clientPageHeaders, type Origins, securityHeaders } from './headers.ts'

type HostFile = { fileName: string; source: string }

type Site = Origins & {
  /** Addresses whose page the build has written. */
  pages: string[]
  /** The first part of each other address of the app. */
  rooms: string[]
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Pages that clients open by a link; they are documents of their own, not routes of the app. */
const clientPages: [address: string, file: string][] = [
  ['/i/*', '/invoice'],
  ['/s/*', '/statement'],
]

/** The format that Cloudflare Pages and Netlify share; where two rules fit, both apply. */
function headersFile(site: Site): HostFile {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const source =
    block('/*', securityHeaders(site)) +
    block('/assets/*', { 'Cache-Control': assetCaching }) +
    clientPages.map(([address]) => block(address, clientPageHeaders)).join('')
  return { fileName: '_headers', source }
}

/** Maps addresses without a file of their own to the file that answers. For any other the host serves 404.html. */
const answers = ({ pages, rooms }: Site): [address: string, file: string][] => [
  ...clientPages,
  ...pages.filter((path) => path !== '/').map((path): [string, string] => [path, path]),
  ...rooms.flatMap((room): [string, string][] => [
    [room, '/app'],
    [`${room}/*`, '/app'],
  ]),
]

function cloudflare(site: Site): HostFile[] {
  const { supabaseUrl } = site
  const worker = readFileSync(join(import.meta.dirname, 'cloudflare-worker.js'), 'utf8')
  return [
    headersFile(site),
    {
      fileName: '_redirects',
      // Cloudflare's own names of files are without their ending, and lead to them.
      source: answers(site)
        .filter(([address, file]) => address !== file)
        .map(([address, file]) => `${address} ${file} 200\n`)
        .join(''),
    },
    { fileName: '_routes.json', source: json({ version: 1, include: ['/api/*'], exclude: [] }) },
    {
      fileName: '_worker.js',
      source: worker.replace('%FUNCTIONS_URL%', `${supabaseUrl}/functions/v1`),
    },
  ]
}

function netlify(site: Site): HostFile[] {
  const source = [
    `/api/* ${site.supabaseUrl}/functions/v1/api/:splat 200`,
    ...answers(site).map(([address, file]) => `${address} ${file}.html 200`),
    '',
  ].join('\n')
  return [headersFile(site), { fileName: '_redirects', source }]
}

function vercel(site: Site): HostFile[] {
  const { supabaseUrl } = site
  const listed = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }))
  const source = json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Else no rule fits a page's address with a slash at its end.
    trailingSlash: false,
    headers: [
      { source: '/((?!api/).*)', headers: listed(securityHeaders(site)) },
      { source: '/assets/(.*)', headers: listed({ 'Cache-Control': assetCaching }) },
      ...clientPages.map(([address]) => ({
        source: address.replace('*', '(.*)'),
        headers: listed(clientPageHeaders),
      })),
    ],
    rewrites: [
      { source: '/api/:path*', destination: `${supabaseUrl}/functions/v1/api/:path*` },
      ...answers(site).map(([address, file]) => ({
        source: address.replace('*', '(.*)'),
        destination: `${file}.html`,
      })),
    ],
  })
  return [{ fileName: 'vercel.json', source }]
}

const writers = { cloudflare, netlify, vercel }
export type Host = keyof typeof writers
export const hosts = Object.keys(writers)

export const isHost = (name: string | undefined): name is Host => hosts.includes(name ?? '')

/** Returns the files that a host reads: headers, and rewrites for requests that no file answers. */
export function hostFiles(host: Host, site: Site): HostFile[] {
  return writers[host]({ ...site, supabaseUrl: site.supabaseUrl.replace(/\/$/, '') })
}
