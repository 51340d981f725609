import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../../ui-provider.tsx'
import { NumberField } from './number-field.tsx'

const field = () => screen.getByRole('spinbutton', { name: 'Amount' })

// Stands in for the browser's part, which jsdom lacks.
const insertText = vi.fn((_command: string, _ui: boolean, text: string) => {
  fireEvent.input(field(), { target: { value: text } })
  return true
})
Object.defineProperty(document, 'execCommand', { value: insertText })
afterEach(() => insertText.mockClear())

test('the mouse wheel lets go of the field, so that a scroll changes no amount', () => {
  render(<NumberField label="Amount" defaultValue="84000" />, { wrapper: UiProvider })
  field().focus()
  fireEvent.wheel(field(), { deltaY: 100 })
  expect(field()).not.toHaveFocus()
  expect(field()).toHaveValue(84000)
})

test('an amount that is pasted with its currency is typed as its number', async () => {
  render(<NumberField label="Amount" />, { wrapper: UiProvider })
  await userEvent.click(field())
  await userEvent.paste('₹1,23,456.50 /-')
  expect(field()).toHaveValue(123456.5)
  expect(insertText).toHaveBeenCalledWith('insertText', false, '123456.50')
})

test.each(['1200', 'twelve'])('"%s" is pasted as the browser does it', async (text) => {
  render(<NumberField label="Amount" />, { wrapper: UiProvider })
  await userEvent.click(field())
  await userEvent.paste(text)
  expect(insertText).not.toHaveBeenCalled()
})
