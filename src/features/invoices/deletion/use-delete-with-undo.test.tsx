import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { invoiceId, summaryRows } from '#tests/factories/rows/invoice-rows.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { thorough } from '#tests/setup/property.ts'
import { button, card, cardNames, choose } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

/** The present state of the invoice, which the code reads first. */
const look = 'GET /invoice_records'

describe('deleting an invoice', () => {
  // [what-9] [list-5] [state-26] [error-35] [fast-7]
  test('says so while it waits, and the list is shown without it at once', async () => {
    const { bodies, hold } = dataApi({ invoices: summaryRows(6) })
    const { user } = await openSignedIn('/invoices')
    await card(6)
    const letGo = hold(look)
    await choose(user, 'Delete', 4)

    expect(await screen.findByText('Deleting...')).toBeVisible()
    await waitFor(() => expect(cardNames()).not.toContain('INV/26-27/0004'))
    expect(screen.getByText('5 invoices')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(screen.queryByText('Invoice deleted successfully.')).not.toBeInTheDocument()
    letGo()

    expect(await screen.findByText('Invoice deleted successfully.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Deleting...')).not.toBeInTheDocument())
    await waitFor(() => expect(cardNames()).toContain('INV/26-27/0001'))
    expect(cardNames()).not.toContain('INV/26-27/0004')
    expect(bodies('POST /rpc/delete_invoice')).toEqual([{ invoice_id: invoiceId(4) }])
  })

  beforeRelease('can be undone, which brings the invoice back into the list', async () => {
    const { bodies } = dataApi({ invoices: summaryRows(2) })
    const { user } = await openSignedIn('/invoices')
    await choose(user, 'Delete', 1)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))

    expect(await screen.findByText('Invoice restored.')).toBeVisible()
    await waitFor(() => expect(cardNames()).toEqual(['INV/26-27/0002', 'INV/26-27/0001']))
    await waitFor(() =>
      expect(screen.queryByText('Invoice deleted successfully.')).not.toBeInTheDocument(),
    )
    expect(bodies('POST /rpc/restore_invoice')).toEqual([{ invoice_id: invoiceId(1) }])
  })

  beforeRelease('of the last one on a page leads to the page before', async () => {
    dataApi({ invoices: summaryRows(6) })
    const { user, router } = await openSignedIn('/invoices?page=2')
    await choose(user, 'Delete', 1)
    expect(await card(6)).toBeVisible()
    expect(router.state.location.search).toBe('?page=1')
  })

  const failures: [typeof breakdown, string][] = [
    [breakdown, 'Failed to delete invoice. Please try again.'],
    [refused(404, 'invoice_not_found'), 'Invoice not found.'],
  ]
  // [error-15]
  test.each(thorough(failures.slice(0, 1), failures))(
    'that fails says why and brings the invoice back to its place (%#)',
    async (answer, message) => {
      // The list itself does not answer a second time: what was there is not asked for, but remembered.
      const { promise: never } = Promise.withResolvers<Response>()
      const lists = (usual: () => Response) => {
        const answer = listed ? never : usual()
        listed = true
        return answer
      }
      let listed = false
      const { hold } = dataApi({
        invoices: summaryRows(3),
        answers: { 'POST /rpc/delete_invoice': answer, 'POST /rpc/list_invoices': lists },
      })
      const { user } = await openSignedIn('/invoices')
      await card(2)
      const letGo = hold(look)
      await choose(user, 'Delete', 2)
      await waitFor(() => expect(cardNames()).toEqual(['INV/26-27/0003', 'INV/26-27/0001']))
      letGo()

      expect(await screen.findByRole('alert')).toHaveTextContent(message)
      expect(cardNames()).toEqual(['INV/26-27/0003', 'INV/26-27/0002', 'INV/26-27/0001'])
      expect(screen.getByText('3 invoices')).toBeVisible()
      expect(screen.queryByText('Deleting...')).not.toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
      expect(button('Actions for INV/26-27/0002')).toHaveAttribute('aria-expanded', 'false')
    },
  )

  test('says why it cannot be undone', async () => {
    dataApi({ invoices: summaryRows(1), answers: { 'POST /rpc/restore_invoice': breakdown } })
    const { user } = await openSignedIn('/invoices')
    await choose(user, 'Delete', 1)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to restore invoice. Please try again.',
    )
  })
})
