import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { creditNoteRow } from '#tests/factories/rows/credit-rows.ts'
import { invoiceId, itemRow } from '#tests/factories/rows/invoice-rows.ts'
import { paymentRow } from '#tests/factories/rows/payment-rows.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { everythingAsked, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { actionNames, chooseAction, openDetail } from '#tests/setup/screens/invoice-detail.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const issue = 'POST /rpc/issue_credit_note'
const panel = (name: string) => within(screen.getByRole('region', { name }))

async function openDialog(...args: Parameters<typeof openDetail>) {
  const opened = await openDetail(...args)
  await chooseAction(opened.user, 'Credit note')
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Credit note for INV/26-27/0001' }),
  )
  return { ...opened, dialog }
}

test('rows are credited by their quantity, with the sum before it is issued', async () => {
  const { user, bodies, dialog } = await openDialog()
  await user.type(dialog.getByLabelText('Quantity of Brand identity'), '1')
  expect(await dialog.findByText('₹1,180.00')).toBeVisible()
  expect(dialog.getByText('CGST').parentElement).toHaveTextContent('₹90.00')
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }))
  expect(dialog.getByText('Reason is required.')).toBeVisible()
  expect(bodies(issue)).toEqual([])

  // A number is given out by the button alone.
  await user.type(dialog.getByLabelText(/^Reason/), 'Fewer hours{Enter}')
  await act(everythingAsked)
  expect(bodies(issue)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }))
  expect(await screen.findByText('Credit note issued.')).toBeVisible()
  expect(bodies(issue)).toEqual([
    {
      request_key: expect.any(String),
      invoice_id: invoiceId(1),
      reason: 'Fewer hours',
      items: [{ id: itemRow().id, quantity: '1' }],
    },
  ])
  expect(await screen.findByRole('heading', { name: 'CN/26-27/0001' })).toBeVisible()
})

test('an amount is credited with its tax, and a refusal of the database is shown at its field', async () => {
  const more = { minor: 500, currency: 'INR' }
  const { user, bodies, dialog } = await openDialog(
    {},
    {
      answers: {
        'POST /rpc/preview_credit_note': refused(422, 'more_than_creditable', 'amount', more),
        [issue]: refused(422, 'more_than_creditable', 'amount', more),
      },
    },
  )
  await user.click(dialog.getByRole('button', { name: 'Amount' }))
  await user.click(dialog.getByRole('button', { name: 'Full amount' }))
  expect(dialog.getByLabelText('Amount')).toHaveValue('12,34,567.89')
  expect(await dialog.findByText('Only ₹5.00 is left to credit.')).toBeVisible()
  put(dialog.getByLabelText(/^Reason/), 'Too much')
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Only ₹5.00 is left to credit.')
  // The same content is the same request, however often it is sent.
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }))
  await waitFor(() => expect(bodies(issue)).toHaveLength(2))
  const [first, second] = bodies(issue)
  expect(first).toEqual(second)
  expect(first).toMatchObject({ amount_minor: 123_456_789 })
})

test('the notes of an invoice are listed with the refunds due', async () => {
  await openDetail(
    {
      credited_minor: 118_000,
      refundable_minor: 18_000,
      settled_minor: 123_338_789,
      status: 'PAID',
    },
    { notes: [creditNoteRow({ refundable_minor: 18_000 })] },
  )
  const notes = panel('Credit notes')
  expect(await notes.findByRole('link', { name: 'CN/26-27/0001' })).toHaveAttribute(
    'href',
    `/invoice/${invoiceId(70)}`,
  )
  expect(notes.getByText('REFUND DUE')).toBeVisible()
  expect(notes.getByText(/You owe a refund of ₹180\.00/)).toBeVisible()
})

beforeRelease('a refund is recorded on the page of its note, at most the amount due', async () => {
  const { user, bodies } = await openDetail(creditNoteRow({ refundable_minor: 18_000 }))
  expect(screen.queryByRole('region', { name: 'Payments' })).not.toBeInTheDocument()
  const refunds = panel('Refunds')
  expect(refunds.getByRole('link', { name: 'INV/26-27/0001' })).toHaveAttribute(
    'href',
    `/invoice/${invoiceId(1)}`,
  )
  await user.click(refunds.getByRole('button', { name: 'Record refund' }))
  const amount = refunds.getByLabelText('Amount')
  expect(amount).toHaveValue('180.00')
  put(amount, '180.01')
  await user.click(refunds.getByRole('button', { name: 'Record refund' }))
  expect(await refunds.findByText('Only ₹180.00 is left to refund.')).toBeVisible()
  put(amount, '180')
  await user.click(refunds.getByRole('button', { name: 'Record refund' }))
  expect(await screen.findByText('Refund recorded.')).toBeVisible()
  expect(bodies('POST /rpc/refund_credit_note')).toMatchObject([
    { note_id: invoiceId(70), amount_minor: 18_000, method: 'UPI' },
  ])
})

