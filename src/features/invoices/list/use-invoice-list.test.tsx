import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  detailRow,
  invoiceId,
  summaryRow,
  summaryRows,
} from '#tests/factories/rows/invoice-rows.ts'
import { breakdown, inTurn, noConnection } from '#tests/msw/auth.ts'
import { dataApi, everythingAsked, listOf, refused } from '#tests/msw/data-api.ts'
import { button, card, cardNames } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const listCalls = (calls: { call: string }[]) =>
  calls.filter(({ call }) => call === 'POST /rpc/list_invoices').length

describe('a list that cannot be loaded', () => {
  // [list-10] [error-17]
  test.each([
    [
      refused(403, 'storage_full'),
      'The storage of this account is full. Write to support@bahi.example.',
    ],
    [breakdown, 'Something went wrong while loading your invoices.'],
  ])('says why, if the server says it (%#)', async (answer, reason) => {
    dataApi({ answers: { 'POST /rpc/list_invoices': answer } })
    const { user, router } = await openSignedIn('/invoices')

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`Failed to load invoices${reason}`)
    await user.click(within(alert).getByRole('link', { name: 'Create Business' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/setting/business'))
  })

  test('can be tried again', async () => {
    const answer = inTurn(noConnection, () => listOf([summaryRow()]))
    const { calls } = dataApi({ answers: { 'POST /rpc/list_invoices': answer } })
    const { user } = await openSignedIn('/invoices')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await card(1)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(listCalls(calls)).toBe(2)
  })
})

test('a list stays when a reload fails, which is reported', async () => {
  const answer = inTurn(
    () => listOf([summaryRow()]),
    breakdown,
    () => listOf([summaryRow()]),
  )
  dataApi({ answers: { 'POST /rpc/list_invoices': answer } })
  const { user } = await openSignedIn('/invoices')
  await card(1)
  await user.click(button('Refresh'))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Something went wrong while loading your invoices.')
  expect(await card(1)).toBeVisible()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

describe('the list is asked for', () => {
  // [call-11]
  test('not again by itself after a failure', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const { calls } = dataApi({ answers: { 'POST /rpc/list_invoices': breakdown } })
    await openSignedIn('/invoices')
    await screen.findByRole('alert')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await act(everythingAsked)
    expect(listCalls(calls)).toBe(1)
  })

  // [list-2]
  test('again by Refresh', async () => {
    const invoices = summaryRows(1)
    dataApi({ invoices })
    const { user } = await openSignedIn('/invoices')
    await card(1)
    invoices.unshift(summaryRow(2))
    await user.click(button('Refresh'))
    expect(await card(2)).toBeVisible()
    await waitFor(() => expect(button('Refresh')).toBeEnabled())
  })

  // [call-10]
  test('not again when the window gets the focus or the network comes back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const { calls } = dataApi({ invoices: summaryRows(1) })
    await openSignedIn('/invoices')
    await card(1)
    await act(() => vi.advanceTimersByTimeAsync(301_000))
    fireEvent.focus(window)
    fireEvent(document, new Event('visibilitychange'))
    fireEvent(window, new Event('offline'))
    fireEvent(window, new Event('online'))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await act(everythingAsked)
    expect(listCalls(calls)).toBe(1)
  })

  // [call-12] [const-17]
  test('once in five minutes, then anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const { calls } = dataApi({ invoices: summaryRows(1) })
    const { router } = await openSignedIn('/invoices')
    await card(1)
    const comeBack = async () => {
      await act(() => router.navigate('/support'))
      await act(() => router.navigate('/invoices'))
      await card(1)
      await act(everythingAsked)
    }

    await act(() => vi.advanceTimersByTimeAsync(290_000))
    await comeBack()
    expect(listCalls(calls)).toBe(1)

    await act(() => vi.advanceTimersByTimeAsync(11_000))
    await comeBack()
    await waitFor(() => expect(listCalls(calls)).toBe(2))
  })
})

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
