import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { product } from '#domain/product.ts'
import { logo } from '#tests/factories/png.ts'
import {
  detailRow,
  dollars,
  invoiceId,
  itemRow,
  seller,
} from '#tests/factories/rows/invoice-rows.ts'
import { breakdown, inTurn, noConnection } from '#tests/msw/auth.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openInvoice, path } from '#tests/setup/opened/invoice-detail.ts'
import { colourOf } from '#tests/setup/screens/colour.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { withStyles } from '#tests/setup/screens/styles.ts'

/** The value that stands below a label of the sheet. */
const fact = (sheet: HTMLElement, label: string) => within(sheet).getByText(label).parentElement

describe('an invoice', () => {
  // [what-15] [detail-4] [entity-4]
  test('shows its number, status, seller, client, dates and total', async () => {
    const { sheet, calls } = await openInvoice({ status: 'OVERDUE' })

    const asked = calls.find(({ call }) => call === 'GET /invoice_records')
    expect(asked?.query.get('id')).toBe(`eq.${invoiceId(1)}`)
    expect(screen.getByRole('heading', { level: 1, name: 'INV/26-27/0001' })).toBeVisible()
    expect(screen.getAllByText('OVERDUE')[0]).toBeVisible()
    for (const line of [
      'Neel Studio',
      '4 Lake Road',
      'Pune, Maharashtra, India 411004',
      'hello@neelstudio.example · 9820012345',
      'Tax ID AAPFU0939F',
      'INV/26-27/0001',
      'billing@kaveri.example',
      'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Paise Eighty Nine Only',
      'Bahi · professional invoicing',
      product.supportEmail,
    ]) {
      expect(within(sheet).getByText(line)).toBeVisible()
    }
    expect(fact(sheet, 'Bill From')).toHaveTextContent('Neel Studio')
    expect(fact(sheet, 'Bill To')).toHaveTextContent('Kaveri Interiors')
    expect(fact(sheet, 'Issue Date')).toHaveTextContent('Nov 20, 2026')
    expect(fact(sheet, 'Due Date')).toHaveTextContent('Dec 18, 2026')
    expect(fact(sheet, 'Balance due')).toHaveTextContent('₹12,34,567.89')
    expect(fact(sheet, 'Total')).toHaveTextContent('₹12,34,567.89')
    expect(fact(sheet, 'Payment status')).toHaveTextContent('OVERDUE')
  })

  // [state-16]
  test.each([
    ['PAID', 'green'],
    ['OVERDUE', 'red'],
  ])('that is %s says so in %s', async (status, colour) => {
    withStyles()
    await openInvoice({ status })
    const [badge] = screen.getAllByText(status)
    expect(badge && colourOf(badge)).toBe(colour)
  })

  // [detail-6]
  test('lists its items with two decimals and a quantity of 1 where none is known', async () => {
    const { sheet } = await openInvoice({
      items: [
        itemRow({ id: 'a', taxable_minor: 150_000, taxable_inr_minor: 150_000 }),
        { ...itemRow({ id: 'b', description: 'Signage' }), quantity: null },
      ],
    })
    const [head, first, second] = within(sheet).getAllByRole('row')
    expect(head).toHaveTextContent('DescriptionQtyAmount')
    expect(first).toHaveTextContent('Brand identity2₹1,500.00')
    expect(second).toHaveTextContent('Signage1₹12,34,567.89')
  })

  // [detail-7]
  test('without items says "No items found"', async () => {
    const { sheet } = await openInvoice({ items: [] })
    expect(within(sheet).getByRole('cell', { name: 'No items found' })).toBeVisible()
  })

  test('in dollars reads as its paper does, with the rupees beside its sums', async () => {
    const item = itemRow({ taxable_minor: 10_000, taxable_inr_minor: 835_000 })
    const { sheet } = await openInvoice({ ...dollars, items: [item] })
    expect(fact(sheet, 'Balance due')).toHaveTextContent('US$100.00₹8,350.00')
    expect(fact(sheet, 'Total')).toHaveTextContent('US$100.00₹8,350.00')
    const [, row] = within(sheet).getAllByRole('row')
    expect(row).toHaveTextContent('US$100.00')
    expect(row).not.toHaveTextContent('₹')
    expect(fact(sheet, 'Exchange rate')).toHaveTextContent('US$1 = ₹83.50')
    expect(within(sheet).getByText('Rupees Eight Thousand Three Hundred Fifty Only')).toBeVisible()
  })

  test('in dollars without a rate stays in dollars', async () => {
    const unrated = { ...dollars, exchange_rate: null, total_inr_minor: null }
    const item = itemRow({ taxable_minor: 10_000, taxable_inr_minor: null })
    const { sheet } = await openInvoice({ ...unrated, items: [item] })
    expect(fact(sheet, 'Balance due')).toHaveTextContent('US$100.00exchange rate not set')
    // Said of the sums; in each row it would take the room of the descriptions.
    expect(within(sheet).getByRole('table')).not.toHaveTextContent('exchange rate not set')
    expect(sheet).not.toHaveTextContent('₹')
    expect(within(sheet).getByText('US Dollars One Hundred Only')).toBeVisible()
  })

  // [detail-5]
  test('says "N/A", "Invalid Date", "Not specified" and the usual terms for what it lacks', async () => {
    const { sheet } = await openInvoice({ number: null, issue_date: null, due_date: '2026-02-31' })
    expect(screen.getByRole('heading', { level: 1, name: 'N/A' })).toBeVisible()
    expect(fact(sheet, 'Issue Date')).toHaveTextContent('N/A')
    expect(fact(sheet, 'Due Date')).toHaveTextContent('Invalid Date')
    expect(fact(sheet, 'Payment method')).toHaveTextContent('Not specified')
    expect(fact(sheet, 'Notes')).toHaveTextContent(
      'Payment terms: Net 30 days. Late fees apply after due date.',
    )
    expect(fact(sheet, 'Notes')).toHaveTextContent('Your client’s copy has no notes')
    expect(within(sheet).queryByText('Exchange rate')).not.toBeInTheDocument()
  })

  test.each([null, '2026-02-31'])(
    'prints no due day that is none, and is shown: %j',
    async (due_date) => {
      const { sheet } = await openInvoice({ due_date, created_at: null, client_email: null })
      expect(fact(sheet, 'Due Date')).toHaveTextContent(
        due_date ? /^Due DateInvalid Date$/ : /^Due DateN\/A$/,
      )
      expect(document.body).not.toHaveTextContent(/2026-02-31|NaN/)
    },
  )

  // [state-17]
  test.each(['disputed', null])(
    'of a status that nobody knows is shown with it, in grey: %j',
    async (status) => {
      await openInvoice({ status })
      const [badge] = await screen.findAllByText(status === null ? 'N/A' : 'DISPUTED')
      expect(badge && colourOf(badge)).toBe('grey')
    },
  )

  test('leaves out the lines of the seller that are empty', async () => {
    const bare = { ...seller, address: null, taxId: null, city: null }
    const { sheet } = await openInvoice({ seller: bare })
    expect(within(sheet).getByText('Maharashtra, India 411004')).toBeVisible()
    expect(within(sheet).queryByText(/Tax ID/)).not.toBeInTheDocument()
  })

  // [detail-8]
  test('shows its own notes and how it was paid', async () => {
    const { sheet } = await openInvoice({
      status: 'PAID',
      paid_date: '2026-12-01',
      payment_method: 'UPI',
      notes: 'Thank you!',
    })
    expect(fact(sheet, 'Paid in full')).toHaveTextContent('₹12,34,567.89')
    expect(fact(sheet, 'Paid Date')).toHaveTextContent('Dec 1, 2026')
    expect(fact(sheet, 'Payment method')).toHaveTextContent('UPI')
    expect(fact(sheet, 'Notes')).toHaveTextContent(/Thank you!$/)
  })

  // [detail-9]
  test.each([
    ['UNPAID', '2026-12-01'],
    ['PAID', null],
  ])('shows no Paid Date while it is %s with the date %s', async (status, paid_date) => {
    const { sheet } = await openInvoice({ status, paid_date })
    expect(within(sheet).queryByText('Paid Date')).not.toBeInTheDocument()
  })
})

