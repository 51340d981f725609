import type { Page } from '@playwright/test'
import { expect, expectSettled, test } from './journey.ts'
import { enter, sellerOfWorker } from './seller.ts'

/** So late that whatever waits for an answer starts long after those that wait for none. */
const ANSWER_MS = 250

type Timed = { path: string; start: number; end: number }

/** Answers late, and notes when each request to the server was sent and answered. */
async function timeRequests(page: Page) {
  const timed: Timed[] = []
  await page.route('**/supabase-api/**', async (route) => {
    const request: Timed = {
      path: new URL(route.request().url()).pathname.replace('/supabase-api', ''),
      start: performance.now(),
      end: Number.POSITIVE_INFINITY,
    }
    timed.push(request)
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    request.end = performance.now()
    await route.continue()
  })
  return timed
}

/** The requests in rounds: those of a round were all sent before the first of them was answered. */
function roundsOf(timed: Timed[]): string[][] {
  const [first] = timed
  if (!first) return []
  const answered = Math.min(...timed.map(({ end }) => end))
  const round = timed.filter(({ start }) => start < answered)
  return [
    round.map(({ path }) => path),
    ...roundsOf(timed.filter(({ start }) => start >= answered)),
  ]
}

test('whoever comes back waits for one round of requests, whatever the screen', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'The requests are the same at every width.')
  const seller = await sellerOfWorker()
  await enter(page, seller)
  const timed = await timeRequests(page)
  const profile = '/rest/v1/profiles'
  const page1 = '/rest/v1/rpc/list_invoices'
  for (const [address, wanted] of [
    [
      '/dashboard',
      [
        ...['attention', 'months', 'summary'].map((part) => `/rest/v1/rpc/dashboard_${part}`),
        page1,
      ],
    ],
    ['/invoices', [page1]],
    [
      `/invoice/${seller.invoiceId}`,
      ['invoice_details', 'invoice_events', 'invoice_links', 'payments'].map(
        (table) => `/rest/v1/${table}`,
      ),
    ],
    ['/invoice/create', ['/rest/v1/businesses']],
    ['/setting/profile', []],
    ['/setting/business', ['/rest/v1/businesses']],
  ] as const) {
    timed.length = 0
    await page.goto(address)
    await expectSettled(page)
    await page.waitForLoadState('networkidle')
    const rounds = roundsOf(timed).map((paths) => paths.sort())
    expect.soft(rounds, address).toEqual([[...wanted, profile].sort()])
  }
})
