import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attentionRow, cameInRow, owedRow, setupRow } from '#tests/factories/rows/attention-rows.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openPart, openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { Standing } from './standing.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

const call = 'POST /rpc/dashboard_attention'
const patch = 'PATCH /profiles'

async function open(attention: object, answers: Parameters<typeof dataApi>[0] = {}) {
  const api = dataApi({
    ...answers,
    answers: { [call]: () => HttpResponse.json(attentionRow(attention)), ...answers.answers },
  })
  return { ...api, ...(await openSignedIn('/dashboard')) }
}

async function openFigures(attention: object) {
  dataApi({ answers: { [call]: () => HttpResponse.json(attentionRow(attention)) } })
  await openPart(Standing)
}

const group = async (name: string) =>
  within(await screen.findByRole('group', { name, hidden: false }))
const linksIn = (place: Awaited<ReturnType<typeof group>>) =>
  place
    .getAllByRole<HTMLElement>('link', { hidden: false })
    .map((link) => [link.textContent, link.getAttribute('href')])

test('balances stand first, and each age leads to its invoices', async () => {
  await openFigures({ owed: owedRow(26_755_100, [5_890_000, 4_810_000, 2_000_000, 4_995_100]) })
  const owed = await group('Owed to you')
  expect(owed.getByText('₹2,67,551.00')).toBeVisible()
  expect(linksIn(owed)).toEqual([
    ['₹1,76,951.00 overdue', '/invoices?status=OVERDUE'],
    ['Not due₹90,600.00', '/invoices?status=UNPAID'],
    ['1–30 days₹58,900.00', '/invoices?status=OVERDUE&dueFrom=2026-10-23&dueTo=2026-11-21'],
    ['31–60 days₹48,100.00', '/invoices?status=OVERDUE&dueFrom=2026-09-23&dueTo=2026-10-22'],
    ['61–90 days₹20,000.00', '/invoices?status=OVERDUE&dueFrom=2026-08-24&dueTo=2026-09-22'],
    ['Over 90 days₹49,951.00', '/invoices?status=OVERDUE&dueTo=2026-08-23'],
  ])
  // The bar itself is for the pointer: what has no share of it has no part.
  expect(owed.getByTitle('31–60 days: ₹48,100.00')).toHaveAttribute('tabindex', '-1')
})

test('a seller reads nothing of late balances where there are none, nor of a set-up that was put away, but of invoices without a rate', async () => {
  const setup = setupRow({ logo: false, put_away: true })
  await open({ owed: owedRow(1_000, [], { without_rate: 2 }), setup })
  const owed = await group('Owed to you')
  expect(owed.queryByText(/overdue/)).not.toBeInTheDocument()
  expect(owed.getByText('2 without an exchange rate, not in the totals')).toBeVisible()
  expect(owed.queryByTitle(/days/)).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Finish setting up' })).not.toBeInTheDocument()
})

test('money received is shown beside the month before, then balances', async () => {
  await openFigures({
    owed: owedRow(9_060_000, [], { due_soon_minor: 3_470_050 }),
    came_in: cameInRow({
      ...{ minor: 2_355_050, before_minor: 4_195_050 },
      ...{ tds_minor: 105_000, advance_minor: 500_000 },
    }),
    due_soon: { count: 1, rows: [] },
  })
  expect((await group('Received in November')).getByText('₹23,550.50')).toBeVisible()
  expect(screen.getByText('₹18,400.00 less than in October')).toBeVisible()
  // Tax that clients deducted is no money, and an advance is part of it.
  expect(screen.getByText('+ ₹1,050.00 TDS · ₹5,000.00 of it is unused advances')).toBeVisible()
  const due = await group('Due this week')
  expect(due.getByText('₹34,700.50')).toBeVisible()
  expect(linksIn(due)).toEqual([
    ['1 invoice until 29 Nov 2026', '/invoices?status=UNPAID&dueFrom=2026-11-22&dueTo=2026-11-29'],
  ])
})

test('a month that brought more, or the same, says so', async () => {
  await openFigures({ came_in: cameInRow({ minor: 500, before_minor: 200 }) })
  expect(await screen.findByText('₹3.00 more than in October')).toBeVisible()
  expect(screen.getByText('Nothing until 29 Nov 2026')).toBeVisible()
})

test('a beginner reads where to begin instead of figures, and the open steps of the set-up', async () => {
  const open_ = { business: false, tax: false, payments: false, issued: false }
  await openFigures({ setup: setupRow(open_) })
  const panel = within(await screen.findByRole('region', { name: 'Your first invoice' }))
  expect(linksIn(panel)).toEqual([
    ['Business, openWho your invoices come from', '/setting/business?step=business'],
    ['Tax, openWhether you charge GST', '/setting/business?step=tax'],
    ['Getting paid, openUPI and bank details for your clients', '/setting/business?step=payments'],
    ['Set up your business', '/setting/business?step=business'],
    ['Import clients from a file', '/reports/import?of=clients'],
  ])
  // Nothing can be put away before there is a business.
  expect(panel.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Owed to you' })).not.toBeInTheDocument()
})

test('with a business the first invoice is next, and the set-up beside it', async () => {
  await open({ setup: setupRow({ payments: false, issued: false }) })
  const panel = within(await screen.findByRole('region', { name: 'Your first invoice' }))
  expect(linksIn(panel).slice(-3)).toEqual([
    ['Create Your First Invoice', '/invoice/create'],
    ['Continue: Getting paid', '/setting/business?step=payments'],
    ['Import clients from a file', '/reports/import?of=clients'],
  ])
  expect(panel.getByRole('link', { name: /^Getting paid ?, open/ })).toBeVisible()
  expect(panel.getByRole('link', { name: /^Tax ?, done/ })).toBeVisible()
  const recent = within(screen.getByRole('region', { name: 'Recent invoices' }))
  expect(await recent.findByText('No recent invoices.')).toBeVisible()
  // Offered once, above.
  expect(screen.getAllByRole('link', { name: 'Create Your First Invoice' })).toHaveLength(1)
})

beforeRelease(
  'open steps of the set-up are shown until they are put away, for good; where that fails they stay',
  async () => {
    let refuses = true
    const tooMany = refused(429, 'too_many_requests', '', { seconds: 9 })
    const { user, bodies } = await open(
      { setup: setupRow({ payments: false }) },
      { answers: { [patch]: (usual) => (refuses ? tooMany() : usual()) } },
    )
    const panel = within(await screen.findByRole('region', { name: 'Finish setting up' }))
    expect(panel.getByText(/^2 of 3 done/)).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Dismiss' }))
    expect(await screen.findByText(/9 seconds/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Finish setting up' })).toBeVisible()
    refuses = false
    await user.click(panel.getByRole('button', { name: 'Dismiss' }))
    await vi.waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Finish setting up' })).not.toBeInTheDocument(),
    )
    expect(bodies(patch).at(-1)).toEqual({ setup_put_away: true })
  },
)

test('a person who came back in time reads once that the account stays', async () => {
  const { user, bodies } = await open({ setup: setupRow({ deletion_stopped: true }) })
  expect(await screen.findByText('Welcome back. Your account stays.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() =>
    expect(screen.queryByText('Welcome back. Your account stays.')).not.toBeInTheDocument(),
  )
  expect(bodies(patch)).toEqual([{ deletion_stopped_at: null }])
})
