import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'

const folder = import.meta.dirname
const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(join(folder, 'deno.json'), 'utf8'),
)

/** The file that a specifier means, or the package's own name. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  const alias = Object.keys(imports).find(
    (name) => name.startsWith('#') && specifier.startsWith(name),
  )
  return alias ? join(folder, specifier.replace(alias, imports[alias] ?? '')) : specifier
}

/** Returns the static imports only, without types or dynamic imports. */
const importsOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm,
    ),
  ].map(([, specifier = '']) => target(file, specifier))

function loadedAtStart(entry: string): string[] {
  const found = new Set([entry])
  for (const path of found) {
    if (existsSync(path)) for (const next of importsOf(path)) found.add(next)
  }
  return [...found]
}

test('the start loads the packages that every answer needs, and no other', () => {
  const loaded = loadedAtStart(join(folder, 'index.ts'))
  const packages = loaded.filter((path) => !path.startsWith('/') && !existsSync(path))
  expect(packages.sort()).toEqual([
    '@supabase/postgrest-js',
    'hono/cookie',
    'hono/quick',
    'valibot',
  ])
  expect(loaded.length).toBeGreaterThan(50)
})

test('the start asks nothing of the engine’s tables of languages, which take long to load', async () => {
  const refuse = () => {
    throw new Error('Intl is used while modules load.')
  }
  vi.stubGlobal('Intl', new Proxy(Intl, { get: refuse }))
  vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(refuse)
  vi.resetModules()
  try {
    await expect(import('./app.ts')).resolves.toHaveProperty('createApp')
    await expect(import('#api/pdf/invoice-pdf.ts')).resolves.toHaveProperty('buildInvoicePdf')
  } finally {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})