describe('the way to and from an invoice', () => {
  // [detail-1]
  test('shows the loader while it is on its way, then leads back to the list', async () => {
    const { hold } = dataApi({ detail: detailRow() })
    const letGo = hold()
    const { user, router } = await openSignedIn(path)
    expect(screen.getByText('Loading your workspace')).toBeInTheDocument()
    expect(screen.getByText('Please wait while we prepare everything for you')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to Invoices' })).toHaveAttribute(
      'href',
      '/invoices',
    )
    letGo()

    await screen.findByRole('button', { name: 'Download PDF' })
    await user.click(screen.getByRole('link', { name: 'Back to Invoices' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/invoices'))
  })

  // [detail-2] [error-21]
  test.each([
    ['is out of reach', noConnection, 'Check your connection, then try again.'],
    ['has no such invoice', () => HttpResponse.json([]), 'Invoice not found'],
  ])('says so when the server %s, and leads back', async (_, answer, reason) => {
    dataApi({ answers: { 'GET /invoice_records': answer } })
    const { user, router } = await openSignedIn(path)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Failed to load invoice',
    )
    expect(alert).toHaveTextContent(reason)
    await user.click(within(alert).getByRole('link', { name: 'Back to Invoices' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/invoices'))
  })

  test('of an address that is no id asks nothing', async () => {
    const { calls } = dataApi()
    await openSignedIn('/invoice/42')
    expect(await screen.findByRole('alert')).toHaveTextContent('Invoice not found')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(calls).toEqual([])
  })

  test('can be tried again', async () => {
    const answer = inTurn(breakdown, () => HttpResponse.json([detailRow()]))
    dataApi({ answers: { 'GET /invoice_records': answer } })
    const { user } = await openSignedIn(path)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })
})

describe('the logo', () => {
  async function picturesOf(snapshot: object) {
    dataApi({ detail: detailRow({ seller: snapshot }) })
    await openSignedIn(`/invoice/${invoiceId(1)}`)
    const sheet = await screen.findByRole('article')
    return [...sheet.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  }

  test('the sheet shows the logo that the invoice was issued with', async () => {
    expect(await picturesOf({ ...seller, logo: logo() })).toEqual([logo()])
  })

  test.each([
    ['from before there were logos', seller],
    ['of a seller without one', { ...seller, logo: null }],
  ])('the sheet of an invoice %s shows no picture', async (_, snapshot) => {
    expect(await picturesOf(snapshot)).toEqual([])
  })
})
