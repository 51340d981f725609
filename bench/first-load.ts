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

/** First contentful paint in milliseconds with nothing cached: CPU four times slower, 1.6 Mbit/s, 150 ms. */
async function firstPaint(browser: Browser, url: string): Promise<number> {
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
  await page.goto(url)
  const paint = await page.evaluate(
    () =>
      new Promise<number>((found) =>
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint')
          if (entry) found(entry.startTime)
        }).observe({ type: 'paint', buffered: true }),
      ),
  )
  await context.close()
  return paint
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
    const paints: number[] = []
    for (let run = 0; run < RUNS; run += 1) paints.push(await firstPaint(browser, host + path))
    rows.push(
      against(
        'atomic-crm',
        once(atomicCrm.paint),
        `${name}, first paint`,
        timingOf(paints),
        goalPaint,
      ),
    )
  }
  return rows
}
