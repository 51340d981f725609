import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../../ui-provider.tsx'
import { PasswordField } from './password-field.tsx'

test('the password shows and hides without sending the form or losing its text', async () => {
  const submit = vi.fn()
  render(
    <form onSubmit={submit}>
      <PasswordField label="Password" />
    </form>,
    { wrapper: UiProvider },
  )
  const field = screen.getByLabelText('Password')
  await userEvent.type(field, 'Khata-2026')
  expect(field).toHaveAttribute('type', 'password')

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('Khata-2026')

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
  expect(submit).not.toHaveBeenCalled()
})
