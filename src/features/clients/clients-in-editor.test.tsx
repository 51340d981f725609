import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { button, kaveri } from '#tests/setup/opened/clients.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { paths } from '../../lib/paths/paths.ts'

const tapti = clientRow(2, { name: 'Tapti Textiles' })

test('typing a name in the create form suggests clients; the chosen one fills the rest', async () => {
  const { bodies } = dataApi({ clients: [kaveri, tapti] })
  const { user } = await openSignedIn(paths.invoiceCreate)
  const name = await screen.findByLabelText('Client name')
  expect(screen.getByRole('switch', { name: 'Save to clients' })).toBeChecked()
  await user.type(name, 'kav')
  await screen.findByRole('option', { name: /Kaveri Interiors/ })
  await user.keyboard('{ArrowDown}{Enter}')
  // A card stands for the fields, which are one press away.
  expect(name).not.toBeInTheDocument()
  const card = screen.getByText(/GSTIN 29AABCR1718E1ZL/)
  expect(card).toHaveTextContent(/Karnataka.*client1@clients\.example/)
  expect(card.parentElement).toHaveTextContent(/^Kaveri Interiors/)
  expect(screen.getByLabelText('Due date')).not.toHaveValue('')
  expect(bodies('POST /rpc/search_clients').length).toBeGreaterThan(0)
  await user.click(button('Change client'))
  expect(screen.getByLabelText('Client name')).toHaveFocus()
  expect(screen.getByLabelText('Client email')).toHaveValue('client1@clients.example')
  await user.click(button('Done'))
  expect(button('Change client')).toHaveFocus()

  // Another name is another client, of whom nothing is known.
  await user.click(button('Change client'))
  await user.type(screen.getByLabelText('Client name'), ' Ltd')
  expect(screen.getByRole('switch', { name: 'Save to clients' })).toBeChecked()
  expect(screen.queryByDisplayValue('29AABCR1718E1ZL')).toBeNull()
})

beforeRelease(
  'the editor tells of another client with the GSTIN of its own, chosen or typed, and leads there',
  async () => {
    const twin = clientRow(4, { name: 'Kaveri Pvt Ltd', gstin: '29AABCR1718E1ZL' })
    dataApi({ clients: [kaveri, twin] })
    const { user } = await openSignedIn(paths.invoiceFor(kaveri.id))
    const link = await screen.findByRole('link', { name: 'Kaveri Pvt Ltd' })
    expect(link.closest('p')).toHaveTextContent(
      'Kaveri Pvt Ltd has the same GSTIN. If both are the same client, merge them.',
    )
    expect(link).toHaveAttribute('href', paths.client(twin.id))

    await user.click(button('Change client'))
    put(screen.getByLabelText('Client name'), 'Narmada Foods')
    await waitFor(() => expect(screen.queryByText(/has the same GSTIN/)).toBeNull())
    await user.click(button('Address and more'))
    put(screen.getByLabelText('Client GSTIN'), '29aabcr1718e1zl')
    expect(await screen.findByText(/has the same GSTIN/)).toHaveTextContent(/^Kaveri Interiors has/)
    // A client who is not kept has no twin, and neither has one found by name and email.
    const keep = screen.getByRole('switch', { name: 'Save to clients' })
    await user.click(keep)
    await waitFor(() => expect(screen.queryByText(/has the same GSTIN/)).toBeNull())
    await user.click(keep)
    put(screen.getByLabelText('Client name'), 'kaveri interiors')
    put(screen.getByLabelText('Client email'), 'client1@clients.example')
    expect(await screen.findByText(/has the same GSTIN/)).toHaveTextContent(/^Kaveri Pvt Ltd has/)
  },
)

beforeRelease(
  'a new invoice of a client’s page begins with that client, and says in which language it will be',
  async () => {
    const { bodies } = dataApi({ clients: [{ ...kaveri, language: 'hi' }] })
    const { user } = await openSignedIn(paths.invoiceFor(kaveri.id))
    expect(await screen.findByText('Kaveri Interiors')).toBeVisible()
    expect(screen.getByText(/GSTIN 29AABCR1718E1ZL/)).toHaveTextContent('client1@clients.example')
    expect(await screen.findByText('This client’s documents are in Hindi.')).toBeVisible()
    put(screen.getByLabelText('Description'), 'Design')
    put(screen.getByLabelText('Amount'), '100')
    await user.click(screen.getByRole('button', { name: 'Create Invoice' }))
    await waitFor(() =>
      expect(bodies('POST /rpc/issue_draft')).toMatchObject([
        { document: { client_id: kaveri.id, client_gstin: '29AABCR1718E1ZL' } },
      ]),
    )
  },
)

test('the form tells what happens to a new client, and what stays of an edited one', async () => {
  dataApi()
  await openSignedIn('/client/create')
  await screen.findByRole('heading', { name: 'Add Client' })
  expect(screen.getByText(/^Saved in your clients/)).toBeVisible()
  expect(screen.queryByText(/^Invoices already issued keep/)).not.toBeInTheDocument()
})
