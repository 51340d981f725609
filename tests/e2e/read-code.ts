import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(
      readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))),
    ).buffer,
  },
})

/** Reads the QR codes of a PNG, as a phone would. */
export async function readCodes(png: Uint8Array): Promise<string[]> {
  const codes = await readBarcodes(new Blob([new Uint8Array(png)]), { formats: ['QRCode'] })
  return codes.map(({ text }) => text)
}

const origin = 'http://pages.test'

/** The first page of a PDF as a PNG, drawn by PDF.js in a browser at 144 dots an inch. */
export async function drawPage(browser: Browser, pdf: Uint8Array): Promise<Buffer> {
  const page = await browser.newPage()
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/pdfjs.mjs') {
      return route.fulfill({
        path: fileURLToPath(import.meta.resolve('unpdf/pdfjs')),
        contentType: 'text/javascript',
      })
    }
    if (pathname === '/page.pdf') return route.fulfill({ body: Buffer.from(pdf) })
    return route.fulfill({ body: '<!doctype html><canvas></canvas>', contentType: 'text/html' })
  })
  await page.goto(origin)
  await page.addScriptTag({
    type: 'module',
    content: `
      import { getDocument } from '/pdfjs.mjs'
      const canvas = document.querySelector('canvas')
      const data = await (await fetch('/page.pdf')).bytes()
      const page = await (await getDocument({ data }).promise).getPage(1)
      const viewport = page.getViewport({ scale: 2 })
      Object.assign(canvas, { width: viewport.width, height: viewport.height })
      await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise
      document.title = 'drawn'`,
  })
  await page.waitForFunction(() => document.title === 'drawn')
  const png = await page.locator('canvas').screenshot()
  await page.close()
  return png
}
