/**
 * Takes the pictures of README and guides, and the one that chats show, from the demo data: `npm run dev`, then
 * `npx node build/pictures.ts` (with the app's address, if it is another one). Run again when a screen looks different.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import packaged from '@sparticuz/chromium'

const [, , app = 'http://127.0.0.1:5173'] = process.argv
const house = join(import.meta.dirname, '..')
const folder = join(house, 'docs/pictures')

/** The table needs more width. */
const screens = [
  { name: 'dashboard', address: '/dashboard', heading: 'Dashboard', size: [860, 560] },
  { name: 'invoices', address: '/invoices?view=table', heading: 'Invoices', size: [1200, 781] },
] as const
/** The guide shows the table in light only. */
const unused = 'invoices-dark.webp'
type Shown = (typeof screens)[number]
/** Pixels of the files: sharp where they are shown at half of that. */
const width = 1120

async function enter(browser: Browser, theme: string): Promise<Page> {
  const page = await browser.newPage({
    deviceScaleFactor: 2,
    ...{ locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
  })
  await page.addInitScript((choice) => localStorage.setItem('bahi-theme', choice), theme)
  await page.goto(`${app}/login`)
  await page.getByRole('button', { name: 'Look around with sample data' }).click()
  await page.waitForURL(/dashboard/)
  return page
}

/** Crops the product's name, beside and above the screen, since a host may use another one. */
const beside = 240
const above = 66

async function picture(page: Page, { address, heading, size }: Shown): Promise<Buffer> {
  const [width, height] = size
  await page.setViewportSize({ width: width + beside, height: height + above })
  await page.goto(app + address)
  // Vite may reload the page once it has found the screen's packages.
  await page.waitForLoadState('networkidle')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  return page.screenshot({ clip: { x: beside, y: above, width, height }, animations: 'disabled' })
}

/** Chromium encodes: no tool more. */
const encoded = async (page: Page, png: Buffer, type: string) => {
  const bytes = await page.evaluate(
    async ([source, type, width]) => {
      const image = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(width, Math.round((image.height * width) / image.width))
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
      const blob = await canvas.convertToBlob({ type, quality: 0.8 })
      return Array.from(new Uint8Array(await blob.arrayBuffer()))
    },
    [`data:image/png;base64,${png.toString('base64')}`, type, width] as const,
  )
  return Buffer.from(bytes)
}

const browser = await chromium.launch({
  executablePath: await packaged.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
await mkdir(folder, { recursive: true })
const workshop = await browser.newPage()
for (const theme of ['light', 'dark']) {
  const page = await enter(browser, theme)
  for (const screen of screens) {
    const file = `${screen.name}-${theme}.webp`
    if (file === unused) continue
    const taken = await picture(page, screen)
    await writeFile(join(folder, file), await encoded(workshop, taken, 'image/webp'))
    if (screen.name === 'dashboard' && theme === 'dark')
      await writeFile(
        join(house, 'public/preview.jpg'),
        await encoded(workshop, taken, 'image/jpeg'),
      )
  }
  await page.close()
}
await browser.close()
