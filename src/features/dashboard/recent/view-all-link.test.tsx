import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy } from 'react'
import { MemoryRouter, type RouteObject, useRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AppShell } from '#src/app/shell/app-shell.tsx'
import { UiProvider } from '#src/ui/ui-provider.tsx'
import { ViewAllLink } from './view-all-link.tsx'

const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

/** The app's frame around the link and a list whose code comes when it is let go. */
function open() {
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>()
  const List = lazy(() => promise)
  const user = { name: 'Asha Rao', email: 'asha@studio.example' }
  const children = [
    { path: '/dashboard', element: <ViewAllLink /> },
    { path: '/invoices', element: <List /> },
  ]
  render(
    <UiProvider>
      <MemoryRouter initialEntries={['/dashboard']}>
        <Screens routes={[{ element: <AppShell user={user} />, children }]} />
      </MemoryRouter>
    </UiProvider>,
  )
  return { letGo: () => act(async () => resolve({ default: () => 'The list' })) }
}

// [dashboard-17]
test('"View All Invoices ..." says that it loads while the list is on its way', async () => {
  const { letGo } = open()
  const link = screen.getByRole('link', { name: 'View All Invoices ...' })
  expect(link).toHaveAttribute('href', '/invoices')
  await userEvent.click(link)
  expect(await screen.findByRole('link', { name: 'Loading...' })).toBeVisible()

  await letGo()
  expect(await screen.findByText('The list')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Loading...' })).not.toBeInTheDocument()
})
