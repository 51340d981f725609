import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { creditNoteRow, debitNoteRow } from '#tests/factories/rows/credit-rows.ts'
import { invoiceId, itemRow } from '#tests/factories/rows/invoice-rows.ts'
import { eventRow } from '#tests/factories/rows/payment-rows.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { actionNames, chooseAction, openDetail } from '#tests/setup/screens/invoice-detail.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const issue = 'POST /rpc/issue_debit_note'
const panel = (name: string) => within(screen.getByRole('region', { name }))
const taxes = [
  {
    ...{ gst_rate: 1800, taxable_minor: 104_624_397, cgst_minor: 9_416_196 },
    ...{ sgst_minor: 9_416_196, igst_minor: 0, cess_minor: 0 },
  },
]

const debited = eventRow(2, 'debited', {
  ...{ note_id: invoiceId(71), number: 'DN/26-27/0001', amount_minor: 118_000 },
})

async function openDialog(...args: Parameters<typeof openDetail>) {
  const opened = await openDetail(...args)
  await chooseAction(opened.user, 'Debit note')
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Debit note for INV/26-27/0001' }),
  )
  return { ...opened, dialog }
}

test('rows and a charge are added with their amounts, and the client owes the note', async () => {
  const { user, bodies, dialog } = await openDialog({ taxes })
  put(dialog.getByLabelText('Quantity of Brand identity'), '1')
  await user.click(dialog.getByRole('button', { name: 'Add a charge' }))
  expect(dialog.getByLabelText('Description')).toHaveFocus()
  put(dialog.getByLabelText('Description'), 'Freight')
  put(dialog.getByLabelText('Value before tax'), '100')
  expect(dialog.getByLabelText('GST rate')).toHaveValue('18')
  await user.selectOptions(dialog.getByLabelText('GST rate'), '5')
  expect(await dialog.findByText('₹1,180.00')).toBeVisible()
  expect(dialog.getByText('CGST').parentElement).toHaveTextContent('₹90.00')
  put(dialog.getByLabelText(/^Reason/), 'The rate was too low')
  put(dialog.getByLabelText('Due date'), '2990-12-20')
  await user.click(dialog.getByRole('button', { name: 'Issue debit note' }))
  expect(await screen.findByText('Debit note issued.')).toBeVisible()
  expect(bodies(issue)).toEqual([
    {
      request_key: expect.any(String),
      invoice_id: invoiceId(1),
      reason: 'The rate was too low',
      due_date: '2990-12-20',
      items: [
        { id: itemRow().id, quantity: '1' },
        { description: 'Freight', amount_minor: 10_000, gst_rate: 500 },
      ],
    },
  ])
  // The page of the invoice makes room for that of the note.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'DN/26-27/0001' })).toBeVisible())
  expect(panel('Payments').getByRole('button', { name: 'Record payment' })).toBeVisible()
})

beforeRelease(
  'an amount is added with its tax, and a refusal of the database is shown at its field',
  async () => {
    const { user, bodies, dialog } = await openDialog(
      {},
      { answers: { [issue]: refused(422, 'debit_indivisible', 'amount') } },
    )
    put(dialog.getByLabelText('Due date'), '2026-11-01')
    await user.click(dialog.getByRole('button', { name: 'Issue debit note' }))
    expect(dialog.getByText('Choose rows of the invoice, or enter an amount.')).toBeVisible()
    expect(dialog.getByText('Reason is required.')).toBeVisible()
    expect(dialog.getByLabelText('Due date')).toBeInvalid()
    put(dialog.getByLabelText('Due date'), '2990-12-20')
    // A seller who takes no tax adds none.
    expect(dialog.queryByLabelText('GST rate')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Amount' }))
    expect(dialog.getByLabelText('Amount')).toHaveFocus()
    put(dialog.getByLabelText('Amount'), '0.01')
    put(dialog.getByLabelText(/^Reason/), 'Too little')
    await user.click(dialog.getByRole('button', { name: 'Issue debit note' }))
    const refusal = 'This amount is too small to split into value and tax.'
    expect(await dialog.findByRole('alert')).toHaveTextContent(refusal)
    // The same content is the same request, however often it is sent.
    await user.click(dialog.getByRole('button', { name: 'Issue debit note' }))
    await waitFor(() => expect(bodies(issue)).toHaveLength(2))
    const [first, second] = bodies(issue)
    expect(first).toEqual(second)
    expect(first).toMatchObject({ amount_minor: 1 })
  },
)

test('the debit notes of an invoice are listed with how they stand, apart from its credit notes', async () => {
  await openDetail({}, { notes: [debitNoteRow(), creditNoteRow()], events: [debited] })
  const notes = panel('Debit notes')
  expect(await notes.findByRole('link', { name: 'DN/26-27/0001' })).toHaveAttribute(
    'href',
    `/invoice/${invoiceId(71)}`,
  )
  expect(notes.getByText('UNPAID')).toBeVisible()
  expect(screen.getByText('Debit note DN/26-27/0001 of ₹1,180.00 issued')).toBeVisible()
  expect(screen.queryByText('CN/26-27/0001')).not.toBeInTheDocument()
})

beforeRelease(
  'the page of a debit note says to which invoice it adds, and is neither credited nor revised',
  async () => {
    const { user } = await openDetail(debitNoteRow())
    expect(screen.getByText(/It adds to invoice/)).toContainElement(
      screen.getByRole('link', { name: 'INV/26-27/0001' }),
    )
    expect(screen.queryByRole('region', { name: 'Debit notes' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Credit notes' })).not.toBeInTheDocument()
    expect(await actionNames(user)).toEqual(['Share', 'Delete debit note'])
  },
)

test('a debit note that fails to load or to be issued says so', async () => {
  let asked = 0
  const { user, dialog } = await openDialog(
    {},
    {
      events: [debited],
      answers: {
        // The invoice itself comes; its notes, asked for next, do not.
        'GET /invoice_records': (usual) => (asked++ === 0 ? usual() : breakdown()),
        [issue]: breakdown,
      },
    },
  )
  expect(await screen.findByText('Failed to load the debit notes.')).toBeInTheDocument()
  put(dialog.getByLabelText('Quantity of Brand identity'), '1')
  put(dialog.getByLabelText(/^Reason/), 'More hours')
  await user.click(dialog.getByRole('button', { name: 'Issue debit note' }))
  expect(await dialog.findByText('Failed to issue the debit note. Please try again.')).toBeVisible()
})
