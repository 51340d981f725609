import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dayInIndia } from '#domain/dates.ts'
import { shiftPeriod } from '#domain/periods.ts'
import {
  dollars,
  invoiceId,
  nothingKnown,
  summaryRow,
  summaryRows,
} from '#tests/factories/rows/invoice-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { dataApi, listOf } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { button, card, choose } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { withStyles } from '#tests/setup/screens/styles.ts'

const list = 'POST /rpc/list_invoices'
const today = dayInIndia(new Date())
const inDays = (days: number) => shiftPeriod('day', today, days)
const row = (sequence: number) =>
  screen.findByRole('row', { name: new RegExp(`INV/26-27/${String(sequence).padStart(4, '0')}`) })
const numbers = () =>
  screen
    .queryAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('link'))
    .map(({ textContent }) => textContent)

describe('the list as a table', () => {
  test('is one press away, remembered, and says of each document what a card says and more', async () => {
    dataApi({
      invoices: [
        summaryRow(4, dollars),
        summaryRow(3, { status: 'OVERDUE', due_date: inDays(-19), settled_minor: 23_456_789 }),
        summaryRow(2, { due_date: inDays(2) }),
        summaryRow(1, { status: 'PAID', issue_date: '2026-09-04' }),
      ],
    })
    const { user, router } = await openSignedIn('/invoices')
    await card(4)
    await user.click(button('Table'))

    expect(await row(1)).toHaveTextContent(
      /Kaveri Interiors\s*4 Sep 2026.*PAID\s*₹12,34,567.89\s*–/,
    )
    expect(await row(3)).toHaveTextContent(
      /· 19 days late\s*OVERDUE\s*₹12,34,567.89\s*₹10,00,000.00/,
    )
    expect(await row(2)).toHaveTextContent('· in 2 days')
    expect(await row(4)).toHaveTextContent('US$100.00₹8,350.00')
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(router.state.location.search).toBe('?view=table')

    await user.click(within(await row(1)).getByRole('link'))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/invoice/${invoiceId(1)}`))
    await router.navigate('/invoices')
    await row(1)
    await user.click(button('Cards'))
    expect(await card(1)).toBeVisible()
    await router.navigate('/invoices?page=1')
    expect(await card(1)).toBeVisible()
  })

  test('shows a document that lacks fields, or is of an unknown status, among the others', async () => {
    dataApi({
      answers: {
        [list]: () =>
          listOf([
            summaryRow(1, { status: 'OVERDUE', due_date: '2026-02-31' }),
            { ...summaryRow(2), ...nothingKnown, status: null },
            summaryRow(3, { status: 'disputed' }),
          ]),
      },
    })
    await openSignedIn('/invoices?view=table')
    expect(await row(1)).toHaveTextContent(/Invalid Date\s*OVERDUE/)
    expect(screen.getByRole('row', { name: /^Select N\/A/ })).toHaveTextContent(/N\/A/)
    expect(await row(3)).toHaveTextContent('DISPUTED')
    expect(document.body).not.toHaveTextContent(/NaN|2026-02-31/)
  })

  beforeRelease(
    'counts each status and all, and adds up the shown invoices, those without a rate apart',
    async () => {
      const unrated = { ...dollars, exchange_rate: null, total_inr_minor: null, balance_minor: 0 }
      const none = { count: 1, total_minor: 0, balance_minor: 0, without_rate: 0 }
      dataApi({
        invoices: [
          ...[summaryRow(4, unrated), summaryRow(3, { status: 'OVERDUE', balance_minor: 10_050 })],
          ...[summaryRow(2, { status: 'PAID' }), summaryRow(1, { status: 'CANCELLED' })],
        ],
        figures: {
          UNPAID: { ...none, without_rate: 1 },
          OVERDUE: { ...none, total_minor: 123_456_789, balance_minor: 10_050 },
          ...{ PAID: { ...none, total_minor: 123_456_789 }, CANCELLED: none },
        },
      })
      const { user } = await openSignedIn('/invoices?view=table')
      await row(4)
      const filter = within(screen.getByRole('group', { name: 'Filter by status' }))
      await waitFor(() =>
        expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
          ...['All3', 'PAID1', 'UNPAID1', 'OVERDUE1', 'DRAFTS'],
        ]),
      )
      await user.click(screen.getByRole('button', { name: 'More' }))
      expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
        ...['CANCELLED 1', 'WRITTEN OFF ', 'CREDIT NOTES ', 'DEBIT NOTES '],
      ])
      await user.keyboard('{Escape}')
      expect(screen.getByText('3 invoices')).toBeVisible()
      expect(await screen.findByRole('row', { name: /^Total \(3\)/ })).toHaveTextContent(
        // Without styles both words of the foot stand there: the second is a phone's.
        'Total (3)Balance (3) · 1 without an exchange rate not counted₹24,69,135.78₹100.50',
      )
      await user.click(filter.getByRole('button', { name: /^OVERDUE/ }))
      expect(await screen.findByRole('row', { name: /^Total \(1\)/ })).toHaveTextContent(
        'Total (1)Balance (1)₹12,34,567.89₹100.50',
      )
      await user.click(filter.getByRole('button', { name: /^All/ }))
      expect(await screen.findByRole('row', { name: /^Total \(3\)/ })).toBeVisible()
    },
  )

  beforeRelease('is put in order by a column, and the other way by a second press', async () => {
    withStyles()
    const { bodies } = dataApi({ invoices: summaryRows(3) })
    const { user, router } = await openSignedIn('/invoices?view=table&page=1')
    await row(1)
    expect(screen.getByRole('columnheader', { name: 'Issued' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    for (const descending of [true, false]) {
      await user.click(screen.getByRole('button', { name: 'Number', hidden: false }))
      await waitFor(() =>
        expect(bodies(list).at(-1)).toEqual({ skip: 0, most: 25, sort: 'number', descending }),
      )
      expect(screen.getByRole('columnheader', { name: 'Number' })).toHaveAttribute(
        'aria-sort',
        descending ? 'descending' : 'ascending',
      )
      expect(router.state.location.search).toBe(
        `?view=table&sort=number&dir=${descending ? 'desc' : 'asc'}`,
      )
      // Where a column has moved below its neighbour, the neighbour's head says it.
      const narrow = document.querySelectorAll('th[data-narrow][aria-sort]')
      expect(Array.from(narrow, (head) => head.textContent)).toEqual([
        expect.stringContaining('Number'),
      ])
    }
  })

  beforeRelease(
    'is put in order by a choice on a phone, which has no room for its columns',
    async () => {
      const { bodies } = dataApi({ invoices: summaryRows(3) })
      const { user, router } = await openSignedIn('/invoices?view=table')
      await row(1)
      const choice = screen.getByLabelText('Sort by')
      expect(choice).toHaveDisplayValue('Issued')
      put(choice, 'balance')
      await waitFor(() =>
        expect(bodies(list).at(-1)).toEqual({
          skip: 0,
          most: 25,
          sort: 'balance',
          descending: true,
        }),
      )
      await user.click(screen.getByLabelText('Sort ascending'))
      await waitFor(() =>
        expect(router.state.location.search).toBe('?view=table&sort=balance&dir=asc'),
      )
      expect(choice).toHaveDisplayValue('Balance')
    },
  )

  beforeRelease(
    'has 25 or 100 a page, which is remembered, with numbered pages whatever is filtered',
    async () => {
      dataApi({ invoices: summaryRows(27) })
      // Past the end is the last page.
      const { user, router } = await openSignedIn('/invoices?view=table&status=UNPAID&page=9')
      expect(await screen.findByText('Showing 26-27 of 27 invoices')).toBeVisible()
      expect(router.state.location.search).toBe('?view=table&status=UNPAID&page=2')
      expect(numbers()).toEqual(['INV/26-27/0002', 'INV/26-27/0001'])

      // A few rows from here on: each takes its time to draw.
      const { bodies } = dataApi({ answers: { [list]: () => listOf(summaryRows(2), 27) } })
      await user.click(screen.getByRole('link', { name: 'Page 1' }))
      const asked = { skip: 0, status: 'UNPAID' }
      await waitFor(() => expect(bodies(list).at(-1)).toEqual({ ...asked, most: 25 }))
      await user.click(button('100 a page'))
      await waitFor(() => expect(bodies(list).at(-1)).toEqual({ ...asked, most: 100 }))
      expect(router.state.location.search).toBe('?view=table&status=UNPAID&size=100')
      await router.navigate('/invoices?view=table')
      await waitFor(() => expect(bodies(list).at(-1)).toEqual({ skip: 0, most: 100 }))
    },
  )

  test('offers the menu of the cards, and opens it at the first press', async () => {
    const { bodies } = dataApi({ invoices: summaryRows(2) })
    const { user } = await openSignedIn('/invoices?view=table')
    await row(1)
    await choose(user, 'Delete', 1)
    expect(await screen.findByText('Invoice deleted successfully.')).toBeVisible()
    expect(numbers()).toEqual(['INV/26-27/0002'])
    expect(bodies('POST /rpc/delete_invoice')).toEqual([{ invoice_id: invoiceId(1) }])
  })

  test('says why it could not be loaded, and is tried again; without invoices leads to the first', async () => {
    dataApi({ answers: { [list]: inTurn(breakdown, () => listOf([])) } })
    const { user } = await openSignedIn('/invoices?view=table')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load invoices')
    await user.click(button('Try again'))
    expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  })
})
