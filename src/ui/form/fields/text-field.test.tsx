import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../../ui-provider.tsx'
import { TextField } from './text-field.tsx'

const wrapper = UiProvider

test('help describes the field, and "(optional)" stays out of its name', () => {
  render(<TextField label="Tax ID" optional help="15 characters" />, { wrapper })
  const field = screen.getByRole('textbox', { name: 'Tax ID' })
  expect(field).toHaveAccessibleDescription('15 characters')
  expect(field).toBeValid()
  expect(screen.getByText('(optional)')).toBeVisible()
})

test('an error is announced and linked to its field', () => {
  const { rerender } = render(<TextField label="Email" help="Yours" />, { wrapper })
  rerender(<TextField label="Email" help="Yours" error="Please enter a valid email address." />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field).toHaveAccessibleDescription('Please enter a valid email address. Yours')
  expect(field).toBeInvalid()
  expect(screen.getByText('Please enter a valid email address.').parentElement).toHaveAttribute(
    'aria-live',
    'polite',
  )
})
