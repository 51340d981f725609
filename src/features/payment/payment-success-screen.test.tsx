import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../../tests/setup/app.tsx'

test.each(['/payment-sucess', '/payment-success'])('%s leads back to the home page', async (at) => {
  const { router, user } = await openApp(at)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' }),
  ).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to Home' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})
