import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentKinds } from '#domain/document/kinds.ts'

const root = new URL('../../', import.meta.url).pathname

/** Files that name a kind, and why its traits do not say it. */
const named: Record<string, string> = {
  'supabase/functions/_shared/domain/document/kinds.ts': 'the table itself',
  'supabase/functions/_shared/database.types.ts': 'derived from the database',
  'supabase/functions/_shared/domain/mail/mail.ts': 'its kinds are those of a mail',
  'supabase/functions/_shared/domain/document/view/title.ts':
    'the law names what an invoice is called by its tax',
}
/** The same of SQL. */
const namedInSql: Record<string, string> = {
  kinds: 'the table itself',
  supply: 'which bill a seller issues follows from their registration and the supply',
  issuing: 'one function issues invoices, and one estimates',
  credit_notes: 'it issues credit notes',
  debit_notes: 'it issues debit notes',
  vouchers: 'it issues vouchers',
  gst_returns: 'the order of table 13, which goes by nature',
  mail: 'its kinds are those of a mail',
}
/** Names in a language, and examples that show one document. */
const catalogues = /^supabase\/functions\/_shared\/languages\/|^supabase\/functions\/api\/openapi\//

test('code reads traits from the table of kinds, and never compares a kind’s name', () => {
  const names = documentKinds.join('|')
  const byName = new RegExp(`\\bkind\\)? [!=]== '(${names})'|'(${names})' [!=]== |'\\w+_\\w+'`)
  const longNames = documentKinds.filter((kind) => kind.includes('_')).map((kind) => `'${kind}'`)
  const asks = (line: string) => {
    const [found] = line.match(byName) ?? []
    return found && (!/^'/.test(found) || longNames.some((name) => line.includes(name)))
  }
  const found = globSync(['src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts'], { cwd: root })
    .filter((file) => !file.includes('.test.') && !(file in named) && !catalogues.test(file))
    .flatMap((file) =>
      readFileSync(root + file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (asks(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})

test('no SQL asks for a kind of document by its name', () => {
  const names = documentKinds.filter((kind) => kind.includes('_')).join('|')
  const byName = new RegExp(
    `'(${names})'|\\b(?<!mail\\.|job\\.)kind\\)? (=|<>|in) \\(?'(${documentKinds.join('|')})'`,
  )
  const found = globSync('supabase/schemas/*/*.sql', { cwd: root })
    .filter((file) => !namedInSql[/\d_(\w+)\.sql$/.exec(file)?.[1] ?? ''])
    .flatMap((file) =>
      readFileSync(root + file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (byName.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})
