import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, expect, test } from 'vitest'
import { chooseShortcuts } from '#src/lib/shortcuts-choice.ts'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { UiProvider } from '#src/ui/ui-provider.tsx'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { server } from '#tests/msw/server.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { cacheRules } from '../../cache-rules.ts'
import { AppShell } from '../app-shell.tsx'
import { commands } from './commands.ts'

afterEach(() => localStorage.clear())

function Screen() {
  return useLocation().search === '?new' ? (
    <Dialog title="New Item" onClose={() => {}}>
      <button type="button">Keep</button>
    </Dialog>
  ) : null
}

function open() {
  const answer = (call: string, body: JsonBodyType) =>
    http.post(`http://supabase.test/rest/v1/rpc/${call}`, () => HttpResponse.json(body))
  server.use(
    answer('search_clients', [clientRow(7, { name: 'Kaveri Interiors' })]),
    answer('search_invoices', []),
    answer('list_estimates', { total: 0, estimates: [] }),
  )
  const shell = <AppShell user={{ name: 'Asha Rao', email: 'asha@neelstudio.in' }} />
  const router = createMemoryRouter(
    [{ element: shell, children: [{ path: '*', element: <Screen /> }] }],
    { initialEntries: ['/setting/security'] },
  )
  render(
    <UiProvider>
      <SWRConfig value={cacheRules}>
        <RouterProvider router={router} />
      </SWRConfig>
    </UiProvider>,
  )
  return {
    user: userEvent.setup({ delay: null }),
    at: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
  }
}
const put = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } })
const field = () => screen.findByRole('combobox', { name: 'Find a command, client or document' })

test('no two commands have the same keys, and none is the beginning of another', () => {
  const all = commands.flatMap(({ keys }) => (keys ? [keys.join(' ')] : []))
  expect(
    all.filter((keys) => all.some((other) => `${other} `.startsWith(`${keys} `))),
  ).toHaveLength(all.length)
  expect(new Set(all).size).toBe(all.length)
})

test('single keys lead on, two in a row as well, and none while somebody types', async () => {
  const { user, at } = open()
  await user.keyboard('gc')
  await waitFor(() => expect(at()).toBe('/clients'))
  await user.keyboard('gs')
  await waitFor(() => expect(at()).toBe('/setting'))
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('gdn')
  expect(screen.getByRole('searchbox')).toHaveValue('gdn')
  expect(at()).toBe('/setting')
  await user.clear(screen.getByRole('searchbox'))
  screen.getByRole('searchbox').blur()
  await user.keyboard('{Control>}n{/Control}x')
  expect(at()).toBe('/setting')
  await user.keyboard('i')
  await waitFor(() => expect(at()).toBe('/items?new'))
  // The page below a dialog has no keys.
  ;(await screen.findByRole('button', { name: 'Keep' })).focus()
  await user.keyboard('gd')
  expect(at()).toBe('/items?new')
})

beforeRelease(
  'single keys that are switched off do nothing, and the palette opens all the same',
  async () => {
    const { user, at } = open()
    act(() => chooseShortcuts(false))
    await user.keyboard('n/')
    expect(at()).toBe('/setting/security')
    expect(screen.getByRole('searchbox')).not.toHaveFocus()
    await user.keyboard('{Meta>}k{/Meta}')
    const create = await screen.findByRole('option', { name: /Create invoice/ })
    expect(create).toHaveTextContent(/^Create invoice$/)
  },
)

test('the palette leads to reports and the export, and changes the theme at once', async () => {
  const { user, at } = open()
  await user.keyboard('{Control>}k{/Control}')
  put(await field(), 'gstr-1')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toBe('/reports/gstr1'))
  await user.keyboard('{Control>}k{/Control}')
  put(await field(), 'export')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toBe('/setting/data'))
  await user.keyboard('{Control>}k{/Control}')
  put(await field(), 'light')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(localStorage.getItem('bahi-theme')).toBe('light'))
  expect(at()).toBe('/setting/data')
})

test('what is typed behind "send" or "record payment" is the invoice to do it with', async () => {
  const { user, at } = open()
  server.use(
    http.post('http://supabase.test/rest/v1/rpc/search_invoices', () =>
      HttpResponse.json([summaryRow(3)]),
    ),
  )
  await user.keyboard('{Control>}k{/Control}')
  put(await field(), 'record payment kaveri')
  const pay = await screen.findByRole('option', { name: /^Record payment for .*0003/ })
  expect(screen.queryByRole('option', { name: /^Send / })).not.toBeInTheDocument()
  await user.click(pay)
  await waitFor(() => expect(at()).toBe(`/invoice/${summaryRow(3).id}#record-payment`))
  await user.keyboard('{Control>}k{/Control}')
  put(await field(), 'send kaveri')
  expect(await screen.findByRole('option', { name: /^Send .*0003/ })).toBeVisible()
})

test('the palette runs the first command that matches, or the one that the arrows reached', async () => {
  const { user, at } = open()
  await user.keyboard('{Control>}k{/Control}')
  expect(await field()).toHaveFocus()
  await user.keyboard('to cli{Enter}')
  await waitFor(() => expect(at()).toBe('/clients'))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: /Commands/ }))
  put(await field(), 'kaveri')
  const client = await screen.findByRole('option', { name: /Kaveri Interiors/ })
  expect(await field()).toHaveAttribute('aria-activedescendant', client.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toBe(`/client/${clientRow(7).id}`))
})

test('the public pages stand in the foot below a signed-in screen, folded until it is opened', async () => {
  const { user } = open()
  const foot = within(screen.getByRole('contentinfo'))
  const more = foot.getByText('About Bahi')
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(foot.getAllByRole('link').map((it) => it.textContent)).toContain('Terms')
})
