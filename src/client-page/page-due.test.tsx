import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sharedItem } from '../../tests/factories/rows/invoice-rows.ts'
import { nowhere, payTo, sharedInvoiceRow } from '../../tests/factories/rows/shared-invoice-row.ts'
import { panel, sheet } from '../../tests/setup/opened/client-page.ts'
import { openClientPage } from '../../tests/setup/screens/client-page.tsx'

test('an invoice paid in part asks for the rest, on the paper, too', async () => {
  await openClientPage(sharedInvoiceRow({ settled_minor: 2_345_650, balance_minor: 10_000_000 }))
  expect(panel()).toHaveTextContent('₹1,00,000.00')
  expect(panel()).toHaveTextContent('₹23,456.50 of ₹1,23,456.50 received')
  expect(sheet()).toHaveTextContent('Received₹23,456.50Balance due₹1,00,000.00')
})

test('an invoice that credit notes closed says so, and not that money came', async () => {
  await openClientPage(
    sharedInvoiceRow({ status: 'PAID', credited_minor: 12_345_650, balance_minor: 0 }),
  )
  expect(panel()).toHaveTextContent('Credited in full')
  expect(panel()).not.toHaveTextContent(/Paid (on|by)/)
})

// The parts are 50 % and the rest; of the first one ₹10,000 came.
const inParts = sharedInvoiceRow({
  parts: [
    { due_date: '2989-12-31', amount_minor: 6_172_825, share: 5_000 },
    { due_date: '2990-01-31', amount_minor: 6_172_825, share: null },
  ],
  ...{ due_date: '2989-12-31', settled_minor: 1_000_000, balance_minor: 11_345_650 },
})

test('an invoice in parts asks the client for the part that comes first', async () => {
  const { user } = await openClientPage(inParts)
  expect(panel()).toHaveTextContent(
    'Balance duePARTLY PAID₹1,13,456.50₹51,728.25 · Due by Dec 31, 2989',
  )
  expect(screen.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
    'href',
    expect.stringContaining('am=51728.25'),
  )
  const table = within(sheet()).getByRole('columnheader', { name: 'Instalment' })
  expect(table).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I have paid' }))
  expect(await screen.findByLabelText('Amount (₹)')).toHaveValue('51,728.25')
})

test('a part that a client has reported is not asked for again', async () => {
  await openClientPage({
    ...inParts,
    claim: { amount_minor: 5_172_825, claimed_on: '2026-11-22' },
  })
  expect(screen.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
    'href',
    expect.stringContaining('am=61728.25'),
  )
})

test('tax that the client deducted is told from what was received', async () => {
  await openClientPage(
    sharedInvoiceRow({ settled_minor: 2_345_650, tds_minor: 345_650, balance_minor: 10_000_000 }),
  )
  expect(panel()).toHaveTextContent('₹23,456.50 of ₹1,23,456.50 settled')
  expect(sheet()).toHaveTextContent('Received₹20,000.00TDS₹3,456.50Balance due₹1,00,000.00')
})

