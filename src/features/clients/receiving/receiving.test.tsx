import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { businessRow } from '../../../../tests/factories/business-row.ts'
import { clientRow } from '../../../../tests/factories/client-row.ts'
import { summaryRow } from '../../../../tests/factories/invoice-rows.ts'
import { receiptRow } from '../../../../tests/factories/payment-rows.ts'
import { breakdown, inTurn } from '../../../../tests/msw/auth.ts'
import { type DataApiOptions, dataApi, refused } from '../../../../tests/msw/data-api.ts'
import { openSignedIn, put } from '../../../../tests/setup/signed-in.tsx'
import { paths } from '../../../lib/paths.ts'

const kaveri = clientRow(1, { name: 'Kaveri Interiors' })
const openRow = (sequence: number, balance_minor: number, changes: object = {}) => ({
  id: `7d9c2b1a-5e3f-4a60-8b7c-${String(sequence).padStart(12, '0')}`,
  number: `INV/26-27/000${sequence}`,
  currency: 'INR',
  issue_date: '2026-11-01',
  due_date: '2026-11-30',
  balance_minor,
  ...changes,
})
const open = [openRow(1, 100_000), openRow(2, 200_000)]

const dialog = () => within(screen.getByRole('dialog'))
const field = (label: string) => dialog().getByLabelText(label)
const send = () => dialog().getByRole('button', { name: 'Record payment' })

async function openDialog(options: DataApiOptions = {}) {
  const api = dataApi({ clients: [kaveri], open, ...options })
  const { user } = await openSignedIn(paths.client(kaveri.id))
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  await screen.findByRole('dialog')
  return { ...api, user }
}

test('what is received goes to the oldest invoices first, and each share can be changed', async () => {
  const { user, bodies } = await openDialog()
  expect(await dialog().findByText('₹2,000.00 due Nov 30, 2026')).toBeVisible()
  expect(field('Amount')).toHaveFocus()
  expect(field('TDS on INV/26-27/0001')).toHaveAccessibleName('TDS on INV/26-27/0001')
  put(field('Amount'), '1500')
  expect(field('Amount for INV/26-27/0001')).toHaveValue(1_000)
  expect(field('Amount for INV/26-27/0002')).toHaveValue(500)
  put(field('TDS on INV/26-27/0001'), '100')
  expect(field('Amount for INV/26-27/0001')).toHaveValue(900)
  expect(field('Amount for INV/26-27/0002')).toHaveValue(600)
  put(field('Amount for INV/26-27/0002'), '700')
  expect(field('Amount for INV/26-27/0001')).toHaveValue(800)
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

test('what no invoice takes is kept as an advance only when that is said', async () => {
  const { user, bodies } = await openDialog()
  await dialog().findByText('INV/26-27/0001')
  put(field('Amount'), '3500')
  const keep = () => dialog().getByRole('switch', { name: 'Keep ₹500.00 as an advance' })
  await user.click(send())
  const asked = '₹500.00 more than the invoices take: keep it as an advance, or change the amounts.'
  expect(await dialog().findByText(asked)).toBeVisible()
  expect(bodies('POST /rpc/record_receipt')).toEqual([])
  await user.click(keep())
  expect(keep()).toBeChecked()
  await user.click(send())
  expect(await screen.findByText('Payment recorded.')).toBeVisible()
  expect(bodies('POST /rpc/record_receipt')).toMatchObject([
    { amount_minor: 350_000, excess: 'advance' },
  ])
})

test('shares above the amount, no amount, and what the server refuses are said beside their field', async () => {
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
  expect(await dialog().findByText('The invoices take more than was received.')).toBeVisible()
  put(field('Amount'), '200')
  await user.click(send())
  expect(await dialog().findByText('Only ₹50.00 is still due.')).toBeVisible()
  expect(field('Amount for INV/26-27/0002')).toHaveAccessibleDescription(/Only ₹50.00/)
})

test('only invoices of one currency are paid together', async () => {
  const dollars = openRow(3, 5_000, { currency: 'USD' })
  const { user } = await openDialog({ open: [...open, dollars] })
  await user.selectOptions(await dialog().findByLabelText('Currency'), 'USD')
  expect(dialog().getByText('INV/26-27/0003')).toBeVisible()
  expect(dialog().queryByText('INV/26-27/0001')).not.toBeInTheDocument()
  expect(field('Amount in US$')).toBeVisible()
})

test('what is due that cannot be loaded says so, and is asked for again', async () => {
  const answers = { 'GET /invoice_details': inTurn(breakdown, () => Response.json([])) }
  const { user } = await openDialog({ answers })
  expect(await dialog().findByText('Failed to load what is owed.')).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'Try again' }))
  expect(await dialog().findByText('Nothing is due: it is kept as an advance.')).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Record payment' })).toHaveFocus())
})

