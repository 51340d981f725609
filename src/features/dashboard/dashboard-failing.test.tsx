import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { periodOf } from '#domain/periods.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { server } from '#tests/msw/server.ts'
import { open, rest } from '#tests/setup/opened/dashboard.tsx'
import { colourOf } from '#tests/setup/screens/colour.ts'
import { withStyles } from '#tests/setup/screens/styles.ts'
import { RecentInvoices } from './recent/recent-invoices.tsx'
import { SummaryCards } from './summary-cards.tsx'

const Cards = () => <SummaryCards period={periodOf('month', todayInIndia())} mode="month" />

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

// [error-18]
test('a failing summary says what the server said, or "Unknown error"', async () => {
  open({ fail: 'summary', status: 422 }, Cards)
  expect(
    await screen.findByText(
      'Error fetching dashboard data: The date must be between 1900 and 2999.',
    ),
  ).toBeVisible()
})

// [dashboard-18]
test('a failing summary says so in red', async () => {
  withStyles()
  open({ fail: 'summary' }, Cards)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    'Error fetching dashboard data: Something went wrong on the server. Please try again in a moment.',
  )
  expect(colourOf(alert)).toBe('red')
})

// [error-19]
test('a failing summary that says nothing says "Unknown error"', async () => {
  open({}, Cards)
  server.use(
    http.post(`${rest}/rpc/dashboard_summary`, () => HttpResponse.json({}, { status: 400 })),
  )
  expect(await screen.findByText('Error fetching dashboard data: Unknown error')).toBeVisible()
})

// [error-18]
test('what the server says of a refusal is shown as it says it', async () => {
  open({}, Cards)
  const body = { message: 'The books are closed for the audit.', code: 'P0001' }
  server.use(
    http.post(`${rest}/rpc/dashboard_summary`, () => HttpResponse.json(body, { status: 400 })),
  )
  expect(
    await screen.findByText('Error fetching dashboard data: The books are closed for the audit.'),
  ).toBeVisible()
})

test.each([
  [400, { message: 'operator does not exist: text = uuid', code: '42883' }],
  [413, '<html><body>Request Entity Too Large</body></html>'],
])('what a server says to developers is shown to nobody: %i %j', async (status, body) => {
  open({}, Cards)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  server.use(http.post(`${rest}/rpc/dashboard_summary`, () => new HttpResponse(text, { status })))
  expect(await screen.findByText('Error fetching dashboard data: Unknown error')).toBeVisible()
})

// [error-20]
test('a failing server tells nothing of its insides', async () => {
  open({ fail: 'recent' }, () => <RecentInvoices hasBusiness isOffered={false} />)
  expect(
    await screen.findByText(
      'Error loading recent invoices: Something went wrong on the server. Please try again in a moment.',
    ),
  ).toBeVisible()
})