// [pay-4]
test('dollars come first, their rupees below them, and they are never asked for by UPI', async () => {
  await openClientPage(
    sharedInvoiceRow({
      currency: 'USD',
      exchange_rate: 83.5,
      total_minor: 10_000,
      total_inr_minor: 835_000,
      balance_minor: 10_000,
    }),
  )
  expect(panel()).toHaveTextContent('US$100.00₹8,350.00')
  expect(screen.queryByText('Pay by UPI')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible()
  expect(screen.getByText('US$1 = ₹83.50')).toBeVisible()
})

test('dollars without a rate stand alone, and the client is not told of the rate', async () => {
  await openClientPage(
    sharedInvoiceRow({
      currency: 'USD',
      total_minor: 10_000,
      total_inr_minor: null,
      balance_minor: 10_000,
      items: [
        sharedItem({
          description: 'Design',
          quantity: 1,
          taxable_minor: 10_000,
          taxable_inr_minor: null,
        }),
      ],
    }),
  )
  expect(panel()).toHaveTextContent('US$100.00')
  expect(document.body).not.toHaveTextContent(/₹|rate/i)
  expect(screen.queryByText('Pay by UPI')).not.toBeInTheDocument()
})

test('the rupees of dollars that are paid in part add up to the total', async () => {
  // Three rows of a dollar at 83.334: 8,333 paise each, though all of them are 25,000.
  await openClientPage(
    sharedInvoiceRow({
      currency: 'USD',
      exchange_rate: 83.334,
      total_minor: 300,
      total_inr_minor: 24_999,
      settled_minor: 100,
      balance_minor: 200,
    }),
  )
  const sums = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(sums).toEqual(
    expect.arrayContaining([
      'TotalUS$3.00₹249.99',
      'ReceivedUS$1.00₹83.32',
      'Balance dueUS$2.00₹166.67',
    ]),
  )
})

test('nobody is asked to pay to what is no UPI ID, though it is stored', async () => {
  const old = { ...payTo, upi_id: 'neel@gmail.com' }
  const { unmount } = await openClientPage(sharedInvoiceRow({ pay_to: old }))
  expect(screen.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible()
  expect(screen.queryByText('Pay by UPI')).not.toBeInTheDocument()
  unmount()
  await openClientPage(sharedInvoiceRow({ pay_to: { ...nowhere, upi_id: '.@okbank' } }))
  expect(panel()).toHaveTextContent('Ask Neel Studio how to pay:')
})

test('a seller without payment details lets the client ask by mail', async () => {
  await openClientPage(sharedInvoiceRow({ pay_to: nowhere }))
  expect(panel()).toHaveTextContent('Ask Neel Studio how to pay:')
  expect(within(panel()).getByRole('link', { name: 'hello@neelstudio.example' })).toHaveAttribute(
    'href',
    'mailto:hello@neelstudio.example?subject=Invoice%20INV%2F26-27%2F0042',
  )
})

// [pay-2]
test('the seller may have no more than a bank account, whose amount can be copied, too', async () => {
  const { user } = await openClientPage(sharedInvoiceRow({ pay_to: { ...payTo, upi_id: null } }))
  for (const [label, text] of [
    ['Account holder', 'Neel Studio'],
    ['Account number', '50100123456789'],
    ['IFSC', 'HDFC0001234'],
    ['Amount', '123456.50'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Copy ${label}` }))
    expect(await navigator.clipboard.readText()).toBe(text)
    expect(await screen.findByText(`Copied: ${label}`)).toHaveAttribute('aria-live', 'polite')
  }
})

test('a report that waits for the seller is shown, and not asked for again', async () => {
  await openClientPage(
    sharedInvoiceRow({ claim: { amount_minor: 12_345_650, claimed_on: '2026-11-22' } }),
  )
  expect(panel()).toHaveTextContent(
    'You reported on Nov 22, 2026 that you paid ₹1,23,456.50. Neel Studio will confirm it when the money arrives.',
  )
  expect(screen.getByText('Show how to pay').closest('details')).not.toHaveAttribute('open')
  expect(screen.getByRole('button', { name: 'Report another payment' })).toBeVisible()
})

test('after a part was reported the rest is asked for', async () => {
  await openClientPage(
    sharedInvoiceRow({ claim: { amount_minor: 2_345_650, claimed_on: '2026-11-22' } }),
  )
  expect(screen.getByRole('img', { name: /pay ₹1,00,000\.00 to/ })).toBeVisible()
})

test('a client reads the last day to pay and what hangs on it, where the seller shows it', async () => {
  const told = /last day to pay under the MSMED Act is Sep 15, 2026.*s\. 37\(2\)\(g\)/
  const { unmount } = await openClientPage(
    sharedInvoiceRow({ pay_by: { accepted_on: '2026-08-01', agreed_days: 60 } }),
  )
  await waitFor(() => expect(panel()).toHaveTextContent(told))
  unmount()
  await openClientPage(sharedInvoiceRow())
  expect(panel()).not.toHaveTextContent(/MSMED/)
})