test('advances stand on the client’s page until one is undone for a reason', async () => {
  const advances = [receiptRow(1, { advance_minor: 120_000, reference: 'N01234' })]
  const { bodies } = dataApi({ clients: [kaveri], advances })
  const { user } = await openSignedIn(paths.client(kaveri.id))
  const panel = within(await screen.findByRole('region', { name: 'Advances' }))
  expect(panel.getByRole('listitem')).toHaveTextContent(
    '₹1,200.00of ₹5,000.00 received · Nov 20, 2026 · UPI · N01234',
  )
  await user.click(panel.getByRole('button', { name: 'Undo ₹1,200.00 of Nov 20, 2026' }))
  await user.click(await screen.findByRole('button', { name: 'Undo payment' }))
  expect(await dialog().findByText('Reason is required.')).toBeVisible()
  put(field('Reason'), 'It bounced')
  await user.click(dialog().getByRole('button', { name: 'Undo payment' }))
  expect(await screen.findByText('Payment undone.')).toBeVisible()
  expect(bodies('POST /rpc/undo_receipt')).toEqual([
    { receipt_id: advances[0]?.id, reason: 'It bounced' },
  ])
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Advances' })).not.toBeInTheDocument(),
  )
})

const recordRow = (changes: { kind: string; number: string; settled_minor?: number }) => ({
  ...summaryRow(1, { status: 'PAID', total_minor: 68_000, total_inr_minor: 68_000 }),
  ...{ settled_minor: 0, balance_minor: 0, id: crypto.randomUUID(), ...changes },
  original:
    changes.kind === 'refund_voucher'
      ? {
          id: voucher.id,
          number: voucher.number,
          issue_date: '2026-11-20',
          kind: 'receipt_voucher',
        }
      : null,
})

const registered = businessRow({ gst_registration: 'regular', default_hsn_sac: '998391' })
const voucher = { id: openRow(9, 0).id, number: 'RV/26-27/0001', cancelled_at: null }

async function openVoucherDialog(options: DataApiOptions = {}) {
  const advances = [receiptRow(1, { advance_minor: 118_000 })]
  const client = clientRow(1, { name: 'Kaveri Interiors', state_code: '29' })
  const api = dataApi({ clients: [client], advances, business: registered, ...options })
  const { user } = await openSignedIn(paths.client(client.id))
  const name = 'Receipt voucher for ₹1,180.00 of Nov 20, 2026'
  await user.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog', { name: 'Receipt voucher' })
  return { ...api, user }
}

