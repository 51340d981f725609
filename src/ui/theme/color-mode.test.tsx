import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { UiProvider } from '../ui-provider.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const root = document.documentElement
const toggle = () => screen.getByRole('button', { name: 'Toggle theme' })

// [layout-11] [const-23]
test('the theme is dark until the user chooses, and the choice is kept', async () => {
  render(<ThemeToggle />, { wrapper: UiProvider })
  expect(root).toHaveClass('dark')
  expect(toggle()).toHaveAccessibleDescription('Theme: dark. Press for light.')

  await userEvent.click(toggle())
  expect(root).toHaveClass('light')
  expect(root).not.toHaveClass('dark')
  expect(localStorage.getItem('bahi-theme')).toBe('light')
  expect(screen.getByText('Theme: light')).toHaveAttribute('aria-live', 'polite')

  await userEvent.click(toggle())
  expect(localStorage.getItem('bahi-theme')).toBe('system')
  await userEvent.click(toggle())
  expect(localStorage.getItem('bahi-theme')).toBe('dark')
})

test('a choice made in another tab arrives here', () => {
  render(<ThemeToggle />, { wrapper: UiProvider })
  act(() => {
    localStorage.setItem('bahi-theme', 'light')
    window.dispatchEvent(new StorageEvent('storage', { key: 'bahi-theme', newValue: 'light' }))
  })
  expect(root).toHaveClass('light')
  expect(toggle()).toHaveAccessibleDescription('Theme: light. Press for system.')
})
