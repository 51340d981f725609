import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { atOneWidth, expect, coldTest as test } from './journey.ts'
import { outDir } from './out-dir.ts'

/** Bytes of JavaScript until a screen for visitors stands, as most hosts send it, and as the others do. */
const BROTLI = 132_000
const GZIP = 150_000

const read = (file: string) => readFileSync(`${outDir}/${file}`)
const manifest = (): Manifest => JSON.parse(read('.vite/manifest.json').toString())
const clientPages = (): Manifest => JSON.parse(read('.vite/client-pages.json').toString())

/** The files that the chunks need at once, themselves included. */
function filesOf(chunks: Manifest, keys: string[]) {
  const wanted = new Set(keys)
  // A set can grow while it is walked.
  for (const key of wanted) {
    const chunk = chunks[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    for (const needed of chunk.imports ?? []) wanted.add(needed)
  }
  return [...wanted].map((key) => chunks[key]?.file ?? '')
}

test.skip(({ hasTouch }) => atOneWidth && hasTouch, 'The weight is the same on every screen.')

for (const [address, screens] of [
  ['/', ['src/app/site/site-layout.tsx', 'src/features/public/landing/landing-screen.tsx']],
  ['/login', ['src/features/auth/login/login-screen.tsx']],
] as const) {
  test(`a visitor of ${address} loads at most 150 kB of JavaScript (gzip), and what the build says`, async ({
    page,
  }) => {
    const files = filesOf(manifest(), ['index.html', ...screens])
    const weight = (pack: (file: Buffer) => Buffer) =>
      files.reduce((sum, file) => sum + pack(read(file)).length, 0)
    expect(weight((file) => brotliCompressSync(file))).toBeLessThanOrEqual(BROTLI)
    expect(weight((file) => gzipSync(file, { level: 9 }))).toBeLessThanOrEqual(GZIP)
    // The page asks for the screen, before the app does.
    const built = read(address === '/' ? 'index.html' : `${address}.html`).toString()
    for (const file of files) expect(built).toContain(`"/${file}"`)

    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The toasts come later, but what makes them heard is there.
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => new URL(entry.name).pathname.slice(1))
        .filter((path) => path.endsWith('.js')),
    )
    expect(new Set(loaded)).toEqual(new Set(files))
  })
}

test('a page asks for at most 12 files before its first paint, itself and its data included', () => {
  const asked = (page: string) =>
    new Set(
      read(page)
        .toString()
        .match(/"\/assets\/[^"]+\.(?:js|css|woff2)"/g),
    ).size
  for (const page of ['index.html', 'login.html'])
    expect(asked(page) + 1, page).toBeLessThanOrEqual(12)
  for (const page of ['invoice.html', 'statement.html'])
    expect(asked(page) + 2, page).toBeLessThanOrEqual(12)
})

test('visitors’ pages, the login and the page of a client are free of the Supabase client', () => {
  const withClient = (chunks: Manifest, key: string) =>
    filesOf(chunks, [key]).filter((file) => read(file).includes('X-Client-Info'))
  const app = manifest()
  const free = Object.keys(app).filter((key) =>
    /^index\.html$|^src\/features\/public\/|\/login-screen\.tsx$/.test(key),
  )
  expect(free.length).toBeGreaterThan(6)
  expect(free.flatMap((key) => withClient(app, key))).toEqual([])
  expect(Object.keys(clientPages()).flatMap((key) => withClient(clientPages(), key))).toEqual([])
  expect(withClient(app, 'src/app/require-session.tsx')).toHaveLength(1)
})

test('the editor adds at most 80 kB (gzip) to what the list of invoices has loaded', () => {
  const chunks = manifest()
  const before = filesOf(chunks, [
    'index.html',
    'src/app/require-session.tsx',
    'src/features/invoices/list/invoice-list-screen.tsx',
  ])
  const own = filesOf(chunks, ['src/features/invoices/editor/invoice-create-screen.tsx']).filter(
    (file) => !before.includes(file),
  )
  const weight = own.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)
  expect(weight).toBeLessThanOrEqual(80_000)
  // It is not asked of an empty list.
  expect(weight).toBeGreaterThan(20_000)
})

test('no build has the login of the demo data', () => {
  const chunks = manifest()
  expect(Object.keys(chunks).filter((key) => key.includes('demo'))).toEqual([])
  const login = chunks['src/features/auth/login/login-screen.tsx']
  expect(read(login?.file ?? '').toString()).not.toContain('demo@')
})

test('the page of a client asks for its invoice before React is there', () => {
  const first = filesOf(clientPages(), ['invoice.html'])
  expect(first.join(' ')).toContain('assets/invoice-')
  expect(first.join(' ')).not.toContain('assets/react-')
})
