import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const shared = 'supabase/functions/_shared'
const languages = `${shared}/languages`
const api = 'supabase/functions/api'
const pdfDoor = `${api}/pdf/pdf.ts`

/** The imports that each folder may have in the house: the table of docs/architecture.md. */
const rooms: [room: string, mayImport: string[]][] = [
  // The list of units is the database's, known by its generated type.
  [`${shared}/domain/gst/units.ts`, [`${shared}/domain`, `${shared}/database.types.ts`]],
  [`${shared}/domain`, [`${shared}/domain`, languages]],
  [languages, [languages, `${shared}/domain`, 'src/language/days']],
  [
    `${shared}/data`,
    [`${shared}/data`, `${shared}/domain`, languages, `${shared}/database.types.ts`],
  ],
  [`${shared}/letter`, [`${shared}/letter`, `${shared}/domain`, languages]],
  [`${shared}/tables`, [`${shared}/tables`, `${shared}/domain`, languages]],
  [`${api}/http`, [`${api}/http`, shared]],
  [
    `${api}/pdf`,
    [
      `${api}/pdf`,
      `${shared}/domain/characters`,
      `${shared}/domain/bytes.ts`,
      `${shared}/domain/people/logo.ts`,
    ],
  ],
  [`${api}/documents`, [`${api}/documents`, pdfDoor, `${shared}/domain`, languages]],
  [`${api}/mail`, [`${api}/mail`, `${api}/http`, `${api}/documents/invoice-pdf.ts`, shared]],
  [`${api}/webhooks`, [`${api}/webhooks`, `${api}/http`, shared]],
  [
    `${api}/routes`,
    [
      ...[`${api}/routes`, `${api}/http`, `${api}/mail`, `${api}/webhooks`],
      ...[`${api}/documents/invoice-pdf.ts`, shared],
    ],
  ],
  [
    `${api}/mcp`,
    [
      ...[`${api}/mcp`, `${api}/http`, `${api}/routes/requests.ts`],
      ...[`${api}/routes/documents/new-invoice.ts`, shared],
    ],
  ],
  [`${api}/openapi`, [`${api}/openapi`, `${api}/routes/requests.ts`, `${api}/http`, shared]],
  [api, [api, shared]],
  ['src/lib', ['src/lib', `${shared}/domain`, `${shared}/database.types.ts`]],
  [
    'src/data',
    [
      ...['src/data', 'src/lib', `${shared}/data`, `${shared}/domain`, `${shared}/tables`],
      `${languages}/languages.ts`,
    ],
  ],
  [
    'src/language',
    ['src/language', 'src/lib', `${shared}/domain`, languages, `${shared}/data/errors.ts`],
  ],
  [
    'src/ui',
    [
      'src/ui',
      'src/language',
      languages,
      `${shared}/domain/product.ts`,
      `${shared}/domain/money.ts`,
    ],
  ],
  [
    'src/features',
    [
      'src/features',
      'src/data',
      'src/language',
      'src/ui',
      'src/sheet',
      'src/sending',
      'src/lib',
      `${shared}/domain`,
      languages,
      `${shared}/letter`,
      `${shared}/tables`,
      `${shared}/data/errors.ts`,
      `${api}/documents/invoice-pdf.ts`,
    ],
  ],
  ['src/sheet', ['src/sheet', `${shared}/domain`, languages]],
  [
    'src/sending',
    [
      ...['src/sending', 'src/data', 'src/language', 'src/ui', 'src/lib'],
      ...[`${shared}/domain`, languages, `${shared}/letter`, `${shared}/data/errors.ts`],
    ],
  ],
  [
    'src/client-page',
    [
      'src/client-page',
      'src/sheet',
      'src/lib',
      `${shared}/domain`,
      languages,
      `${shared}/data/errors.ts`,
      `${shared}/data/documents/document-row.ts`,
      `${shared}/data/documents/item-row.ts`,
      `${shared}/data/names.ts`,
    ],
  ],
  ['src/app', ['src', `${shared}/domain`, languages]],
  ['src/main.tsx', ['src']],
  ['supabase/local', ['supabase/local', 'build/prebundle.ts']],
  ['hosting', ['hosting', 'supabase/local', shared, `${api}/http/client-address.ts`]],
  [
    'build',
    [
      ...['build', 'hosting', shared, `${api}/pdf/fonts`],
      'src/features/public/landing/scripts/sample-texts.ts',
    ],
  ],
  [
    'bench',
    [
      ...['bench', 'hosting', 'supabase/local', shared, 'tests/factories', 'package.json'],
      ...[`${api}/documents/invoice-pdf.ts`, `${api}/pdf/fonts`, 'src/lib/table-file'],
    ],
  ],
]

