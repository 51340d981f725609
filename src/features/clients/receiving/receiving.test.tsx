import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useClient } from '#src/data/clients.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { filedMarkRow } from '#tests/factories/rows/filed-mark-row.ts'
import { receiptRow } from '#tests/factories/rows/payment-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { type DataApiOptions, dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openPart, openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { withStyles } from '#tests/setup/screens/styles.ts'
import { ReceiveButton } from './receive-button.tsx'

const kaveri = clientRow(1, { name: 'Kaveri Interiors' })
const openRow = (sequence: number, balance_minor: number, changes: object = {}) => ({
  id: `7d9c2b1a-5e3f-4a60-8b7c-${String(sequence).padStart(12, '0')}`,
  number: `INV/26-27/000${sequence}`,
  currency: 'INR',
  issue_date: '2026-11-01',
  due_date: '2026-11-30',
  balance_minor,
  ...{ total_minor: balance_minor, taxable_minor: balance_minor },
  parts: [] as { amount_minor: number }[],
  ...changes,
})
const open = [openRow(1, 100_000), openRow(2, 200_000)]

const dialog = () => within(screen.getByRole('dialog'))
const field = (label: string) => dialog().getByLabelText(label)
const send = () => dialog().getByRole('button', { name: 'Record payment' })

function Receive() {
  const { data: client } = useClient(kaveri.id)
  return client ? <ReceiveButton client={client} /> : null
}

async function openDialog(options: DataApiOptions = {}) {
  const api = dataApi({ clients: [kaveri], open, ...options })
  const { user } = await openPart(Receive)
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  await screen.findByRole('dialog')
  return { ...api, user }
}

