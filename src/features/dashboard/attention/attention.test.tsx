import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { useAttention } from '#src/data/dashboard.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { attentionRow, claimRow, dueRow } from '#tests/factories/rows/attention-rows.ts'
import { type EstimateRow, estimateRow } from '#tests/factories/rows/estimate-rows.ts'
import { dollars, invoiceId, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { held } from '#tests/msw/auth.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openPart, openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { withStyles } from '#tests/setup/screens/styles.ts'
import { AttentionPanel } from './attention-panel.tsx'

const call = 'POST /rpc/dashboard_attention'
const title = 'Needs your attention'

function Waiting() {
  const { data } = useAttention()
  return data ? <AttentionPanel attention={data} /> : null
}

async function open(attention: object = attentionRow(), estimates: EstimateRow[] = []) {
  const api = dataApi({
    estimates,
    invoices: [summaryRow(1)],
    answers: { [call]: () => HttpResponse.json(attention) },
  })
  return { ...api, ...(await openPart(Waiting)) }
}

const panel = async () => within(await screen.findByRole('region', { name: title }))
const linksOf = (list: HTMLElement) => within(list).getAllByRole('link')

beforeRelease('one accepted estimate is a tap away, without the list', async () => {
  await open(attentionRow({ estimates: { sent: 3, accepted: 1 } }), [
    estimateRow(2, { state: 'accepted' }),
  ])
  const link = await screen.findByRole('link', { name: '1 estimate' })
  await waitFor(() => expect(link).toHaveAttribute('href', `/estimate/${invoiceId(2)}`))
})

beforeRelease(
  'an export declaration that is open is told with its last day, and how many follow',
  async () => {
    const month = (first_day: string, due_on: string) => ({ first_day, due_on, invoices: 2 })
    const { unmount } = await open(attentionRow({ edf: [month('2026-10-01', '2990-11-30')] }))
    const link = await screen.findByRole('link', { name: 'Export declaration for October 2026' })
    expect(link).toHaveAttribute('href', '/reports/exports')
    expect(link.closest('p')).toHaveTextContent(/is due 30 Nov 2990\.$/)
    unmount()
    const late = [month('2026-10-01', '2026-11-01'), month('2026-11-01', '2990-12-30')]
    await open(attentionRow({ edf: late }))
    const told = await screen.findByRole('link', { name: 'Export declaration for October 2026' })
    expect(told.closest('p')).toHaveTextContent('was due 1 Nov 2026. 1 more month is open.')
  },
)

test.each([
  [
    { sent: 1, accepted: 1200 },
    '1,200 estimates accepted and not invoiced yet. 1 estimate waiting for an answer.',
    ['/estimates?state=accepted', '/estimates?state=sent'],
  ],
  [{ sent: 2, accepted: 0 }, '2 estimates waiting for an answer.', ['/estimates?state=sent']],
])('estimates that are not over are told in one line: %o', async (estimates, line, addresses) => {
  await open(attentionRow({ estimates }))
  const [link] = await screen.findAllByRole('link', { name: /^[\d,]+ estimates?$/ })
  const shown = link?.closest('p')
  expect(shown).toHaveTextContent(line)
  const links = within(shown ?? document.body).getAllByRole('link')
  expect(links.map((one) => one.getAttribute('href'))).toEqual(addresses)
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
})

// [dashboard-19]
test('a reported payment is shown with its reference, and confirmed from its row as it was reported, after one question', async () => {
  const reported = claimRow(29, { amount_minor: 100_000, tds_minor: 10_000 })
  const claims = { count: 2, rows: [reported, claimRow(30, { reference: null })] }
  const { user, bodies } = await open(attentionRow({ claims }))
  const row = await panel()
  expect(bodies(call)).toEqual([{ most: 3 }])
  const [link, other] = linksOf(row.getByRole('list', { name: 'Payments to confirm' }))
  expect(link).toHaveTextContent('Kaveri Interiors')
  expect(link).toHaveTextContent('INV/26-27/0029 · Ref 432198765012')
  expect(link).toHaveTextContent('with ₹100.00 TDS')
  expect(link).toHaveAttribute('href', `/invoice/${invoiceId(29)}`)
  expect(other).not.toHaveTextContent('Ref')
  await user.click(
    row.getByRole('button', { name: /^Confirm ₹1,000\.00 and ₹100\.00 TDS from Kaveri/ }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm payment' }))
  expect(
    dialog.getByText(/reported ₹1,000\.00 and ₹100\.00 TDS for INV\/26-27\/0029/),
  ).toBeVisible()
  expect(bodies('POST /rpc/confirm_payment')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Confirm payment' }))
  await waitFor(() =>
    expect(bodies('POST /rpc/confirm_payment')).toEqual([
      {
        ...{ payment_id: claimRow(29).payment_id, amount_minor: 100_000, tds_minor: 10_000 },
        paid_on: '2026-11-20',
      },
    ]),
  )
})

test('a reported payment is confirmed from its row without a receipt for the client', async () => {
  const claims = { count: 1, rows: [claimRow(29, { paid_on: todayInIndia() })] }
  const { user, bodies } = await open(attentionRow({ claims }))
  await user.click((await panel()).getByRole('button', { name: /^Confirm ₹/ }))
  const dialog = within(await screen.findByRole('dialog', { hidden: false }))
  await user.click(await dialog.findByRole('switch', { name: /gets a receipt by email$/ }))
  await user.click(dialog.getByRole('button', { name: 'Confirm payment' }))
  await waitFor(() =>
    expect(bodies('POST /rpc/confirm_payment')).toMatchObject([{ tell_client: false }]),
  )
})

test('overdue invoices show what is still due, and lead to the list of all of them', async () => {
  await open(
    attentionRow({
      overdue: { count: 5, rows: [7, 8, 9].map((n) => dueRow(n, { due_date: '2026-11-02' })) },
    }),
  )
  const shown = await panel()
  const all = linksOf(shown.getByRole('list', { name: 'Overdue' }))
  const links = all.filter((link) => !link.textContent?.startsWith('Remind'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [7, 8, 9].map((sequence) => `/invoice/${invoiceId(sequence)}`),
  )
  // Each has the way to its reminder beside it.
  expect(shown.getAllByRole('link', { name: /^Remind Kaveri Interiors of INV/ })).toHaveLength(3)
  expect(links[0]).toHaveTextContent(/INV\/26-27\/0007 · \d+ days late/)
  expect(links[0]).toHaveTextContent('₹42,500.00')
  expect(shown.getByText('5')).toBeVisible()
  expect(shown.getByText('and 2 more')).toBeVisible()
  expect(shown.getByRole('link', { name: 'View all overdue invoices' })).toHaveAttribute(
    'href',
    '/invoices?status=OVERDUE',
  )
})

test('an invoice that lacks fields is shown among the others, and dollars lead with rupees where their rate is known', async () => {
  const nothing = { number: null, client_name: null, due_date: null }
  const rows = [
    dueRow(7, nothing),
    dueRow(8, { due_date: '2026-02-31' }),
    dueRow(3, { ...dollars, balance_minor: 10_000 }),
    dueRow(4, { currency: 'USD', exchange_rate: null, balance_minor: 10_000 }),
  ]
  await open(attentionRow({ overdue: { count: 4, rows } }))
  const all = linksOf((await panel()).getByRole('list', { name: 'Overdue' }))
  const [odd, wrong, known, unknown] = all.filter((link) => !link.textContent?.startsWith('Remind'))
  expect(odd).toHaveTextContent(/^N\/A · N\/A/)
  expect(wrong).toHaveTextContent('INV/26-27/0008 · Invalid Date')
  expect(known).toHaveTextContent('₹8,350.00US$100.00')
  expect(unknown).toHaveTextContent(/US\$100\.00$/)
  expect(unknown).not.toHaveTextContent('₹')
})

test('only kinds with something waiting are shown, and a late instalment is called one', async () => {
  const row = dueRow(3, { due_date: '2026-11-02', part: 2, parts: 3 })
  await open(attentionRow({ overdue: { count: 1, rows: [row] } }))
  const shown = await panel()
  expect(shown.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    title,
    'Overdue',
  ])
  const [link] = linksOf(shown.getByRole('list', { name: 'Overdue' }))
  expect(link).toHaveTextContent(/INV\/26-27\/0003 · Instalment 2 of 3 · \d+ days late/)
  expect(shown.queryByText(/more$/)).not.toBeInTheDocument()
})

beforeRelease(
  'until it is known, the rest keeps its space hidden but is requested all the same',
  async () => {
    withStyles()
    const later = held(() => HttpResponse.json(attentionRow()))
    const { calls } = dataApi({ invoices: [summaryRow(1)], answers: { [call]: later.answer } })
    await openSignedIn('/dashboard')
    const row = await screen.findByText('Kaveri Interiors')
    expect(row).not.toBeVisible()
    expect(screen.getByText('Loading what needs your attention')).toBeInTheDocument()
    expect(calls.map((one) => one.call)).toEqual(
      expect.arrayContaining([call, 'POST /rpc/list_invoices', 'POST /rpc/dashboard_months']),
    )
    later.letGo()
    await waitFor(() => expect(row).toBeVisible())
    expect(screen.queryByText('Loading what needs your attention')).not.toBeInTheDocument()
  },
)

test('a failure says why, shows the rest, tells nobody to create a business, and can be tried again', async () => {
  dataApi({ invoices: [], answers: { [call]: refused(422, 'date_out_of_range') } })
  const { user } = await openSignedIn('/dashboard')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    'Error loading what needs your attention: The date must be between 1900 and 2999.',
  )
  expect(await screen.findByText('No recent invoices.')).toBeVisible()
  // Perhaps there is one already.
  expect(screen.queryByRole('link', { name: /^Create (Business|Your First)/ })).toBeNull()

  dataApi({
    answers: {
      [call]: () => HttpResponse.json(attentionRow({ claims: { count: 1, rows: [claimRow(29)] } })),
    },
  })
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: title })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a recurring invoice that could not be made says why, and drafts that came late are counted', async () => {
  const error = { code: 'PT409', message: 'business_required', details: '', hint: 'business' }
  const row = { id: 's', client_name: 'Kaveri Interiors', period: '2026-11-20', error }
  await open(
    attentionRow({
      schedules: { refused: { count: 1, rows: [row] }, late: { slept: 2, refused: 0 } },
    }),
  )
  const [refusal, late, ...others] = linksOf(
    (await panel()).getByRole('list', { name: 'Recurring' }),
  )
  expect(refusal).toHaveAttribute('href', '/schedules/s')
  expect(refusal).toHaveTextContent(
    'Kaveri InteriorsThe invoice of 20 Nov 2026 could not be created: Set up your business before you create an invoice.',
  )
  expect(late).toHaveTextContent('2 drafts were created late because your server was not running')
  expect(late).toHaveAttribute('href', '/invoices?status=DRAFT')
  expect(others).toEqual([])
})
