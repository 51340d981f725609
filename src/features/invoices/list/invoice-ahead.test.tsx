import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { detailRow, invoiceId, summaryRows } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi, everythingAsked } from '#tests/msw/data-api.ts'
import { card, cardNames } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

/** The requests of an invoice and of all that stands beside it. */
const parts = [
  'GET /invoice_events',
  'GET /invoice_links',
  'GET /invoice_records',
  'GET /payment_records',
]

async function openList(count: number) {
  const api = dataApi({ invoices: summaryRows(count), detail: detailRow() })
  const opened = await openSignedIn('/invoices')
  await card(count)
  return { ...api, ...opened, asked: () => api.calls.map(({ call }) => call).sort() }
}

afterEach(() => {
  vi.useRealTimers()
})

const link = async (sequence: number) => within(await card(sequence)).getByRole('link')
const lists = (asked: string[]) => asked.filter((call) => call === 'POST /rpc/list_invoices')
const parted = (asked: string[]) => asked.filter((call) => parts.includes(call))

// [fast-1]
test.each([
  ['the pointer on its card', async () => fireEvent.pointerEnter(await card(1))],
  ['the focus on its number', async () => act((await link(1)).focus.bind(await link(1)))],
])('%s loads an invoice ahead, which then opens without a wait', async (_, comeNear) => {
  const { user, asked, calls, hold } = await openList(1)
  await comeNear()
  await waitFor(() => expect(parted(asked())).toEqual(parts))
  expect(calls.find(({ call }) => call === 'GET /invoice_records')?.query.get('id')).toBe(
    `eq.${invoiceId(1)}`,
  )
  await act(everythingAsked)

  hold()
  await user.click(await link(1))
  expect(await screen.findByRole('heading', { level: 1, name: 'INV/26-27/0001' })).toBeVisible()
  expect(screen.getByRole('article')).toBeVisible()
  expect(parted(asked())).toEqual(parts)
})

test('a pointer that only crosses a card asks nothing', async () => {
  const { asked } = await openList(1)
  const crossed = await card(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerEnter(crossed)
  fireEvent.pointerLeave(crossed)
  act(() => vi.advanceTimersByTime(1000))
  vi.useRealTimers()
  await act(everythingAsked)
  expect(parted(asked())).toEqual([])
})

// [fast-3]
test('the next page is there before it is turned to, and the one after it is then asked for', async () => {
  const { user, calls, hold } = await openList(11)
  const offsets = () =>
    calls
      .filter(({ call }) => call === 'POST /rpc/list_invoices')
      .map(({ body }) => v.parse(v.object({ skip: v.number() }), body).skip)
  await waitFor(() => expect(offsets()).toEqual([0, 5]))
  await act(everythingAsked)

  const letGo = hold()
  await user.click(screen.getByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(cardNames()[0]).toBe('INV/26-27/0006'))
  expect(screen.getByText('Showing 6-10 of 11 invoices')).toBeVisible()
  letGo()
  await waitFor(() => expect(offsets()).toEqual([0, 5, 10]))
  await act(everythingAsked)
  await user.click(screen.getByRole('link', { name: 'Next page' }))
  await card(1)
  await act(everythingAsked)
  expect(offsets()).toEqual([0, 5, 10])
})

// [fast-4]
test('going to an invoice, back, and there again asks once for fresh data', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  const { user, router, asked } = await openList(1)
  await user.click(await link(1))
  await screen.findByRole('heading', { level: 1, name: 'INV/26-27/0001' })
  await waitFor(() => expect(parted(asked())).toEqual(parts))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await act(() => router.navigate(-1))
  await card(1)
  await act(() => router.navigate(1))
  await screen.findByRole('heading', { level: 1, name: 'INV/26-27/0001' })
  await act(everythingAsked)
  expect(parted(asked())).toEqual(parts)
  expect(lists(asked())).toHaveLength(1)
})
