import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { invoiceId } from '#tests/factories/rows/invoice-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openDetail } from '#tests/setup/screens/invoice-detail.ts'
import { savedFiles } from '#tests/setup/screens/saved-files.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const saved = savedFiles()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-16T06:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const enterprise = {
  ...{ udyam: 'UDYAM-MH-19-0123456', enterprise_size: 'micro', enterprise_kind: 'service' },
}
const late = (change: object = {}) => ({
  ...{ accepted_on: '2026-08-01', agreed_days: null, amount_minor: 1_00_000_00, reductions: [] },
  ...enterprise,
  ...change,
})

const open = (row: object, answers: object = {}) =>
  openDetail(
    { issue_date: '2026-08-01', due_date: '2026-08-16' },
    {
      business: businessRow(enterprise),
      answers: { 'POST /rpc/late_payment': () => Response.json(row), ...answers },
    },
  )

const panel = async () => within(await screen.findByRole('region', { name: 'Late payment' }))

test('1,00,000 accepted on 01-08-2026 without an agreement owes 2,797.38 on 16-10-2026', async () => {
  const { user } = await open(late())
  const shown = await panel()
  expect(await shown.findByText('₹2,797.38')).toBeVisible()
  expect(shown.getByText('16 Aug 2026')).toBeVisible()
  expect(shown.getByText('No written terms: 15 days from acceptance')).toBeVisible()
  expect(shown.getByText(/^At 16\.5 % · 17\.25 % a year/)).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Law and disputes' }))
  expect(shown.getByText(/Check with your accountant/)).toBeVisible()
  expect(shown.getByRole('link', { name: 'odr.msme.gov.in' })).toHaveAttribute(
    'href',
    'https://odr.msme.gov.in',
  )
})

beforeRelease('the interest statement is saved as a PDF', async () => {
  const { user } = await open(late())
  await user.click(await (await panel()).findByRole('button', { name: 'Interest statement' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 })
  expect(saved[0]?.name).toMatch(/^Interest_INV-26-27-0001_2026-10-16\.pdf$/)
})

test('without a day of acceptance no amount is shown, and the seller enters it', async () => {
  const { user, bodies } = await open(late({ accepted_on: null }), {
    'POST /rpc/set_acceptance': inTurn(breakdown, () => Response.json(late())),
  })
  const shown = await panel()
  expect(await shown.findByText(/Without it no amount is shown/)).toBeVisible()
  expect(shown.queryByText(/₹/)).not.toBeInTheDocument()
  await user.click(shown.getByRole('button', { name: 'Enter day of acceptance' }))
  put(shown.getByLabelText(/^Accepted on/), '2026-10-17')
  await user.click(shown.getByRole('button', { name: 'Save' }))
  expect(await shown.findByText('The day of acceptance cannot be in the future.')).toBeVisible()
  put(shown.getByLabelText(/^Accepted on/), '2026-08-01')
  await user.click(shown.getByRole('switch'))
  put(shown.getByLabelText(/^Days to pay, from/), '30')
  await user.click(shown.getByRole('button', { name: 'Save' }))
  expect(
    await shown.findByText('Failed to save the day of acceptance. Please try again.'),
  ).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Day of acceptance saved.')).toBeVisible()
  expect(bodies('POST /rpc/set_acceptance').at(-1)).toEqual({
    ...{ invoice_id: invoiceId(1), accepted_on: '2026-08-01', agreed_days: 30 },
  })
})

beforeRelease(
  'a trader sees the amount, and that it is not sure whether the law is for traders',
  async () => {
    await open(late({ enterprise_kind: 'trader' }))
    const shown = await panel()
    expect(await shown.findByText(/read as leaving traders out, which is not sure/)).toBeVisible()
    expect(shown.getByText('₹2,797.38')).toBeVisible()
  },
)

test('a medium enterprise is told why there is no amount', async () => {
  await open(late({ enterprise_size: 'medium' }))
  const shown = await panel()
  expect(await shown.findByText(/says medium, so no amount is shown/)).toBeVisible()
  expect(shown.queryByText(/₹/)).not.toBeInTheDocument()
  expect(shown.queryByRole('button')).not.toBeInTheDocument()
})

test('what cannot be loaded is said, and asked for again', async () => {
  const { user } = await open(late(), {
    'POST /rpc/late_payment': inTurn(breakdown, () => Response.json(late())),
  })
  const shown = await panel()
  await user.click(await shown.findByRole('button', { name: /try again/i }))
  expect(await shown.findByText('₹2,797.38')).toBeVisible()
})

test('a seller without Udyam number sees and asks nothing of it', async () => {
  const { calls } = await openDetail({}, { business: businessRow() })
  expect(screen.queryByRole('region', { name: 'Late payment' })).not.toBeInTheDocument()
  expect(calls.filter(({ call }) => call === 'POST /rpc/late_payment')).toEqual([])
})
