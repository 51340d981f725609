import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../../ui-provider.tsx'
import { MoneyField } from './money-field.tsx'

const field = () => screen.getByLabelText('Amount')

const [sent, typed] = [vi.fn(), vi.fn()]

function Form() {
  const form = useForm({ defaultValues: { amount: '40900.50' } })
  return (
    <form onSubmit={form.handleSubmit((values) => sent(values))}>
      <MoneyField label="Amount" currency="INR" {...form.register('amount')} />
      <button type="button" onClick={() => form.setValue('amount', '250000')}>
        All
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

function Own() {
  const [value, setValue] = useState('1250')
  return (
    <>
      <MoneyField
        label="Amount"
        currency="USD"
        value={value}
        onValue={(next) => {
          typed(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue('1234567.8')}>
        All
      </button>
    </>
  )
}

test('a form gives and gets the plain amount, while the field shows its groups', async () => {
  const user = userEvent.setup()
  render(<Form />, { wrapper: UiProvider })
  expect(field()).toHaveValue('40,900.50')
  // One digit less leaves the comma out of place.
  await user.click(field())
  await user.keyboard('{End}{ArrowLeft>4/}{Backspace}')
  expect(field()).toHaveValue('40,90.50')
  await user.click(screen.getByText('Send'))
  expect(sent).toHaveBeenLastCalledWith({ amount: '4090.50' })
  expect(field()).toHaveValue('4,090.50')
  await user.click(screen.getByText('All'))
  expect(field()).toHaveValue('2,50,000.00')
  await user.click(screen.getByText('Send'))
  expect(sent).toHaveBeenLastCalledWith({ amount: '250000' })
})

test('a field of no form gives the plain amount while one types, and shows the groups of its currency', async () => {
  const user = userEvent.setup()
  render(<Own />, { wrapper: UiProvider })
  expect(field()).toHaveValue('1,250.00')
  await user.clear(field())
  await user.type(field(), '3*1,500')
  expect(typed).toHaveBeenLastCalledWith('4500')
  await user.click(screen.getByText('All'))
  expect(field()).toHaveValue('1,234,567.80')
})
