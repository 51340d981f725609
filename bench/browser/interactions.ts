import type { Browser, Page } from '@playwright/test'
import { password } from '../load/seed.ts'
import { timingOf } from '../measure.ts'
import { against, type Row } from '../report.ts'

const SESSIONS = 3
const ROWS = 50
/** Milliseconds; the durations of events come in steps of eight. */
const GOAL = 200
const CODES_GOAL = 50

type Act = (page: Page) => Promise<void>

async function enter(browser: Browser, appUrl: string, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${appUrl}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/dashboard/)
  return page
}

/** Interaction to next paint: the longest that anything typed or clicked took to show, on a CPU four times slower. */
async function longest(page: Page, act: Act): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const seen = { longest: 0 }
    Reflect.set(window, 'seenInteractions', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'interactionId'))
          seen.longest = Math.max(seen.longest, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act(page)
  await page.waitForTimeout(500)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate(() => {
    const seen: { longest: number } = Reflect.get(window, 'seenInteractions')
    // Shorter events are not reported.
    return Math.max(seen.longest, 16)
  })
}

const typeInForm: Act = async (page) => {
  const item = page.getByRole('group', { name: 'Item 25' })
  await item.getByLabel('Description').click()
  await page.keyboard.type('Packaging design', { delay: 80 })
  await item.getByLabel('Amount').click()
  await page.keyboard.type('123456.50', { delay: 80 })
  await page.getByRole('textbox', { name: 'Client name' }).click()
  await page.keyboard.type('Kaveri Interiors', { delay: 80 })
}

const turnPages: Act = async (page) => {
  for (let next = 2; next <= 4; next += 1) {
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.getByText(`Showing ${(next - 1) * 5 + 1}-`).waitFor()
    await page.waitForTimeout(400)
  }
}

const openForm: Act = async (page) => {
  await page.goto(new URL('/invoice/create', page.url()).href)
  const add = page.getByRole('button', { name: 'Add Item' })
  for (let row = 1; row < ROWS; row += 1) await add.click()
  await page.getByRole('group', { name: `Item ${ROWS}` }).waitFor()
}

const openList: Act = async (page) => {
  await page.goto(new URL('/invoices', page.url()).href)
  await page.getByRole('link', { name: 'Next page' }).waitFor()
}

/** The texts typed in turn; each begins anew. */
const codes = ['de', 'design', 'cotton', 'shirts', '9983', '84', 'tea', 'steel', 'web de', 'legal']

/** How long a list must stay unchanged to count as the last one, in milliseconds. */
const QUIET = 600

/** The time from the key to the painted list of HSN and SAC codes, on an unslowed CPU: network, database and all. */
async function codesShown(page: Page): Promise<number[]> {
  await page.goto(new URL('/setting/business', page.url()).href)
  await page.getByRole('button', { name: 'Edit Tax' }).click()
  await page.getByLabel('GST registration').selectOption('regular')
  const field = page.getByLabel('Default HSN/SAC')
  const shown: number[] = []
  for (const text of codes) {
    await field.fill('')
    // Not the options of selects, whose role is implicit.
    await page.locator('[role="option"]').first().waitFor({ state: 'detached' })
    // The earlier list stays until the codes are here, so the last list counts, and not the first.
    const list = page.evaluate(
      (quiet) =>
        new Promise<number>((resolve) => {
          const textOf = () =>
            [...document.querySelectorAll('[role="option"]')]
              .map((option) => option.textContent)
              .join()
          let typed = 0
          let listed = ''
          let painted = 0
          let settled = 0
          document.addEventListener('input', () => {
            typed = performance.now()
          })
          const seen = new MutationObserver(() => {
            const text = textOf()
            if (text === listed) return
            listed = text
            requestAnimationFrame(() => {
              painted = performance.now()
            })
            clearTimeout(settled)
            settled = setTimeout(() => {
              seen.disconnect()
              resolve(painted - typed)
            }, quiet) as unknown as number
          })
          seen.observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
      QUIET,
    )
    await field.fill(text)
    shown.push(await list)
  }
  return shown
}

/** The time in which the two heaviest screens react to input, against the time that feels instant. */
export async function interactionRows(
  browser: Browser,
  appUrl: string,
  email: string,
): Promise<Row[]> {
  const rows: Row[] = []
  const limit = { median: GOAL, p95: GOAL }
  for (const [what, open, act] of [
    [`typing into a form of ${ROWS} rows`, openForm, typeInForm],
    ['turning the pages of the list', openList, turnPages],
  ] as const) {
    const found: number[] = []
    for (let session = 0; session < SESSIONS; session += 1) {
      const page = await enter(browser, appUrl, email)
      await open(page)
      found.push(await longest(page, act))
      await page.context().close()
    }
    rows.push(against(`${GOAL} ms`, limit, `${what}, longest`, timingOf(found), `≤ ${GOAL}`))
  }
  const page = await enter(browser, appUrl, email)
  const shown = timingOf(await codesShown(page))
  await page.context().close()
  const most = { median: CODES_GOAL, p95: CODES_GOAL }
  rows.push(against(`${CODES_GOAL} ms`, most, 'HSN codes, key to list', shown, `≤ ${CODES_GOAL}`))
  return rows
}
