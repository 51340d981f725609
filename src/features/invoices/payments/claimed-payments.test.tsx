import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { todayInIndia } from '#src/lib/today.ts'
import { claimRow, paymentId, paymentRow } from '#tests/factories/rows/payment-rows.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { button, entries, panel, sums } from '#tests/setup/opened/payments.ts'
import { openDetail } from '#tests/setup/screens/invoice-detail.ts'
import { put, putNoNumber } from '#tests/setup/screens/signed-in.tsx'

describe('what a client says to have paid', () => {
  const payments = [paymentRow(2, { amount_minor: 5_000 }), claimRow(1)]
  const waiting = 'Reported by the client'

  test('waits above the rest, counts for nothing, and comes before a payment of one’s own', async () => {
    await openDetail({ settled_minor: 5_000, balance_minor: 123_451_789 }, { payments })
    const [claim] = await entries(waiting)
    expect(claim).toHaveTextContent('₹1,00,000.00To confirm21 Nov 2026 · UPI · 632512345678')
    expect(await entries()).toHaveLength(1)
    expect(sums()).toEqual(['Received ₹50.00', 'Balance due ₹12,34,517.89'])
    const all = panel().getAllByRole('list')
    expect(all[0]).toHaveAccessibleName(waiting)
  })

  test('is confirmed with the amount that arrived and the tax deducted', async () => {
    const { user, bodies, hold } = await openDetail({}, { payments: [claimRow(1)] })
    await user.click(await panel().findByRole('button', { name: 'Confirm ₹1,00,000.00' }))
    expect(panel().getByLabelText('Amount')).toHaveValue('1,00,000.00')
    expect(panel().getByLabelText('Amount')).toHaveFocus()
    put(panel().getByLabelText('Amount'), '90000')
    put(panel().getByLabelText('TDS'), '10000')
    expect(panel().getByLabelText('Payment date')).toHaveValue('21 Nov 2026')
    put(panel().getByLabelText('Payment date'), '2026-03-30')
    const letGo = hold()
    await user.dblClick(button('Confirm payment'))
    expect(button('Confirming...')).toBeDisabled()
    letGo()

    expect(await screen.findByText('Payment confirmed.')).toBeVisible()
    expect(bodies('POST /rpc/confirm_payment')).toEqual([
      {
        payment_id: paymentId(1),
        amount_minor: 9_000_000,
        tds_minor: 1_000_000,
        paid_on: '2026-03-30',
      },
    ])
    expect((await entries())[0]).toHaveTextContent(
      '₹90,000.00 and ₹10,000.00 TDSConfirmed30 Mar 2026 · UPI',
    )
    expect(panel().queryByRole('list', { name: waiting })).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Payments' })).toHaveFocus()
  })

  // [ledger-3]
  test('is not confirmed for more than is due, nor where the server refuses it, which says why', async () => {
    const due = { settled_minor: 123_456_689, balance_minor: 100 }
    const answer = refused(409, 'payment_decided', '', { state: 'declined' })
    const answers = { 'POST /rpc/confirm_payment': answer }
    const { user, bodies } = await openDetail(due, { payments: [claimRow(1)], answers })
    await user.click(await panel().findByRole('button', { name: 'Confirm ₹1,00,000.00' }))
    await user.click(button('Confirm payment'))
    expect(await panel().findByText('Only ₹1.00 is still due.')).toBeVisible()
    put(panel().getByLabelText('Amount'), '')
    await user.click(button('Confirm payment'))
    expect(await panel().findByText('Enter an amount above zero.')).toBeVisible()
    expect(bodies('POST /rpc/confirm_payment')).toEqual([])

    put(panel().getByLabelText('Amount'), '1')
    await user.click(button('Confirm payment'))
    expect(await panel().findByText('This payment is already declined.')).toBeVisible()
    expect(button('Confirm payment')).toBeEnabled()
    putNoNumber(panel().getByLabelText('TDS'))
    await user.click(button('Confirm payment'))
    expect(await panel().findByText('TDS must be a number.')).toBeVisible()
    expect(bodies('POST /rpc/confirm_payment')).toHaveLength(1)
  })

  beforeRelease('is confirmed without a receipt for the client, where one would go', async () => {
    const { user, bodies } = await openDetail({}, { payments: [claimRow(1)] })
    await user.click(await panel().findByRole('button', { name: 'Confirm ₹1,00,000.00' }))
    put(panel().getByLabelText('Payment date'), todayInIndia())
    await user.click(await screen.findByRole('switch', { name: /gets a receipt by email$/ }))
    await user.click(button('Confirm payment'))
    expect(await screen.findByText('Payment confirmed.')).toBeVisible()
    expect(bodies('POST /rpc/confirm_payment')).toMatchObject([{ tell_client: false }])
  })

  test('is declined for a reason', async () => {
    const { user, bodies } = await openDetail({}, { payments: [claimRow(1)] })
    await user.click(await panel().findByRole('button', { name: 'Decline ₹1,00,000.00' }))
    put(panel().getByLabelText('Reason'), 'Nothing arrived')
    await user.dblClick(button('Decline payment'))
    expect(await screen.findByText('Payment declined.')).toBeVisible()
    expect(bodies('POST /rpc/decline_payment')).toEqual([
      { payment_id: paymentId(1), reason: 'Nothing arrived' },
    ])
    expect((await entries())[0]).toHaveTextContent('Declined: Nothing arrived')
  })

  beforeRelease('that cannot be declined says why, and both ways can be left', async () => {
    const options = { payments: [claimRow(1)], answers: { 'POST /rpc/decline_payment': breakdown } }
    const { user } = await openDetail({}, options)
    await user.click(await panel().findByRole('button', { name: 'Decline ₹1,00,000.00' }))
    put(panel().getByLabelText('Reason'), 'Nothing arrived')
    await user.click(button('Decline payment'))
    expect(await panel().findByRole('alert')).toHaveTextContent(
      'Failed to decline the payment. Please try again.',
    )
    await user.click(button('Cancel'))
    await waitFor(() => expect(button('Decline ₹1,00,000.00')).toHaveFocus())
    await user.click(button('Confirm ₹1,00,000.00'))
    await user.click(button('Cancel'))
    expect(button('Confirm ₹1,00,000.00')).toHaveFocus()
  })
})
