import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { claimRow, paymentId, paymentRow, receiptRow } from '#tests/factories/rows/payment-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { button, entries, panel, sums } from '#tests/setup/opened/payments.ts'
import { openDetail } from '#tests/setup/screens/invoice-detail.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const settled = { settled_minor: 11_000_000, balance_minor: 112_456_789 }

describe('the ledger of an invoice', () => {
  test('shows what was received, deducted and is due, and each payment with its state', async () => {
    const payments = [
      paymentRow(3, {
        ...{ tds_minor: 1_000_000, reference: 'N01234', note: 'First instalment' },
        needs_amendment: true,
      }),
      paymentRow(2, { state: 'undone', reason: 'Typed twice' }),
      claimRow(1, { state: 'declined', reason: 'Nothing arrived' }),
    ]
    await openDetail(settled, { payments })
    const [first, second, third] = await entries()
    expect(first).toHaveTextContent(
      /^₹1,00,000.00 and ₹10,000.00 TDSConfirmed21 Nov 2026 · UPI · N01234This payment was received in a month before the invoice.*table 11A.*First instalment/,
    )
    expect(second).toHaveTextContent('Undone21 Nov 2026 · UPIUndone: Typed twice')
    expect(third).toHaveTextContent('Declined: Nothing arrived')
    expect(sums()).toEqual(['Received ₹1,00,000.00', 'TDS ₹10,000.00', 'Balance due ₹11,24,567.89'])
    expect(panel().getAllByRole('button', { name: /^Undo / })).toHaveLength(1)

    const sheet = within(screen.getByRole('article'))
    expect(sheet.getByText('Received').nextSibling).toHaveTextContent('₹1,00,000.00')
    expect(sheet.getByText('TDS').nextSibling).toHaveTextContent('₹10,000.00')
    for (const due of sheet.getAllByText('Balance due'))
      expect(due.nextSibling).toHaveTextContent('₹11,24,567.89')
  })

  beforeRelease('says that it loads, why it failed, and loads again', async () => {
    const { user } = await openDetail(
      {},
      { answers: { 'GET /payment_records': inTurn(breakdown, () => Response.json([])) } },
    )
    expect(await panel().findByRole('alert')).toHaveTextContent('Failed to load the payments.')
    await user.click(button('Try again'))
    expect(await panel().findByText('Nothing received yet.')).toBeVisible()
  })
})

describe('undoing a payment', () => {
  const undo = 'Undo ₹1,00,000.00 of 21 Nov 2026'

  // [ledger-4]
  test('asks why, then shows it undone', async () => {
    const { user, bodies, hold } = await openDetail(settled, { payments: [paymentRow()] })
    await user.click(await panel().findByRole('button', { name: undo }))
    expect(panel().getByLabelText('Reason')).toHaveFocus()
    await user.click(button('Undo payment'))
    expect(await panel().findByText('Reason is required.')).toBeVisible()
    put(panel().getByLabelText('Reason'), ' The cheque bounced ')
    const letGo = hold()
    await user.dblClick(button('Undo payment'))
    expect(button('Undoing...')).toBeDisabled()
    letGo()

    expect(await screen.findByText('Payment undone.')).toBeVisible()
    expect(bodies('POST /rpc/undo_payment')).toEqual([
      { payment_id: paymentId(1), reason: 'The cheque bounced' },
    ])
    expect((await entries())[0]).toHaveTextContent('Undone: The cheque bounced')
    expect(screen.getByRole('region', { name: 'Payments' })).toHaveFocus()
  })

  beforeRelease('that fails says why and keeps the reason, and can be left', async () => {
    const answer = refused(409, 'payment_decided', '', { state: 'undone' })
    const options = { payments: [paymentRow()], answers: { 'POST /rpc/undo_payment': answer } }
    const { user } = await openDetail(settled, options)
    await user.click(await panel().findByRole('button', { name: undo }))
    put(panel().getByLabelText('Reason'), 'Typed twice')
    await user.click(button('Undo payment'))
    expect(await panel().findByRole('alert')).toHaveTextContent('This payment is already undone.')
    expect(panel().getByLabelText('Reason')).toHaveValue('Typed twice')
    await user.click(button('Cancel'))
    expect(button(undo)).toHaveFocus()
  })
})

describe('an advance of the client', () => {
  const advances = [receiptRow(1)]

  test('is used with one button, and the result is shown', async () => {
    const { user, bodies } = await openDetail(
      { client_id: clientRow(1).id },
      { advances, payments: [paymentRow(1, { receipt_id: receiptRow(1).id, from_advance: true })] },
    )
    expect((await entries())[0]).toHaveTextContent('From an advance · 21 Nov 2026')
    const offers = await panel().findByRole('list', { name: 'Advances' })
    expect(within(offers).getAllByRole('listitem')).toHaveLength(1)
    expect(offers).toHaveTextContent('Advance of ₹5,000.00 received on 20 Nov 2026')
    await user.click(button('Use ₹5,000.00'))
    expect(await screen.findByText('Advance used.')).toBeVisible()
    expect(bodies('POST /rpc/apply_advance')).toMatchObject([
      { receipt_id: receiptRow(1).id, invoice_id: expect.any(String) },
    ])
    expect(panel().queryByRole('list', { name: 'Advances' })).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Payments' })).toHaveFocus()
  })

  test('is used in part if an amount is given, and never beyond its rest', async () => {
    const { user, bodies } = await openDetail({ client_id: clientRow(1).id }, { advances })
    await user.click(await panel().findByRole('button', { name: 'Use part of ₹5,000.00' }))
    const amount = await panel().findByLabelText('Amount to use')
    expect(amount).toHaveFocus()
    await user.click(button('Use part'))
    expect(await panel().findByText('Enter an amount above zero.')).toBeVisible()
    put(amount, '5000.01')
    expect(await panel().findByText('Only ₹5,000.00 of the advance is left.')).toBeVisible()
    put(amount, '1250.50')
    await user.click(button('Use part'))
    expect(await screen.findByText('Advance used.')).toBeVisible()
    expect(bodies('POST /rpc/apply_advance')).toMatchObject([{ amount_minor: 125_050 }])
  })

  test('that cannot be used says why', async () => {
    const answer = refused(422, 'more_than_advance', 'amount', { minor: 100, currency: 'INR' })
    const answers = { 'POST /rpc/apply_advance': answer }
    const { user } = await openDetail({ client_id: clientRow(1).id }, { advances, answers })
    await user.click(await panel().findByRole('button', { name: 'Use ₹5,000.00' }))
    expect(await panel().findByRole('alert')).toHaveTextContent(
      'Only ₹1.00 of the advance is left.',
    )
  })

  test('or a payment of several invoices: undoing it says that all of it goes', async () => {
    const payments = [paymentRow(1, { receipt_id: receiptRow(1).id })]
    const { user } = await openDetail(settled, { payments })
    await user.click(
      await panel().findByRole('button', { name: 'Undo ₹1,00,000.00 of 21 Nov 2026' }),
    )
    expect(
      panel().getByText('This undoes the whole payment, including its share on other invoices.'),
    ).toBeVisible()
  })
})
