import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { detailRow, invoiceId, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { inTurn, noConnection } from '#tests/msw/auth.ts'
import { dataApi, everythingAsked, refused } from '#tests/msw/data-api.ts'
import {
  addressOf,
  button,
  draftAddress,
  field,
  openForm,
  putInvoice,
  reload,
  row,
  sent,
  submit,
} from '#tests/setup/screens/invoice-form.ts'
import { cardNames } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const path = '/invoice/create'

/** The request keys of the attempts, in their order. */
const keysOf = (bodies: unknown[]) =>
  bodies.map(
    (body) => typeof body === 'object' && body && 'request_key' in body && body.request_key,
  )

/** Opens the form once more, when the invoice that was made has taken its place. */
async function openNext(router: { navigate: (to: string) => Promise<void> }) {
  const form = { name: 'Create Invoice' }
  await waitFor(() => expect(screen.queryByRole('heading', form)).not.toBeInTheDocument())
  await act(() => router.navigate(path))
  await screen.findByRole('heading', form)
}

describe('creating an invoice', () => {
  // [create-6] [entity-8] [error-36]
  test('sends it in paise, says so, and goes to it', async () => {
    const { bodies } = dataApi()
    const { user, router } = await openForm()
    putInvoice()
    put(field('Notes'), 'Thank you!')
    await submit(user)

    expect(await screen.findByText('Invoice created successfully!')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe(`/invoice/${invoiceId(99)}`))
    expect(bodies('POST /rpc/issue_draft')).toEqual([
      {
        draft_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        request_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        document: { ...sent, notes: 'Thank you!' },
      },
    ])
  })

  test('shows it and its place in the list from the answer, with no second wait', async () => {
    const made = { ...summaryRow(2), client_name: 'Tapti Textiles' }
    const { hold } = dataApi({
      invoices: [summaryRow(1)],
      answers: {
        'POST /rpc/issue_draft': () => {
          hold()
          return HttpResponse.json(detailRow(made))
        },
      },
    })
    const { user } = await openSignedIn('/invoices')
    await screen.findByText('1 invoice')
    await user.click(screen.getByRole('link', { name: 'Create Invoice' }))
    await waitFor(() => expect(button('Create Invoice')).toBeVisible())
    putInvoice()
    await submit(user)

    // From here on the server answers nothing.
    const sheet = within(await screen.findByRole('article'))
    expect(sheet.getByText('Tapti Textiles')).toBeVisible()
    await user.click(await screen.findByRole('link', { name: 'Back to Invoices' }))
    expect(await screen.findByText('2 invoices')).toBeVisible()
    expect(cardNames()).toEqual(['INV/26-27/0002', 'INV/26-27/0001'])
  })

  // [create-4]
  test('is never done by Enter, which moves on; a double click and Ctrl with Enter send one request, and wait', async () => {
    const { bodies, hold } = dataApi()
    const { user } = await openForm()
    putInvoice()
    for (const [name, next] of [
      ['Client name', 'Client email'],
      ['Issue date', 'Due date'],
      ['Due date', 'Currency'],
    ] as const) {
      await user.click(field(name))
      await user.keyboard('{Enter}')
      expect(field(next)).toHaveFocus()
    }
    await act(everythingAsked)
    expect(bodies('POST /rpc/issue_draft')).toEqual([])

    const letGo = hold()
    await user.dblClick(button('Create Invoice'))

    await waitFor(() => expect(button('Creating Invoice...')).toBeDisabled())
    expect(button('Cancel')).toBeDisabled()
    await user.type(field('Client name'), '{Control>}{Enter}{/Control}')
    letGo()
    await screen.findByText('Invoice created successfully!')
    expect(bodies('POST /rpc/issue_draft')).toHaveLength(1)
  })
})

describe('a refused invoice', () => {
  // [error-16]
  test.each([
    ['refuses', refused(422, 'client_name_too_long', 'clientName'), 'Client name is too long.'],
    ['gives no id', () => HttpResponse.json({}), 'Invoice ID not returned from server.'],
  ])('says why when the server %s, and keeps what was typed', async (_, answer, message) => {
    dataApi({ answers: { 'POST /rpc/issue_draft': answer } })
    const { user, router } = await openForm()
    putInvoice()
    await submit(user)

    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(addressOf({ router })).toEqual(draftAddress)
    expect(field('Client email')).toHaveValue('Billing@Kaveri.example')
    expect(row(1).getByLabelText('Amount')).toHaveValue('1500.5')
    expect(await screen.findByRole('button', { name: 'Create Invoice' })).toBeEnabled()
  })

  test('is sent again under the same key, even after a reload; the next invoice has another', async () => {
    const answer = inTurn(noConnection, noConnection, () => HttpResponse.json(detailRow()))
    const { bodies } = dataApi({ answers: { 'POST /rpc/issue_draft': answer } })
    const opened = await openForm()
    const { user } = opened
    putInvoice()
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to create invoice. Please try again.',
    )
    await submit(user)
    await waitFor(() => expect(bodies('POST /rpc/issue_draft')).toHaveLength(2))
    await screen.findByRole('alert')

    const { user: later, router } = await reload(opened)
    await submit(later)
    await screen.findByText('Invoice created successfully!')
    await openNext(router)
    expect(field('Client name')).toHaveValue('')
    putInvoice()
    await submit(later)
    await waitFor(() => expect(bodies('POST /rpc/issue_draft')).toHaveLength(4))

    const [first, second, third, next] = keysOf(bodies('POST /rpc/issue_draft'))
    expect([second, third]).toEqual([first, first])
    expect(bodies('POST /rpc/issue_draft')[2]).toMatchObject({ document: sent })
    expect(next).not.toBe(first)
  })

  test('whose key belongs to an earlier one, or to a cancelled one, then goes out under a new key', async () => {
    const answer = inTurn(
      refused(409, 'request_used', 'requestKey', { of: 'invoice' }),
      () => HttpResponse.json(null),
      () => HttpResponse.json(detailRow()),
    )
    const { bodies } = dataApi({ answers: { 'POST /rpc/issue_draft': answer } })
    const { user } = await openForm()
    putInvoice()
    await submit(user)

    const alert = within(await screen.findByRole('alert'))
    expect(
      alert.getByText(
        'Your first attempt created an invoice. Check it before you create another one.',
      ),
    ).toBeVisible()
    expect(alert.getByRole('link', { name: 'View invoices' })).toHaveAttribute('href', '/invoices')
    await submit(user)
    await waitFor(() => expect(bodies('POST /rpc/issue_draft')).toHaveLength(2))
    await screen.findByRole('alert')
    await submit(user)
    await screen.findByText('Invoice created successfully!')
    expect(new Set(keysOf(bodies('POST /rpc/issue_draft'))).size).toBe(3)
  })
})
