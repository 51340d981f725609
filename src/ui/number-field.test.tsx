import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NumberField } from './number-field.tsx'
import { UiProvider } from './ui-provider.tsx'

test('the mouse wheel lets go of the field, so that a scroll changes no amount', () => {
  render(<NumberField label="Amount" defaultValue="84000" />, { wrapper: UiProvider })
  const field = screen.getByRole('spinbutton', { name: 'Amount' })
  field.focus()
  fireEvent.wheel(field, { deltaY: 100 })
  expect(field).not.toHaveFocus()
  expect(field).toHaveValue(84000)
})