const { imports: aliases }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

const sources = ['src', 'supabase', 'hosting', 'build', 'bench', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))

function resolved(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) {
    return relative(root, resolve(root, dirname(file), specifier))
  }
  for (const [name, path] of Object.entries(aliases)) {
    const [start, place] = [name.replace('*', ''), path.replace('*', '').replace('./', '')]
    if (specifier.startsWith(start)) return specifier.replace(start, place)
  }
  return null
}

/** Imports by name, by side effect, of types, dynamic ones, and workers. */
const anImport = /(?:\bfrom|\bimport|\bnew Worker\(\s*new URL)\s*\(?\s*'([^']+)'/g

const imports = sources.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(anImport)].map(([, specifier = '']) => ({
    file,
    specifier,
    target: resolved(file, specifier),
  })),
)

const within = (path: string, room: string) => path === room || path.startsWith(`${room}/`)

test('every file imports only what its room may', () => {
  const wrong = imports.filter(({ file, target }) => {
    const room = rooms.find(([name]) => within(file, name))
    return target !== null && room && !room[1].some((allowed) => within(target, allowed))
  })
  expect(wrong).toEqual([])
  expect(imports.length).toBeGreaterThan(100)
})

test('the words of screens are the app’s alone, and no other room knows them', () => {
  const wrong = imports.filter(
    ({ file, target }) =>
      /\/languages\/\w+\/screens\//.test(target ?? '') &&
      !within(file, 'src') &&
      !within(file, languages),
  )
  expect(wrong).toEqual([])
})

test('an import of another room says its alias, not the way up to it', () => {
  expect(imports.filter(({ specifier }) => specifier.startsWith('../../../'))).toEqual([])
})

test('no feature imports another feature', () => {
  const noun = (path: string) => path.split('/')[2]
  const wrong = imports.filter(
    ({ file, target }) =>
      within(file, 'src/features') &&
      target !== null &&
      within(target, 'src/features') &&
      noun(file) !== noun(target),
  )
  expect(wrong).toEqual([])
})

test('only src/data speaks to the Supabase client', () => {
  const wrong = imports.filter(
    ({ file, target }) => target === 'src/lib/supabase.ts' && !within(file, 'src/data'),
  )
  expect(wrong).toEqual([])
})

const drawers = `${api}/documents`
const outsideThePdf = imports.filter(({ file }) => !within(file, `${api}/pdf`))

test('documents are drawn through the one door of the PDF, and nothing else enters its room', () => {
  // The makers of the fonts, and the benchmark that gives them to another library, draw no document.
  const entered = outsideThePdf.filter(
    ({ file, target }) =>
      target !== null &&
      within(target, `${api}/pdf`) &&
      !within(file, 'build') &&
      !within(file, 'bench'),
  )
  expect([...new Set(entered.map(({ target }) => target))]).toEqual([pdfDoor])
  expect(entered.filter(({ file }) => !within(file, drawers))).toEqual([])
})

test('jsPDF stays behind the door of the PDF: nobody else imports it or calls it', () => {
  const libraries = ({ specifier }: { specifier: string }) => /^jspdf\b/.test(specifier)
  expect(outsideThePdf.filter(libraries)).toEqual([])
  expect(imports.filter(libraries).length).toBeGreaterThan(1)
  const drawing = sources.filter((file) => within(file, drawers))
  const calls = drawing.filter((file) => /\bdoc\??\./.test(readFileSync(join(root, file), 'utf8')))
  expect(calls).toEqual([])
  expect(drawing.length).toBeGreaterThan(5)
})

test('the domain is pure: it imports no package but valibot', () => {
  const packages = imports
    .filter(({ file, target }) => within(file, `${shared}/domain`) && target === null)
    .map(({ specifier }) => specifier)
  expect([...new Set(packages)].sort()).toEqual(['valibot'])
})

// Types and lazy imports count, too: a file must make sense without the files that need it.
test('no files import each other in a circle', () => {
  const needs = Map.groupBy(imports, ({ file }) => file)
  const done = new Set<string>()
  const circleFrom = (file: string, way: string[]): string[] | null => {
    const at = way.indexOf(file)
    if (at >= 0) return [...way.slice(at), file]
    if (done.has(file)) return null
    for (const { target } of needs.get(file) ?? []) {
      const circle = target === null ? null : circleFrom(target, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  expect(sources.flatMap((file) => circleFrom(file, []) ?? [])).toEqual([])
})