test('a registered seller issues the receipt voucher of an advance, with the rate and place that are known', async () => {
  const refusal = refused(409, 'voucher_without_advance')
  const issue = { 'POST /rpc/issue_voucher': inTurn(breakdown, refusal) }
  const { user, bodies } = await openVoucherDialog({ answers: issue })
  expect(dialog().getByText(/^For ₹1,180.00 of Kaveri Interiors/)).toBeVisible()
  expect(dialog().getByLabelText('GST rate')).toHaveDisplayValue('18 % (where none is known)')
  expect(dialog().getByLabelText('Place of supply')).toHaveDisplayValue('Karnataka (29)')
  const send = () => dialog().getByRole('button', { name: 'Issue voucher' })
  await user.click(send())
  expect(await dialog().findByText('Description is required.')).toBeVisible()
  put(dialog().getByLabelText('What for'), 'Design of a house')
  await user.selectOptions(dialog().getByLabelText('Place of supply'), '27')
  put(dialog().getByLabelText('Reason'), 'The house is there')
  await user.click(send())
  const failed = 'Failed to issue the voucher. Please try again.'
  expect(await dialog().findByText(failed)).toBeVisible()
  await user.selectOptions(dialog().getByLabelText('Place of supply'), '-')
  await user.selectOptions(dialog().getByLabelText('GST rate'), '5')
  await user.click(send())
  expect(await dialog().findByText('Nothing is left of this advance.')).toBeVisible()
  expect(bodies('POST /rpc/issue_voucher')).toMatchObject([
    {
      receipt_id: receiptRow(1).id,
      about: {
        ...{ description: 'Design of a house', place_of_supply: '27' },
        ...{ place_of_supply_reason: 'The house is there', place_unknown: false },
      },
    },
    { about: { gst_rate: 500, place_unknown: true } },
  ])
})

test('who takes no tax is offered no voucher', async () => {
  dataApi({ clients: [kaveri], advances: [receiptRow(1)] })
  await openSignedIn(paths.client(kaveri.id))
  expect(await screen.findByRole('button', { name: /^Undo / })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Receipt voucher/ })).not.toBeInTheDocument()
})

test('an advance with a voucher leads to it, and is given back in whole or in part', async () => {
  const advances = [receiptRow(1, { advance_minor: 118_000, voucher })]
  const answers = {
    'POST /rpc/refund_advance': refused(422, 'more_than_advance', 'amount', {
      minor: 100,
      currency: 'INR',
    }),
  }
  const { bodies } = dataApi({ clients: [kaveri], advances, business: registered, answers })
  const { user } = await openSignedIn(paths.client(kaveri.id))
  const link = await screen.findByRole('link', { name: voucher.number })
  expect(link).toHaveAttribute('href', paths.invoice(voucher.id))
  await user.click(screen.getByRole('button', { name: 'Give back ₹1,180.00 of Nov 20, 2026' }))
  await screen.findByRole('dialog', { name: 'Give an advance back' })
  expect(field('Amount')).toHaveValue(1_180)
  put(field('Amount'), '1180.01')
  const record = () => dialog().getByRole('button', { name: 'Record refund' })
  await user.click(record())
  expect(await dialog().findByText('Only ₹1,180.00 is to be given back.')).toBeVisible()
  put(field('Amount'), '680')
  await user.click(record())
  expect(await dialog().findByText('Only ₹1.00 of the advance is left.')).toBeVisible()
  expect(bodies('POST /rpc/refund_advance')).toMatchObject([
    { receipt_id: receiptRow(1).id, amount_minor: 68_000, method: 'UPI' },
  ])
})

test('the vouchers of a client stand on their page, as what they are', async () => {
  const vouchers = [
    recordRow({ kind: 'refund_voucher', number: 'RF/26-27/0001', settled_minor: 68_000 }),
    recordRow({ kind: 'receipt_voucher', number: 'RV/26-27/0001' }),
  ]
  const answers = { 'GET /invoice_records': () => Response.json(vouchers) }
  dataApi({ clients: [kaveri], answers })
  await openSignedIn(paths.client(kaveri.id))
  const panel = within(await screen.findByRole('region', { name: 'Vouchers' }))
  const [refund, receipt] = panel.getAllByRole('listitem')
  expect(refund).toHaveTextContent(/^RF\/26-27\/0001.*against RV\/26-27\/0001.*₹680.00REFUNDED$/)
  expect(receipt).toHaveTextContent(/^RV\/26-27\/0001.*₹680.00RECEIVED$/)
})
