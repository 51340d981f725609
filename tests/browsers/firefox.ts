import puppeteer from 'puppeteer-core'
import { type Browser, firefox, type Place } from './browser.ts'

/** Firefox by WebDriver BiDi, which needs no driver beside it. */
export async function startFirefox(place: Place): Promise<Browser> {
  const { width, height, downloads, errors } = place
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox ?? '',
    defaultViewport: { width, height },
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'pdfjs.disabled': true,
    },
  })
  const page = await browser.newPage()
  // Firefox hands on an Error without its words.
  await page.evaluateOnNewDocument(`(() => {
    const { error } = console
    console.error = (...said) => error(said.map(String).join(' '))
  })()`)
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // It logs the module that a page was loading when the journey left it.
    const isExpected = message.text().includes('error loading dynamically imported module')
    if (message.type() === 'error' && !isExpected) errors.push(message.text())
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
