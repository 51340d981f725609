import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openAt } from '#tests/setup/screens/render.tsx'
import { fillToaster } from './toaster-slot.ts'
import { Toasts } from './toasts.tsx'

afterEach(() => act(() => fillToaster(Toasts)))

test('the live region stands before the toasts are loaded, and is the one they are put into', () => {
  fillToaster(() => null)
  openAt('/', [{ path: '/', element: 'page' }])
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).toBeEmptyDOMElement()

  act(() => fillToaster(() => <p role="status">Saved.</p>))
  expect(region).toContainElement(screen.getByRole('status'))
})
