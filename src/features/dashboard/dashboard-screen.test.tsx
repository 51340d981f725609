import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nothingWaits, setupRow } from '../../../tests/factories/attention-rows.ts'
import { dollars, nothingKnown, summaryRow } from '../../../tests/factories/invoice-rows.ts'
import { noConnection } from '../../../tests/msw/auth.ts'
import { listOf } from '../../../tests/msw/data-api.ts'
import { server } from '../../../tests/msw/server.ts'
import { colourOf } from '../../../tests/setup/colour.ts'
import { openAt } from '../../../tests/setup/render.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

const rest = 'http://supabase.test/rest/v1'

const zeros = {
  revenue_minor: 0,
  received_minor: 0,
  overdue_minor: 0,
  invoices: 0,
  paid: 0,
  unpaid: 0,
  overdue: 0,
  without_rate: 0,
}

type Answers = {
  summary?: object
  rows?: object[]
  setup?: object
  /** Nothing can be reached. */
  isLost?: boolean
  fail?: 'summary' | 'recent' | 'months'
  status?: number
  reason?: string
}

/** Opens the dashboard; returns the periods that it asked for. */
function open(answers: Answers = {}) {
  const { summary = {}, rows = [summaryRow(1)], setup = {}, fail, status = 500 } = answers
  const { reason = 'date_out_of_range', isLost = false } = answers
  const periods: object[] = []
  const failure = () =>
    HttpResponse.json(
      { message: reason, code: status === 500 ? 'XX000' : `PT${status}` },
      { status },
    )
  server.use(
    http.post(`${rest}/rpc/dashboard_summary`, async ({ request }) => {
      periods.push((await request.json()) as object)
      return fail === 'summary' ? failure() : HttpResponse.json({ ...zeros, ...summary })
    }),
    http.post(`${rest}/rpc/dashboard_months`, () =>
      fail === 'months'
        ? failure()
        : HttpResponse.json([
            {
              month: '2026-11-01',
              revenue_minor: 350,
              received_minor: 100,
              outstanding_minor: 250,
            },
          ]),
    ),
    http.post(`${rest}/rpc/dashboard_attention`, () =>
      HttpResponse.json({ ...nothingWaits, setup: setupRow(setup) }),
    ),
    http.post(`${rest}/rpc/list_invoices`, () => (fail === 'recent' ? failure() : listOf(rows))),
  )
  if (isLost) server.use(http.all(`${rest}/*`, noConnection))
  openAt('/dashboard', [
    { path: '/dashboard', Component: DashboardScreen },
    { path: '*', element: <h1>Another screen</h1> },
  ])
  return periods
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const recentList = async () =>
  within(await screen.findByRole('region', { name: 'Recent invoices' })).findByRole('list')

const card = (name: string) => screen.findByRole('group', { name })

// [what-4] [dashboard-4] [dashboard-9] [dashboard-11]
test('the dashboard opens on the current month and sums it up in four cards', async () => {
  const periods = open({
    summary: {
      revenue_minor: 48235000,
      received_minor: 30000000,
      overdue_minor: 5620000,
      invoices: 18,
      paid: 11,
      unpaid: 7,
      overdue: 2,
    },
  })
  expect(await card('Total Revenue')).toHaveTextContent('₹4,82,350.00')
  // Received is what came in within a month, of whatever invoice; this is what of these invoices is paid by now.
  expect(await card('Total Revenue')).toHaveTextContent('₹3,00,000.00 of it is paid')
  await screen.findByText('Received in November')
  expect(screen.getAllByText(/received/i)).toHaveLength(1)
  expect(await card('Total Invoices')).toHaveTextContent('18')
  expect(await card('Total Paid')).toHaveTextContent('11')
  expect(await card('Total Paid')).toHaveTextContent('61% of this month')
  expect(await card('Total Unpaid')).toHaveTextContent('7')
  expect(await card('Total Unpaid')).toHaveTextContent('2 overdue · ₹56,200.00')
  expect(screen.getByText('month Summary · November 2026')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Filter by Month: November 2026' })).toBeVisible()
  expect(periods).toEqual([{ first_day: '2026-11-01', last_day: '2026-11-30' }])
})

// [dashboard-2] [dashboard-6] [dashboard-10] [state-21] [call-3]
test('one of month and day is always chosen; day asks for today', async () => {
  const periods = open()
  const view = within(screen.getByRole('group', { name: 'View' }))
  fireEvent.click(view.getByRole('button', { name: 'month' }))
  expect(view.getByRole('button', { name: 'month' })).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(view.getByRole('button', { name: 'day' }))
  expect(screen.getByText('day Summary · November 21, 2026')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Filter by Date: November 21, 2026' })).toBeVisible()
  await vi.waitFor(() =>
    expect(periods).toContainEqual({ first_day: '2026-11-21', last_day: '2026-11-21' }),
  )
})

// [dashboard-5]
test('today is the day in India, where a new month begins before it does in UTC', async () => {
  vi.setSystemTime(new Date('2026-11-30T20:00:00Z'))
  const periods = open()
  expect(screen.getByText('month Summary · December 2026')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'day' }))
  expect(screen.getByText('day Summary · December 1, 2026')).toBeVisible()
  await vi.waitFor(() =>
    expect(periods).toContainEqual({ first_day: '2026-12-01', last_day: '2026-12-01' }),
  )
})

test('the month before is a step away, over the turn of the year too', async () => {
  vi.setSystemTime(new Date('2027-01-31T06:00:00Z'))
  const periods = open()
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(screen.getByText('month Summary · December 2026')).toBeVisible()
  await vi.waitFor(() =>
    expect(periods).toContainEqual({ first_day: '2026-12-01', last_day: '2026-12-31' }),
  )
})

// [dashboard-7]
test('a month is picked by keyboard, and picking it again lets go of nothing', async () => {
  open()
  const user = userEvent.setup({ delay: null })
  const trigger = screen.getByRole('button', { name: /^Filter by Month:/ })
  trigger.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByText(/^Mar(ch)?$/))
  expect(await screen.findByText('month Summary · March 2026')).toBeVisible()
  await user.click(trigger)
  await user.click(await screen.findByText(/^Mar(ch)?$/))
  expect(screen.getByText('month Summary · March 2026')).toBeVisible()
})

