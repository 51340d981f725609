import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { version } from '#domain/version.ts'
import { UiProvider } from '../../ui/ui-provider.tsx'
import { lazyScreen } from '../lazy-screen.tsx'
import { AppShell } from './app-shell.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

function open(address: string | { pathname: string; state: object }, first: RouteObject = {}) {
  const user = { name: 'Asha Rao', email: 'asha@neelstudio.in' }
  const router = createMemoryRouter(
    [{ element: <AppShell user={user} />, children: [first, { path: '*', element: <Address /> }] }],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />, { wrapper: UiProvider })
}

// Both bars are in the document; a stylesheet, which jsdom does not apply, hides one of them.
const bar = (name: string) => within(screen.getByLabelText(name))
const names = (name: string) =>
  bar(name)
    .getAllByRole('link')
    .map((link) => link.textContent)

// [layout-1] [layout-7] [layout-10]
test('both bars lead to the same screens, the bar of a phone by way of More; top bar and footer stand around', () => {
  open('/dashboard')
  expect(names('Main')).toEqual([
    'Dashboard',
    'Invoices',
    'Estimates',
    'Proforma invoices',
    'Delivery challans',
    'Recurring',
    'Create Invoice',
    'Clients',
    'Items',
    'Reports',
    'Setting',
  ])
  expect(names('Bottom')).toEqual(['Home', 'Invoices', 'Create', 'More', 'Settings'])
  const topBar = within(screen.getByRole('banner'))
  expect(topBar.getByText('Asha Rao')).toBeInTheDocument()
  expect(topBar.getByText('asha@neelstudio.in')).toBeInTheDocument()
  expect(topBar.getByRole('button', { name: 'Toggle theme' })).toBeVisible()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getAllByRole('link')).toHaveLength(9)
  expect(footer.getByText(`Bahi ${version}`)).toBeInTheDocument()
})

// [layout-3]
test.each([
  ['/dashboard', 'Dashboard'],
  ['/invoice/42', 'Invoices'],
  ['/challan/42', 'Delivery challans'],
  ['/estimate/42', 'Estimates'],
  ['/invoice/create', 'Create Invoice'],
  ['/setting/business', 'Setting'],
  ['/businesses', 'Setting'],
])('at %s the current place is %s', (address, label) => {
  open(address)
  const current = bar('Main')
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual([label])
})

test.each([
  ['of an invoice', 'invoice', 'Invoices'],
  ['of an estimate', 'estimate', 'Estimates'],
])('a draft %s lights up where its list is', (_, kind, label) => {
  open({ pathname: '/invoice/draft/42', state: { kind } })
  const current = bar('Main')
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual([label])
})

test('a screen that cannot be loaded leaves the rest of the app standing, and is asked for anew', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let reachable = false
  let asked = 0
  const load = async () => {
    asked += 1
    // A dead connection takes this long.
    await new Promise((done) => setTimeout(done, 50))
    if (!reachable) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>the dashboard</p>
  }
  open('/dashboard', { path: '/dashboard', ...lazyScreen(load) })
  expect(await screen.findByText('This page could not be shown')).toBeVisible()
  expect(asked).toBe(1)
  const [elsewhere] = bar('Main').getAllByRole('link', { name: 'Invoices' })
  if (elsewhere) await userEvent.click(elsewhere)
  expect(await screen.findByText('at /invoices')).toBeVisible()

  const [back] = bar('Main').getAllByRole('link', { name: 'Dashboard' })
  if (back) await userEvent.click(back)
  const again = await screen.findByRole('button', { name: 'Try again' })
  reachable = true
  await userEvent.click(again)
  expect(await screen.findByText('the dashboard')).toBeVisible()

  // React tells of each failure that it met.
  expect(reported).toHaveBeenCalled()
  reported.mockReset()
  connection.mockRestore()
})

// [layout-4]
test('the search opens the list filtered by the client', async () => {
  open('/dashboard')
  await userEvent.keyboard('/')
  const search = screen.getByRole('searchbox', { name: 'Enter client name' })
  await waitFor(() => expect(search).toHaveFocus())
  await userEvent.type(search, ' Rao & Sons {Enter}')
  await waitFor(() =>
    expect(screen.getByText('at /invoices?client=Rao%20%26%20Sons')).toBeVisible(),
  )
  expect(screen.getByRole('searchbox')).toHaveValue('Rao & Sons')
})

test('the skip link moves the focus to the content', async () => {
  open('/dashboard')
  await userEvent.tab()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
