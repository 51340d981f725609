import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useClient } from '#src/data/clients.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { detailRow, invoiceId, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { receiptRow } from '#tests/factories/rows/payment-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { type DataApiOptions, dataApi, everythingAsked, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openPart, openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { Advances } from './advances.tsx'

const kaveri = clientRow(1, { name: 'Kaveri Interiors' })
const dialog = () => within(screen.getByRole('dialog'))
const field = (label: string) => dialog().getByLabelText(label)

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
const voucher = {
  id: '7d9c2b1a-5e3f-4a60-8b7c-000000000009',
  number: 'RV/26-27/0001',
  cancelled_at: null,
}

function AdvancesOfKaveri() {
  const { data: client } = useClient(kaveri.id)
  return client ? <Advances client={client} /> : null
}

async function openVoucherDialog(options: DataApiOptions = {}) {
  const advances = [receiptRow(1, { advance_minor: 118_000 })]
  const client = clientRow(1, { name: 'Kaveri Interiors', state_code: '29' })
  const api = dataApi({ clients: [client], advances, business: registered, ...options })
  const { user } = await openPart(AdvancesOfKaveri)
  const name = 'Receipt voucher for ₹1,180.00 of 20 Nov 2026'
  await user.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog', { name: 'Receipt voucher' })
  return { ...api, user }
}

