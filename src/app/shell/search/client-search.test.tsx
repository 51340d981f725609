import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '#src/ui/ui-provider.tsx'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { estimateRow } from '#tests/factories/rows/estimate-rows.ts'
import { summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { server } from '#tests/msw/server.ts'
import { cacheRules } from '../../cache-rules.ts'
import { ClientSearch } from './client-search.tsx'

function Place() {
  const { pathname, search } = useLocation()
  return (
    <>
      <ClientSearch />
      <p>{`at ${pathname}${search}`}</p>
    </>
  )
}

/** Opens the search on a server that knows two invoices of Kaveri; returns what it was asked. */
function open() {
  const asked: string[] = []
  server.use(
    http.post<never, { query: string; most: number }>(
      'http://supabase.test/rest/v1/rpc/search_invoices',
      async ({ request }) => {
        const { query } = await request.json()
        asked.push(query)
        return HttpResponse.json(
          query.startsWith('kav')
            ? [
                summaryRow(16, { id: 'one', number: 'INV/26-27/0016' }),
                summaryRow(9, { id: 'two' }),
              ]
            : [],
        )
      },
    ),
  )
  server.use(
    http.post<never, { query: string }>(
      'http://supabase.test/rest/v1/rpc/search_clients',
      async ({ request }) => {
        const { query } = await request.json()
        return HttpResponse.json(
          query === 'kaveri i' ? [clientRow(7, { name: 'Kaveri Interiors' })] : [],
        )
      },
    ),
  )
  server.use(
    http.post<never, { query: string }>(
      'http://supabase.test/rest/v1/rpc/list_estimates',
      async ({ request }) => {
        const { query } = await request.json()
        const estimates = query === 'decc' ? [estimateRow(4, { client_name: 'Deccan Tiles' })] : []
        return HttpResponse.json({ total: estimates.length, estimates })
      },
    ),
  )
  const router = createMemoryRouter([{ path: '*', element: <Place /> }], {
    initialEntries: ['/dashboard'],
  })
  render(
    <UiProvider>
      <SWRConfig value={cacheRules}>
        <RouterProvider router={router} />
      </SWRConfig>
    </UiProvider>,
  )
  return asked
}

afterEach(() => vi.useRealTimers())

const box = () => screen.getByRole('searchbox', { name: 'Enter client name' })

/** Types without a pause between the letters: on a busy machine, userEvent rests long enough for a search. */
function typeFast(text: string) {
  box().focus()
  for (let end = 1; end <= text.length; end += 1)
    fireEvent.change(box(), { target: { value: text.slice(0, end) } })
}

// [layout-5]
test('typing asks the server once it rests, and offers the matches, which stay until the next answer', async () => {
  const asked = open()
  typeFast('kaveri')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(screen.getByText(/INV\/26-27\/0016/)).toBeVisible()
  expect(asked).toEqual(['kaveri'])

  const { promise, resolve } = Promise.withResolvers<void>()
  const next = vi.fn(async () => {
    await promise
    return HttpResponse.json([])
  })
  server.use(http.post('http://supabase.test/rest/v1/rpc/search_invoices', next))
  typeFast('zzz')
  await waitFor(() => expect(next).toHaveBeenCalled())
  expect(screen.getAllByRole('option')).toHaveLength(2)
  resolve()
  expect(await screen.findByText('No client or invoice matches “zzz”')).toBeVisible()
})

// [layout-6]
test('typing has rested when nothing came for a quarter of a second', async () => {
  const asked = open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  fireEvent.change(box(), { target: { value: 'ka' } })
  await pass(240)
  fireEvent.change(box(), { target: { value: 'kav' } })
  await pass(260)
  vi.useRealTimers()
  await waitFor(() => expect(asked).toEqual(['kav']))
})

test('the arrows choose an invoice and Enter opens it', async () => {
  open()
  typeFast('kav')
  const options = await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(options[1]).toHaveAttribute('aria-selected', 'true')
  expect(box()).toHaveAttribute('aria-activedescendant', options[1]?.id)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByText('at /invoice/two')).toBeVisible())
})

test('Enter on the text alone opens the filtered list, and so does the last entry', async () => {
  open()
  typeFast('kav')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByText('at /invoices?client=kav')).toBeVisible())
  typeFast('kaveri')
  await userEvent.click(
    await screen.findByRole('button', { name: 'Show all invoices for “kaveri”' }),
  )
  await waitFor(() => expect(screen.getByText('at /invoices?client=kaveri')).toBeVisible())
})

test('an invoice is opened by a press, Escape closes the offers', async () => {
  open()
  typeFast('kav')
  const [first] = await screen.findAllByRole('option')
  if (!first) throw new Error('Nothing is offered.')
  await userEvent.click(first)
  await waitFor(() => expect(screen.getByText('at /invoice/one')).toBeVisible())
  typeFast('kav')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
})

test('a search that fails says so', async () => {
  open()
  server.use(
    http.post('http://supabase.test/rest/v1/rpc/search_invoices', () =>
      HttpResponse.json({ message: 'broken' }, { status: 500 }),
    ),
  )
  typeFast('kav')
  expect(
    await screen.findByText('The search failed. Check your connection, then type again.'),
  ).toBeVisible()
  expect(screen.queryByText(/No client or invoice matches/)).not.toBeInTheDocument()
})

test('clients stand before invoices, and Enter opens the page of the chosen one', async () => {
  open()
  typeFast('kaveri i')
  const options = await screen.findAllByRole('option')
  expect(options[0]).toHaveTextContent('Kaveri Interiors')
  expect(screen.getByRole('group', { name: 'Clients' })).toContainElement(options[0] ?? null)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const address = `at /client/${clientRow(7).id}`
  await waitFor(() => expect(screen.getByText(address)).toBeVisible())
})

test('an estimate is found too, with its state, and opens its page', async () => {
  open()
  typeFast('decc')
  const estimates = await screen.findByRole('group', { name: 'Estimates' })
  expect(estimates).toHaveTextContent(/EST\/26-27\/0004SENT · Deccan Tiles/)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const address = `at /estimate/${estimateRow(4).id}`
  await waitFor(() => expect(screen.getByText(address)).toBeVisible())
})
