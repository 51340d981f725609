import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { hostedProduct } from './product.ts'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'bahi-product-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('pages, code, manifest and icon of a build for a host have its name and address, and the sample’s nowhere', async () => {
  // The real pages and the real source of the name; what else they load is of no matter here.
  const page = (file: string) =>
    readFileSync(join(root, file), 'utf8').replace(/(?:src|href)="\/src\/[^"]+"/g, (link) =>
      link.includes('.ts') ? 'src="./main.ts"' : '',
    )
  mkdirSync(join(folder, 'app'))
  for (const file of ['index.html', 'invoice.html'])
    writeFileSync(join(folder, 'app', file), page(file))
  const product = join(root, 'supabase/functions/_shared/domain/product.ts')
  writeFileSync(
    join(folder, 'app/main.ts'),
    `import { product } from ${JSON.stringify(product)}\ndocument.title = product.name + product.supportEmail`,
  )
  await build({
    root: join(folder, 'app'),
    configFile: false,
    publicDir: join(root, 'public'),
    logLevel: 'error',
    plugins: [
      hostedProduct({ BAHI_PRODUCT_NAME: 'Neel & Co', BAHI_SUPPORT_EMAIL: 'help@neel.studio' }),
    ],
    build: {
      outDir: join(folder, 'out'),
      emptyOutDir: true,
      rolldownOptions: {
        input: ['index.html', 'invoice.html'].map((file) => join(folder, 'app', file)),
      },
    },
  })
  const files = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' })
  const built = Object.fromEntries(
    files
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => [file, readFileSync(join(folder, 'out', file), 'utf8')]),
  )
  expect(Object.values(built).join()).not.toMatch(/\bBahi\b|bahi\.example/)
  expect(built['index.html']).toContain('<title>Neel &amp; Co · professional invoicing</title>')
  expect(built['invoice.html']).toContain('Invoice · Neel &amp; Co')
  expect(built['invoice.html']).toContain('property="og:site_name" content="Neel &amp; Co"')
  expect(JSON.parse(built['site.webmanifest'] ?? '')).toMatchObject({ short_name: 'Neel & Co' })
  expect(built['favicon.svg']).toContain('<title>Neel &amp; Co</title>')
  expect(Object.values(built).join()).toContain('help@neel.studio')
})

test('a build for a host without an address for questions is refused', () => {
  expect(() => hostedProduct({ BAHI_HOST: 'netlify' })).toThrow('Set BAHI_SUPPORT_EMAIL')
})
