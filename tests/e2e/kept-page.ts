import type { Browser, Page, ViewportSize } from '@playwright/test'

/** An address of the app's origin at which nothing runs: storage can be written there before the app reads it. */
export const nowhere = '/robots.txt'

/** The next journey would find what one put into the page for good. */
const refuse = (): never => {
  throw new Error('This stays in a page for good: take the page of `coldTest`.')
}

/**
 * One page of a browser in which journeys follow one another. A page that is new starts a process, which compiles all of
 * the app: 3.5 s of a processor, where one that had the app before takes one. Nothing of the last person stays.
 */
export class KeptPage {
  #browser: Browser
  #page?: Page
  #viewport: ViewportSize | null = null

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async open(): Promise<Page> {
    if (this.#page && !this.#page.isClosed()) return this.#page
    // During a test it gets the options of the project.
    const context = await this.#browser.newContext()
    const page = await context.newPage()
    Object.assign(page, {
      addInitScript: refuse,
      exposeFunction: refuse,
      exposeBinding: refuse,
      emulateMedia: refuse,
    })
    Object.defineProperty(page, 'clock', { get: refuse })
    await page.goto(nowhere)
    this.#page = page
    this.#viewport = page.viewportSize()
    return page
  }

  /** Leaves the app and forgets the person. */
  async clear() {
    const page = this.#page
    if (!page || page.isClosed()) return
    const context = page.context()
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(nowhere)
    await page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    })
    await context.clearCookies()
    await context.clearPermissions()
    if (this.#viewport) await page.setViewportSize(this.#viewport)
  }

  async close() {
    await this.#page?.context().close()
  }
}
