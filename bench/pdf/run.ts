// Runs under Deno, which `pdf.ts` starts, and prints what it measured as one line of JSON.
import process from 'node:process'
import { fullInvoice, numberedLines, sampleInvoice } from '../../tests/factories/sample-invoice.ts'
import { shapedWords } from '../../tests/factories/shaped-words.ts'
import { fullTaxInvoice, withoutTax } from '../../tests/factories/tax-invoice.ts'
import { measure, type Timing } from '../measure.ts'

export type Warm = {
  timings: Record<'bahi' | 'pdfkit', Timing>
  bytes: Record<'bahi' | 'pdfkit', number>
  /** Ten items with all that a usual document holds: code, part payment, notes. */
  fullBytes: number
}
/** Ten rows with a code and an account: with tax by row and by rate, and without. */
export type Taxed = { timings: Record<'taxed' | 'untaxed', Timing>; bytes: number }
/** Ten rows of Hindi beside ten of Latin; the first document of the process is in Hindi. */
export type Hindi = {
  timings: Record<'hindi' | 'latin', Timing>
  bytes: number
  cpuOfFirst: number
}
export type Used = { peakRss: number; peakHeap: number; cpuOfFirst: number }

const [kind = '', library = '', count = ''] = process.argv.slice(2)
const invoice = sampleInvoice({ items: numberedLines(Number(count)) })
// Loaded when it is used: neither is in the other's memory.
const libraries = {
  bahi: async () => (await import('#api/documents/invoice-pdf.ts')).buildInvoicePdf(invoice),
  pdfkit: async () => (await import('./pdfkit-invoice.ts')).pdfkitInvoice(invoice),
}

async function warm(): Promise<Warm> {
  const timings = await measure(libraries, Number(count) > 100 ? 60 : 300)
  const [bahi, pdfkit] = await Promise.all([libraries.bahi(), libraries.pdfkit()])
  const { buildInvoicePdf } = await import('#api/documents/invoice-pdf.ts')
  const fullBytes = (await buildInvoicePdf(fullInvoice())).length
  return { timings, bytes: { bahi: bahi.length, pdfkit: pdfkit.length }, fullBytes }
}

async function taxed(): Promise<Taxed> {
  const { buildInvoicePdf } = await import('#api/documents/invoice-pdf.ts')
  const document = fullTaxInvoice()
  const untaxed = withoutTax(document)
  const timings = await measure({
    taxed: async () => buildInvoicePdf(document),
    untaxed: async () => buildInvoicePdf(untaxed),
  })
  return { timings, bytes: (await buildInvoicePdf(document)).length }
}

async function hindi(): Promise<Hindi> {
  const { buildInvoicePdf } = await import('#api/documents/invoice-pdf.ts')
  const words = shapedWords.devanagari
  const items = Array.from({ length: 10 }, (_, row) => ({
    description: [0, 1, 2, 3].map((at) => words[(row * 3 + at) % words.length]).join(' '),
  }))
  const document = sampleInvoice({ items })
  const latin = sampleInvoice({ items: numberedLines(10) })
  const cpuOfFirst = await cpuOf(() => buildInvoicePdf(document))
  const timings = await measure({
    hindi: async () => buildInvoicePdf(document),
    latin: async () => buildInvoicePdf(latin),
  })
  return { timings, bytes: (await buildInvoicePdf(document)).length, cpuOfFirst }
}

/** Milliseconds. */
async function cpuOf(make: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await make()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Bytes at the peak of thirty documents one after the other; milliseconds of CPU of the first, unwarmed one. */
async function used(make: () => Promise<Uint8Array>): Promise<Used> {
  let peakRss = 0
  let peakHeap = 0
  const cpuOfFirst = await cpuOf(make)
  for (let run = 0; run < 30; run += 1) {
    await make()
    const { rss, heapUsed } = process.memoryUsage()
    peakRss = Math.max(peakRss, rss)
    peakHeap = Math.max(peakHeap, heapUsed)
  }
  return { peakRss, peakHeap, cpuOfFirst }
}

const results = { warm, taxed, hindi, used: () => used(libraries[library as 'bahi' | 'pdfkit']) }
const result = await results[kind as keyof typeof results]()
process.stdout.write(`${JSON.stringify(result)}\n`)
