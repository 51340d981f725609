import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzlibSync } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { logo } from '#tests/factories/png.ts'
import { numberedLines, sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { fullTaxInvoice } from '#tests/factories/tax-invoice.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'

type Node = {
  role?: string
  alt?: string
  bbox?: number[]
  type?: string
  id?: string
  children?: Node[]
}

/** The tree of a page's parts, and the text of each content by its id, as a reader of PDFs finds them. */
async function readAloud(pdf: Uint8Array, number: number) {
  const document = await getDocumentProxy(pdf.slice())
  const page = await document.getPage(number)
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: string[] = []
  for (const item of items) {
    const at = open.at(-1) ?? ''
    if ('str' in item) texts.set(at, (texts.get(at) ?? '') + item.str)
    // A language mark within a part has no number of its own.
    else if (item.type === 'beginMarkedContentProps') open.push(item.id ?? at)
    else if (item.type === 'beginMarkedContent') open.push('artifact')
    else open.pop()
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

test('pictures say what they show, and where it stands', async () => {
  const { business } = sampleInvoice()
  const pdf = await buildInvoicePdf(
    sampleInvoice({
      business: { ...business, logo: logo({ width: 340, height: 102 }) },
      upiId: 'neelstudio@okbank',
    }),
  )
  const { all } = await readAloud(pdf, 1)
  const figures = all('Figure')
  expect(figures.map(({ alt }) => alt)).toEqual(['Neel Studio', 'Scan with any UPI app'])
  expect(figures[0]?.bbox).toEqual([48, 738.89, 218, 789.89])
})

/** Returns the streams of a file, unpacked. */
function streamsOf(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf).toString('latin1')
  return [...file.matchAll(/\/Length (\d+)[^>]*>>\nstream\n/g)].map(
    ({ 0: head, 1: length, index }) => {
      const at = index + head.length
      return Buffer.from(unzlibSync(pdf.subarray(at, at + Number(length)))).toString('latin1')
    },
  )
}

test('notes are a paragraph for each that was typed, and no paragraph is empty', async () => {
  const notes = 'Thank you for your business. '.repeat(9).trim()
  const pdf = await buildInvoicePdf(sampleInvoice({ notes: `${notes}\n\nCome back.` }))
  const { all, textOf } = await readAloud(pdf, 1)
  expect(all('P').map(textOf).slice(-2)).toEqual([notes, 'Come back.'])
  const kids = streamsOf(pdf).flatMap((text) => text.match(/(?<=\/S \/P .*\/K )\[.*?\]/g) ?? [])
  expect(kids.length).toBeGreaterThan(9)
  expect(kids).not.toContain('[]')
})

/** Returns the languages marked in the content of pages, in order. */
const languagesOf = (pdf: Uint8Array) =>
  streamsOf(pdf).flatMap((text) => text.match(/(?<=\/Span <<\/Lang \().+?(?=\)>> BDC)/g) ?? [])

test('text in another language than its document says in which it is, where it is of a part', async () => {
  const items = [{ description: 'Logo लोगो' }, { description: 'সাইট' }]
  const { business } = sampleInvoice()
  // The second page has the seller's name above, as ornament.
  const twoPages = sampleInvoice({
    items: [...items, ...numberedLines(40)],
    business: { ...business, name: 'कीर्ति' },
  })
  expect(languagesOf(await buildInvoicePdf(twoPages))).toEqual(['hi', 'hi', 'bn'])
  const inHindi = languagesOf(await buildInvoicePdf(sampleInvoice({ items, language: 'hi' })))
  expect(new Set(inHindi)).toEqual(new Set(['en', 'bn']))
  const inBoth = languagesOf(await buildInvoicePdf(sampleInvoice({ items, language: 'en-hi' })))
  expect(inBoth.filter((language) => language === 'hi').length).toBeGreaterThan(9)
})

test('a document says as XMP, too, what it is called', async () => {
  const formattedInvoiceNumber = 'A&B <9>/क'
  const pdf = await buildInvoicePdf(sampleInvoice({ formattedInvoiceNumber }))
  const { info, metadata } = await (await getDocumentProxy(pdf)).getMetadata()
  expect(metadata?.get('dc:title')).toBe(Reflect.get(info, 'Title'))
  expect(metadata?.get('dc:title')).toContain(formattedInvoiceNumber)
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
        fullTaxInvoice({ language: 'en-hi' }),
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
