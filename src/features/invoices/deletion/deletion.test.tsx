import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  detailRow,
  invoiceId,
  sharedReach,
  summaryRow,
} from '#tests/factories/rows/invoice-rows.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { chooseAction, openDetail } from '#tests/setup/screens/invoice-detail.ts'
import { button, card, cardNames, choose } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const remove = 'POST /rpc/delete_invoice'
const cancel = 'POST /rpc/cancel_invoice'
const restore = 'POST /rpc/restore_invoice'
const question = () => screen.findByRole('dialog', { name: 'Delete INV/26-27/0001?' })

describe('deleting an invoice that its client may know', () => {
  const reach = sharedReach({ viewed_at: '2026-11-22T10:00:00+00:00', claimed_minor: 12_345_650 })

  test('asks first and for a reason, names it and what its client knows, and works from the list', async () => {
    const { bodies } = dataApi({ invoices: [summaryRow(2), summaryRow(1, { reach })] })
    const { user } = await openSignedIn('/invoices')
    await choose(user, 'Delete', 1)
    const dialog = within(await question())
    expect(
      dialog.getByText(/^Kaveri Interiors may already have this invoice for/),
    ).toHaveTextContent('₹12,34,567.89')
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'You shared it on 21 Nov 2026.',
      'The client opened it, last on 22 Nov 2026.',
      'The client reported a payment of ₹1,23,456.50. Confirm or decline it first.',
    ])
    expect(bodies(remove)).toEqual([])

    await user.click(dialog.getByRole('button', { name: 'Delete invoice' }))
    expect(await dialog.findByText('Reason is required.')).toBeVisible()
    expect(bodies(cancel)).toEqual([])
    put(dialog.getByLabelText('Reason'), ' Wrong amount ')
    await user.click(dialog.getByRole('button', { name: 'Delete invoice' }))
    expect(await screen.findByText('Invoice deleted successfully.')).toBeVisible()
    expect(cardNames()).toEqual(['INV/26-27/0002'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(bodies(cancel)).toEqual([{ invoice_id: invoiceId(1), reason: 'Wrong amount' }])
  })

  beforeRelease(
    'asks although the list knows nothing of it, when another device shared it meanwhile',
    async () => {
      const { bodies } = dataApi({
        invoices: [summaryRow(1)],
        answers: { 'GET /invoice_records': () => HttpResponse.json(detailRow({ reach })) },
      })
      const { user } = await openSignedIn('/invoices')
      await choose(user, 'Delete', 1)
      const dialog = within(await question())
      expect(dialog.getByText('You shared it on 21 Nov 2026.')).toBeVisible()
      expect(bodies(remove)).toEqual([])
    },
  )

  beforeRelease('leaves it when it is to be kept, and gives the focus back', async () => {
    const { bodies } = dataApi({ invoices: [summaryRow(1, { reach })] })
    const { user } = await openSignedIn('/invoices')
    await choose(user, 'Delete', 1)
    await question()
    await user.click(button('Keep it'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button('Actions for INV/26-27/0001')).toHaveFocus()
    expect(cardNames()).toEqual(['INV/26-27/0001'])
    expect(bodies(remove)).toEqual([])
  })

  test('is known to be needed as soon as its link was copied', async () => {
    const { calls } = dataApi({ invoices: [summaryRow(1)] })
    const { user } = await openSignedIn('/invoices')
    await card(1)
    const lists = () => calls.filter(({ call }) => call === 'POST /rpc/list_invoices').length
    const before = lists()
    await choose(user, 'Copy link', 1)
    await waitFor(() => expect(lists()).toBeGreaterThan(before))
  })
})

test('an invoice with money on it is not deleted, and the dialog says what to do', async () => {
  const { bodies } = dataApi({ invoices: [summaryRow(1, { settled_minor: 1, reach: null })] })
  const { user } = await openSignedIn('/invoices')
  await choose(user, 'Delete', 1)
  const name = 'INV/26-27/0001 cannot be deleted'
  const dialog = within(await screen.findByRole('dialog', { name }))
  expect(
    dialog.getByText(
      'Money was received on this invoice, so it cannot be deleted. Undo its payments first.',
    ),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(button('Actions for INV/26-27/0001')).toHaveFocus()
  expect(bodies(remove)).toEqual([])
})

describe('the detail', () => {
  test('deletes an invoice that never left at once, shows it as deleted, and restores it', async () => {
    const { user, bodies } = await openDetail()
    await chooseAction(user, 'Delete invoice')
    expect(await screen.findByText(/^You deleted this invoice on /)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('CANCELLED')
    for (const name of ['Download PDF', 'Send', 'Copy link', 'Record payment']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
    expect(screen.getByRole('article')).not.toHaveTextContent('Balance due')
    expect(screen.getByRole('region', { name: 'History' })).toBeVisible()
    expect(bodies(remove)).toEqual([{ invoice_id: invoiceId(1) }])

    await user.click(button('Restore'))
    expect(await screen.findByText('Invoice restored.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible()
    expect(screen.queryByText(/^You deleted this invoice/)).not.toBeInTheDocument()
    expect(bodies(restore)).toEqual([{ invoice_id: invoiceId(1) }])
    expect(screen.getByRole('main')).toHaveFocus()
  })

  beforeRelease(
    'asks before a shared one is deleted, and says what the link of a deleted one shows',
    async () => {
      const { user } = await openDetail({ reach: sharedReach() })
      await chooseAction(user, 'Delete invoice')
      const dialog = within(await question())
      put(dialog.getByLabelText('Reason'), 'Wrong amount')
      await user.click(dialog.getByRole('button', { name: 'Delete invoice' }))
      expect(
        await screen.findByText(/Its link, if shared, says that you withdrew it/),
      ).toBeVisible()
    },
  )

  beforeRelease('says why an invoice cannot be restored, and leaves it deleted', async () => {
    const { user } = await openDetail(
      { status: 'CANCELLED', cancelled_at: '2026-11-22T10:00:00Z' },
      { answers: { [restore]: refused(404, 'invoice_not_found') } },
    )
    await user.click(button('Restore'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Invoice not found.')
    expect(button('Restore')).toBeEnabled()
  })
})

beforeRelease(
  'a credit note is deleted and brought back as one, or the refusal says so',
  async () => {
    let failures = 0
    const secondTime = (usual: () => Response) => (failures++ % 2 ? usual() : breakdown())
    const answers = { [remove]: secondTime, [restore]: secondTime }
    const { user } = await openDetail({ kind: 'credit_note', number: 'CN/26-27/0001' }, { answers })
    await chooseAction(user, 'Delete credit note')
    expect(await screen.findByText('Failed to delete credit note. Please try again.')).toBeVisible()
    await chooseAction(user, 'Delete credit note')
    expect(await screen.findByText('Credit note deleted successfully.')).toBeVisible()
    await user.click(button('Undo'))
    expect(
      await screen.findByText('Failed to restore credit note. Please try again.'),
    ).toBeVisible()
    await user.click(button('Restore'))
    expect(await screen.findByText('Credit note restored.')).toBeVisible()
  },
)

test('a cancelled invoice says why, and leads to what stands in its place instead of coming back', async () => {
  await openDetail({
    status: 'CANCELLED',
    cancelled_at: '2026-11-22T10:00:00Z',
    cancel_reason: 'Wrong amount',
    replacement_id: invoiceId(2),
    replacement_number: 'INV/26-27/0002',
  })
  expect(screen.getByText('Reason: Wrong amount')).toBeVisible()
  expect(screen.getByText(/^This invoice was cancelled on 22 Nov 2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'INV/26-27/0002' })).toHaveAttribute(
    'href',
    `/invoice/${invoiceId(2)}`,
  )
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})

describe('the list of cancelled invoices', () => {
  const cancelled = { status: 'CANCELLED', cancelled_at: '2026-11-21T20:00:00Z' }

  test('shows when each was deleted, and its menu restores it', async () => {
    dataApi({ invoices: [summaryRow(2), summaryRow(1, cancelled)] })
    const { user } = await openSignedIn('/invoices?status=CANCELLED')
    expect(await card(1)).toHaveTextContent('CANCELLED')
    expect(screen.getByText('1 cancelled invoice')).toBeVisible()
    expect(screen.queryByText('1 invoice')).not.toBeInTheDocument()
    expect(await card(1)).toHaveTextContent('Deleted 2026-11-22')
    expect(cardNames()).toEqual(['INV/26-27/0001'])
    await user.click(button('Actions for INV/26-27/0001'))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent?.trim())).toEqual([
      'View',
      'Duplicate',
      'Restore',
    ])
  })

  beforeRelease('lets go of an invoice that is restored', async () => {
    const { bodies } = dataApi({ invoices: [summaryRow(1)] })
    const { user } = await openSignedIn('/invoices')
    await choose(user, 'Delete', 1)
    await user.click(button('Filters'))
    await user.click(button('More'))
    await user.click(await screen.findByRole('menuitemradio', { name: /^CANCELLED/ }))
    await choose(user, 'Restore', 1)
    expect(await screen.findByText('Invoice restored.')).toBeVisible()
    expect(await screen.findByText('No cancelled invoices')).toBeVisible()
    expect(screen.getByText('Deleted invoices keep their number and appear here.')).toBeVisible()
    expect(bodies(restore)).toEqual([{ invoice_id: invoiceId(1) }])
    expect(await screen.findByRole('button', { name: 'CANCELLED' })).toBeVisible()
    await user.click(button('Clear Filters'))
    expect(await card(1)).toHaveTextContent('UNPAID')
  })
})
