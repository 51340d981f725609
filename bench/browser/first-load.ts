import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import type { Shared } from '../load/seed.ts'
import { timingOf } from '../measure.ts'
import { against, type Row } from '../report.ts'

const RUNS = 9

/** Milliseconds to the first paint of atomic-crm's login in the same profile, measured once on two cores. */
const ATOMIC_CRM_PAINT = 3_752
const goalPaint = '≤ 0.33 ×'
/** The goal for the real heading, if the build has drawn the page. */
const goalBuilt = '≤ 0.25 ×'

/** `heading` is that of the screen which is meant: another one, such as an error, ends the run. */
type FirstPage = {
  name: string
  path: string
  heading: string | RegExp
  kilobytes: string
  built?: true
}

const once = (value: number) => ({ median: value, p95: value })

/** Throws when the page's heading is not the one. */
const shows = (page: Page, name: FirstPage['heading']) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 10_000 })

/** kB of JavaScript, gz, that an address loads until nothing more comes. */
async function kilobytes(browser: Browser, url: string, heading: FirstPage['heading']) {
  const page = await browser.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js'))
      sizes.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await shows(page, heading)
  const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  await page.close()
  return sum / 1000
}

/** Milliseconds to the first contentful paint and to the largest, which is the screen itself. */
type Paints = { first: number; largest: number }

/** With nothing cached: CPU four times slower, 1.6 Mbit/s, 150 ms. */
async function paintsOf(
  browser: Browser,
  url: string,
  heading: FirstPage['heading'],
): Promise<Paints> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await shows(page, heading)
  const paints = await page.evaluate(async () => {
    const last = (type: string) =>
      new Promise<PerformanceEntry | undefined>((found) =>
        new PerformanceObserver((list) => found(list.getEntries().at(-1))).observe({
          type,
          buffered: true,
        }),
      )
    const first = await last('paint')
    const largest = await last('largest-contentful-paint')
    return {
      first: first?.startTime ?? Number.NaN,
      largest: largest?.startTime ?? Number.NaN,
      // Elements that are gone again, such as a skeleton, no longer exist.
      stays: Boolean(largest && Reflect.get(largest, 'element')),
    }
  })
  if (!paints.stays) throw new Error(`The largest paint of ${url} is not of its screen.`)
  await context.close()
  return paints
}

/** The times that a visitor waits for the first three pages. */
export async function firstLoadRows(
  browser: Browser,
  host: string,
  { token, number }: Shared,
  reactDomBytes: number,
): Promise<Row[]> {
  const reactDom = once(reactDomBytes / 1000)
  const pages: FirstPage[] = [
    { name: '/', path: '/', heading: /^Invoices as good/, kilobytes: '≤ 130', built: true },
    { name: '/login', path: '/login', heading: 'Welcome back', kilobytes: '≤ 130', built: true },
    {
      name: '/i/{token}',
      path: `/i/${token}`,
      heading: `Invoice ${number}`,
      kilobytes: '≤ 90',
    },
  ]
  const rows = [against('react-dom', reactDom, 'react-dom alone, kB of JavaScript, gz', reactDom)]
  for (const { name, path, heading, kilobytes: most, built } of pages) {
    const loaded = once(await kilobytes(browser, host + path, heading))
    rows.push(against('react-dom', reactDom, `${name}, kB of JavaScript, gz`, loaded, most))
    const paints: Paints[] = []
    for (let run = 0; run < RUNS; run += 1)
      paints.push(await paintsOf(browser, host + path, heading))
    for (const [what, of, goal] of [
      ['first paint', 'first', goalPaint],
      ['the screen itself', 'largest', built ? goalBuilt : ''],
    ] as const) {
      const timing = timingOf(paints.map((paint) => paint[of]))
      rows.push(against('atomic-crm', once(ATOMIC_CRM_PAINT), `${name}, ${what}`, timing, goal))
    }
  }
  return rows
}
