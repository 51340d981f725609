import type { Page, Request } from '@playwright/test'
import { sharedInvoiceRow } from '../factories/rows/shared-invoice-row.ts'
import { expect, expectSettled, coldTest as test } from './journey.ts'
import { clients, enter, makeSeller, sellerOfWorker } from './seller.ts'

/** Late enough that requests which wait for an answer start long after those that wait for none. */
const ANSWER_MS = 250

type Timed = { path: string; start: number; end: number }

declare global {
  interface Window {
    timed: Timed[]
    quiet: () => Promise<void>
  }
}

/**
 * From here on, each document of the page notes when it asks the server, and gets its answers late. It does so itself:
 * where Playwright intercepts, nothing is cached, and the fifty files of a screen come anew with each document.
 */
async function timeRequests(page: Page) {
  await page.addInitScript((late) => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const ask = window.fetch
    let onTheirWay = 0
    window.timed = []
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
      if (!pathname.startsWith('/supabase-api/')) return ask(input, init)
      const request: Timed = {
        path: pathname.replace('/supabase-api', ''),
        start: performance.now(),
        end: Number.POSITIVE_INFINITY,
      }
      window.timed.push(request)
      onTheirWay += 1
      await wait(late)
      request.end = performance.now()
      return ask(input, init).finally(() => {
        onTheirWay -= 1
      })
    }
    // In turns, so that every request has started, however busy the machine is.
    window.quiet = async () => {
      for (let turns = 0; turns < 10; turns += 1) {
        await wait(50)
        if (onTheirWay > 0) turns = 0
      }
    }
  }, ANSWER_MS)
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

const drafts = '/rest/v1/drafts'
const figures = '/rest/v1/rpc/invoice_figures'
const profile = '/rest/v1/profiles'
const businesses = '/rest/v1/rpc/my_businesses'
const list = '/rest/v1/rpc/list_invoices'

/** Opens an address as someone who comes back, and tells by which rounds of requests it was there. */
async function openInRounds(page: Page, address: string) {
  const sent: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/supabase-api/')) sent.push(pathname.replace('/supabase-api', ''))
  }
  page.on('request', note)
  await page.goto(address)
  await expectSettled(page)
  await page.evaluate(() => window.quiet())
  page.off('request', note)
  const timed = await page.evaluate(() => window.timed)
  // Every request went one of the noted ways.
  expect(sent.sort()).toEqual(timed.map(({ path }) => path).sort())
  return roundsOf(timed).map((paths) => paths.sort())
}

test('a returning person waits for one round of requests, whatever the screen', {
  tag: '@release',
}, async ({ page }) => {
  const seller = await makeSeller(clients)
  await enter(page, seller)
  await timeRequests(page)
  const dashboard = [
    ...['attention', 'months', 'summary'].map((part) => `/rest/v1/rpc/dashboard_${part}`),
    list,
  ]
  // The business says whether a client can pay.
  const invoice = [
    ...['businesses', 'invoice_records', 'invoice_events', 'invoice_links', 'payment_records'],
    ...['comments', 'estimate_records', 'rpc/advances_for'],
  ].map((call) => `/rest/v1/${call}`)
  const business = '/rest/v1/businesses'
  /** Lists what is asked for at once; then, while nobody waits, the page behind the first. */
  const screens: [address: string, wanted: string[], ahead?: string[]][] = [
    ['/dashboard', dashboard],
    [`/invoice/${seller.invoiceId}`, invoice],
    ['/invoice/create', [business]],
    // The list also asks for the number of drafts, and of invoices by status.
    ['/invoices?page=2', [drafts, figures, list]],
    ['/invoices', [drafts, figures, list], [list]],
    // The search also asks for the count of all matches.
    ['/invoices?status=UNPAID', [drafts, figures, list, list]],
    // The business, and who changed it.
    ['/setting/business', [business, business]],
    ['/setting/numbers', [business, business, '/rest/v1/rpc/invoice_numbering']],
  ]
  for (const [address, wanted, ahead] of screens) {
    const rounds = await openInRounds(page, address)
    const first = [...wanted, profile, businesses].sort()
    expect.soft(rounds, address).toEqual(ahead ? [first, ahead] : [first])
  }
})

test('coming near an invoice on the dashboard loads the screen behind it too', {
  tag: ['@desk-only', '@release'],
}, async ({ page }) => {
  await enter(page, await sellerOfWorker())
  await page.goto('/dashboard')
  const link = page
    .getByRole('region', { name: 'Recent invoices' })
    .getByRole('link', { name: /INV/ })
  const screen = page.waitForResponse(/\/assets\/invoice-detail-screen-[^/]+\.js$/)
  await link.hover()
  expect((await screen).ok()).toBe(true)
})

test('a client waits for one request; the view is reported after it', { tag: '@desk' }, async ({
  page,
}) => {
  await page.route('**/rpc/note_share_view', (route) => route.fulfill({ status: 204 }))
  await page.route('**/rpc/shared_invoice', (route) => route.fulfill({ json: sharedInvoiceRow() }))
  await timeRequests(page)
  expect(await openInRounds(page, '/i/a-token')).toEqual([
    ['/rest/v1/rpc/shared_invoice'],
    ['/rest/v1/rpc/note_share_view'],
  ])
})