test('money received goes to the oldest invoices first, and each share can be changed', async () => {
  const { user, bodies } = await openDialog()
  expect(await dialog().findByText('₹2,000.00 due 30 Nov 2026')).toBeVisible()
  expect(field('Amount')).toHaveFocus()
  expect(field('TDS on INV/26-27/0001')).toHaveAccessibleName('TDS on INV/26-27/0001')
  put(field('Amount'), '1500')
  expect(field('Amount for INV/26-27/0001')).toHaveValue('1,000.00')
  expect(field('Amount for INV/26-27/0002')).toHaveValue('500.00')
  put(field('TDS on INV/26-27/0001'), '100')
  expect(field('Amount for INV/26-27/0001')).toHaveValue('900.00')
  expect(field('Amount for INV/26-27/0002')).toHaveValue('600.00')
  put(field('Amount for INV/26-27/0002'), '700')
  expect(field('Amount for INV/26-27/0001')).toHaveValue('800.00')
  put(field('Payment date'), '2026-03-30')
  await user.click(send())
  expect(await screen.findByText('Payment recorded.')).toBeVisible()
  expect(bodies('POST /rpc/record_receipt')).toMatchObject([
    {
      client_id: kaveri.id,
      currency: 'INR',
      amount_minor: 150_000,
      paid_on: '2026-03-30',
      method: 'UPI',
      allocations: [
        { invoice_id: open[0]?.id, amount_minor: 80_000, tds_minor: 10_000 },
        { invoice_id: open[1]?.id, amount_minor: 70_000, tds_minor: 0 },
      ],
    },
  ])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('shares above the amount, a missing amount and refusals of the server are shown beside their field', async () => {
  const more = refused(422, 'more_than_due', 'allocations.0.amount', {
    minor: 5_000,
    currency: 'INR',
  })
  const { user } = await openDialog({ answers: { 'POST /rpc/record_receipt': more } })
  await dialog().findByText('INV/26-27/0001')
  await user.click(send())
  expect(await dialog().findByText('Enter an amount above zero.')).toBeVisible()
  put(field('Amount'), '100')
  put(field('Amount for INV/26-27/0002'), '200')
  await user.click(send())
  expect(
    await dialog().findByText('The amounts for the invoices add up to more than the payment.'),
  ).toBeVisible()
  put(field('Amount'), '200')
  await user.click(send())
  expect(await dialog().findByText('Only ₹50.00 is still due.')).toBeVisible()
  expect(field('Amount for INV/26-27/0002')).toHaveAccessibleDescription(/Only ₹50.00/)

  put(field('TDS on INV/26-27/0002'), '10')
  await user.click(send())
  expect(
    await dialog().findByText('Only ₹50.00 is still due: ₹200.00 and ₹10.00 of TDS make ₹210.00.'),
  ).toBeVisible()
})

beforeRelease(
  'an advance beside open invoices is one choice, which leaves the invoices as they are, and is undone by the other',
  async () => {
    const { user, bodies } = await openDialog()
    await dialog().findByText('₹2,000.00 due 30 Nov 2026')
    put(field('Amount'), '1500')
    await user.click(dialog().getByRole('button', { name: 'An advance' }))
    expect(dialog().queryByLabelText('Amount for INV/26-27/0001')).not.toBeInTheDocument()
    expect(field('Amount')).toHaveValue('1,500.00')
    await user.click(dialog().getByRole('button', { name: 'For invoices' }))
    expect(field('Amount for INV/26-27/0001')).toHaveValue('1,000.00')
    expect(field('Amount for INV/26-27/0002')).toHaveValue('500.00')
    await user.click(dialog().getByRole('button', { name: 'An advance' }))
    put(field('Amount'), '1600')
    await user.click(send())
    expect(await screen.findByText('Payment recorded.')).toBeVisible()
    expect(bodies('POST /rpc/record_receipt')).toMatchObject([
      { amount_minor: 160_000, allocations: [], excess: 'advance' },
    ])
  },
)

beforeRelease(
  'an invoice in parts proposes the next part or all, which follow the money received until they are typed',
  async () => {
    withStyles()
    const parts = [{ amount_minor: 100_000 }, { amount_minor: 150_000 }]
    const inParts = openRow(2, 200_000, { total_minor: 250_000, parts })
    const { user, bodies } = await openDialog({ open: [openRow(1, 100_000), inParts] })
    expect(await dialog().findByText('₹500.00 due 30 Nov 2026, of ₹2,000.00')).toBeVisible()
    expect(dialog().queryByRole('button', { name: /of INV\/26-27\/0001$/ })).not.toBeInTheDocument()
    const propose = (what: string) =>
      user.click(dialog().getByRole('button', { name: `${what} of INV/26-27/0002` }))
    await propose('All ₹2,000.00')
    expect(field('Amount')).toHaveValue('2,000.00')
    await propose('Next instalment ₹500.00')
    expect(field('Amount')).toHaveValue('500.00')
    expect(field('Amount for INV/26-27/0001')).toHaveValue('')
    put(field('TDS on INV/26-27/0002'), '50')
    await propose('Next instalment ₹500.00')
    expect(field('Amount')).toHaveValue('450.00')
    put(field('Amount'), '1000')
    await propose('Next instalment ₹500.00')
    expect(field('Amount for INV/26-27/0001')).toHaveValue('550.00')
    await user.click(send())
    expect(await screen.findByText('Payment recorded.')).toBeVisible()
    expect(bodies('POST /rpc/record_receipt')).toMatchObject([
      {
        amount_minor: 100_000,
        allocations: [
          { invoice_id: openRow(1, 0).id, amount_minor: 55_000, tds_minor: 0 },
          { invoice_id: inParts.id, amount_minor: 45_000, tds_minor: 5_000 },
        ],
      },
    ])
  },
)

beforeRelease(
  'only invoices of one currency are paid together, also one that lacks its number and its days',
  async () => {
    const odd = openRow(1, 100_000, { number: null, issue_date: null, due_date: null })
    const dollars = openRow(3, 5_000, { currency: 'USD' })
    const { user } = await openDialog({ open: [odd, openRow(2, 5_000), dollars] })
    expect(await dialog().findByLabelText('Amount for N/A')).toBeVisible()
    expect(dialog().getByText('₹1,000.00 due N/A')).toBeVisible()
    await user.selectOptions(await dialog().findByLabelText('Currency'), 'USD')
    expect(dialog().getByText('INV/26-27/0003')).toBeVisible()
    expect(dialog().queryByText('INV/26-27/0002')).not.toBeInTheDocument()
    expect(field('Amount in US$')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Record payment' })).toHaveFocus(),
    )
  },
)

beforeRelease(
  'a balance that fails to load says so; where nothing is due, money is kept as an advance without a switch',
  async () => {
    const answers = { 'GET /invoice_details': inTurn(breakdown, () => Response.json([])) }
    const { user, bodies } = await openDialog({ answers })
    expect(await dialog().findByText('Failed to load the outstanding amounts.')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Try again' }))
    expect(
      await dialog().findByText('Nothing is due, so the payment is kept as an advance.'),
    ).toBeVisible()
    put(field('Amount'), '500')
    expect(dialog().queryByRole('switch', { name: /advance/ })).not.toBeInTheDocument()
    await user.click(send())
    expect(await screen.findByText('Payment recorded.')).toBeVisible()
    expect(bodies('POST /rpc/record_receipt')).toMatchObject([
      { amount_minor: 50_000, excess: 'advance' },
    ])
  },
)

beforeRelease('advances stand on the client’s page until one is undone for a reason', async () => {
  const advances = [
    receiptRow(1, { advance_minor: 120_000, reference: 'N01234', by_name: 'Ravi Iyer' }),
  ]
  const { bodies } = dataApi({
    ...{ clients: [kaveri], advances },
    answers: { 'POST /rpc/client_account': () => Response.json({ owed: [], payments: [] }) },
  })
  const { user } = await openSignedIn(paths.client(kaveri.id))
  const panel = within(await screen.findByRole('region', { name: 'Advances' }))
  expect(panel.getByRole('listitem')).toHaveTextContent(
    'Received 20 Nov 2026₹1,200.00Left from ₹5,000.00 · UPI · N01234 · by Ravi Iyer',
  )
  await screen.findByText('₹0.00')
  expect(screen.queryByText('Nothing received yet.')).not.toBeInTheDocument()
  await user.click(panel.getByRole('button', { name: 'Undo ₹1,200.00 of 20 Nov 2026' }))
  await user.click(await screen.findByRole('button', { name: 'Undo payment' }))
  expect(await dialog().findByText('Reason is required.')).toBeVisible()
  expect(field('Reason')).toHaveAccessibleDescription(/Your books keep it/)
  put(field('Reason'), 'It bounced')
  await user.click(dialog().getByRole('button', { name: 'Undo payment' }))
  expect(await screen.findByText('Payment undone.')).toBeVisible()
  expect(bodies('POST /rpc/undo_receipt')).toEqual([
    { receipt_id: advances[0]?.id, reason: 'It bounced' },
  ])
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Advances' })).not.toBeInTheDocument(),
  )
  expect(screen.getByText('Nothing received yet.')).toBeVisible()
})

test('money that no invoice takes is an advance only if that is said; a registered seller says what for, and is warned of a filed month (CGST s. 13(2))', async () => {
  const { user, bodies } = await openDialog({
    business: businessRow({ gst_registration: 'regular' }),
    marks: [filedMarkRow()],
  })
  await dialog().findByText('INV/26-27/0001')
  put(field('Amount'), '3500')
  await user.click(send())
  const said =
    'The payment is ₹500.00 more than the invoices need. Keep the rest as an advance, or change the amounts.'
  expect(await dialog().findByText(said)).toBeVisible()
  expect(bodies('POST /rpc/record_receipt')).toEqual([])
  expect(dialog().queryByLabelText('The advance is for')).not.toBeInTheDocument()
  await user.click(dialog().getByRole('switch', { name: 'Keep ₹500.00 as an advance' }))
  const asked = await dialog().findByLabelText('The advance is for')
  expect(asked).toHaveDisplayValue('Not known yet')
  put(field('Payment date'), '2026-10-10')
  await waitFor(() => expect(asked).toHaveAccessibleDescription(/amend table 11A on the portal/))
  await user.selectOptions(asked, 'Services')
  await user.click(send())
  expect(await screen.findByText('Payment recorded.')).toBeVisible()
  expect(bodies('POST /rpc/record_receipt')).toMatchObject([
    { amount_minor: 350_000, excess: 'advance', advance_for: 'services' },
  ])
})

test('a client who deducted tax before is offered the same of each invoice, by one press', async () => {
  const { user, bodies } = await openDialog({
    open: [openRow(1, 118_000, { taxable_minor: 100_000 })],
    answers: { 'POST /rpc/tds_percent': () => Response.json(10) },
  })
  await screen.findByRole('button', { name: /^TDS 10% = ₹100\.00/ })
  // The received total stays, as one share or by itself.
  put(field('Amount'), '540')
  await user.click(screen.getByRole('button', { name: /^TDS 10% = ₹50\.00/ }))
  expect(field('Amount')).toHaveValue('540.00')
  expect(field('TDS on INV/26-27/0001')).toHaveValue('50.00')
  put(field('Amount'), '1180')
  put(field('Amount for INV/26-27/0001'), '1180')
  await user.click(screen.getByRole('button', { name: /^TDS 10% = ₹100\.00/ }))
  put(field('Amount'), '1080')
  await user.click(send())
  await waitFor(() =>
    expect(bodies('POST /rpc/record_receipt')).toMatchObject([
      {
        amount_minor: 108_000,
        allocations: [{ invoice_id: openRow(1, 0).id, amount_minor: 108_000, tds_minor: 10_000 }],
      },
    ]),
  )
})