test('a registered seller issues the receipt voucher of an advance, with the rate and place that are known', async () => {
  const refusal = refused(409, 'voucher_without_advance')
  const issue = { 'POST /rpc/issue_voucher': inTurn(breakdown, refusal) }
  const { user, bodies } = await openVoucherDialog({ answers: issue })
  expect(dialog().getByText(/^For ₹1,180.00 from Kaveri Interiors/)).toBeVisible()
  expect(field('GST rate')).toHaveDisplayValue('18 % (if the rate is not known yet)')
  expect(field('Place of supply')).toHaveDisplayValue('Karnataka (29)')
  const send = () => dialog().getByRole('button', { name: 'Issue voucher' })
  await user.click(send())
  expect(await dialog().findByText('Description is required.')).toBeVisible()
  put(field('Description'), 'Design of a house')
  // Enter in a field gives out no number.
  await user.type(field('Description'), '{Enter}')
  await act(everythingAsked)
  expect(bodies('POST /rpc/issue_voucher')).toEqual([])
  await user.selectOptions(field('Place of supply'), '27')
  put(field('Reason'), 'The house is there')
  await user.click(send())
  const failed = 'Failed to issue the voucher. Please try again.'
  expect(await dialog().findByText(failed)).toBeVisible()
  await user.selectOptions(field('Place of supply'), '-')
  await user.selectOptions(field('GST rate'), '5')
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

beforeRelease(
  'on reverse charge for a client without a GSTIN, the reason is shown, and a second switch goes on (CGST Act s. 9(3))',
  async () => {
    const answers = { 'POST /rpc/issue_voucher': refused(409, 'voucher_without_advance') }
    const { user, bodies } = await openVoucherDialog({ answers })
    put(field('Description'), 'Design of a house')
    const named = (name: RegExp) => dialog().queryByRole('switch', { name })
    expect(named(/GSTIN/)).not.toBeInTheDocument()
    await user.click(dialog().getByRole('switch', { name: /^Reverse charge/ }))
    expect(dialog().getByText(/sections 9\(3\) and 9\(4\)/)).toBeVisible()
    await user.click(dialog().getByRole('switch', { name: /^Use reverse charge without a GSTIN/ }))
    await user.click(dialog().getByRole('button', { name: 'Issue voucher' }))
    await dialog().findByText('Nothing is left of this advance.')
    const confirmed = ['reverse_charge_unregistered']
    expect(bodies('POST /rpc/issue_voucher')).toMatchObject([
      { about: { reverse_charge: true, confirmed } },
    ])
  },
)

test('the voucher of an advance in another currency takes the rate of its day', async () => {
  const advances = [receiptRow(1, { advance_minor: 118_000, currency: 'USD' })]
  const refusal = refused(422, 'exchange_rate_required', 'exchangeRate')
  const client = clientRow(1, { name: 'Kaveri Interiors' })
  const answers = { 'POST /rpc/issue_voucher': refusal }
  const { bodies } = dataApi({ clients: [client], advances, business: registered, answers })
  const { user } = await openPart(AdvancesOfKaveri)
  await user.click(await screen.findByRole('button', { name: /^Receipt voucher for US\$1,180/ }))
  await screen.findByRole('dialog', { name: 'Receipt voucher' })
  put(field('Description'), 'Design of a house')
  await user.click(dialog().getByRole('button', { name: 'Issue voucher' }))
  await waitFor(() => expect(field('Exchange rate')).toHaveAccessibleDescription(/must show it/))
  put(field('Exchange rate'), '88.4')
  await user.click(dialog().getByRole('button', { name: 'Issue voucher' }))
  await waitFor(() =>
    expect(bodies('POST /rpc/issue_voucher')).toMatchObject([
      { about: { description: 'Design of a house' } },
      { about: { exchange_rate: 88.4 } },
    ]),
  )
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
  const { user } = await openPart(AdvancesOfKaveri)
  const link = await screen.findByRole('link', { name: voucher.number })
  expect(link).toHaveAttribute('href', paths.invoice(voucher.id))
  await user.click(screen.getByRole('button', { name: 'Refund ₹1,180.00 of 20 Nov 2026' }))
  await screen.findByRole('dialog', { name: 'Refund advance' })
  expect(field('Amount')).toHaveValue('1,180.00')
  put(field('Amount'), '1180.01')
  const record = () => dialog().getByRole('button', { name: 'Record refund' })
  await user.click(record())
  expect(await dialog().findByText('Only ₹1,180.00 is left to refund.')).toBeVisible()
  put(field('Amount'), '680')
  // A refund voucher has a number, and so none is issued by Enter.
  await user.type(field('Reference'), '{Enter}')
  await act(everythingAsked)
  expect(bodies('POST /rpc/refund_advance')).toEqual([])
  await user.click(record())
  expect(await dialog().findByText('Only ₹1.00 of the advance is left.')).toBeVisible()
  expect(bodies('POST /rpc/refund_advance')).toMatchObject([
    { receipt_id: receiptRow(1).id, amount_minor: 68_000, method: 'UPI' },
  ])
})

test('a seller without tax is offered no voucher; their advance is given back once, and its row says when and how', async () => {
  const open = receiptRow(1, { advance_minor: 118_000 })
  const gone = receiptRow(2, {
    ...{ advance_minor: 0, returned_minor: 500_000, returned_on: '2026-11-21' },
    ...{ return_method: 'Cash', return_reference: 'R7' },
  })
  const { bodies } = dataApi({ clients: [kaveri], advances: [open, gone] })
  const { user } = await openPart(AdvancesOfKaveri)
  const panel = within(await screen.findByRole('region', { name: 'Advances' }))
  const [, returned] = panel.getAllByRole('listitem')
  expect(returned).toHaveTextContent('₹5,000.00 refunded · 21 Nov 2026 · Cash · R7')
  await user.click(panel.getByRole('button', { name: 'Undo ₹5,000.00 of 20 Nov 2026' }))
  expect(await screen.findByText('The refund of ₹5,000.00 is removed too.')).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(panel.queryByRole('button', { name: /^Receipt voucher/ })).not.toBeInTheDocument()
  expect(panel.getAllByRole('button', { name: /^Refund / })).toHaveLength(1)
  await user.click(panel.getByRole('button', { name: 'Refund ₹1,180.00 of 20 Nov 2026' }))
  expect(
    await screen.findByText(/Without a receipt voucher, you can record only one/),
  ).toBeVisible()
  put(field('Amount'), '680')
  await user.click(dialog().getByRole('button', { name: 'Record refund' }))
  expect(await screen.findByText('Refund recorded.')).toBeVisible()
  expect(bodies('POST /rpc/return_advance')).toMatchObject([
    { receipt_id: open.id, amount_minor: 68_000, method: 'UPI' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

beforeRelease('the vouchers of a client stand on their page, as what they are', async () => {
  const vouchers = [
    recordRow({ kind: 'refund_voucher', number: 'RF/26-27/0001', settled_minor: 68_000 }),
    recordRow({ kind: 'receipt_voucher', number: 'RV/26-27/0001' }),
  ]
  const answers = { 'GET /invoice_records': () => Response.json(vouchers) }
  dataApi({ clients: [kaveri], answers })
  await openSignedIn(paths.client(kaveri.id))
  const panel = within(await screen.findByRole('region', { name: 'Vouchers' }))
  const [refund, receipt] = panel.getAllByRole('listitem')
  expect(refund).toHaveTextContent(/^RF\/26-27\/0001.*₹680.00against RV\/26-27\/0001REFUNDED$/)
  expect(receipt).toHaveTextContent(/^RV\/26-27\/0001.*₹680.00RECEIVED$/)
})

test('a voucher leads back to its client', async () => {
  const detail = detailRow({ kind: 'receipt_voucher', status: 'PAID', client_id: kaveri.id })
  dataApi({ clients: [kaveri], detail })
  const { user, router } = await openSignedIn(paths.invoice(invoiceId(1)))
  await user.click(await screen.findByRole('link', { name: 'Back to Kaveri Interiors' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.client(kaveri.id)))
})

test('an advance without a purpose asks for it, and says when its month was filed', async () => {
  const undecided = receiptRow(1, { advance_minor: 118_000 })
  const late = receiptRow(2, { advance_for: 'services', needs_amendment: true })
  const goods = receiptRow(3, { advance_for: 'goods' })
  const advances = [undecided, late, goods]
  const { bodies } = dataApi({ clients: [kaveri], advances, business: registered })
  const { user } = await openPart(AdvancesOfKaveri)
  const panel = within(await screen.findByRole('region', { name: 'Advances' }))
  await panel.findByRole('button', { name: '₹1,180.00 of 20 Nov 2026 is for services' })
  const [asked, told, plain] = panel.getAllByRole('listitem')
  expect(asked).toHaveTextContent('For services or goods?')
  expect(told).toHaveTextContent(/For services.*Amend its table 11A/)
  expect(plain).not.toHaveTextContent('Receipt voucher')
  await user.click(panel.getByRole('button', { name: '₹1,180.00 of 20 Nov 2026 is for goods' }))
  expect(await screen.findByText('Advance updated.')).toBeVisible()
  expect(bodies('POST /rpc/decide_advance')).toEqual([
    { receipt_id: undecided.id, advance_for: 'goods' },
  ])
})
