import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { timingOf } from './measure.ts'
import { against, type Row } from './report.ts'

const RUNS = 9

/** atomic-crm's login in the same profile, measured once on two cores: kB of JavaScript, gz, and its first paint. */
const atomicCrm = { kilobytes: 660, paint: 3_752 }
/** The goals are shares of it. */
const goalKilobytes = '≤ 130'
const goalPaint = '≤ 0.33 ×'

const once = (value: number) => ({ median: value, p95: value })

/** kB of JavaScript, gz, that an address loads until nothing more comes. */
async function kilobytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js'))
      sizes.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  await page.close()
  return sum / 1000
}

/** Milliseconds to the first contentful paint and to the largest, which is the screen itself. */
type Paints = { first: number; largest: number }

/** With nothing cached: CPU four times slower, 1.6 Mbit/s, 150 ms. */
async function paintsOf(browser: Browser, url: string): Promise<Paints> {
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
  const paints = await page.evaluate(async () => {
    const last = (type: string) =>
      new Promise<number>((found) =>
        new PerformanceObserver((list) => found(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type,
          buffered: true,
        }),
      )
    return { first: await last('paint'), largest: await last('largest-contentful-paint') }
  })
  await context.close()
  return paints
}

/** What a visitor of the three first pages waits for, beside atomic-crm's login. */
export async function firstLoadRows(browser: Browser, host: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [path, goal] of [
    ['/', goalKilobytes],
    ['/login', goalKilobytes],
    [`/i/${'a'.repeat(24)}`, '≤ 90'],
  ] as const) {
    const name = path.startsWith('/i/') ? '/i/{token}' : path
    const loaded = once(await kilobytes(browser, host + path))
    rows.push(
      against(
        'atomic-crm',
        once(atomicCrm.kilobytes),
        `${name}, kB of JavaScript, gz`,
        loaded,
        goal,
      ),
    )
    const paints: Paints[] = []
    for (let run = 0; run < RUNS; run += 1) paints.push(await paintsOf(browser, host + path))
    for (const [what, of, most] of [
      ['first paint', 'first', goalPaint],
      ['the screen itself', 'largest', ''],
    ] as const) {
      rows.push(
        against(
          'atomic-crm',
          once(atomicCrm.paint),
          `${name}, ${what}`,
          timingOf(paints.map((paint) => paint[of])),
          most,
        ),
      )
    }
  }
  return rows
}
