import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dollars, invoiceId, summaryRow, summaryRows } from '#tests/factories/rows/invoice-rows.ts'
import { inTurn } from '#tests/msw/auth.ts'
import { dataApi, listOf } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { button, card, cardNames, choose } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

describe('the invoice list', () => {
  // [list-1]
  test('has its title, the count of all invoices and the way to a new one', async () => {
    const { hold } = dataApi({ invoices: summaryRows(12) })
    const letGo = hold()
    const { user, router } = await openSignedIn('/invoices')

    expect(screen.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Loading your invoices')
    letGo()
    expect(await screen.findByText('12 invoices')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Create Invoice' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/create'))
  })

  test('counts a single one as "1 invoice" and thousands the Indian way', async () => {
    dataApi({
      invoices: [summaryRow()],
      answers: {
        'POST /rpc/list_invoices': inTurn(
          () => listOf([summaryRow()]),
          () => listOf([summaryRow()], 123_456),
        ),
      },
    })
    const { user } = await openSignedIn('/invoices')
    expect(await screen.findByText('1 invoice')).toBeVisible()
    await user.click(button('Refresh'))
    expect(await screen.findByText('1,23,456 invoices')).toBeVisible()
  })

  // [list-7] [entity-15] [const-10]
  test('shows of each invoice its status, due date, number, client, email and total, dollars in rupees where there is a rate', async () => {
    const unrated = { ...dollars, exchange_rate: null, total_inr_minor: null }
    dataApi({
      invoices: [
        summaryRow(7, { status: 'OVERDUE' }),
        summaryRow(2, dollars),
        summaryRow(1, unrated),
      ],
    })
    await openSignedIn('/invoices')

    const shown = within(await card(7))
    for (const text of [
      'OVERDUE',
      'Due 2026-12-18',
      'INV/26-27/0007',
      'Kaveri Interiors',
      'billing@kaveri.example',
      '₹12,34,567.89',
    ]) {
      expect(shown.getByText(text)).toBeVisible()
    }
    expect(await card(2)).toHaveTextContent('₹8,350.00US$100.00')
    expect(await card(1)).toHaveTextContent('US$100.00exchange rate not set')
    expect(await card(1)).not.toHaveTextContent('₹')
  })

  // [list-4]
  test('leads from the number and from View to the invoice', async () => {
    dataApi({ invoices: summaryRows(2) })
    const { user, router } = await openSignedIn('/invoices')
    expect(within(await card(2)).getByRole('link')).toHaveAttribute(
      'href',
      `/invoice/${invoiceId(2)}`,
    )
    await choose(user, 'View', 1)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/invoice/${invoiceId(1)}`))
  })
})

describe('the status filter', () => {
  const invoices = [
    ...summaryRows(12),
    summaryRow(21, { status: 'PAID' }),
    summaryRow(22, { status: 'OVERDUE' }),
  ]

  // [what-5] [list-3] [const-3]
  test('takes one status at a time, lets go of it again, and has no pages', async () => {
    const { hold } = dataApi({ invoices })
    const { user, router } = await openSignedIn('/invoices?page=2')
    await screen.findByRole('navigation', { name: 'Pagination' })

    const filter = within(screen.getByRole('group', { name: 'Filter by status' }))
    expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'PAID',
      'UNPAID',
      'OVERDUE',
      'DRAFTS',
    ])

    await user.click(filter.getByRole('button', { name: 'PAID' }))
    await card(21)
    expect(cardNames()).toEqual(['INV/26-27/0021'])
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
    expect(screen.getByText('14 invoices')).toBeVisible()

    const letGo = hold()
    await user.click(filter.getByRole('button', { name: 'OVERDUE' }))
    await waitFor(() =>
      expect(filter.getByRole('button', { name: 'PAID' })).toHaveAttribute('aria-pressed', 'false'),
    )
    expect(cardNames()).toEqual([])
    letGo()
    await card(22)
    expect(cardNames()).toEqual(['INV/26-27/0022'])
    expect(router.state.location.search).toBe('?status=OVERDUE')

    await user.click(filter.getByRole('button', { name: 'OVERDUE' }))
    expect(await screen.findByText('Showing 1-5 of 14 invoices')).toBeVisible()
    expect(router.state.location.search).toBe('')
  })

  beforeRelease('shows more of many matches without taking the shown ones away', async () => {
    // A few, as each takes its time to draw.
    let most = 2
    const answers = { 'POST /rpc/list_invoices': () => listOf(summaryRows(3).slice(0, most), 3) }
    const { hold, bodies } = dataApi({ answers })
    const { user } = await openSignedIn('/invoices?status=UNPAID')
    const more = await screen.findByRole('button', { name: 'Show more (2 of 3)' })
    most = 3
    const letGo = hold()
    await user.click(more)

    expect(cardNames()).toHaveLength(2)
    await waitFor(() => expect(button('Loading...')).toBeDisabled())
    letGo()
    await waitFor(() => expect(cardNames()).toHaveLength(3))
    expect(screen.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument()
    expect(bodies('POST /rpc/list_invoices').at(-1)).toMatchObject({ most: 50, status: 'UNPAID' })
  })

  test('says "many" where nobody has counted the matches', async () => {
    const answer = () => listOf(summaryRows(2), 60, false)
    dataApi({ answers: { 'POST /rpc/list_invoices': answer } })
    await openSignedIn('/invoices?client=tapti')
    expect(await screen.findByRole('button', { name: 'Show more (2 of many)' })).toBeVisible()
  })

  // [list-9]
  test('without a match says so, and Clear Filters brings all back', async () => {
    dataApi({ invoices: summaryRows(2) })
    const { user } = await openSignedIn('/invoices?status=PAID')
    expect(
      await screen.findByRole('heading', { name: 'No invoices match your filters' }),
    ).toBeVisible()
    await user.click(button('Clear Filters'))
    expect(await card(2)).toBeVisible()
    expect(button('PAID')).toHaveAttribute('aria-pressed', 'false')
  })

  test('a client of the search box filters, alone and together with a status', async () => {
    const { calls } = dataApi({
      invoices: [
        summaryRow(3, { client_name: 'Meera & Co' }),
        summaryRow(2, { client_name: 'Meera & Co', status: 'PAID' }),
      ],
    })
    const { user, router } = await openSignedIn('/invoices?client=meera')
    await card(3)
    expect(cardNames()).toEqual(['INV/26-27/0003', 'INV/26-27/0002'])
    expect(screen.getByText(/Invoices matching “meera”/)).toBeVisible()

    await user.click(button('PAID'))
    await waitFor(() => expect(cardNames()).toEqual(['INV/26-27/0002']))
    expect(calls.at(-1)?.body).toEqual({ skip: 0, most: 25, status: 'PAID', query: 'meera' })

    await user.click(button('Clear Filters'))
    await card(3)
    expect(router.state.location.search).toBe('')
  })
})

describe('the pages', () => {
  // [what-6] [entity-13] [call-4] [const-1]
  test('have five invoices each and say which ones are shown', async () => {
    const { hold } = dataApi({ invoices: summaryRows(12) })
    const { user, router } = await openSignedIn('/invoices')
    expect(await screen.findByText('Showing 1-5 of 12 invoices')).toBeVisible()
    expect(cardNames()).toHaveLength(5)

    const letGo = hold()
    await user.click(screen.getByRole('link', { name: 'Page 3' }))
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'))
    // The first page stays on screen under its own name until the third page has come.
    expect(screen.getByText('Showing 1-5 of 12 invoices')).toBeVisible()
    letGo()
    expect(await screen.findByText('Showing 11-12 of 12 invoices')).toBeVisible()
    expect(cardNames()).toEqual(['INV/26-27/0002', 'INV/26-27/0001'])
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  })

  // [list-6]
  test('are numbered, with the neighbours of the present one', async () => {
    dataApi({ invoices: summaryRows(35) })
    await openSignedIn('/invoices?page=4')
    const pages = within(await screen.findByRole('navigation', { name: 'Pagination' }))
    expect(
      pages.getAllByRole('link', { name: /^Page/ }).map(({ textContent }) => textContent),
    ).toEqual(['1', '3', '4', '5', '7'])
  })

  test('past the end lead to the last one, and show that it is coming', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let asked = 0
    // The page that there is not, with the count of all, and then the last page.
    const second = (usual: () => Response) => (++asked < 2 ? usual() : promise.then(usual))
    dataApi({ invoices: summaryRows(7), answers: { 'POST /rpc/list_invoices': second } })
    const { router } = await openSignedIn('/invoices?page=9')
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
    expect(await screen.findByRole('status')).toHaveTextContent('Loading your invoices')
    resolve()
    expect(await screen.findByText('Showing 6-7 of 7 invoices')).toBeVisible()
  })
})

describe('without invoices', () => {
  // [list-8]
  test('says so and leads to the first one', async () => {
    dataApi({ invoices: [] })
    const { user, router } = await openSignedIn('/invoices')
    expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible()
    expect(screen.getByText('0 invoices')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Create Your First Invoice' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/create'))
  })
})

test('credit notes are found by their own filter alone, and counted there', async () => {
  const note = summaryRow(70, {
    ...{ number: 'CN/26-27/0001', kind: 'credit_note', status: 'PAID' },
    ...{ settled_minor: 0, balance_minor: 0 },
  })
  dataApi({ invoices: [summaryRow(1)] })
  const { user } = await openSignedIn('/invoices')
  await card(1)
  const list = 'POST /rpc/list_invoices'
  const { bodies } = dataApi({ answers: { [list]: () => listOf([note]) } })
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'CREDIT NOTES' }))
  expect(await screen.findByRole('article', { name: 'CN/26-27/0001' })).toHaveTextContent(
    /CREDITED.*Issued 2026-11-20/,
  )
  expect(screen.getByText('1 credit note')).toBeVisible()
  expect(screen.getByRole('button', { name: 'CREDIT NOTES' })).toBeVisible()
  expect(bodies(list)).toMatchObject([{ status: 'CREDIT_NOTE' }])
})
