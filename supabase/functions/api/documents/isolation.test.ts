import fs from 'node:fs'
import { createRequire } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { logo } from '#tests/factories/png.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { fullText } from '#tests/setup/read-pdf.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const withLogo = () => sampleInvoice({ business: { ...sampleInvoice().business, logo: logo() } })

test('building reads no file and opens no connection', async () => {
  const refuse = () => {
    throw new Error('The PDF builder reached out of its process.')
  }
  vi.stubGlobal('fetch', refuse)
  vi.stubGlobal('XMLHttpRequest', refuse)
  vi.stubGlobal('WebSocket', refuse)
  for (const name of [
    'readFileSync',
    'readFile',
    'openSync',
    'open',
    'createReadStream',
  ] as const) {
    vi.spyOn(fs, name).mockImplementation(refuse)
  }
  expect((await buildInvoicePdf(withLogo())).length).toBeGreaterThan(1000)
})

test('nothing of one document shows in another', async () => {
  const canaries = Array.from({ length: 50 }, (_, index) => `Canary${index}Ž`)
  const texts = await Promise.all(
    canaries.map(async (clientName) => {
      await Promise.resolve()
      return fullText(buildInvoicePdf(sampleInvoice({ clientName, notes: `only ${clientName}` })))
    }),
  )
  for (const [index, text] of texts.entries()) {
    expect(new Set(text.match(/Canary\d+Ž/g))).toEqual(new Set([canaries[index]]))
  }
})

test("jsPDF's optional packages stay unloaded", async () => {
  await buildInvoicePdf(withLogo())
  const loaded = Object.keys(createRequire(import.meta.url).cache)
  expect(
    loaded.filter((path) => /node_modules\/(canvg|html2canvas|dompurify)\//.test(path)),
  ).toEqual([])
})
