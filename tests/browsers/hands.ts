import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from './browser.ts'

const umd = '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'
const queries = readFileSync(join(import.meta.dirname, umd), 'utf8')

type Words = string | RegExp
/** The last of those that fit: what was opened last lies on top. */
export type Part = { role?: string; name?: Words; label?: string; text?: Words; within?: Part }

const words = (value: Words | undefined) =>
  value instanceof RegExp ? String(value) : JSON.stringify(value)

function expressionOf({ role, name, label, text, within }: Part): string {
  const root = within ? expressionOf(within) : 'document.body'
  const found = role
    ? `queryAllByRole(root, '${role}', { name: ${words(name)}, hidden: true })`
    : label
      ? `queryAllByLabelText(root, ${words(label)})`
      : `queryAllByText(root, ${words(text)})`
  return `((root) => root && TestingLibraryDom.${found}.filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[aria-hidden=true]')).at(-1))(${root})`
}

/** A person at a browser: finds by role and name, waits, and clicks where nothing lies above. */
export class Hands {
  readonly browser: Browser
  /** The folder of what the page saves. */
  private readonly downloads: string

  constructor(browser: Browser, downloads: string) {
    this.browser = browser
    this.downloads = downloads
  }

  private async ask<T>(part: Part, body: string): Promise<T | null> {
    const isLoaded = await this.browser.evaluate('typeof TestingLibraryDom === "object"')
    if (!isLoaded) await this.browser.evaluate(`(() => { ${queries} })()`)
    const found = `((part) => part ? (${body}) ?? null : null)(${expressionOf(part)})`
    return (await this.browser.evaluate(found)) as T | null
  }

  async until<T>(read: () => Promise<T | null | undefined | false>, wish: string): Promise<T> {
    const end = Date.now() + 30_000
    let last: unknown
    while (Date.now() < end) {
      try {
        const value = await read()
        if (value !== null && value !== undefined && value !== false) return value
      } catch (error) {
        // A page that is just leaving answers no question.
        last = error
      }
      await setTimeout(100)
    }
    const screen = await this.browser.evaluate(
      'location.href + " " + document.body.innerText.replace(/\\s+/g, " ").slice(-1500)',
    )
    throw new Error(`Waited for ${wish}. ${last ?? ''} The screen: ${screen}`)
  }

  /** Reads the text of a part, or the value of a field. */
  read(part: Part) {
    const said = 'part.value ?? part.textContent'
    return this.until(() => this.ask<string>(part, said), `a part ${expressionOf(part)}`)
  }

  async click(part: Part) {
    // A page that came drawn hears nothing until React has taken it over.
    const point = `(() => {
      part.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = part.getBoundingClientRect()
      const [left, top] = [x + width / 2, y + height / 2]
      const above = document.elementFromPoint(left, top)
      const isAlive = Object.keys(part).some((key) => key.startsWith('__reactProps'))
      const isFree = above && (part.contains(above) || above.contains(part))
      return isAlive && isFree && !part.matches(':disabled, [aria-disabled=true]') ? [left, top] : null
    })()`
    const place = await this.until(
      async () => {
        const first = await this.ask<[number, number]>(part, point)
        // No person is faster than a menu that opens.
        await setTimeout(200)
        const second = await this.ask<[number, number]>(part, point)
        return String(first) === String(second) && second
      },
      `a place to click ${expressionOf(part)}`,
    )
    await this.browser.clickAt(...place)
  }

  /** Fills fields by their labels, and chooses from lists by the option's text. */
  async fill(values: Record<string, string>, within?: Part) {
    for (const [label, value] of Object.entries(values)) {
      const field = { label, ...(within && { within }) }
      await this.read(field)
      if (await this.ask(field, 'part.matches("select")')) await this.choose(field, value)
      else {
        await this.click(field)
        await this.ask(field, 'part.select()')
        await this.browser.type(value)
      }
    }
  }

  /** No protocol opens a native menu everywhere: it is chosen as by the browser itself. The focus closes other lists. */
  private choose(field: Part, option: string) {
    const chosen = `(part.focus(), [...part.options]).some((one) => one.text === ${JSON.stringify(option)} && (one.selected = true))
      && part.dispatchEvent(new Event('change', { bubbles: true }))`
    return this.until(() => this.ask<boolean>(field, chosen), `the option ${option}`)
  }

  address(pattern: RegExp) {
    return this.until(async () => {
      const address = String(await this.browser.evaluate('location.href'))
      return pattern.test(address) && address
    }, `the address ${pattern}`)
  }

  /** The text of a file that the page has saved. */
  file(ending: string) {
    return this.until(async () => {
      const name = readdirSync(this.downloads).find((one) => one.endsWith(ending))
      return name !== undefined && (readFileSync(join(this.downloads, name), 'latin1') || false)
    }, `a file ${ending}`)
  }
}
