import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import type { DraftRow } from '#tests/factories/rows/draft-row.ts'
import { detailRow, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { addressOf, button, putInvoice, submit } from '#tests/setup/screens/invoice-form.ts'
import { card, cardNames } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

const made = { ...summaryRow(2), client_name: 'Kaveri Interiors' }
const coming = () => screen.findByRole('article', { name: 'Invoice for Kaveri Interiors' })

/** Sends an invoice whose answer does not come before it is let go, and leaves for the list. */
async function sendAndLeave(
  answer: () => Response,
  rows = [summaryRow(1)],
  drafts: DraftRow[] = [],
) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = async () => {
    await promise
    return answer()
  }
  const api = dataApi({ invoices: rows, drafts, answers: { 'POST /rpc/issue_draft': held } })
  const opened = await openSignedIn('/invoice/create')
  await waitFor(() => expect(button('Create Invoice')).toBeVisible())
  putInvoice()
  await submit(opened.user)
  await waitFor(() => expect(button('Creating Invoice...')).toBeDisabled())
  const address = addressOf(opened)
  await act(() => opened.router.navigate('/invoices'))
  return {
    ...api,
    ...opened,
    letGo: resolve,
    comeBack: () => act(() => opened.router.navigate(address)),
  }
}

// [fast-5] [state-25]
test('the list shows a new invoice before it has a number, and numbered after, when it is asked for anew', async () => {
  const rows = [summaryRow(1)]
  const { letGo, router, user } = await sendAndLeave(() => {
    rows.unshift(summaryRow(3), made)
    return HttpResponse.json(detailRow(made))
  }, rows)

  const provisional = within(await coming())
  expect(provisional.getByText('Creating Invoice...')).toBeVisible()
  expect(provisional.getByText('₹1,500.50')).toBeVisible()
  expect(provisional.getByText('Due 2990-01-01')).toBeVisible()
  expect(provisional.queryByRole('link')).not.toBeInTheDocument()
  expect(provisional.queryByRole('button')).not.toBeInTheDocument()

  // It stands on the first page of all invoices only.
  await user.click(button('UNPAID'))
  await card(1)
  await waitFor(() => expect(cardNames()).toHaveLength(1))
  await user.click(button('UNPAID'))
  await coming()

  letGo()
  expect(await screen.findByText('Invoice created successfully!')).toBeVisible()
  expect(await card(3)).toBeVisible()
  expect(cardNames()).toEqual(['INV/26-27/0003', 'INV/26-27/0002', 'INV/26-27/0001'])
  expect(router.state.location.pathname).toBe('/invoices')
})

// [fast-6]
test('a refusal takes a first one off the list and says why; the form has what was typed', async () => {
  const answer = refused(422, 'client_name_too_long', 'clientName')
  const { letGo, comeBack } = await sendAndLeave(answer, [])
  await coming()
  expect(screen.queryByText('No invoices yet')).not.toBeInTheDocument()

  letGo()
  expect(await screen.findByText('Client name is too long.')).toBeVisible()
  expect(await screen.findByText('No invoices yet')).toBeVisible()
  await comeBack()
  expect(await screen.findByLabelText('Client name')).toHaveValue(' Kaveri Interiors ')
})

test('a person who returns to the form meanwhile sends nothing twice, and finds the invoice when it was made', async () => {
  const drafts: DraftRow[] = []
  const answer = () => {
    for (const draft of drafts) draft.issued_id = made.id
    return HttpResponse.json(detailRow(made))
  }
  const { letGo, comeBack, router, bodies } = await sendAndLeave(answer, [summaryRow(1)], drafts)
  await coming()
  await comeBack()
  await screen.findByRole('heading', { name: 'Create Invoice' })
  await coming()
  expect(screen.queryByRole('button', { name: 'Create Invoice' })).not.toBeInTheDocument()

  letGo()
  await waitFor(() => expect(router.state.location.pathname).toBe(`/invoice/${made.id}`))
  expect(bodies('POST /rpc/issue_draft')).toHaveLength(1)
})