beforeRelease('a balance is written off for a reason, or a failure is reported', async () => {
  let fails = true
  const answer = (usual: () => Response) => (fails ? breakdown() : usual())
  const { user, bodies } = await openDetail(
    {},
    { answers: { 'POST /rpc/write_off_invoice': answer } },
  )
  await chooseAction(user, 'Write off balance')
  const dialog = within(await screen.findByRole('dialog', { name: 'Write off ₹12,34,567.89?' }))
  put(dialog.getByLabelText(/^Reason/), 'Closed down')
  await user.click(dialog.getByRole('button', { name: 'Write off' }))
  expect(
    await dialog.findByText('Failed to write off the balance. Please try again.'),
  ).toBeVisible()
  fails = false
  await user.click(dialog.getByRole('button', { name: 'Write off' }))
  expect(await screen.findByText('Balance written off.')).toBeVisible()
  expect(bodies('POST /rpc/write_off_invoice').at(-1)).toEqual({
    ...{ invoice_id: invoiceId(1), reason: 'Closed down' },
  })
})

beforeRelease(
  'a written-off invoice says so, takes no money, and can be undone, or says why not',
  async () => {
    let fails = true
    const answer = (usual: () => Response) => (fails ? breakdown() : usual())
    const { user, bodies } = await openDetail(
      {
        ...{ status: 'WRITTEN_OFF', balance_minor: 0, written_off_minor: 123_456_789 },
        ...{ written_off_at: '2026-11-22T10:00:00+00:00', write_off_reason: 'Closed down' },
      },
      { answers: { 'POST /rpc/undo_write_off': answer } },
    )
    expect(screen.getByText('WRITTEN OFF')).toBeVisible()
    const notes = panel('Write-off')
    expect(notes.getByText('₹12,34,567.89 written off')).toBeVisible()
    expect(await actionNames(user)).not.toContain('Credit note')
    expect(screen.queryByRole('button', { name: 'Record payment' })).not.toBeInTheDocument()
    await user.click(notes.getByRole('button', { name: 'Undo write-off' }))
    expect(await screen.findByText('Failed to undo the write-off. Please try again.')).toBeVisible()
    fails = false
    await user.click(notes.getByRole('button', { name: 'Undo write-off' }))
    expect(await screen.findByText('Write-off undone.')).toBeVisible()
    expect(bodies('POST /rpc/undo_write_off').at(-1)).toEqual({ invoice_id: invoiceId(1) })
  },
)

beforeRelease('a credit note that fails to load or to be issued says so', async () => {
  let asked = 0
  let opened = 0
  const { user, dialog } = await openDialog(
    { credited_minor: 118_000 },
    {
      answers: {
        // The invoice itself comes; its notes, asked for next, do not.
        'GET /invoice_records': (usual) => (asked++ === 0 ? usual() : breakdown()),
        'POST /rpc/creditable': (usual) => (opened++ === 0 ? breakdown() : usual()),
        [issue]: breakdown,
      },
    },
  )
  expect(await screen.findByText('Failed to load the credit notes.')).toBeInTheDocument()
  expect(await dialog.findByText('Failed to load the amounts left to credit.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  put(await dialog.findByLabelText('Quantity of Brand identity'), '1')
  put(dialog.getByLabelText(/^Reason/), 'Fewer hours')
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }))
  expect(
    await dialog.findByText('Failed to issue the credit note. Please try again.'),
  ).toBeVisible()
})

beforeRelease('a refund that fails is reported, and a recorded one can be undone', async () => {
  const { user } = await openDetail(creditNoteRow({ refundable_minor: 18_000 }), {
    payments: [paymentRow()],
    answers: { 'POST /rpc/refund_credit_note': breakdown },
  })
  const refunds = panel('Refunds')
  await user.click(refunds.getByRole('button', { name: 'Record refund' }))
  await user.click(refunds.getByRole('button', { name: 'Record refund' }))
  expect(await refunds.findByText('Failed to record the refund. Please try again.')).toBeVisible()
  await user.click(refunds.getByRole('button', { name: /^Undo/ }))
  put(await refunds.findByLabelText(/^Reason/), 'Twice')
  await user.click(refunds.getByRole('button', { name: /^Undo refund/ }))
  expect(await screen.findByText('Refund undone.')).toBeVisible()
})

test('a note that is declared too late is offered without GST, and says so (CGST s. 34(2))', async () => {
  const taxes = [
    {
      ...{ gst_rate: 1800, taxable_minor: 104_624_397, cgst_minor: 9_416_196 },
      ...{ sgst_minor: 9_416_196, igst_minor: 0, cess_minor: 0 },
    },
  ]
  const { user, bodies, dialog } = await openDialog(
    { issue_date: '2024-11-20', taxes },
    { answers: { 'POST /rpc/credit_is_late': () => HttpResponse.json(true) } },
  )
  expect(await dialog.findByText(/declared after 30 Nov 2025 cannot lower the tax/)).toBeVisible()
  const bare = dialog.getByRole('switch', { name: 'Commercial credit note, without GST' })
  expect(bare).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Amount' }))
  put(dialog.getByLabelText('Amount'), '100')
  put(dialog.getByLabelText(/^Reason/), 'Fewer hours')
  put(dialog.getByLabelText('Date'), '2026-11-01')
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }))
  expect(await screen.findByText('Credit note issued.')).toBeVisible()
  expect(bodies(issue)).toMatchObject([
    { amount_minor: 10_000, commercial: true, issue_date: '2026-11-01' },
  ])
  expect(bodies('POST /rpc/credit_is_late').at(-1)).toEqual({
    ...{ invoice_id: invoiceId(1), noted: '2026-11-01', filing: 'monthly' },
  })
})
