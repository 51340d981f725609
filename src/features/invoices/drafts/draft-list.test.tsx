import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { draftId, draftRow } from '#tests/factories/rows/draft-row.ts'
import { invoiceId, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { actionNames, chooseAction, openDetail } from '#tests/setup/screens/invoice-detail.ts'
import { button, choose, chooseOf } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { withStyles } from '#tests/setup/screens/styles.ts'

const content = {
  clientName: 'Kaveri Interiors',
  clientEmail: 'billing@kaveri.example',
  items: [{ description: 'Design', quantity: '1', amount: '1500.50' }],
}
const rows = () => [
  draftRow({ content }),
  draftRow({ id: draftId(2), original_id: invoiceId(1), period: '2026-10-31' }),
]
const named = (name: string) => screen.findByRole('article', { name })

describe('the list of drafts', () => {
  test('shows client, total and last change of each, and opens it', async () => {
    withStyles()
    dataApi({ drafts: rows(), invoices: [summaryRow(1)] })
    const { user, router } = await openSignedIn('/invoices')
    await user.click(await screen.findByRole('button', { name: 'DRAFTS 2' }))
    const first = await named('Draft for Kaveri Interiors')
    for (const text of ['DRAFT', 'billing@kaveri.example', '₹1,500.50', 'Changed 2026-11-22']) {
      expect(first).toHaveTextContent(text)
    }
    const second = await named('Draft without a client')
    expect(second).toHaveTextContent('No total yet')
    expect(second).toHaveTextContent('Recurring 2026-10-31')
    expect(screen.getByText('2 drafts')).toBeVisible()
    expect(router.state.location.search).toBe('?status=DRAFT')
    await user.click(within(first).getByRole('link'))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/invoice/draft/${draftId(1)}`))
  })

  test('lets go of one that is discarded, and takes it back', async () => {
    withStyles()
    dataApi({ drafts: rows() })
    const { user } = await openSignedIn('/invoices?status=DRAFT')
    await chooseOf(user, 'Discard', 'Draft without a client')
    expect(await screen.findByText('Draft discarded.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(await screen.findByRole('button', { name: 'DRAFTS 1' })).toBeVisible()
    await user.click(button('Undo'))
    expect(await named('Draft without a client')).toBeVisible()
  })

  beforeRelease('says why one cannot be discarded', async () => {
    const answer = refused(409, 'draft_issued')
    dataApi({ drafts: rows(), answers: { 'POST /rpc/discard_draft': answer } })
    const { user } = await openSignedIn('/invoices?status=DRAFT')
    await chooseOf(user, 'Discard', 'Draft for Kaveri Interiors')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This draft was already issued as an invoice.',
    )
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  test('says when it is empty', async () => {
    dataApi()
    await openSignedIn('/invoices?status=DRAFT')
    expect(await screen.findByRole('heading', { name: 'No drafts' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Create Invoice' })).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'DRAFTS' })).toBeVisible()
  })

  beforeRelease('can be asked for again when it could not be loaded', async () => {
    const answer = inTurn(breakdown, () => HttpResponse.json(rows()))
    dataApi({ answers: { 'GET /drafts': answer } })
    const { user } = await openSignedIn('/invoices?status=DRAFT')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your drafts')
    await user.click(button('Try again'))
    expect(await named('Draft for Kaveri Interiors')).toBeVisible()
  })
})

describe('a draft of a document', () => {
  test('is made by Duplicate of its card, and opened', async () => {
    const { bodies } = dataApi({ invoices: [summaryRow(1)] })
    const { user, router } = await openSignedIn('/invoices')
    await choose(user, 'Duplicate', 1)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/invoice\/draft\//))
    expect(await screen.findByLabelText('Client name')).toHaveValue('Kaveri Interiors')
    expect(bodies('POST /rpc/duplicate_document')).toMatchObject([{ document_id: invoiceId(1) }])
  })

  beforeRelease(
    'is made by Revise of an invoice without money on it, and says what issuing it does',
    async () => {
      const { user, router, bodies } = await openDetail()
      await chooseAction(user, 'Revise')
      await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/invoice\/draft\//))
      expect(await screen.findByText(/^Editing /)).toHaveTextContent(
        'Editing INV/26-27/0001. Issuing this cancels it and gives a new number.',
      )
      expect(bodies('POST /rpc/revise_invoice')).toEqual([{ invoice_id: invoiceId(1) }])
    },
  )

  beforeRelease('that cannot be made says why', async () => {
    const answers = { 'POST /rpc/revise_invoice': breakdown }
    const { user } = await openDetail({}, { answers })
    await chooseAction(user, 'Revise')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to revise the invoice. Please try again.',
    )
    expect(await actionNames(user)).toContain('Revise')
  })

  test('is not offered in place of an invoice on which money was received', async () => {
    const { user } = await openDetail({ settled_minor: 1 })
    const names = await actionNames(user)
    expect(names).not.toContain('Revise')
    expect(names).toContain('Duplicate')
  })
})
