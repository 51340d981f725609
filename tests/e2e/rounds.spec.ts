import type { Page } from '@playwright/test'
import { sharedInvoiceRow } from '../factories/shared-invoice-row.ts'
import { expect, expectSettled, test } from './journey.ts'
import { clients, enter, makeSeller, sellerOfWorker } from './seller.ts'

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
    await route.fallback()
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

const profile = '/rest/v1/profiles'
const list = '/rest/v1/rpc/list_invoices'

/** Opens an address as someone who comes back, and tells by which rounds of requests it was there. */
async function openInRounds(page: Page, timed: Timed[], address: string) {
  timed.length = 0
  await page.goto(address)
  await expectSettled(page)
  await page.waitForLoadState('networkidle')
  return roundsOf(timed).map((paths) => paths.sort())
}

test('whoever comes back waits for one round of requests, whatever the screen', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'The requests are the same at every width.')
  const seller = await sellerOfWorker()
  await enter(page, seller)
  const timed = await timeRequests(page)
  for (const [address, wanted] of [
    [
      '/dashboard',
      [...['attention', 'months', 'summary'].map((part) => `/rest/v1/rpc/dashboard_${part}`), list],
    ],
    ['/invoices', [list]],
    // Beside the matches the count of all.
    ['/invoices?status=UNPAID', [list, list]],
    ['/invoices?client=kaveri', [list, list]],
    [
      `/invoice/${seller.invoiceId}`,
      // The business says whether a client can pay.
      ['businesses', 'invoice_records', 'invoice_events', 'invoice_links', 'payments'].map(
        (table) => `/rest/v1/${table}`,
      ),
    ],
    ['/invoice/create', ['/rest/v1/businesses']],
    ['/setting/profile', []],
    ['/setting/business', ['/rest/v1/businesses', '/rest/v1/rpc/invoice_numbering']],
    ['/setting/billing', ['/rest/v1/rpc/invoices_this_month']],
    // What the shell shows of the profile, and what it says of mails.
    ['/setting/notifications', [profile]],
    ['/setting/security', []],
  ] as const) {
    const rounds = await openInRounds(page, timed, address)
    expect.soft(rounds, address).toEqual([[...wanted, profile].sort()])
  }
})

test('whoever comes back to a deep page waits for one round of requests', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'The requests are the same at every width.')
  await enter(page, await makeSeller(clients))
  const timed = await timeRequests(page)
  expect(await openInRounds(page, timed, '/invoices?page=2')).toEqual([[profile, list]])
})

test('coming near an invoice on the dashboard loads the screen behind it too', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'There is no pointer to come near with.')
  await enter(page, await sellerOfWorker())
  await page.goto('/dashboard')
  const link = page
    .getByRole('region', { name: 'Recent invoices' })
    .getByRole('link', { name: /INV/ })
  const screen = page.waitForResponse(/\/assets\/invoice-detail-screen-[^/]+\.js$/)
  await link.hover()
  expect((await screen).ok()).toBe(true)
})

test('a client waits for one request; that the invoice was seen is told behind it', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'The requests are the same at every width.')
  await page.route('**/rpc/note_share_view', (route) => route.fulfill({ status: 204 }))
  await page.route('**/rpc/shared_invoice', (route) => route.fulfill({ json: sharedInvoiceRow() }))
  const timed = await timeRequests(page)
  expect(await openInRounds(page, timed, '/i/a-token')).toEqual([
    ['/rest/v1/rpc/shared_invoice'],
    ['/rest/v1/rpc/note_share_view'],
  ])
})
