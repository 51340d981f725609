import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../../ui-provider.tsx'
import { SegmentedToggle } from './segmented-toggle.tsx'

const wrapper = UiProvider

// [dashboard-3]
test('one choice is always pressed where the toggle cannot be cleared', async () => {
  const onChange = vi.fn()
  render(
    <SegmentedToggle label="View" options={['month', 'day']} value="month" onChange={onChange} />,
    { wrapper },
  )
  expect(screen.getByRole('group', { name: 'View' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'month', pressed: true }))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'day', pressed: false }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('day')
})

test('pressing the choice again clears a clearable toggle', async () => {
  const onChange = vi.fn()
  render(
    <SegmentedToggle
      label="Filter by status"
      options={['PAID', 'UNPAID']}
      value="PAID"
      onChange={onChange}
      clearable
    />,
    { wrapper },
  )
  await userEvent.click(screen.getByRole('button', { name: 'PAID' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
})
