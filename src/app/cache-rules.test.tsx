import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { summaryRows } from '../../tests/factories/rows/invoice-rows.ts'
import { noConnection } from '../../tests/msw/auth.ts'
import {
  type DataCall,
  dataApi,
  everythingAsked,
  withoutNumbers,
} from '../../tests/msw/data-api.ts'
import { openSignedIn } from '../../tests/setup/screens/signed-in.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Each place, with the data that it asks for and the parts of the answer that it shows. */
const places: [what: string, path: string, asked: DataCall[], shown: string, failed: string[]][] = [
  ['the profile', '/setting/profile', ['GET /profiles'], '9820012345', ['Failed to load profile.']],
  [
    'the dashboard',
    '/dashboard',
    [
      'POST /rpc/dashboard_summary',
      'POST /rpc/dashboard_months',
      'POST /rpc/list_invoices',
      'POST /rpc/dashboard_attention',
    ],
    'Kaveri Interiors',
    // The shell, which makes one of them, is not here.
    [
      'Error loading what needs your attention: Check your connection and try again.',
      'Error fetching dashboard data: Check your connection and try again.',
      'Error loading recent invoices: Check your connection and try again.',
    ],
  ],
]

describe.each(places)('%s', (_, path, asked, shown, failed) => {
  async function open() {
    const { calls } = dataApi({ invoices: summaryRows(1) })
    const opened = await openSignedIn(path)
    await screen.findByText(shown)
    // The chart comes last.
    await waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(asked.length))
    return { ...opened, times: () => asked.map((one) => countOf(withoutNumbers(calls), one)) }
  }
  const countOf = (calls: { call: string }[], one: string) =>
    calls.filter(({ call }) => call === one).length
  const each = (times: number) => asked.map(() => times)

  // [state-13] [state-14] [call-13] [const-29]
  test('is asked for once in five minutes, then anew when one comes back, not when the window gets the focus or the network', async () => {
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
    fireEvent.focus(window)
    fireEvent(document, new Event('visibilitychange'))
    fireEvent(window, new Event('offline'))
    fireEvent(window, new Event('online'))
    await pass(1000)
    await act(everythingAsked)
    expect(times()).toEqual(each(1))

    await comeBack()
    await waitFor(() => expect(times()).toEqual(each(2)))
  })

  test('stays where it is when asking anew fails, which is said', async () => {
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
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
    // The chart, which may come later, has the sentence of the sums.
    expect([...new Set(alerts)]).toEqual(failed.map((words) => `${words} Try again`))
  })
})

test.each<[path: string, asked: DataCall, empty: string, failed: string]>([
  [
    '/setting/business',
    'GET /businesses',
    'Set up your business',
    'Failed to load business profile.',
  ],
  [
    '/dashboard',
    'POST /rpc/list_invoices',
    'No recent invoices.',
    'Error loading recent invoices: Check your connection and try again.',
  ],
])(
  'that there was nothing at %s is not said again when asking anew fails',
  async (path, asked, empty, failed) => {
    dataApi({ business: null, invoices: [] })
    const { router } = await openSignedIn(path)
    await screen.findByText(empty)
    await pass(301_000)
    dataApi({ invoices: [], answers: { [asked]: noConnection } })
    await act(() => router.navigate('/support'))
    await act(() => router.navigate(path))
    expect(await screen.findByText(failed)).toBeVisible()
    expect(screen.queryByText(empty)).not.toBeInTheDocument()
  },
)
