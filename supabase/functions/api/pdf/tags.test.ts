import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { logo } from '../../../../tests/factories/png.ts'
import { numberedLines, sampleInvoice } from '../../../../tests/factories/sample-invoice.ts'
import { fullTaxInvoice } from '../../../../tests/factories/tax-invoice.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'

type Node = { role?: string; alt?: string; type?: string; id?: string; children?: Node[] }

/** The tree of a page's parts, and the text of each content by its id, as a reader of PDFs finds them. */
async function readAloud(pdf: Uint8Array, number: number) {
  const document = await getDocumentProxy(pdf.slice())
  const page = await document.getPage(number)
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  let open = ''
  for (const item of items) {
    if ('str' in item) texts.set(open, (texts.get(open) ?? '') + item.str)
    else if (item.type === 'beginMarkedContentProps') open = item.id ?? ''
    else if (item.type === 'beginMarkedContent') open = 'artifact'
    else open = ''
  }
  const tree: Node = (await page.getStructTree()) ?? {}
  const textOf = (node: Node): string =>
    node.type === 'content'
      ? (texts.get(node.id ?? '') ?? '').trim()
      : (node.children ?? []).map(textOf).join(' ').trim()
  const all = (role: string, node: Node = tree): Node[] => [
    ...(node.role === role ? [node] : []),
    ...(node.children ?? []).flatMap((child) => all(role, child)),
  ]
  return { all, textOf, tree, texts, marked: (await document.getMarkInfo())?.Marked }
}

test('a reader hears the parts in order: who, a heading, facts, the rows by cell, the total', async () => {
  const items = [{ description: 'Logo design' }, { description: 'वेबसाइट' }]
  const { all, textOf, tree, marked } = await readAloud(
    await buildInvoicePdf(sampleInvoice({ items })),
    1,
  )
  expect(marked).toBe(true)
  expect(all('H1').map(textOf)).toEqual(['INVOICE'])
  const [table] = all('Table')
  expect(all('TR', table).map((row) => (row.children ?? []).map(textOf))).toEqual([
    ['Description', 'Qty', 'Amount'],
    ['Logo design', '1', '₹100.00'],
    ['वेबसाइट', '1', '₹100.00'],
  ])
  expect(all('TH', table)).toHaveLength(3)
  expect(textOf(tree)).toMatch(/Neel Studio.*INVOICE.*Bill To.*Description.*Total/)
})

test('all text is of a part or says nothing, and what every page repeats is read once', async () => {
  const pdf = await buildInvoicePdf(sampleInvoice({ items: numberedLines(60) }))
  const { texts, all } = await readAloud(pdf, 2)
  expect(texts.get('') ?? '').toBe('')
  expect(texts.get('artifact')).toContain('Page 2 of 3')
  expect(texts.get('artifact')).toContain('Description')
  expect(all('TH').flatMap(({ children }) => children)).toEqual([])
  expect(all('TR').length).toBeGreaterThan(20)
})

test('pictures say what they show', async () => {
  const { business } = sampleInvoice()
  const pdf = await buildInvoicePdf(
    sampleInvoice({ business: { ...business, logo: logo() }, upiId: 'neelstudio@okbank' }),
  )
  const { all } = await readAloud(pdf, 1)
  expect(all('Figure').map(({ alt }) => alt)).toEqual(['Neel Studio', 'Scan with any UPI app'])
})

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0

test.runIf(hasQpdf)(
  'qpdf finds nothing wrong with a document, short, long or with all that it can hold',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bahi-pdf-'))
    try {
      for (const invoice of [
        sampleInvoice(),
        sampleInvoice({ items: numberedLines(500) }),
        fullTaxInvoice(),
      ]) {
        const file = join(folder, 'invoice.pdf')
        writeFileSync(file, await buildInvoicePdf(invoice))
        const { status, stdout } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
        expect(stdout).toContain('No syntax or stream encoding errors')
        expect(status).toBe(0)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
