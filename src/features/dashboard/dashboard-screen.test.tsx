import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dollars, nothingKnown, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { open } from '#tests/setup/opened/dashboard.tsx'
import { colourOf } from '#tests/setup/screens/colour.ts'
import { withStyles } from '#tests/setup/screens/styles.ts'
import { RecentInvoices } from './recent/recent-invoices.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const recentList = async () =>
  within(await screen.findByRole('region', { name: 'Recent invoices', hidden: false })).findByRole(
    'list',
  )

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
  expect(await screen.findByText('Received in November')).toBeVisible()
  expect(await card('Total Invoices')).toHaveTextContent('18')
  expect(await card('Total Paid')).toHaveTextContent('11')
  expect(await card('Total Paid')).toHaveTextContent('61% of this month')
  expect(await card('Total Unpaid')).toHaveTextContent('7')
  expect(await card('Total Unpaid')).toHaveTextContent('2 overdue · ₹56,200.00')
  expect(await screen.findByText('month Summary · November 2026')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Filter by Month: November 2026' })).toBeVisible()
  expect(periods).toEqual([{ first_day: '2026-11-01', last_day: '2026-11-30' }])
})

// [dashboard-2] [dashboard-6] [dashboard-10] [state-21] [call-3]
test('one of month and day is always chosen; day asks for today, and says what is left out', async () => {
  const periods = open({ summary: { invoices: 3, without_rate: 2 } })
  expect(await screen.findByText('2 without an exchange rate, not in the totals')).toBeVisible()
  const view = within(await screen.findByRole('group', { name: 'View' }))
  fireEvent.click(view.getByRole('button', { name: 'month' }))
  expect(view.getByRole('button', { name: 'month' })).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(view.getByRole('button', { name: 'day' }))
  expect(await screen.findByText('day Summary · 21 November 2026')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Filter by Date: 21 November 2026' })).toBeVisible()
  await vi.waitFor(() =>
    expect(periods).toContainEqual({ first_day: '2026-11-21', last_day: '2026-11-21' }),
  )
})

// [dashboard-5]
test('today is the day in India, where a new year begins before it does in UTC, and a step leads to the month before', async () => {
  vi.setSystemTime(new Date('2026-12-31T20:00:00Z'))
  const periods = open()
  expect(await screen.findByText('month Summary · January 2027')).toBeVisible()
  fireEvent.click(await screen.findByRole('button', { name: 'day' }))
  expect(await screen.findByText('day Summary · 1 January 2027')).toBeVisible()
  await vi.waitFor(() =>
    expect(periods).toContainEqual({ first_day: '2027-01-01', last_day: '2027-01-01' }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'month' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Previous month' }))
  expect(await screen.findByText('month Summary · December 2026')).toBeVisible()
  await vi.waitFor(() =>
    expect(periods).toContainEqual({ first_day: '2026-12-01', last_day: '2026-12-31' }),
  )
})

// [dashboard-7]
test('a month is picked by keyboard, and picking it again lets go of nothing', async () => {
  open()
  const user = userEvent.setup({ delay: null })
  const trigger = await screen.findByRole('button', { name: /^Filter by Month:/ })
  trigger.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByText(/^Mar(ch)?$/))
  expect(await screen.findByText('month Summary · March 2026')).toBeVisible()
  await user.click(trigger)
  await user.click(await screen.findByText(/^Mar(ch)?$/))
  expect(await screen.findByText('month Summary · March 2026')).toBeVisible()
})

// [dashboard-14] [dashboard-16] [state-22]
test('recent invoices link to their detail, also one that lacks fields; PAID is green and any other status red', async () => {
  withStyles()
  const answers = {
    rows: [
      summaryRow(1, { status: 'PAID' }),
      summaryRow(2, { ...dollars, status: 'UNPAID' }),
      summaryRow(3, { status: 'OVERDUE' }),
      { ...summaryRow(4), ...nothingKnown },
      summaryRow(5, { status: 'DISPUTED', issue_date: '2026-02-31' }),
    ],
  }
  open(answers, () => <RecentInvoices hasBusiness isOffered={false} />)
  const links = within(await recentList()).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/invoice/${summaryRow(1).id}`,
    `/invoice/${summaryRow(2).id}`,
    `/invoice/${summaryRow(3).id}`,
    `/invoice/${summaryRow(4).id}`,
    `/invoice/${summaryRow(5).id}`,
  ])
  for (const [status, colour] of [
    ['PAID', 'green'],
    ['UNPAID', 'red'],
    ['OVERDUE', 'red'],
    ['DISPUTED', 'red'],
  ] as const) {
    for (const badge of screen.getAllByText(status)) expect(colourOf(badge)).toEqual(colour)
  }
  expect(links[1]).toHaveTextContent('US$')
  expect(links[3]).toHaveTextContent('N/A · N/A')
  expect(links[4]).toHaveTextContent('INV/26-27/0005 · Invalid Date')
  expect(screen.getByRole('link', { name: 'View All Invoices ...' })).toHaveAttribute(
    'href',
    '/invoices',
  )
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

test('the chart of the last twelve months has a table for those who do not see it', async () => {
  withStyles()
  open()
  const table = await screen.findByRole('table', {
    name: 'Invoiced and received in the last twelve months',
  })
  expect(within(table).getByRole('row', { name: 'November 2026 ₹3.50 ₹1.20' })).toBeInTheDocument()
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
  withStyles()
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
