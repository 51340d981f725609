import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { attentionRow, claimRow } from '#tests/factories/rows/attention-rows.ts'
import { detailRow, invoiceId, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi, everythingAsked } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

/** The requests of an invoice and of all that stands beside it. */
const parts = [
  'GET /invoice_events',
  'GET /invoice_links',
  'GET /invoice_records',
  'GET /payment_records',
]

async function openDashboard() {
  const api = dataApi({
    invoices: [summaryRow(1)],
    detail: detailRow(),
    answers: {
      'POST /rpc/dashboard_attention': () =>
        HttpResponse.json(attentionRow({ claims: { count: 1, rows: [claimRow(1)] } })),
    },
  })
  const opened = await openSignedIn('/dashboard')
  const parted = () => api.calls.filter(({ call }) => parts.includes(call))
  return { ...api, ...opened, parted }
}

const link = async (region: string) =>
  within(await screen.findByRole('region', { name: region, hidden: false })).findByRole('link', {
    name: /Kaveri Interiors/,
  })

async function row(region: string) {
  const item = (await link(region)).closest('li')
  if (!item) throw new Error('The link stands in no row.')
  return item
}

// [fast-2]
test('the pointer on a row of what waits loads its invoice ahead, which then opens without a wait', async () => {
  const region = 'Needs your attention'
  const { user, parted, hold } = await openDashboard()
  fireEvent.pointerEnter(await row(region))
  await waitFor(() =>
    expect(
      parted()
        .map(({ call }) => call)
        .sort(),
    ).toEqual(parts),
  )
  expect(
    parted()
      .find(({ call }) => call === 'GET /invoice_records')
      ?.query.get('id'),
  ).toBe(`eq.${invoiceId(1)}`)
  await act(everythingAsked)

  hold()
  await user.click(await link(region))
  expect(await screen.findByRole('heading', { level: 1, name: 'INV/26-27/0001' })).toBeVisible()
  expect(screen.getByRole('article')).toBeVisible()
  expect(parted()).toHaveLength(parts.length)
})

test('the focus on a row loads its invoice ahead too', async () => {
  const { parted } = await openDashboard()
  const focused = await link('Recent invoices')
  act(() => focused.focus())
  await waitFor(() => expect(parted()).toHaveLength(parts.length))
})
