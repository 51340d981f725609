import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { estimateRow } from '#tests/factories/rows/estimate-rows.ts'
import { detailRow, invoiceId, sharedReach } from '#tests/factories/rows/invoice-rows.ts'
import { claimRow, linkRow } from '#tests/factories/rows/payment-rows.ts'
import { mailApi } from '#tests/msw/mail-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { chooseAction, openDetail, region } from '#tests/setup/screens/invoice-detail.ts'
import { pressEsc } from '#tests/setup/screens/mail-dialog.ts'

const button = (name: string) => screen.findByRole('button', { name })
const seen = { first_viewed_at: '2026-11-24T10:00:00Z', last_viewed_at: '2026-11-25T10:00:00Z' }
const replacing = {
  original: {
    id: invoiceId(2),
    number: 'INV/26-27/0002',
    issue_date: '2026-11-20',
    kind: 'invoice',
  },
  due_date: null,
}
/** The server makes it with the invoice. */
const withLink = sharedReach({ shared_at: '2026-11-20T10:00:00.2+00:00' })
const sent = { reach: sharedReach(), due_date: '2990-12-18' }

test.each([
  [{ due_date: null }, null, 'Not sent yet', 'Send'],
  [sent, linkRow(), /^Sent 21 Nov 2026 · not viewed · due in [\d,]+ days$/, 'Record payment'],
  [sent, linkRow({ views: 2, ...seen }), /^Viewed 25 Nov 2026, twice · due/, 'Record payment'],
  [sent, linkRow({ views: 3, ...seen }), /^Viewed 25 Nov 2026, 3 times · due/, 'Record payment'],
  [
    { reach: sharedReach({ claimed_minor: 50_000 }), due_date: null },
    linkRow(),
    'Sent 21 Nov 2026 · not viewed · client reports ₹500.00 paid',
    'Check payment',
  ],
  [{ ...replacing, reach: withLink }, linkRow(), 'Not sent yet · the old link leads here', 'Send'],
  [
    { ...replacing, reach: { ...withLink, viewed_at: seen.last_viewed_at } },
    linkRow({ views: 1, ...seen }),
    'Viewed 25 Nov 2026',
    'Record payment',
  ],
  [
    { ...sent, status: 'PAID', paid_date: '2026-11-26' },
    null,
    /· paid 26 Nov 2026$/,
    'Download receipt',
  ],
  [
    { ...sent, status: 'PAID', settled_minor: 0, credited_minor: 123_456_789, balance_minor: 0 },
    null,
    /· credited in full$/,
    null,
  ],
  [
    { ...sent, kind: 'credit_note', refundable_minor: 100 },
    linkRow(),
    /^Sent 21 Nov 2026/,
    'Record refund',
  ],
])(
  'one line says what became of a document, and the main action is the next step: %#',
  async (changes, link, line, name) => {
    await openDetail(changes, { link })
    expect(await screen.findByText(line)).toBeVisible()
    if (name) expect(await button(name)).toBeVisible()
    if (name !== 'Send') expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  },
)

test('a payment is recorded from the top, in the panel; who leaves it is back at the button', async () => {
  const { user } = await openDetail(sent, { link: linkRow() })
  const top = await button('Record payment')
  await user.click(top)
  await waitFor(() => expect(region('Payments').getByLabelText('Amount')).toHaveFocus())
  // One main action at a time.
  expect(top).not.toBeVisible()
  await user.click(region('Payments').getByRole('button', { name: 'Cancel' }))
  expect(await button('Record payment')).toHaveFocus()
})

beforeRelease(
  'what the client reports is checked from the top, with no second payment and no reminder beside it',
  async () => {
    const claimed = { ...sent, reach: sharedReach({ claimed_minor: 10_000_000 }) }
    const { user } = await openDetail(claimed, { link: linkRow(), payments: [claimRow(1)] })
    await user.click(await button('Check payment'))
    await waitFor(() => expect(region('Payments').getByLabelText('Amount')).toHaveFocus())
    expect(region('Payments').getByRole('button', { name: 'Confirm payment' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Remind' })).toBeNull()
  },
)

test('an invoice names the estimate of which it was made, a tap away', async () => {
  const invoice = { id: detailRow().id, number: 'INV/26-27/0001' }
  await openDetail(sent, { link: linkRow(), estimates: [estimateRow(3, { invoice })] })
  const link = await screen.findByRole('link', { name: 'EST/26-27/0003' })
  expect(link).toHaveAttribute('href', `/estimate/${invoiceId(3)}`)
})

beforeRelease('the receipt comes without a live link, and a failure is said', async () => {
  const ask = window.fetch
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation((to, how) => {
    if (!String(to).endsWith('/receipt')) return ask(to, how)
    asked.push(String(to))
    return Promise.resolve(new Response(null, { status: 500 }))
  })
  const { user } = await openDetail({ status: 'PAID', pdf_token: 'token-of-the-pdf' })
  await user.click(await button('Download receipt'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Download failed:')
  expect(asked).toEqual(['/api/invoice/pdf/token-of-the-pdf/receipt'])
  vi.restoreAllMocks()
})

test.each(['Send by email', 'Write off balance'])(
  'the dialog of %s gives the focus back to the menu',
  async (name) => {
    mailApi()
    const { user } = await openDetail(sent, { link: linkRow() })
    await chooseAction(user, name)
    await screen.findByRole('dialog')
    pressEsc()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('button', { name: /^Actions for / })).toHaveFocus()
  },
)
