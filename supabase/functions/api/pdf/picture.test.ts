import { deflateSync } from 'node:zlib'
import { extractImages, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { LOGO_MAX_LENGTH } from '#domain/people/logo.ts'
import { logo } from '#tests/factories/png.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { fullText } from '#tests/setup/read-pdf.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'

const withLogo = (picture: string | null) => {
  const { business } = sampleInvoice()
  return buildInvoicePdf(sampleInvoice({ business: { ...business, logo: picture } }))
}

const imagesOf = async (pdf: Uint8Array) => extractImages(await getDocumentProxy(pdf.slice()), 1)

const red = (): [number, number, number, number] => [200, 30, 30, 255]

test('the logo stands in the document, pixel for pixel', async () => {
  const [image, ...more] = await imagesOf(
    await withLogo(logo({ width: 40, height: 20, pixel: red })),
  )
  expect(more).toEqual([])
  expect(image).toMatchObject({ width: 40, height: 20 })
  expect([...(image?.data.slice(0, 3) ?? [])]).toEqual([200, 30, 30])
})

test('a document with a logo is the same at every printing, and holds all its texts', async () => {
  const first = await withLogo(logo())
  expect(await withLogo(logo())).toEqual(first)
  const text = await fullText(first)
  for (const expected of ['Neel Studio', 'INVOICE', 'UNPAID', 'Page 1 of 1']) {
    expect(text).toContain(expected)
  }
})

/** Returns the distance of the text from the top, in points. */
async function topOf(pdf: Uint8Array, text: string): Promise<number> {
  const page = await (await getDocumentProxy(pdf.slice())).getPage(1)
  const { items } = await page.getTextContent()
  const found = items.find((item) => 'str' in item && item.str.includes(text))
  return found && 'transform' in found ? 841.89 - Number(found.transform[5]) : Number.NaN
}

test('the seller moves down by the logo, which is at most 18 mm high, and by nothing without one', async () => {
  const plain = await topOf(await withLogo(null), 'Neel Studio')
  expect(await topOf(await withLogo(logo({ width: 8, height: 16 })), 'Neel Studio')).toBeCloseTo(
    plain + 28,
    0,
  )
  expect(await topOf(await withLogo(logo({ width: 300, height: 512 })), 'Neel Studio')).toBeCloseTo(
    plain + 63,
    0,
  )
})

/** 70 MB of zeros pack into 68 kB. */
const bomb = logo({ pixels: deflateSync(new Uint8Array(70_000_000), { level: 9 }) })

test('a logo of 68 kB that unpacks to 70 MB is left out before it is unpacked', async () => {
  expect(bomb.length).toBeLessThan(LOGO_MAX_LENGTH)
  const taken = process.memoryUsage().arrayBuffers
  expect(await withLogo(bomb)).toEqual(await withLogo(null))
  expect(process.memoryUsage().arrayBuffers - taken).toBeLessThan(20_000_000)
})

test('the largest logo that may be kept is drawn', async () => {
  const [image] = await imagesOf(await withLogo(logo({ width: 512, height: 512, pixel: red })))
  expect(image).toMatchObject({ width: 512, height: 512 })
})

test.each([
  ['pixels that do not inflate', logo({ pixels: new Uint8Array([1, 2, 3]) })],
  ['no pixels', logo({ pixels: new Uint8Array() })],
  ['another format', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ['a path', '/etc/passwd'],
  ['no base64', 'data:image/png;base64,%%%'],
])('a logo of %s is left out and breaks nothing', async (_, broken) => {
  const pdf = await withLogo(broken)
  expect(await imagesOf(pdf)).toEqual([])
  expect(await fullText(pdf)).toBe(await fullText(withLogo(null)))
})
