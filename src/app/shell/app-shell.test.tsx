import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { UiProvider } from '../../ui/ui-provider.tsx'
import { AppShell } from './app-shell.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

function open(address: string) {
  const user = { name: 'Asha Rao', email: 'asha@neelstudio.in' }
  const router = createMemoryRouter(
    [{ element: <AppShell user={user} />, children: [{ path: '*', element: <Address /> }] }],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />, { wrapper: UiProvider })
}

// Both bars are in the document; a stylesheet, which jsdom does not apply, hides one of them.
const bar = (name: string) => within(screen.getByLabelText(name))
const names = (name: string) =>
  bar(name)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent)

test('the sidebar and the bottom bar lead to the same four screens', () => {
  open('/dashboard')
  expect(names('Main')).toEqual(['Dashboard', 'Invoices', 'Create Invoice', 'Setting'])
  expect(names('Bottom')).toEqual(['Home', 'Invoices', 'Create', 'Settings'])
})

test.each([
  ['/dashboard', 'Dashboard'],
  ['/invoices', 'Invoices'],
  ['/invoice/42', 'Invoices'],
  ['/invoice/create', 'Create Invoice'],
  ['/setting/business', 'Setting'],
])('at %s the current place is %s', (address, label) => {
  open(address)
  const current = bar('Main')
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual([label])
})

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

test('the top bar has the name, the email and the theme toggle', () => {
  open('/dashboard')
  const topBar = within(screen.getByRole('banner'))
  expect(topBar.getByText('Asha Rao')).toBeInTheDocument()
  expect(topBar.getByText('asha@neelstudio.in')).toBeInTheDocument()
  expect(topBar.getByRole('button', { name: 'Toggle theme' })).toBeVisible()
})