// [dashboard-14] [dashboard-16] [state-22]
test('recent invoices link to their detail; PAID is green and any other status red', async () => {
  open({
    rows: [
      summaryRow(1, { status: 'PAID' }),
      summaryRow(2, { ...dollars, status: 'UNPAID' }),
      summaryRow(3, { status: 'OVERDUE' }),
    ],
  })
  const links = within(await recentList()).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/invoice/${summaryRow(1).id}`,
    `/invoice/${summaryRow(2).id}`,
    `/invoice/${summaryRow(3).id}`,
  ])
  for (const [status, colour] of [
    ['PAID', 'green'],
    ['UNPAID', 'red'],
    ['OVERDUE', 'red'],
  ] as const) {
    expect(colourOf(screen.getByText(status))).toEqual(colour)
  }
  expect(links[1]).toHaveTextContent('US$')
  expect(screen.getByRole('link', { name: 'View All Invoices ...' })).toHaveAttribute(
    'href',
    '/invoices',
  )
})

// [state-22]
test('a recent invoice that lacks fields, or is of an unknown status, is shown among the others', async () => {
  open({
    rows: [
      summaryRow(1, { status: 'DISPUTED' }),
      { ...summaryRow(2), ...nothingKnown },
      summaryRow(3, { issue_date: '2026-02-31' }),
    ],
  })
  const rows = within(await recentList()).getAllByRole('link')
  expect(rows).toHaveLength(3)
  expect(colourOf(screen.getByText('DISPUTED'))).toBe('red')
  expect(rows[1]).toHaveTextContent('N/A · N/A')
  expect(rows[2]).toHaveTextContent('INV/26-27/0003 · Invalid Date')
})

// [routes-7] [dashboard-15]
test('without invoices and a business the recent list leads to the business', async () => {
  open({ rows: [], setup: { business: false, issued: false } })
  expect(await screen.findByText('No recent invoices.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create Business' })).toHaveAttribute(
    'href',
    '/setting/business',
  )
})

// [error-18]
test('a failing summary says what the server said, or "Unknown error"', async () => {
  open({ fail: 'summary', status: 422 })
  expect(
    await screen.findByText(
      'Error fetching dashboard data: The date must be between 1900 and 2999.',
    ),
  ).toBeVisible()
})

// [dashboard-18]
test('a failing summary says so in red', async () => {
  open({ fail: 'summary' })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    'Error fetching dashboard data: The server could not answer. Please try again in a moment.',
  )
  expect(colourOf(alert)).toBe('red')
})

// [error-19]
test('a failing summary of which nothing is known says "Unknown error"', async () => {
  open({ fail: 'summary', status: 404, reason: 'nobody_knows' })
  expect(await screen.findByText('Error fetching dashboard data: Unknown error')).toBeVisible()
})

// [error-19]
test.each([
  [500, {}],
  [400, {}],
])('a failing summary that says nothing says "Unknown error": %i %j', async (status, body) => {
  open()
  server.use(http.post(`${rest}/rpc/dashboard_summary`, () => HttpResponse.json(body, { status })))
  expect(await screen.findByText('Error fetching dashboard data: Unknown error')).toBeVisible()
})

// [error-18]
test.each([
  [400, { message: 'The books are closed for the audit.' }],
  [409, { message: 'The books are closed for the audit.', code: 'BOOKS_CLOSED' }],
  [400, { message: 'The books are closed for the audit.', code: 'P0001' }],
])('what the server says of a refusal is shown as it says it: %i %j', async (status, body) => {
  open()
  server.use(http.post(`${rest}/rpc/dashboard_summary`, () => HttpResponse.json(body, { status })))
  expect(
    await screen.findByText('Error fetching dashboard data: The books are closed for the audit.'),
  ).toBeVisible()
})

test.each([
  [404, { message: 'Could not find the function public.x in the schema cache', code: 'PGRST202' }],
  [400, { message: 'operator does not exist: text = uuid', code: '42883' }],
  [413, '<html><body>Request Entity Too Large</body></html>'],
])('what a server says to developers is shown to nobody: %i %j', async (status, body) => {
  open()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  server.use(http.post(`${rest}/rpc/dashboard_summary`, () => new HttpResponse(text, { status })))
  expect(await screen.findByText('Error fetching dashboard data: Unknown error')).toBeVisible()
})

// [error-20]
test('a failing server tells nothing of its insides', async () => {
  open({ fail: 'recent' })
  expect(
    await screen.findByText(
      'Error loading recent invoices: The server could not answer. Please try again in a moment.',
    ),
  ).toBeVisible()
})

test('a connection that is lost for all parts of the screen is one notice, whose retry asks for all', async () => {
  open({ isLost: true })
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
  expect(screen.getByRole('alert')).toHaveTextContent(/Check your connection and try again\./)
  server.resetHandlers()
  open()
  const [retry] = screen.getAllByRole('button', { name: 'Try again' })
  if (retry) fireEvent.click(retry)
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('invoices without an exchange rate are said to be left out', async () => {
  open({ summary: { invoices: 3, without_rate: 2 } })
  expect(await screen.findByText('2 without an exchange rate: in no sum')).toBeVisible()
})

test('the chart of the last twelve months has a table for those who do not see it', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'Revenue of the last twelve months' })
  expect(within(table).getByRole('row', { name: 'November 2026 ₹1.00 ₹2.50' })).toBeInTheDocument()
  // A table cannot be narrower than its rows: hidden by itself it would make the page scroll sideways.
  expect(getComputedStyle(table).position).not.toBe('absolute')
  expect(table.parentElement).toHaveStyle({ position: 'absolute', overflow: 'hidden' })
})

// [dashboard-13]
test('the screen begins at its top', () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  open()
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

// [dashboard-12]
test('four cards and four rows are drafted while they are on their way', () => {
  open()
  const drafts = (label: string) => screen.getAllByText(label).map((words) => words.parentElement)
  expect(drafts('Loading the summary')[0]?.lastElementChild?.children).toHaveLength(4)
  // The words and the four rows, first where they are seen until it is known whether something waits.
  const [seen, covered] = drafts('Loading the recent invoices')
  expect(seen).toBeVisible()
  expect(covered).not.toBeVisible()
  expect(seen?.children).toHaveLength(5)
  expect(covered?.children).toHaveLength(5)
})
