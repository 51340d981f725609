import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UiProvider } from '../../ui-provider.tsx'
import { SelectField } from './select-field.tsx'

test('a select is named by its label and starts at its placeholder', () => {
  render(
    <SelectField
      label="City"
      placeholder="Choose a city"
      options={['Mumbai', { value: 'Pune', label: 'Pune (Poona)' }]}
      error="Please select your city."
    />,
    { wrapper: UiProvider },
  )
  const select = screen.getByRole('combobox', { name: 'City' })
  expect(select).toHaveValue('')
  expect(select).toHaveAccessibleDescription('Please select your city.')
  expect(select).toBeInvalid()
  expect(screen.getByRole('option', { name: 'Pune (Poona)' })).toHaveValue('Pune')
})
