import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { product } from '#domain/product.ts'
import { openApp, signIn } from '#tests/setup/screens/app.tsx'

const second = () => act(() => vi.advanceTimersByTimeAsync(1000))
const seconds = async (count: number) => {
  for (let passed = 0; passed < count; passed += 1) await second()
}
const open = async () => {
  const opened = await openApp('/no/such/page')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  return opened
}
const quickLinks = () =>
  within(screen.getByRole('navigation', { name: 'Quick links' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

// Only the countdown's clock stands still; the network and the router go on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the countdown of the 404 page', () => {
  // [routes-8] [state-23] [const-16]
  test('runs from 10 seconds and ends on the home page', async () => {
    const { router } = await open()
    expect(screen.getByText('10 seconds')).toBeVisible()
    await second()
    expect(screen.getByText('9 seconds')).toBeVisible()
    await seconds(8)
    expect(screen.getByText('1 second')).toBeVisible()
    expect(router.state.location.pathname).toBe('/no/such/page')
    await second()
    await vi.waitUntil(() => router.state.location.pathname !== '/no/such/page')
    expect(router.state.location.pathname).toBe('/')
  })

  // [routes-9]
  test('ends on the dashboard for a signed-in person', async () => {
    await signIn()
    const { router } = await open()
    expect(await screen.findByText(/Taking you to your dashboard/)).toBeVisible()
    await seconds(10)
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  // [routes-10] [state-24]
  test('can be cancelled, and the focus stays where that is said', async () => {
    const { router } = await open()
    await seconds(3)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByText(/Redirect cancelled/)).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    await seconds(20)
    expect(router.state.location.pathname).toBe('/no/such/page')
  })

  test('is announced twice, not every second', async () => {
    await open()
    const status = within(screen.getByRole('main')).getByRole('status')
    const heard = new Set<string | null>()
    for (let passed = 0; passed < 9; passed += 1) {
      await second()
      heard.add(status.textContent)
    }
    expect([...heard]).toEqual([
      'You will be taken to the home page in about 10 seconds, unless you press Cancel.',
      'You will be taken to the home page in about 5 seconds, unless you press Cancel.',
    ])
  })
})

describe('the ways out of the 404 page', () => {
  // [routes-11]
  test('Take Me Home, Support and a mail', async () => {
    await open()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Take Me Home' })).toHaveAttribute('href', '/')
    expect(main.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
    expect(main.getByRole('link', { name: product.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${product.supportEmail}`,
    )
  })

  // [routes-12]
  test('Go Back', async () => {
    const { router } = await openApp('/about')
    await screen.findByRole('heading', { level: 1, name: 'About Bahi' })
    await act(() => router.navigate('/no/such/page'))
    fireEvent.click(await screen.findByRole('button', { name: 'Go Back' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'About Bahi' })).toBeVisible()
  })

  // [routes-13]
  test('Refresh Page loads it again', async () => {
    await open()
    const go = vi.spyOn(window.history, 'go').mockReturnValue()
    fireEvent.click(screen.getByRole('button', { name: 'Refresh Page' }))
    // The History API's word for a reload.
    expect(go).toHaveBeenCalledExactlyOnceWith(0)
    go.mockRestore()
  })

  // [routes-14]
  test('the quick links of a visitor are Home alone', async () => {
    await open()
    expect(quickLinks()).toEqual([['Home', '/']])
  })

  // [routes-15] [role-3]
  test('the quick links of a signed-in person also lead to Dashboard and Invoices', async () => {
    await signIn()
    await open()
    await screen.findByText(/Taking you to your dashboard/)
    expect(quickLinks()).toEqual([
      ['Home', '/'],
      ['Dashboard', '/dashboard'],
      ['Invoices', '/invoices'],
    ])
  })
})
