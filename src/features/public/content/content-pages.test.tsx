import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { product } from '#domain/product.ts'
import { openApp } from '#tests/setup/screens/app.tsx'

const open = async (address: string, title: string) => {
  const opened = await openApp(address)
  await screen.findByRole('heading', { level: 1, name: title })
  return { ...opened, main: within(screen.getByRole('main')) }
}

const mail = `mailto:${product.supportEmail}`

// [public-29]
test.each([
  ['/about', 'About Bahi', 'it does not file returns', ['/contact']],
  ['/careers', 'Careers', 'There are no open positions at the moment.', ['/contact']],
  ['/contact', 'Contact', product.supportEmail, [mail, '/support']],
  [
    '/blog',
    'What a GST invoice must show',
    'Call it an invoice, not a tax invoice',
    ['/try', '/support'],
  ],
  [
    '/support',
    'Support',
    'A code works for 10 minutes',
    ['/forgot-password', '/forgot-password', '/api-docs', mail],
  ],
  [
    '/assistants',
    'Connect an assistant',
    'claude mcp add --transport http bahi http://localhost:3000/api/mcp',
    ['/setting/connections', '/api-docs'],
  ],
  ['/pricing', 'Pricing', 'Subscription plans are launching soon.', ['/dashboard', '/about']],
  ['/privacy', 'Privacy', 'There are no tracking cookies', [mail]],
  ['/terms', 'Terms', 'subscription plans are launching soon', ['/pricing', '/privacy', mail]],
])('%s says what it is there for', async (address, title, words, links) => {
  await open(address, title)
  const article = screen.getByRole('article')
  expect(article).toHaveTextContent(words)
  expect(
    within(article)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(links)
  expect(document.title).toBe(`${title} · Bahi`)
})

test.each([
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
])('%s is marked as a template for the host', async (address, title) => {
  const { main } = await open(address, title)
  expect(main.getByRole('note', { name: 'Template' })).toHaveTextContent(
    'Template, to be completed by the host',
  )
})

test('the support page answers the first questions', async () => {
  const { main } = await open('/support', 'Support')
  expect(main.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
    'The code did not arrive',
    'I forgot my password',
    'An invoice is wrong',
    'Which exchange rate is used?',
    'The PDF shows □ in place of a character',
    'Is there an API?',
    'Something else',
  ])
})
