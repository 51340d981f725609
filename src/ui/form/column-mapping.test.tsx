import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../ui-provider.tsx'
import { ColumnMapping } from './column-mapping.tsx'

const changed = vi.fn()

function Example() {
  const [value, setValue] = useState<Partial<Record<'day' | 'amount', number>>>({ day: 0 })
  return (
    <ColumnMapping
      fields={[
        { field: 'day', label: 'Date', isRequired: true },
        { field: 'amount', label: 'Amount' },
      ]}
      heads={['Txn Date', '', 'Deposit']}
      samples={[
        ['01/04/26', 'x', ''],
        ['02/04/26', 'y', '100.00'],
      ]}
      value={value}
      onChange={(next) => {
        changed(next)
        setValue(next)
      }}
    />
  )
}

test('each field has a column of the file, whose first values are shown, and may lose it again', async () => {
  render(<Example />, { wrapper: UiProvider })
  expect(screen.getByText('01/04/26 · 02/04/26')).toBeVisible()
  const amount = screen.getByRole('combobox', { name: /Amount/ })
  expect(
    within(amount)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Not in the file', 'Txn Date', 'Column B', 'Deposit'])
  await userEvent.selectOptions(amount, 'Deposit')
  expect(screen.getByText('100.00')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Date' }), '')
  expect(changed.mock.calls.map(([next]) => next)).toEqual([{ day: 0, amount: 2 }, { amount: 2 }])
})
