import chromium from '@sparticuz/chromium'
import puppeteer from 'puppeteer-core'
import type { Browser, Place } from './browser.ts'
import { firefox } from './installed.ts'

/** Chromium by its own protocol, Firefox by WebDriver BiDi, which needs no driver beside it. */
export async function startPuppeteer(name: 'chrome' | 'firefox', place: Place): Promise<Browser> {
  const { width, height, downloads, errors } = place
  const browser = await puppeteer.launch({
    browser: name,
    executablePath: name === 'firefox' ? (firefox ?? '') : await chromium.executablePath(),
    defaultViewport: { width, height },
    args:
      name === 'firefox' ? [] : ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'],
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'pdfjs.disabled': true,
    },
    ...(name === 'chrome' && {
      downloadBehavior: { policy: 'allow', downloadPath: downloads } as const,
    }),
  })
  const page = await browser.newPage()
  // Firefox hands on an Error without its words.
  await page.evaluateOnNewDocument(`(() => {
    const { error } = console
    console.error = (...said) => error(said.map(String).join(' '))
  })()`)
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // Chromium logs each refused request, Firefox the module that a page was loading when the journey left it.
    const isExpected = /^Failed to load resource|error loading dynamically imported module/
    if (message.type() === 'error' && !isExpected.test(message.text())) {
      errors.push(message.text())
    }
  })
  return {
    open: async (address) => {
      await page.goto(address)
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}
