import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { paths } from '#src/lib/paths/paths.ts'
import { dollars, invoiceId, nothingKnown, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { dataApi, listOf } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { colourOf } from '#tests/setup/screens/colour.ts'
import { card, choose } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { withStyles } from '#tests/setup/screens/styles.ts'

const share = 'POST /rpc/share_invoice'

test('a card shows the balance only of a partly paid invoice', async () => {
  dataApi({
    invoices: [
      summaryRow(1, { settled_minor: 23_456_789 }),
      summaryRow(2),
      summaryRow(3, { status: 'PAID' }),
      summaryRow(4, { ...dollars, settled_minor: 4_000 }),
    ],
  })
  await openSignedIn('/invoices')
  expect(await card(1)).toHaveTextContent('₹12,34,567.89₹10,00,000.00 due')
  expect(await card(2)).not.toHaveTextContent(/\d due/)
  expect(await card(3)).not.toHaveTextContent(/\d due/)
  expect(await card(4)).toHaveTextContent('₹8,350.00US$100.00₹5,010.00 due')
  expect(within(await card(1)).getByText('PARTLY PAID')).toBeVisible()
  expect(within(await card(2)).getByText('UNPAID')).toBeVisible()
})

beforeRelease('an invoice that credit notes closed says so beside its PAID', async () => {
  const closed = { status: 'PAID', settled_minor: 0, credited_minor: 123_456_789 }
  dataApi({
    invoices: [summaryRow(1, { ...closed, balance_minor: 0 }), summaryRow(2, { status: 'PAID' })],
  })
  await openSignedIn('/invoices')
  expect(await card(1)).toHaveTextContent('Credited in full')
  expect(within(await card(1)).getByText('PAID')).toBeVisible()
  expect(await card(2)).not.toHaveTextContent('Credited')
})

// [state-18]
test('the status of a card is green when PAID, yellow when UNPAID and red when OVERDUE', async () => {
  withStyles()
  const statuses = ['PAID', 'UNPAID', 'OVERDUE'] as const
  dataApi({ invoices: statuses.map((status, index) => summaryRow(index + 1, { status })) })
  await openSignedIn('/invoices')
  const badges = [
    within(await card(1)).getByText('PAID'),
    within(await card(2)).getByText('UNPAID'),
    within(await card(3)).getByText('OVERDUE'),
  ]
  expect(badges.map(colourOf)).toEqual(['green', 'yellow', 'red'])
})

// [state-18]
test('a card that lacks fields, or is of an unknown status, says so and stands among the others', async () => {
  dataApi({
    answers: {
      'POST /rpc/list_invoices': () =>
        listOf([
          summaryRow(1, { status: 'DISPUTED', due_date: '2026-02-31' }),
          { ...summaryRow(2), ...nothingKnown, client_email: null },
          summaryRow(3),
          {
            ...summaryRow(4, { kind: 'credit_note' }),
            original: { id: invoiceId(2), number: null, issue_date: null, kind: 'invoice' },
          },
        ]),
    },
  })
  await openSignedIn('/invoices')
  const disputed = within(await card(1))
  expect(colourOf(disputed.getByText('DISPUTED'))).toBe('grey')
  expect(disputed.getByText('Due Invalid Date')).toBeVisible()
  const unknown = within(screen.getByRole('article', { name: 'N/A' }))
  expect(unknown.getByText('Due N/A')).toBeVisible()
  expect(await card(3)).toBeVisible()
  // An invoice that lacks its number.
  expect(await card(4)).toBeVisible()
})

test('the menu of a card copies its link, once', async () => {
  const { bodies, hold } = dataApi({ invoices: [summaryRow(1)] })
  const { user } = await openSignedIn('/invoices')
  await card(1)
  const letGo = hold()
  await choose(user, 'Copy link', 1)
  const copying = screen.getByRole('menuitem', { name: 'Copying...' })
  expect(copying).toHaveAttribute('aria-disabled', 'true')
  await user.click(copying)
  letGo()
  expect(await screen.findByText('Link copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toMatch(/\/i\/token-of-the-link$/)
  expect(bodies(share)).toEqual([{ invoice_id: invoiceId(1) }])
})

beforeRelease('the menu says when there is no link, and when it cannot be copied', async () => {
  let answer: typeof breakdown | null = breakdown
  dataApi({
    invoices: [summaryRow(1)],
    answers: { [share]: (usual: () => Response) => (answer ?? usual)() },
  })
  const { user } = await openSignedIn('/invoices')
  await choose(user, 'Copy link', 1)
  expect(await screen.findByText('Failed to create the link. Please try again.')).toBeVisible()
  answer = null
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('No'))
  await choose(user, 'Copy link', 1)
  expect(
    await screen.findByText(
      'Your browser does not allow copying. Open the invoice to see its link.',
    ),
  ).toBeVisible()
})

describe('what can be done', () => {
  test('the menu of an open invoice leads to its payments and its revision, and has its PDF; that of a paid one the PDF alone', async () => {
    dataApi({
      invoices: [
        summaryRow(16, { number: 'INV/26-27/0016', status: 'UNPAID' }),
        summaryRow(15, { number: 'INV/26-27/0015', status: 'PAID' }),
      ],
    })
    const { user } = await openSignedIn(paths.invoices)
    await user.click(await screen.findByRole('button', { name: 'Actions for INV/26-27/0015' }))
    expect(await screen.findByRole('menuitem', { name: 'Download PDF' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Record payment' })).not.toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'Revise' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Actions for INV/26-27/0016' }))
    expect(await screen.findByRole('menuitem', { name: 'Record payment' })).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'Revise' })).toBeVisible()
  })
})
