import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../../tests/setup/app.tsx'

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
    await screen.findByRole('heading', { level: 1, name: 'Thank you, we passed it on' }),
  ).toBeVisible()
  expect(screen.getByText(/Nothing is settled until then/)).toBeVisible()
  expect(screen.queryByText(/Payment Successful/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Back to the invoice' })).not.toBeInTheDocument()
})

test('a client who reported a payment finds the way back to the invoice', async () => {
  await openApp('/payment-sucess?claim=6AKrDHqzviZLnoIyZdjlS2mW')
  expect(await screen.findByRole('link', { name: 'Back to the invoice' })).toHaveAttribute(
    'href',
    '/i/6AKrDHqzviZLnoIyZdjlS2mW',
  )
})
