import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../ui-provider.tsx'
import { SubmitButton } from './submit-button.tsx'

const button = (pending: boolean) => (
  <SubmitButton pending={pending} pendingText="Signing in...">
    Sign In
  </SubmitButton>
)

test('while pending the button says so and cannot be pressed twice', () => {
  const { rerender } = render(button(false), { wrapper: UiProvider })
  const idle = screen.getByRole('button')
  expect(idle).toHaveTextContent(/^Sign In$/)
  expect(idle).toHaveAttribute('type', 'submit')
  expect(idle).not.toHaveAttribute('aria-busy')

  rerender(button(true))
  const pending = screen.getByRole('button')
  expect(pending).toHaveTextContent(/^Signing in\.\.\.$/)
  expect(pending).toBeDisabled()
  expect(pending).toHaveAttribute('aria-busy', 'true')
})
