import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../tests/setup/app.tsx'

test.each([
  '/dashboard',
  '/invoices?status=PAID',
  '/invoice/create',
  '/invoice/42',
  '/setting/business',
])('a visitor of %s logs in first and comes back', async (address) => {
  const { router } = await openApp(address)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: address })
})
