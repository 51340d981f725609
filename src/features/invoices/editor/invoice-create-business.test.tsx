import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { breakdown } from '#tests/msw/auth.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import {
  button,
  draftAddress,
  field,
  openForm,
  putInvoice,
  submit,
} from '#tests/setup/screens/invoice-form.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { withStyles } from '#tests/setup/screens/styles.ts'

const path = '/invoice/create'

test('the form is sketched until it is known whether there is a business', async () => {
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
  test('the way to it is shown up front, and a refusal leads there, too', async () => {
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
    expect(create).toHaveAccessibleDescription('Waits for your business and tax settings.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(bodies('POST /rpc/issue_draft')).toEqual([])

    failing = false
    await user.click(notice.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(create).toBeEnabled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field('Client name')).toHaveValue(' Kaveri Interiors ')
  })

  test('clients that could not be loaded are told of, too, and hold nothing up', async () => {
    dataApi({ answers: { 'POST /rpc/search_clients': breakdown } })
    const { user } = await openForm()
    await user.type(field('Client name'), 'Kav')
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('Your clients could not be loaded.')).toBeVisible()
    expect(button('Create Invoice')).toBeEnabled()
    expect(field('Client name')).toHaveValue('Kav')
  })
})
