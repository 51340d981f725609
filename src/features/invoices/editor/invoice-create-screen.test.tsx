import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { detailRow, invoiceId, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { breakdown, inTurn, noConnection } from '#tests/msw/auth.ts'
import { dataApi, everythingAsked, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
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
import { cardNames, chooseFrom } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { withStyles } from '#tests/setup/screens/styles.ts'

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
  test('sends it in paise, says so, goes to it, and shows it and its place in the list with no second wait', async () => {
    const made = { ...summaryRow(2), client_name: 'Tapti Textiles' }
    const { bodies, hold } = dataApi({
      invoices: [summaryRow(1)],
      answers: {
        'POST /rpc/issue_draft': () => {
          hold()
          return HttpResponse.json(detailRow(made))
        },
      },
    })
    const { user, router } = await openSignedIn('/invoices')
    await screen.findByText('1 invoice')
    await user.click(screen.getByRole('link', { name: 'Create Invoice' }))
    await waitFor(() => expect(button('Create Invoice')).toBeVisible())
    putInvoice()
    put(field('Notes'), 'Thank you!')
    await submit(user)

    // From here on the server answers nothing.
    expect(await screen.findByText('Invoice created successfully!')).toBeVisible()
    const sheet = within(await screen.findByRole('article'))
    expect(sheet.getByText('Tapti Textiles')).toBeVisible()
    expect(router.state.location.pathname).toBe(`/invoice/${invoiceId(2)}`)
    expect(bodies('POST /rpc/issue_draft')).toEqual([
      {
        draft_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        request_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        document: { ...sent, notes: 'Thank you!' },
      },
    ])
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
  test('says why, or that it got no id, and keeps what was typed', async () => {
    const answer = inTurn(refused(422, 'client_name_too_long', 'clientName'), () =>
      HttpResponse.json({}),
    )
    dataApi({ answers: { 'POST /rpc/issue_draft': answer } })
    const { user, router } = await openForm()
    putInvoice()
    for (const message of ['Client name is too long.', 'Invoice ID not returned from server.']) {
      await submit(user)
      expect(await screen.findByText(message)).toBeVisible()
      expect(addressOf({ router })).toEqual(draftAddress)
      expect(field('Client email')).toHaveValue('Billing@Kaveri.example')
      expect(row(1).getByLabelText('Amount')).toHaveValue('1500.5')
      expect(await screen.findByRole('button', { name: 'Create Invoice' })).toBeEnabled()
    }
  })

  test('is sent again under the same key, even after a reload; the next invoice has another', async () => {
    const answer = inTurn(noConnection, () => HttpResponse.json(detailRow()))
    const { bodies } = dataApi({ answers: { 'POST /rpc/issue_draft': answer } })
    const opened = await openForm()
    const { user } = opened
    putInvoice()
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to create invoice. Please try again.',
    )

    const { user: later, router } = await reload(opened)
    await submit(later)
    await screen.findByText('Invoice created successfully!')
    await openNext(router)
    expect(field('Client name')).toHaveValue('')
    putInvoice()
    await submit(later)
    await waitFor(() => expect(bodies('POST /rpc/issue_draft')).toHaveLength(3))

    const [first, second, next] = keysOf(bodies('POST /rpc/issue_draft'))
    expect(second).toBe(first)
    expect(bodies('POST /rpc/issue_draft')[1]).toMatchObject({ document: sent })
    expect(next).not.toBe(first)
  })

  beforeRelease(
    'whose key belongs to an earlier one, or to a cancelled one, then goes out under a new key',
    async () => {
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
      expect(alert.getByRole('link', { name: 'View invoices' })).toHaveAttribute(
        'href',
        '/invoices',
      )
      await submit(user)
      await waitFor(() => expect(bodies('POST /rpc/issue_draft')).toHaveLength(2))
      await screen.findByRole('alert')
      await submit(user)
      await screen.findByText('Invoice created successfully!')
      expect(new Set(keysOf(bodies('POST /rpc/issue_draft'))).size).toBe(3)
    },
  )
})

beforeRelease('the form is sketched until it is known whether there is a business', async () => {
  withStyles()
  const { hold } = dataApi()
  const letGo = hold()
  await openSignedIn(path)
  expect(await screen.findByText('Loading the form')).toBeVisible()
  expect(screen.queryByLabelText('Client name')).not.toBeVisible()
  letGo()
  expect(await screen.findByRole('textbox', { name: 'Client name' })).toBeVisible()
  expect(screen.queryByText('Loading the form')).not.toBeInTheDocument()
})

describe('without a business', () => {
  beforeRelease('the way to it is shown up front, and a refusal leads there, too', async () => {
    const message = 'Set up your business before you create an invoice.'
    dataApi({
      business: null,
      answers: { 'POST /rpc/issue_draft': refused(409, 'business_required', 'business') },
    })
    const { user, router } = await openForm()
    expect(await screen.findByRole('link', { name: 'Set up your business' })).toBeVisible()
    putInvoice()
    await submit(user)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(message)).toBeVisible()
    await user.click(alert.getByRole('link', { name: 'Set up your business' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/setting/business'))
    expect(router.state.location.state).toEqual({ returnTo: draftAddress })
  })

  test('nothing is said to those who have one', async () => {
    const { calls } = dataApi()
    await openForm()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('while the server does not answer for the seller', () => {
  test('one notice says so, nothing can be created, and what was typed stays', async () => {
    let failing = true
    const { bodies } = dataApi({
      answers: { 'GET /businesses': (usual) => (failing ? breakdown() : usual()) },
    })
    const { user } = await openForm()
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('Your business and tax settings could not be loaded.')).toBeVisible()
    putInvoice()
    const create = button('Create Invoice')
    expect(create).toBeDisabled()
    expect(create).toHaveAccessibleDescription('Waiting for your business and tax settings.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(bodies('POST /rpc/issue_draft')).toEqual([])

    failing = false
    await user.click(notice.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(create).toBeEnabled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field('Client name')).toHaveValue(' Kaveri Interiors ')
  })

  beforeRelease(
    'clients that could not be loaded are told of, too, and hold nothing up',
    async () => {
      dataApi({ answers: { 'POST /rpc/search_clients': breakdown } })
      const { user } = await openForm()
      await user.type(field('Client name'), 'Kav')
      const notice = within(await screen.findByRole('alert'))
      expect(notice.getByText('Your clients could not be loaded.')).toBeVisible()
      expect(button('Create Invoice')).toBeEnabled()
      expect(field('Client name')).toHaveValue('Kav')
    },
  )
})

describe('more ways to create', () => {
  const issue = 'POST /rpc/issue_draft'

  type Opened = Awaited<ReturnType<typeof openForm>>
  const choose = (user: Opened['user'], item: string) =>
    chooseFrom(user, 'More ways to create', item)

  beforeRelease('Repeat… takes what is typed along, Save draft leads to the drafts', async () => {
    const { bodies } = dataApi()
    const { user, router } = await openForm()
    putInvoice()
    await choose(user, 'Repeat…')
    await screen.findByRole('heading', { name: 'New Recurring Invoice' })
    await waitFor(() => expect(field('Client name')).toHaveValue(' Kaveri Interiors '))
    expect(row(1).getByLabelText('Amount')).toHaveValue('1,500.50')
    expect(await screen.findByText('Saved as a draft.')).toBeVisible()

    await router.navigate('/invoice/create')
    await screen.findByRole('button', { name: 'More ways to create' })
    putInvoice()
    await choose(user, 'Save draft')
    await waitFor(() => expect(router.state.location.search).toBe('?status=DRAFT'))
    expect(bodies(issue)).toEqual([])
  })

  test('missing payment details are reported while there is something to pay', async () => {
    dataApi({ business: businessRow({ upi_id: null, bank_account_number: null }) })
    await openForm()
    expect(screen.queryByText(/will not see how to pay/)).not.toBeInTheDocument()
    putInvoice()
    expect(
      screen.getByText(
        /Your client will not see how to pay, because you have not entered a UPI ID/,
      ),
    ).toBeVisible()
  })
})
