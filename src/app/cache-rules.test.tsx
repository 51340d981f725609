import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { summaryRows } from '../../tests/factories/invoice-rows.ts'
import { noConnection } from '../../tests/msw/auth.ts'
import { type DataCall, dataApi, everythingAsked } from '../../tests/msw/data-api.ts'
import { openSignedIn } from '../../tests/setup/signed-in.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** What is asked for where, and what of the answer is shown. */
const places: [what: string, path: string, asked: DataCall[], shown: string][] = [
  ['the profile', '/setting/profile', ['GET /profiles'], '9820012345'],
  ['the business', '/setting/business', ['GET /businesses'], '27AAPFU0939F1ZV'],
  [
    'the dashboard',
    '/dashboard',
    ['POST /rpc/dashboard_summary', 'POST /rpc/dashboard_months', 'POST /rpc/list_invoices'],
    'Kaveri Interiors',
  ],
]

describe.each(places)('%s', (_, path, asked, shown) => {
  async function open() {
    const { calls } = dataApi({ invoices: summaryRows(1) })
    const opened = await openSignedIn(path)
    await screen.findByText(shown)
    // The chart comes last.
    await waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(asked.length))
    return { ...opened, times: () => asked.map((one) => countOf(calls, one)) }
  }
  const countOf = (calls: { call: string }[], one: string) =>
    calls.filter(({ call }) => call === one).length
  const each = (times: number) => asked.map(() => times)

  test('is asked for once in five minutes, then anew', async () => {
    const { router, times } = await open()
    const comeBack = async () => {
      await act(() => router.navigate('/support'))
      await screen.findByText('Another screen')
      await act(() => router.navigate(path))
      await screen.findByText(shown)
    }
    await pass(280_000)
    await comeBack()
    await pass(1000)
    await act(everythingAsked)
    expect(times()).toEqual(each(1))

    await pass(21_000)
    await comeBack()
    await waitFor(() => expect(times()).toEqual(each(2)))
  })

  test('stays where it is when asking anew fails', async () => {
    const { router } = await open()
    await pass(301_000)
    const failing = Object.fromEntries(asked.map((one) => [one, noConnection]))
    const { calls } = dataApi({ answers: failing })
    await act(() => router.navigate('/support'))
    await act(() => router.navigate(path))
    await waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(asked.length))
    await pass(2000)
    await act(everythingAsked)
    expect(screen.getByText(shown)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is not asked for again when the window gets the focus or the network comes back', async () => {
    const { times } = await open()
    await pass(301_000)
    fireEvent.focus(window)
    fireEvent(document, new Event('visibilitychange'))
    fireEvent(window, new Event('offline'))
    fireEvent(window, new Event('online'))
    await pass(1000)
    await act(everythingAsked)
    expect(times()).toEqual(each(1))
  })
})
