import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openApp, signIn } from '#tests/setup/screens/app.tsx'

const open = async (address = '/') => {
  const opened = await openApp(address)
  await screen.findByRole('heading', { level: 1, name: 'GST invoices, done. Returns, too.' })
  await screen.findByRole('heading', { name: /Subscription plans/ })
  return opened
}
const section = (name: string) => within(screen.getByRole('region', { name }))

describe('the landing page', () => {
  // [public-2] [public-3]
  test('has one link to each place, and those to a section take the focus there', async () => {
    const { user } = await open()
    for (const [name, address] of [
      ['Sign In', '/login'],
      ['Get Started', '/dashboard'],
      ['View Demo', '/dashboard'],
      ['Start Free Trial', '/dashboard'],
      ['Features', '/#features'],
      ['Reviews', '/#reviews'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
    }
    for (const [link, heading] of [
      ['Reviews', 'Reviews'],
      ['Features', 'What it does for you'],
    ] as const) {
      await user.click(screen.getByRole('link', { name: link }))
      await waitFor(() => expect(screen.getByRole('region', { name: heading })).toHaveFocus())
    }
  })

  // [public-4]
  test('an address with an anchor opens at its section', async () => {
    await open('/#reviews')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Reviews' })).toHaveFocus())
  })

  test('shows a tax invoice, and turns its words to Hindi beside English and back', async () => {
    const { user } = await open()
    const paper = await screen.findByRole('article')
    expect(paper).toHaveTextContent('TAX INVOICE')
    for (const word of ['GSTIN', 'HSN/SAC', 'CGST', 'SGST', '₹1,27,440.00', 'பெட்டி'])
      expect(paper).toHaveTextContent(word)
    expect(within(paper).getByRole('img')).toHaveAccessibleName(
      'QR code: pay ₹1,27,440.00 to neelstudio@example with a UPI app',
    )
    // The button stands on a phone alone; this page has no width.
    await user.click(screen.getByRole('button', { name: 'Show the whole invoice' }))
    expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible()
    const group = within(screen.getByRole('group', { name: 'Language of the invoice' }))
    await user.click(group.getByRole('button', { name: 'English + हिंदी' }))
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('TAX INVOICEकर बीजक'))
    await user.click(group.getByRole('button', { name: 'English' }))
    await waitFor(() => expect(screen.getByRole('article')).not.toHaveTextContent('कर बीजक'))
  })

  test('proves a return, a bank file, the client’s page and ten languages', async () => {
    await open()
    const proofs = section('See it work')
    expect(proofs.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    expect(proofs.getByText(/^Matches your books to the paisa/)).toHaveTextContent(
      '₹11,33,837.10 including ₹1,34,746.35 tax',
    )
    for (const reason of [
      'invoice number and amount match',
      'client name matches, amount matches less TDS',
      'client name and the sum of these invoices match',
    ])
      expect(proofs.getByText(reason)).toBeVisible()
    expect(proofs.getByRole('img', { name: /client on a phone/ })).toHaveTextContent('I have paid')
    expect(proofs.getByText('Odia')).toBeVisible()
  })

  // [what-12] [what-14]
  test('says what belongs to whom, and advertises six features, which are there, and plans, which are not', async () => {
    await open()
    const items = section('Yours').getAllByRole('listitem')
    expect(items).toHaveLength(5)
    expect(section('Yours').getByRole('link')).toHaveAttribute('href', '/api-docs')
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
    expect(
      screen.getByRole('heading', { name: 'Subscription plans are launching soon' }),
    ).toBeVisible()
  })

  // [what-13]
  test('shows three testimonials, each marked as a sample, and names the tab', async () => {
    await open()
    const figures = section('Reviews').getAllByRole('figure')
    const sections = within(screen.getByRole('main')).getAllByRole('region')
    expect(sections.at(-1)).toHaveAccessibleName('Reviews')
    expect(figures).toHaveLength(3)
    for (const figure of figures) {
      expect(within(figure).getByText('Sample review')).toBeVisible()
    }
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
