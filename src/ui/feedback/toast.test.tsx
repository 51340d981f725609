import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../ui-provider.tsx'
import { showError, showSuccess, showUndo } from './toast.tsx'

afterEach(() => {
  vi.useRealTimers()
  act(() => toast.removeAll())
})

const show = (run: () => void) => {
  render(<UiProvider>page</UiProvider>)
  act(run)
}

test('a success is a status, a failure an alert, both in the live region', () => {
  show(() => {
    showSuccess('Login successful!')
    showError('Login failed. Try again.')
  })
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute(
    'aria-live',
    'polite',
  )
  expect(screen.getByRole('status')).toHaveTextContent('Login successful!')
  expect(screen.getByRole('alert')).toHaveTextContent('Login failed. Try again.')
})

// [const-21]
test('at most three are visible, the newest among them', () => {
  show(() => {
    for (const number of [1, 2, 3, 4]) showSuccess(`Toast ${number}`)
  })
  expect(screen.getAllByRole('status')).toHaveLength(3)
  expect(screen.queryByText('Toast 1')).not.toBeInTheDocument()
  expect(screen.getByText('Toast 4')).toBeInTheDocument()
})

// [const-19]
test('a toast leaves after four seconds', () => {
  vi.useFakeTimers()
  show(() => void showSuccess('Saved.'))
  act(() => vi.advanceTimersByTime(3900))
  expect(screen.getByText('Saved.')).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(200))
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument()
})

// [const-20]
test('a toast with Undo leaves after eight seconds', () => {
  vi.useFakeTimers()
  show(() => void showUndo('Invoice deleted successfully.', () => {}))
  act(() => vi.advanceTimersByTime(7900))
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(200))
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('a toast can be closed', async () => {
  show(() => void showError('Update failed.'))
  await userEvent.click(screen.getByRole('button', { name: 'Close notification' }))
  expect(screen.queryByText('Update failed.')).not.toBeInTheDocument()
})

test('Undo is reached from the keyboard and closes its toast', async () => {
  const onUndo = vi.fn()
  show(() => void showUndo('Invoice deleted successfully.', onUndo))
  await userEvent.keyboard('{Alt>}t{/Alt}')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onUndo).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
})
