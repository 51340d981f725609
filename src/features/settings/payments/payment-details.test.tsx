import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { noConnection } from '#tests/msw/auth.ts'
import { dataApi, refused, withoutNumbers } from '#tests/msw/data-api.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const path = '/setting/payments'
const patch = 'PATCH /businesses'
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })

const stored = {
  upi_id: 'neelstudio@okbank',
  bank_account_name: 'Neel Studio',
  bank_account_number: '50100012345678',
  bank_ifsc: 'HDFC0001234',
  bank_name: 'HDFC Bank',
  bank_swift: 'HDFCINBB',
}

async function openEditing(options: Parameters<typeof dataApi>[0] = {}) {
  const api = dataApi({ business: businessRow(stored), ...options })
  const opened = await openSignedIn(path)
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Payment Details' }))
  return { ...api, ...opened }
}

describe('how clients can pay', () => {
  const shown = async () => {
    // The skeleton's panel has the same name, and is another one.
    await screen.findByRole('button', { name: 'Edit Payment Details' })
    const panel = within(screen.getByRole('region', { name: 'Getting paid' }))
    return panel
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  }

  test('is shown for reading first, by one question', async () => {
    const { calls } = dataApi({ business: businessRow(stored) })
    await openSignedIn(path)
    expect(await shown()).toEqual([
      ['UPI ID', 'neelstudio@okbank'],
      ['Account holder name', 'Neel Studio'],
      ['Account number', '50100012345678'],
      ['IFSC', 'HDFC0001234'],
      ['Bank name', 'HDFC Bank'],
      ['SWIFT code', 'HDFCINBB'],
    ])
    expect(withoutNumbers(calls).map(({ call }) => call)).toEqual(['GET /businesses'])
  })

  test('is not asked for before there is a business, which is a press away', async () => {
    dataApi({ business: null })
    const { user } = await openSignedIn(path)
    await screen.findByText('Set up your business first')
    expect(screen.queryByRole('button', { name: 'Add Payment Details' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Set up your business' }))
    expect(await screen.findByLabelText('Business name')).toBeVisible()
  })

  test('says where there is nothing, and can be given there', async () => {
    const { bodies } = dataApi()
    const { user } = await openSignedIn(path)
    expect(await screen.findByText('No payment details yet')).toBeVisible()
    expect(screen.queryByText('Not provided')).toBeNull()
    await user.click(button('Add Payment Details'))
    put(field('UPI ID'), 'neel@okbank')
    await user.click(button('Save Details'))
    await screen.findByText('Payment details saved.')
    expect(bodies(patch)).toMatchObject([{ upi_id: 'neel@okbank', bank_ifsc: null }])
  })

  test('is edited in a form that holds it, and the focus goes along', async () => {
    const { user } = await openEditing()
    await waitFor(() => expect(field('UPI ID')).toHaveFocus())
    expect(field('UPI ID')).toHaveValue('neelstudio@okbank')
    expect(field('UPI ID')).toHaveAccessibleDescription(
      'Clients pay this UPI ID from the shared invoice',
    )
    expect(field('Account holder name')).toHaveValue('Neel Studio')
    expect(field('Account number')).toHaveValue('50100012345678')
    expect(field('IFSC')).toHaveValue('HDFC0001234')
    put(field('UPI ID'), 'another@okbank')
    await user.click(button('Cancel'))
    await waitFor(() => expect(button('Edit Payment Details')).toHaveFocus())
    expect(screen.getByText('neelstudio@okbank')).toBeVisible()
    await user.click(button('Edit Payment Details'))
    expect(field('UPI ID')).toHaveValue('neelstudio@okbank')
  })
})

describe('saving how clients can pay', () => {
  test('changes these columns alone, as they are written, says so, fetches them anew and shows them', async () => {
    const { user, calls, bodies, hold } = await openEditing()
    put(field('UPI ID'), ' Neel.Studio@OKHDFC ')
    put(field('Account number'), '5010 0012 3456 79')
    put(field('IFSC'), 'hdfc 0001235')
    const letGo = hold()
    await user.dblClick(button('Save Details'))
    await waitFor(() => expect(button('Saving...')).toBeDisabled())
    expect(button('Cancel')).toBeDisabled()
    letGo()

    expect(await screen.findByText('Payment details saved.')).toBeVisible()
    expect(await screen.findByText('neel.studio@okhdfc')).toBeVisible()
    await waitFor(() => expect(button('Edit Payment Details')).toHaveFocus())
    expect(bodies(patch)).toEqual([
      {
        upi_id: 'neel.studio@okhdfc',
        bank_account_name: 'Neel Studio',
        bank_account_number: '50100012345679',
        bank_ifsc: 'HDFC0001235',
        bank_name: 'HDFC Bank',
        bank_swift: 'HDFCINBB',
      },
    ])
    expect(withoutNumbers(calls).map(({ call }) => call)).toEqual([
      'GET /businesses',
      patch,
      'GET /businesses',
    ])
    expect(withoutNumbers(calls)[1]?.query.get('id')).toBe(`eq.${businessRow().id}`)
  })

  test('takes everything away again', async () => {
    const { user, bodies } = await openEditing()
    const labels = ['UPI ID', 'Account holder name', 'Account number', 'IFSC', 'Bank name']
    for (const label of [...labels, 'SWIFT code']) put(field(label), ' ')
    await user.click(button('Save Details'))
    await screen.findByText('Payment details saved.')
    const columns = Object.keys(stored)
    expect(bodies(patch)).toEqual([Object.fromEntries(columns.map((name) => [name, null]))])
  })

  test('refuses a wrong UPI ID without a request and goes to it', async () => {
    const { user, bodies } = await openEditing()
    put(field('UPI ID'), 'neel@studio.example')
    await user.click(button('Save Details'))
    await waitFor(() => expect(field('UPI ID')).toHaveFocus())
    expect(field('UPI ID')).toHaveAccessibleDescription(/UPI ID must look like name@bank\./)
    expect(bodies(patch)).toEqual([])
  })

  const violates = (constraint: string) => () =>
    HttpResponse.json(
      { code: '23514', message: `new row violates check constraint "${constraint}"` },
      { status: 400 },
    )

  test.each([
    ['upiId: upi_id_invalid', 'UPI ID', 'UPI ID must look like name@bank.'],
    [
      'bankAccountNumber: account_incomplete',
      'Account number',
      'Enter the account holder name, the account number and the IFSC.',
    ],
  ])('says the refusal of %s beside its field', async (constraint, label, message) => {
    const { user } = await openEditing({
      answers: { [patch]: violates(constraint) },
    })
    await user.click(button('Save Details'))
    await waitFor(() =>
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
    )
    expect(field(label)).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    [
      refused(422, 'storage_full'),
      'The storage of this account is full. Write to support@bahi.example.',
    ],
    [noConnection, 'Failed to save your payment details. Please try again.'],
  ])('says why it failed and keeps what was typed (%#)', async (answer, message) => {
    const { user } = await openEditing({ answers: { [patch]: answer } })
    put(field('UPI ID'), 'neel@okbank')
    await user.click(button('Save Details'))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(field('UPI ID')).toHaveValue('neel@okbank')
    expect(button('Save Details')).toBeEnabled()
  })

  test('shows what was typed after a reload, and forgets it once it is saved', async () => {
    const { unmount } = await openEditing()
    put(field('UPI ID'), 'neel@okbank')
    unmount()
    const { user } = await openSignedIn(path)
    await waitFor(() => expect(field('UPI ID')).toHaveValue('neel@okbank'))
    await user.click(button('Save Details'))
    await screen.findByText('Payment details saved.')
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
  })
})
