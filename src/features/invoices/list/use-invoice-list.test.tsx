import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { summaryRow, summaryRows } from '#tests/factories/rows/invoice-rows.ts'
import { breakdown, inTurn, noConnection } from '#tests/msw/auth.ts'
import { dataApi, everythingAsked, listOf, refused } from '#tests/msw/data-api.ts'
import { button, card } from '#tests/setup/screens/invoice-list.ts'
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
