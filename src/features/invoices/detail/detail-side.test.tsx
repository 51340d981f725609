import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { filedMarkRow } from '#tests/factories/rows/filed-mark-row.ts'
import { invoiceId, seller } from '#tests/factories/rows/invoice-rows.ts'
import { eventRow } from '#tests/factories/rows/payment-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openDetail, region } from '#tests/setup/screens/invoice-detail.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const panel = () => region('History')
const lines = () =>
  panel()
    .getAllByRole('listitem')
    .map((item) => item.textContent)

const events = [
  eventRow(7, 'link_revoked'),
  eventRow(6, 'payment_undone', { amount_minor: 10_000, tds_minor: 0, reason: 'Typed twice' }),
  eventRow(5, 'payment_recorded', { amount_minor: 10_000, tds_minor: 0 }),
  eventRow(4, 'link_renewed'),
  eventRow(3, 'shared'),
  eventRow(2, 'restored'),
  eventRow(1, 'created'),
]

test('the history is told in plain words with the time in India, five of it at first', async () => {
  const { user } = await openDetail({}, { events })
  await panel().findByText('Sharing stopped')
  expect(lines()).toEqual([
    'Sharing stopped21 Nov 2026, 3:37 pm',
    'Payment of ₹100.00 undone21 Nov 2026, 3:36 pm · Typed twice',
    'Payment of ₹100.00 recorded21 Nov 2026, 3:35 pm',
    'New link created, old link stopped21 Nov 2026, 3:34 pm',
    'Link created21 Nov 2026, 3:33 pm',
  ])
  await user.click(panel().getByRole('button', { name: 'Show all 7' }))
  expect(lines()).toHaveLength(7)
  expect(lines().at(-1)).toBe('Created21 Nov 2026, 3:31 pm')
  const less = panel().getByRole('button', { name: 'Show less' })
  expect(less).toHaveAttribute('aria-expanded', 'true')
  await user.click(less)
  expect(lines()).toHaveLength(5)
})

test('events from a restored file are marked as such', async () => {
  await openDetail(
    {},
    { events: [eventRow(2, 'shared'), { ...eventRow(1, 'created'), restored: true }] },
  )
  await panel().findByText('Link created')
  expect(lines()).toEqual([
    'Link created21 Nov 2026, 3:32 pm',
    'Created21 Nov 2026, 3:31 pm · from a restored file',
  ])
})

test('a short history has nothing to open', async () => {
  await openDetail({}, { events: events.slice(2) })
  await panel().findByText('Link created')
  expect(panel().queryByRole('button')).not.toBeInTheDocument()
})

beforeRelease(
  'a history that cannot be loaded says so, beside the invoice, and is loaded again',
  async () => {
    const answers = { 'GET /invoice_events': inTurn(breakdown, () => Response.json(events)) }
    const { user } = await openDetail({}, { answers })
    expect(await panel().findByRole('alert')).toHaveTextContent('Failed to load the history.')
    expect(screen.getByRole('article')).toBeVisible()
    await user.click(panel().getByRole('button', { name: 'Try again' }))
    expect(await panel().findByText('Link created')).toBeVisible()
  },
)

describe('the shipping bill', () => {
  const exported = {
    ...{ supply: 'export', issue_date: '2026-10-05' },
    seller: { ...seller, taxId: '27AAPFU0939F1ZV', gstRegistration: 'regular' },
  }
  const panel = async () => within(await screen.findByRole('region', { name: 'Shipping bill' }))

  test('the shipping bill of an export is added once it is known, with a warning about a filed return (table 9A)', async () => {
    const wrong = refused(422, 'shipping_bill_invalid', 'shippingBill')
    const { user, bodies } = await openDetail(exported, {
      marks: [filedMarkRow()],
      answers: { 'POST /rpc/set_shipping': inTurn(breakdown, wrong) },
    })
    const shipping = await panel()
    expect(shipping.getByText(/^Table 6A of GSTR-1 asks for .* exported goods\.$/)).toBeVisible()
    expect(await shipping.findByText(/amend table 9A on the portal/)).toBeVisible()
    await user.click(shipping.getByRole('button', { name: 'Add shipping bill' }))
    put(shipping.getByLabelText(/^Port code/), 'inbom4')
    put(shipping.getByLabelText(/^Number/), '1234567')
    put(shipping.getByLabelText(/^Date/), '2026-10-04')
    await user.click(shipping.getByRole('button', { name: 'Save' }))
    const early = 'Shipping bill date cannot be before the issue date of the invoice.'
    expect(await shipping.findByText(early)).toBeVisible()
    expect(bodies('POST /rpc/set_shipping')).toEqual([])
    put(shipping.getByLabelText(/^Date/), '2026-10-09')
    await user.click(shipping.getByRole('button', { name: 'Save' }))
    const failed = 'Failed to save the shipping bill. Please try again.'
    expect(await shipping.findByText(failed)).toBeVisible()
    await user.click(shipping.getByRole('button', { name: 'Save' }))
    expect(
      await shipping.findByText('Shipping bill number must have three to seven digits.'),
    ).toBeVisible()
    expect(bodies('POST /rpc/set_shipping').at(-1)).toEqual({
      ...{ invoice_id: invoiceId(1), port_code: 'INBOM4' },
      ...{ shipping_bill: '1234567', shipping_bill_date: '2026-10-09' },
    })
  })

  test('a domestic sale has no shipping bill', async () => {
    await openDetail()
    expect(screen.queryByRole('region', { name: 'Shipping bill' })).not.toBeInTheDocument()
  })
})
