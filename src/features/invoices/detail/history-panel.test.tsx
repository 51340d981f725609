import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventRow } from '#tests/factories/rows/payment-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { openDetail, region } from '#tests/setup/screens/invoice-detail.ts'

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

test('a history that cannot be loaded says so, beside the invoice, and is loaded again', async () => {
  const answers = { 'GET /invoice_events': inTurn(breakdown, () => Response.json(events)) }
  const { user } = await openDetail({}, { answers })
  expect(await panel().findByRole('alert')).toHaveTextContent('Failed to load the history.')
  expect(screen.getByRole('article')).toBeVisible()
  await user.click(panel().getByRole('button', { name: 'Try again' }))
  expect(await panel().findByText('Link created')).toBeVisible()
})
