import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atLoadHash } from './at-load.ts'
import { securityHeaders } from './headers.ts'
import { type Host, hostFiles, hosts, isHost } from './hosts.ts'

const project = 'https://abcdefghijklmnopqrst.supabase.co'
const site = { captcha: false, pages: ['/', '/login'], rooms: ['/invoices', '/invoice'] }
const file = (host: Host, name: string, supabaseUrl = project) => {
  const found = hostFiles(host, { supabaseUrl, ...site }).find(({ fileName }) => fileName === name)
  if (!found) throw new Error(`${host} has no ${name}.`)
  return found.source
}

test('the policy lets the browser reach its own origin and this project, and nothing is loose but styles', () => {
  const { 'Content-Security-Policy': policy } = securityHeaders({
    ...site,
    supabaseUrl: `${project}/`,
  })
  expect(policy).toContain(`connect-src 'self' ${project};`)
  expect(policy).toContain(
    `default-src 'none'; script-src 'self' 'wasm-unsafe-eval' ${atLoadHash};`,
  )
  expect(policy?.match(/'unsafe-\w+'/g)).toEqual(["'unsafe-inline'"])
  expect(policy).not.toMatch(/\*|https?:\s|https?:;/)
  expect(
    securityHeaders({ ...site, supabaseUrl: '/supabase-api' })['Content-Security-Policy'],
  ).toContain("connect-src 'self';")
})

test('with a captcha the policy lets in the script and the frame of Cloudflare, and nothing else', () => {
  const policyOf = (captcha: boolean) =>
    securityHeaders({ supabaseUrl: project, captcha })['Content-Security-Policy']?.split('; ') ?? []
  const before = policyOf(false)
  const added = policyOf(true).filter((directive) => !before.includes(directive))
  expect(added).toEqual([
    `script-src 'self' 'wasm-unsafe-eval' ${atLoadHash} https://challenges.cloudflare.com`,
    'frame-src https://challenges.cloudflare.com',
  ])
  expect(before.join()).not.toMatch(/cloudflare|frame-src/)
})

test('every host is told the same headers, and a year for hashed files', () => {
  const wanted = Object.entries(securityHeaders({ ...site, supabaseUrl: project }))
  const vercel = JSON.parse(file('vercel', 'vercel.json')).headers
  expect(vercel[0].headers).toEqual(wanted.map(([key, value]) => ({ key, value })))
  expect(vercel[1].source).toBe('/assets/(.*)')
  expect(vercel[1].headers[0].value).toBe('public, max-age=31536000, immutable')
  for (const host of ['cloudflare', 'netlify'] as const) {
    const lines = file(host, '_headers').split('\n')
    const assets = lines.indexOf('/assets/*')
    expect(lines.slice(0, assets)).toEqual(['/*', ...wanted.map((pair) => `  ${pair.join(': ')}`)])
    expect(lines[assets + 1]).toBe('  Cache-Control: public, max-age=31536000, immutable')
    for (const page of ['/i/*', '/s/*'])
      expect(lines.slice(lines.indexOf(page) + 1, lines.indexOf(page) + 3)).toEqual([
        '  Cache-Control: no-store',
        '  X-Robots-Tag: noindex',
      ])
  }
})

const led = (source: string) =>
  source
    .trim()
    .split('\n')
    .map((line) => line.split(' '))

test('every address of the app is led to it, built pages to their files, and what is unknown to nothing', () => {
  expect(led(file('cloudflare', '_redirects'))).toEqual([
    // A built page is found under its name there.
    ['/i/*', '/invoice', '200'],
    ['/s/*', '/statement', '200'],
    ['/invoices', '/app', '200'],
    ['/invoices/*', '/app', '200'],
    ['/invoice', '/app', '200'],
    ['/invoice/*', '/app', '200'],
  ])
  expect(led(file('netlify', '_redirects'))).toEqual([
    ['/api/*', `${project}/functions/v1/api/:splat`, '200'],
    ['/i/*', '/invoice.html', '200'],
    ['/s/*', '/statement.html', '200'],
    ['/login', '/login.html', '200'],
    ['/invoices', '/app.html', '200'],
    ['/invoices/*', '/app.html', '200'],
    ['/invoice', '/app.html', '200'],
    ['/invoice/*', '/app.html', '200'],
  ])
  expect(JSON.parse(file('vercel', 'vercel.json')).rewrites).toEqual([
    { source: '/api/:path*', destination: `${project}/functions/v1/api/:path*` },
    { source: '/i/(.*)', destination: '/invoice.html' },
    { source: '/s/(.*)', destination: '/statement.html' },
    { source: '/login', destination: '/login.html' },
    { source: '/invoices', destination: '/app.html' },
    { source: '/invoices/(.*)', destination: '/app.html' },
    { source: '/invoice', destination: '/app.html' },
    { source: '/invoice/(.*)', destination: '/app.html' },
  ])
})

test('no file of a host keeps a placeholder', () => {
  for (const host of hosts.filter(isHost)) {
    for (const { source } of hostFiles(host, { supabaseUrl: `${project}/`, ...site })) {
      expect(source).not.toMatch(/%[A-Z_]+%|<[A-Z_]+>|\.co\/\//)
    }
  }
})

/** A stand-in for the project, and the worker of the build as Cloudflare would start it. */
async function withWorker(
  run: (worker: { fetch: (request: Request, env: unknown) => Promise<Response> }) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-worker-'))
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.setHeader('Set-Cookie', ['one=1; HttpOnly', 'two=2; Secure'])
    if (request.url?.endsWith('/moved'))
      response.writeHead(302, { Location: 'https://else.example/' })
    const { method, url, headers } = request
    response.end(JSON.stringify({ method, url, headers, body }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const path = join(folder, 'worker.mjs')
    writeFileSync(path, file('cloudflare', '_worker.js', `http://127.0.0.1:${port}`))
    await run((await import(path)).default)
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
}

test('the worker for Cloudflare forwards method, body, query and cookies, and says who asked', async () => {
  await withWorker(async (worker) => {
    const request = new Request('https://bahi.example/api/invoice?page=2', {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        Cookie: 'session=abc',
        'CF-Connecting-IP': '203.0.113.7',
        'X-Forwarded-For': '198.51.100.1',
      },
    })
    const answer = await worker.fetch(request, {})
    const seen = await answer.json()
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/functions/v1/api/invoice?page=2',
      body: '{"a":1}',
      headers: {
        cookie: 'session=abc',
        // The address that the caller claims is not passed on.
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'bahi.example',
      },
    })
    expect(answer.headers.getSetCookie()).toEqual(['one=1; HttpOnly', 'two=2; Secure'])
  })
})

test('the worker for Cloudflare hands a redirect on, and leaves other paths to the files', async () => {
  await withWorker(async (worker) => {
    const moved = await worker.fetch(new Request('https://bahi.example/api/moved'), {})
    expect(moved.status).toBe(302)
    expect(moved.headers.get('location')).toBe('https://else.example/')

    const assets = { fetch: async () => new Response('the app') }
    const page = await worker.fetch(new Request('https://bahi.example/api-docs'), {
      ASSETS: assets,
    })
    expect(await page.text()).toBe('the app')
  })
})
