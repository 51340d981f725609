import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { wordsIn } from '#src/client-page/words.ts'
import { sharedInvoiceRow } from '#tests/factories/rows/shared-invoice-row.ts'
import { server } from '#tests/msw/server.ts'
import { openApp } from '#tests/setup/screens/app.tsx'

afterEach(() => wordsIn('en'))

// [what-10] [public-24]
test.each(['/payment-sucess', '/payment-success'])('%s leads back to the home page', async (at) => {
  const { router, user } = await openApp(at)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' }),
  ).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to Home' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

// [public-25]
test('a client who reported a payment is not told that it is settled', async () => {
  await openApp('/payment-sucess?claim=1')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thank you, we have told the seller' }),
  ).toBeVisible()
  expect(screen.getByText(/The invoice page then shows it as paid/)).toBeVisible()
  expect(screen.queryByText(/Payment Successful/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Back to invoice' })).not.toBeInTheDocument()
})

test('a client who reported a payment sees its amount and payee, in the look of the invoice, and the way back', async () => {
  server.use(
    http.post('http://supabase.test/rest/v1/rpc/shared_invoice', () =>
      HttpResponse.json(
        sharedInvoiceRow({ claim: { amount_minor: 5_000_000, claimed_on: '2026-11-21' } }),
      ),
    ),
  )
  await openApp('/payment-sucess?claim=6AKrDHqzviZLnoIyZdjlS2mW&reference=433219876512')
  expect(await screen.findByText('₹50,000.00')).toBeVisible()
  for (const text of ['Neel Studio', '433219876512', 'Nov 21, 2026']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  // The page has no menu or links of ours.
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to invoice' })).toHaveAttribute(
    'href',
    '/i/6AKrDHqzviZLnoIyZdjlS2mW',
  )
})

test('a client whose invoice is in Hindi is thanked in Hindi', async () => {
  const claim = { amount_minor: 5_000_000, claimed_on: '2026-11-21' }
  server.use(
    http.post('http://supabase.test/rest/v1/rpc/shared_invoice', () =>
      HttpResponse.json(sharedInvoiceRow({ claim, language: 'hi' })),
    ),
  )
  await openApp('/payment-sucess?claim=6AKrDHqzviZLnoIyZdjlS2mW')
  // The page is drawn anew when Hindi's words arrive, so that nothing found before stays on it.
  const thanks = await screen.findByRole('heading', { name: 'धन्यवाद, हमने बता दिया है' })
  expect(thanks.closest('[lang]')).toHaveAttribute('lang', 'hi-IN')
  await waitFor(() => expect(screen.getByText('21 नवंबर 2026')).toBeVisible())
})

test('a client whose invoice cannot be asked for is thanked all the same', async () => {
  server.use(
    http.post('http://supabase.test/rest/v1/rpc/shared_invoice', () => HttpResponse.error()),
  )
  await openApp('/payment-sucess?claim=6AKrDHqzviZLnoIyZdjlS2mW')
  await waitFor(() => expect(screen.queryByLabelText('Loading')).not.toBeInTheDocument())
  expect(screen.getByText(/The seller sees/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to invoice' })).toBeVisible()
})
