import { render, screen } from '@testing-library/react'
import { BrowserRouter, Outlet, type RouteObject, useRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { lazyScreen } from './lazy-screen.tsx'

const Shown = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

test('a guard and the screen behind it are asked for side by side', async () => {
  window.history.pushState(null, '', '/behind')
  const guard = Promise.withResolvers<typeof Outlet>()
  const asked: string[] = []
  const behind = (name: string) => ({
    path: `/${name}`,
    ...lazyScreen(async () => {
      asked.push(name)
      return () => <p>{name}</p>
    }),
  })
  const routes = [lazyScreen(() => guard.promise, [behind('behind'), behind('beside')])]
  render(<Shown routes={routes} />, { wrapper: BrowserRouter })

  await expect.poll(() => asked).toEqual(['behind'])
  guard.resolve(Outlet)
  expect(await screen.findByText('behind')).toBeVisible()
})
