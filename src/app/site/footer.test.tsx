import { screen, waitFor, within } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { version } from '#domain/version.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openApp, signIn } from '#tests/setup/screens/app.tsx'
import { routes } from '../routes.tsx'

const targets = [
  '/pricing',
  '/profile',
  '/about',
  '/careers',
  '/contact',
  '/blog',
  '/support',
  '/privacy',
  '/terms',
]

// [public-26] [layout-9]
test('the footer has four columns, nine links and the version', async () => {
  await openApp('/about')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getAllByRole('heading').map((it) => it.textContent)).toEqual([
    'Product',
    'Company',
    'Resources',
    'Legal',
  ])
  expect(footer.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual(targets)
  expect(footer.getByText(`Bahi ${version}`)).toBeVisible()
})

test('the entry has three links in one line below its card', async () => {
  await openApp('/login')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual([
    ...['/privacy', '/terms', '/support'],
  ])
})

// [public-27]
test('each link leads to a page, not the 404', () => {
  for (const target of targets) {
    expect(matchRoutes(routes, target)?.at(-1)?.route.path).not.toBe('*')
  }
})

// [public-28]
test('/profile leads to the profile settings, by way of the login', async () => {
  const { router } = await openApp('/profile')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: '/setting/profile' })
  expect(matchRoutes(routes, '/setting/profile')?.at(-1)?.route.path).not.toBe('*')
})

beforeRelease(
  'the header leads visitors to the login and signed-in people to their dashboard',
  async () => {
    const { unmount } = await openApp('/about')
    const header = async () => within(await screen.findByRole('banner'))
    expect(await (await header()).findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/login',
    )
    expect((await header()).getByRole('button', { name: 'Toggle theme' })).toBeVisible()
    unmount()

    await signIn()
    await openApp('/about')
    expect(await (await header()).findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    expect((await header()).queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
  },
)
