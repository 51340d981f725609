import type { AccountManifest, AccountPage } from '#domain/account/account-file.ts'
import { MAX_PAPERS, pageName } from '#domain/account/account-file.ts'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import type { accountData } from '#languages/en/screens/account-data.ts'
import type { Words } from '#languages/words.ts'
import { type ByteSink, openZip } from '#src/lib/files/zip-writer.ts'
import { tablesOf } from '#tables/account-tables.ts'
import { csvOf, csvRowsOf } from '#tables/csv.ts'

export interface AccountSource {
  manifest: AccountManifest
  pages(): AsyncIterable<AccountPage>
  papers(ids: readonly string[]): Promise<InvoiceDocument[]>
}

type Readme = Words<typeof accountData>['readme']

interface Wanted {
  /** The financial year whose PDFs go into the ZIP; or all, or none. */
  papers: string
  readme: Readme
  draw: (document: InvoiceDocument) => Uint8Array | Promise<Uint8Array>
  /** Documents so far. */
  onProgress: (done: number) => void
  signal: AbortSignal
}

const readmeOf = (words: Readme) => `${words.about({ file: 'docs/export.md' })}

account.json   ${words.manifest}
data/          ${words.data}
csv/           ${words.csv}
pdf/           ${words.pdf}
`

/** Lets the page draw and take clicks. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

/** CSV files that grow page by page. */
function growingTables(zip: ReturnType<typeof openZip>) {
  const files = new Map<string, ReturnType<typeof zip.grow>>()
  return {
    add(page: AccountPage) {
      for (const table of tablesOf(page)) {
        const known = files.get(table.name)
        const file = known ?? zip.grow(`csv/${table.name}.csv`)
        file.push(known ? csvRowsOf(table) : csvOf(table))
        files.set(table.name, file)
      }
    },
    async end() {
      for (const file of files.values()) await file.end()
    },
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Two numbers never give the same name: a number has no underscore. */
const paperName = (row: Readonly<Record<string, unknown>>) =>
  `pdf/${text(row.financial_year)}/${text(row.number)
    .replaceAll('_', '__')
    .replaceAll('/', '_')
    .replace(/[^\w.-]/g, '-')}.pdf`

/**
 * Writes an account into a ZIP: `account.json`, the pages of its parts below `data/`, the PDFs of
 * each page right behind it, then the CSV files. It holds one page, one PDF, and the packed CSV
 * files at a time. Throws when it is stopped.
 */
export async function writeAccount(
  source: AccountSource,
  sink: ByteSink,
  { papers, readme, draw, onProgress, signal }: Wanted,
): Promise<void> {
  const zip = openZip(sink)
  const tables = growingTables(zip)
  let place = 0
  let documents = 0
  const drawAll = async (rows: AccountPage['rows']) => {
    const names = new Map(rows.map((row) => [text(row.id), paperName(row)]))
    for (let from = 0; from < rows.length; from += MAX_PAPERS) {
      const wanted = rows.slice(from, from + MAX_PAPERS)
      const years = wanted.filter((row) => papers === 'all' || row.financial_year === papers)
      const found = years.length > 0 ? await source.papers(years.map((row) => text(row.id))) : []
      for (const document of found) {
        signal.throwIfAborted()
        await zip.add(names.get(document.id) ?? `pdf/${document.id}.pdf`, await draw(document))
        documents += 1
        onProgress(documents)
        await breath()
      }
      documents += wanted.length - found.length
      onProgress(documents)
    }
  }
  try {
    await zip.add('account.json', JSON.stringify(source.manifest, null, 2))
    await zip.add('README.txt', readmeOf(readme))
    for await (const page of source.pages()) {
      signal.throwIfAborted()
      place += 1
      await zip.add(pageName(place, page.part), JSON.stringify(page))
      tables.add(page)
      if (page.part === 'documents') await drawAll(page.rows)
    }
    await tables.end()
    signal.throwIfAborted()
    await zip.close()
  } catch (error) {
    await zip.abort().catch(() => {})
    throw error
  }
}
