import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { hindi } from '#languages/hi/screens/index.ts'
import { attentionRow, owedRow } from '#tests/factories/rows/attention-rows.ts'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { estimateRow } from '#tests/factories/rows/estimate-rows.ts'
import { invoiceId, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { broken, button, kaveri } from '#tests/setup/opened/clients.ts'
import { openAt } from '#tests/setup/screens/render.tsx'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { Spoken } from '../../language/words.ts'
import { kindPaths } from '../../lib/kind-paths.ts'
import { paths } from '../../lib/paths/paths.ts'
import { reportPaths } from '../../lib/paths/report-paths.ts'
import { ClientScreen } from './client-screen.tsx'

const tapti = clientRow(2, { name: 'Tapti Textiles' })
const gone = clientRow(3, { name: 'Indus Books', archived: true })

test('the list shows whom one works for, what they owe and their last invoice', async () => {
  const owed = owedRow(300_000, [50_000])
  dataApi({
    clients: [kaveri, tapti, gone],
    answers: {
      'POST /rpc/dashboard_attention': () => HttpResponse.json(attentionRow({ owed })),
    },
  })
  await openSignedIn(paths.clients)
  const rows = await screen.findAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toHaveTextContent('Kaveri Interiors')
  expect(rows[0]).toHaveTextContent('₹2,000.00₹500.00 overdue')
  expect(rows[0]).toHaveTextContent('and 1 without an exchange rate')
  expect(rows[0]).toHaveTextContent('INV/26-27/0016')
  expect(rows[1]).toHaveTextContent('No invoice yet')
  const header = within(screen.getByRole('banner'))
  expect(await header.findByText(/₹3,000.00 owed/)).toBeVisible()
  expect(header.getByText('₹500.00 overdue')).toBeVisible()
  // They are not those of whom a search finds.
  put(screen.getByLabelText('Search clients'), 'Kaveri')
  await waitFor(() => expect(header.queryByText(/₹3,000.00 owed/)).not.toBeInTheDocument())
})

test('the list is sorted by its heads, and a row leads to an invoice and to the statement', async () => {
  const { bodies } = dataApi({ clients: [kaveri, tapti] })
  const { user } = await openSignedIn(paths.clients)
  await screen.findAllByRole('listitem')
  await user.click(button('Owed'))
  expect(bodies('POST /rpc/list_clients').at(-1)).toMatchObject({ sort: 'owed' })
  expect(button('Owed')).toHaveAttribute('aria-pressed', 'true')
  await user.click(button('Actions for Tapti Textiles'))
  expect(await screen.findByRole('menuitem', { name: 'New Invoice' })).toHaveAttribute(
    'href',
    paths.invoiceFor(tapti.id),
  )
  expect(screen.getByRole('menuitem', { name: 'Statement' })).toHaveAttribute(
    'href',
    reportPaths.statement(tapti.id),
  )
})

test('a client whose last invoice lacks its number and day stands among the others, who are "many" where nobody counted them', async () => {
  const last_invoice = { id: 'one', number: null, issue_date: null }
  const odd = { ...kaveri, last_invoice }
  dataApi({
    answers: {
      'POST /rpc/list_clients': () =>
        HttpResponse.json({ total: 1025, counted: false, clients: [odd, tapti] }),
    },
  })
  await openSignedIn(paths.clients)
  expect(await screen.findByText('N/A · N/A')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Show more (2 of many)' })).toBeVisible()
  expect(screen.getByText('More than 1,025 clients')).toBeVisible()
})

beforeRelease('a search asks for its text, and the archived stand apart', async () => {
  let isFound = true
  const list = 'POST /rpc/list_clients'
  const answer = (usual: () => Response) =>
    isFound ? usual() : HttpResponse.json({ total: 0, counted: true, clients: [] })
  const { bodies } = dataApi({ clients: [kaveri, tapti, gone], answers: { [list]: answer } })
  const { user } = await openSignedIn(paths.clients)
  const search = await screen.findByRole('searchbox', { name: 'Search clients' })
  isFound = false
  put(search, 'zuari')
  const clear = await screen.findByRole('button', { name: 'Clear Search' })
  expect(bodies(list).at(-1)).toMatchObject({ query: 'zuari' })
  isFound = true
  await user.click(clear)
  await user.click(button('Archived'))
  // The text that was cleared is asked for until it rests.
  await waitFor(() => expect(screen.getByRole('link', { name: 'Indus Books' })).toBeVisible())
})

test('a list that fails says so and can be asked again, and an empty one says how it fills', async () => {
  let fails = true
  dataApi({ answers: { 'POST /rpc/list_clients': (usual) => (fails ? broken() : usual()) } })
  const { user } = await openSignedIn(paths.clients)
  expect(await screen.findByText('Failed to load your clients')).toBeVisible()
  fails = false
  await user.click(button('Try again'))
  expect(await screen.findByText('No clients yet')).toBeVisible()
})

beforeRelease(
  'a client’s last invoice is repeated from their page, where there is one',
  async () => {
    const { bodies } = dataApi({
      clients: [kaveri],
      invoices: [summaryRow(16), summaryRow(15)],
    })
    const { user, router } = await openSignedIn(paths.client(kaveri.id))
    await user.click(await screen.findByRole('button', { name: 'Repeat last invoice' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/invoice\/draft\//))
    expect(bodies('POST /rpc/duplicate_document')).toMatchObject([{ document_id: invoiceId(16) }])
  },
)

test('a client’s page is an account: what is owed by age, documents, payments, details, and who changed it', async () => {
  const { bodies } = dataApi({
    change: { at: '2026-10-12T10:00:00Z', id: 'asha', name: 'Asha Rao' },
    clients: [kaveri],
    invoices: [summaryRow(16, { number: 'INV/26-27/0016' })],
    estimates: [estimateRow(2, { client_id: kaveri.id, state: 'accepted' })],
  })
  await openSignedIn(paths.client(kaveri.id))
  expect(await screen.findByText(/^Changed by Asha Rao on 12 Oct/)).toBeVisible()
  expect(await screen.findByText('Over 90 days')).toBeVisible()
  expect(screen.getByText('₹500.00')).toBeVisible()
  expect(await screen.findByText('₹900.00 and ₹100.00 TDS')).toBeVisible()
  expect(screen.getByText('29AABCR1718E1ZL')).toBeVisible()
  expect(await screen.findByText('INV/26-27/0016')).toBeVisible()
  const offered = within(screen.getByRole('list', { name: 'Estimates of Kaveri Interiors' }))
  const [estimate, ...others] = offered.getAllByRole('link')
  expect(others).toEqual([])
  expect(bodies('POST /rpc/list_estimates').at(-1)).toMatchObject({ client_id: kaveri.id })
  expect(estimate).toHaveTextContent(/EST\/26-27\/0002.*ACCEPTED.*₹12,34,567\.89/)
  expect(estimate).toHaveAttribute('href', kindPaths('estimate').document(invoiceId(2)))
  expect(screen.getByRole('link', { name: /New Invoice/ })).toHaveAttribute(
    'href',
    paths.invoiceFor(kaveri.id),
  )
})

test('in Hindi places and statuses have their names', async () => {
  dataApi({
    clients: [kaveri],
    invoices: [summaryRow(16, { settled_minor: 100 })],
    estimates: [estimateRow(2, { client_id: kaveri.id, state: 'accepted' })],
  })
  openAt(paths.client(kaveri.id), [
    {
      path: paths.clientPattern,
      element: (
        <Spoken value={hindi}>
          <ClientScreen />
        </Spoken>
      ),
    },
  ])
  expect(await screen.findByText(/कर्नाटक \(29\)\s+भारत/)).toBeVisible()
  // A badge stands twice in a row: for a phone, and for what is wider.
  for (const status of ['अधूरा भुगतान', 'मंज़ूर']) {
    expect((await screen.findAllByText(status))[0]).toBeVisible()
  }
})

beforeRelease('a client that is not there, and what cannot be loaded of one, say so', async () => {
  dataApi({ clients: [kaveri], answers: { 'POST /rpc/client_account': broken } })
  await openSignedIn(paths.client(kaveri.id))
  expect(await screen.findByText('Failed to load the outstanding amounts.')).toBeVisible()
})

test('an unknown client leads back to the list', async () => {
  dataApi({})
  await openSignedIn(paths.client(clientRow(9).id))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Client not found')
})

test('a client is archived and brought back, and a failure is told', async () => {
  let fails = true
  dataApi({
    clients: [kaveri],
    answers: { 'PATCH /clients': (usual) => (fails ? broken() : usual()) },
  })
  const { user } = await openSignedIn(paths.client(kaveri.id))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Failed to archive the client. Please try again.')).toBeVisible()
  fails = false
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Client archived.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Client restored.')).toBeVisible()
})

test('merging keeps one of two clients: chosen by keys, merged, and shown', async () => {
  let fails = true
  const { bodies } = dataApi({
    clients: [kaveri, tapti],
    answers: { 'POST /rpc/merge_clients': (usual) => (fails ? broken() : usual()) },
  })
  const { user } = await openSignedIn(paths.client(kaveri.id))
  await user.click(await screen.findByRole('button', { name: 'Merge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Kaveri Interiors' }))
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await dialog.findByText('Choose a different client to merge into.')).toBeVisible()
  await user.type(dialog.getByLabelText('Merge into'), 'tapti')
  await dialog.findByRole('option')
  await user.keyboard('{ArrowDown}{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await dialog.findByText('Failed to merge the clients. Please try again.')).toBeVisible()
  fails = false
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('Clients merged.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Tapti Textiles' })).toBeVisible()
  expect(bodies('POST /rpc/merge_clients').at(-1)).toEqual({
    client_id: kaveri.id,
    into_id: tapti.id,
  })
})

beforeRelease(
  'two clients with one GSTIN are reported, while one is typed and on their pages, where they are merged',
  async () => {
    const twin = clientRow(4, { name: 'Kaveri Interiors Pvt Ltd', gstin: '29AABCR1718E1ZL' })
    const { bodies } = dataApi({ clients: [kaveri, tapti, twin] })
    const { unmount } = await openSignedIn(paths.clientEdit(tapti.id))
    put(await screen.findByLabelText('GSTIN'), '29aabcr1718e1zl')
    expect(
      await screen.findByText(/has the same GSTIN\. If both are the same client, merge them\.$/),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: /^Kaveri Interiors/ })).toBeVisible()
    unmount()

    const page = await openSignedIn(paths.client(twin.id))
    expect(await screen.findByText(/has the same GSTIN/)).toHaveTextContent(/^Kaveri Interiors has/)
    await page.user.click(button('Merge'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Merge into')).toHaveValue('Kaveri Interiors')
    await page.user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(await screen.findByText('Clients merged.')).toBeVisible()
    expect(bodies('POST /rpc/merge_clients')).toEqual([{ client_id: twin.id, into_id: kaveri.id }])
  },
)
