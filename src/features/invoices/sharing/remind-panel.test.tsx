import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sharedReach } from '#tests/factories/rows/invoice-rows.ts'
import { linkRow } from '#tests/factories/rows/payment-rows.ts'
import { openDetail, region } from '#tests/setup/screens/invoice-detail.ts'

const opened = vi.spyOn(window, 'open').mockReturnValue(null)
const overdue = {
  status: 'OVERDUE',
  due_date: '2025-11-02',
  settled_minor: 23_456_789,
  balance_minor: 100_000_000,
  reach: sharedReach(),
}

test('a reminder of what is still due goes by WhatsApp', async () => {
  const { user } = await openDetail(overdue, { link: linkRow() })
  const panel = region('Remind')
  expect(panel.getByText(/^\d+ days overdue \(it was due on 2 Nov 2025\)\.$/)).toBeVisible()
  const share = region('Share')
  await share.findByText('Not viewed yet.')
  // The reminder goes by the same ways.
  expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(share.queryByRole('button', { name: /WhatsApp|Email/ })).not.toBeInTheDocument()

  await user.click(panel.getByRole('button', { name: 'Remind on WhatsApp' }))
  const text = new URL(String(opened.mock.lastCall?.[0])).searchParams.get('text')
  expect(text).toContain('A friendly reminder: ₹10,00,000.00 for invoice INV/26-27/0001 is')
  expect(text).toContain('/i/token-of-the-link')
})

test.each([
  [{ status: 'UNPAID', due_date: '2990-12-18' }, /^Due in \d,\d\d,\d{3} days \(18 Dec 2990\)\.$/],
  [{ due_date: '2019-11-02' }, /^\d,\d{3} days overdue/],
])('days are grouped, those to come and those that are over: %#', async (changes, text) => {
  await openDetail({ ...overdue, ...changes })
  expect(region('Remind').getByText(text)).toBeVisible()
})

test('nobody is reminded of an invoice that they never got', async () => {
  await openDetail({ ...overdue, reach: null })
  expect(screen.queryByRole('region', { name: 'Remind' })).not.toBeInTheDocument()
})

test('nobody is reminded of a paid invoice', async () => {
  await openDetail({ status: 'PAID', reach: sharedReach() })
  expect(screen.queryByRole('region', { name: 'Remind' })).not.toBeInTheDocument()
})
