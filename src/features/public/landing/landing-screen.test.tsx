import { existsSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openApp, signIn } from '#tests/setup/screens/app.tsx'

const open = async (address = '/') => {
  const opened = await openApp(address)
  await screen.findByRole('heading', { level: 1, name: /Invoices as good/ })
  await screen.findByRole('heading', { name: /Subscription plans/ })
  return opened
}
const section = (name: string) => within(screen.getByRole('region', { name }))

describe('the landing page', () => {
  // [public-2]
  test.each([
    ['Sign In', '/login'],
    ['Get Started', '/dashboard'],
    ['View Demo', '/dashboard'],
    ['Start Free Trial', '/dashboard'],
    ['Features', '/#features'],
    ['Reviews', '/#reviews'],
  ])('has one link "%s", to %s', async (name, address) => {
    await open()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
  })

  // [public-3]
  test.each([
    ['Features', 'What it does for you'],
    ['Reviews', 'Reviews'],
  ])('"%s" goes to its section', async (link, heading) => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: link }))
    await waitFor(() => expect(screen.getByRole('region', { name: heading })).toHaveFocus())
  })

  // [public-4]
  test('an address with an anchor opens at its section', async () => {
    await open('/#reviews')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Reviews' })).toHaveFocus())
  })

  test('shows an invoice', async () => {
    await open()
    expect(screen.getByRole('img', { name: /An invoice/ })).toHaveTextContent(
      'Rupees One Lakh Eighteen Thousand OnlyTotal ₹1,18,000.00',
    )
  })

  // [what-12]
  test('advertises six features, which are there', async () => {
    await open()
    const cards = section('What it does for you').getAllByRole('listitem')
    expect(
      cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent),
    ).toEqual([
      'Smart invoice creation',
      'Analytics and reports',
      'Secure and compliant',
      'Payment tracking',
      'Client management',
      'Automation tools',
    ])
    expect(screen.queryByText('Coming soon')).not.toBeInTheDocument()
  })

  test('shows real screens of the product in both themes, above the testimonials', async () => {
    await open()
    const shown = screen.getByRole('region', { name: 'What it looks like' })
    const pictures = Array.from(shown.querySelectorAll('img'))
    const files = pictures.map((picture) => picture.getAttribute('src') ?? '')
    expect(files.map((file) => /-(light|dark)\.webp$/.exec(file)?.[1])).toEqual([
      ...['light', 'dark'],
      ...['light', 'dark'],
    ])
    for (const file of files) expect(existsSync(`public${file}`), file).toBe(true)
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy')
      expect(picture).toHaveAttribute('width')
    }
    const reviews = screen.getByRole('region', { name: 'Reviews' })
    expect(shown.compareDocumentPosition(reviews)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  // [what-13]
  test('shows three testimonials, each marked as a sample', async () => {
    await open()
    const figures = section('Reviews').getAllByRole('figure')
    expect(figures).toHaveLength(3)
    for (const figure of figures) {
      expect(within(figure).getByText('Sample review')).toBeVisible()
    }
  })

  // [what-14]
  test('says that subscription plans are launching soon', async () => {
    await open()
    expect(
      screen.getByRole('heading', { name: 'Subscription plans are launching soon' }),
    ).toBeVisible()
  })

  test('names the tab', async () => {
    await open()
    expect(document.title).toBe('Professional invoicing · Bahi')
  })
})

// [public-1] [dashboard-1] [role-2]
test('a signed-in visitor of the landing page goes to the dashboard', async () => {
  await signIn()
  const { router } = await openApp('/')
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/dashboard')
})

test('a person with a dead session sees the landing page', async () => {
  localStorage.setItem('bahi-session', '{"broken"')
  await open()
  expect(screen.getByRole('link', { name: 'Get Started' })).toBeVisible()
})
