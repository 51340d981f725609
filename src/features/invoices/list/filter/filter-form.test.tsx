import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { summaryRows } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { button, card } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const list = 'POST /rpc/list_invoices'

const id = '00000000-0000-4000-8000-000000000001'

test('filters of the address narrow the list, each is named and can be taken away', async () => {
  const { bodies } = dataApi({ invoices: summaryRows(2), clients: [] })
  const { user, router } = await openSignedIn(
    `/invoices?view=table&client=kaveri&issuedFrom=2026-04-01&issuedTo=2026-06-30&dueFrom=2026-05-01&dueTo=2026-07-31&min=500&max=12500.50`,
  )
  const used = within(await screen.findByRole('group', { name: 'Filters in use' }))
  for (const words of [
    ...['Invoices matching “kaveri”', 'Issued from 1 Apr 2026', 'Issued until 30 Jun 2026'],
    ...['Due from 1 May 2026', 'Due until 31 Jul 2026', 'At least ₹500.00', 'At most ₹12,500.50'],
  ]) {
    expect(used.getByText(words)).toBeVisible()
  }
  await waitFor(() =>
    expect(bodies(list).at(-1)).toEqual({
      ...{
        skip: 0,
        most: 25,
        query: 'kaveri',
        issued_from: '2026-04-01',
        issued_to: '2026-06-30',
      },
      ...{
        due_from: '2026-05-01',
        due_to: '2026-07-31',
        least_minor: 50_000,
        most_minor: 1_250_050,
      },
    }),
  )
  await user.click(used.getByRole('button', { name: 'Remove Due until 31 Jul 2026' }))
  await waitFor(() => expect(router.state.location.search).not.toContain('dueTo'))
  await waitFor(() => expect(bodies(list).at(-1)).not.toHaveProperty('due_to'))
  await user.click(used.getByRole('button', { name: 'Clear Filters' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=table'))
})

test('filters are filled in, checked and kept in the address', async () => {
  const { bodies } = dataApi({ invoices: summaryRows(2) })
  const { user, router } = await openSignedIn('/invoices?status=UNPAID')
  await card(2)
  await user.click(button('Filters'))
  const form = within(await screen.findByRole('form', { name: 'Filters' }))
  put(form.getByLabelText('Due until'), '2026-12-31')
  put(form.getByLabelText('At most ₹'), '0.001')
  put(form.getByLabelText('Client'), ' kaveri ')
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(await form.findByText('Enter rupees, such as 12500 or 12500.50.')).toBeVisible()
  put(form.getByLabelText('At most ₹'), '99.50')
  await user.click(form.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?status=UNPAID&dueTo=2026-12-31&max=99.50&client=kaveri',
    ),
  )
  await waitFor(() =>
    expect(bodies(list).at(-1)).toEqual({
      ...{ skip: 0, most: 25, status: 'UNPAID', query: 'kaveri' },
      ...{ due_to: '2026-12-31', most_minor: 9_950 },
    }),
  )
  expect(screen.queryByRole('form', { name: 'Filters' })).not.toBeInTheDocument()
})

test('filters by a client of the book ask for that one alone', async () => {
  const { bodies } = dataApi({ invoices: summaryRows(1) })
  await openSignedIn(`/invoices?view=table&clientId=${id}&status=CANCELLED`)
  await waitFor(() =>
    expect(bodies(list).at(-1)).toEqual({
      skip: 0,
      most: 25,
      status: 'CANCELLED',
      client_id: id,
    }),
  )
  expect(bodies('POST /rpc/invoice_figures').at(-1)).toEqual({ client_id: id })
})
