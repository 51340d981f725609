import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import {
  button,
  field,
  openForm,
  putInvoice,
  row,
  sent,
  sentRow,
  submit,
  total,
} from '#tests/setup/screens/invoice-form.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const issue = 'POST /rpc/issue_draft'
const of = (number: number, label: string) => row(number).getByLabelText(label)

async function openRated() {
  const opened = await openForm()
  putInvoice()
  await opened.user.click(button('Show rate, unit and discount'))
  return opened
}

test('12.5 hours at a rate are issued as they are shown', async () => {
  const { bodies } = dataApi()
  const { user } = await openRated()
  put(of(1, 'Quantity'), '12.5')
  fireEvent.blur(of(1, 'Quantity'))
  put(of(1, 'Unit'), 'hours')
  put(of(1, 'Rate'), '600')
  expect(of(1, 'Quantity')).toHaveValue('12.5')
  await waitFor(() => expect(of(1, 'Amount')).toHaveValue('7500.00'))
  expect(of(1, 'Amount')).toHaveAttribute('readonly')
  expect(total()).toHaveTextContent('₹7,500.00')
  put(of(1, 'Discount'), '10%')
  await waitFor(() => expect(total()).toHaveTextContent('₹6,750.00'))

  await submit(user)
  await screen.findByText('Invoice created successfully!')
  const rated = {
    ...sentRow,
    ...{ quantity: '12.5', unit: 'hours', rate: '600', discount_percent: '10' },
    amount_minor: 675_000,
  }
  expect(bodies(issue)).toMatchObject([{ document: { ...sent, items: [rated] } }])
})

test('without its rate a row keeps its amount, and its quantity is whole again', async () => {
  const { bodies } = dataApi()
  const { user } = await openRated()
  put(of(1, 'Rate'), '600')
  await waitFor(() => expect(of(1, 'Amount')).toHaveValue('1200.00'))
  // The switch must not hide values of a row.
  expect(button('Show rate, unit and discount')).toBeDisabled()
  put(of(1, 'Rate'), '')
  expect(of(1, 'Amount')).toHaveValue('1200.00')
  expect(of(1, 'Amount')).not.toHaveAttribute('readonly')
  put(of(1, 'Quantity'), '1.5')
  await submit(user)
  await waitFor(() =>
    expect(of(1, 'Quantity')).toHaveAccessibleDescription('Quantity must be a whole number.'),
  )
  expect(bodies(issue)).toEqual([])
  await user.click(button('Show rate, unit and discount'))
  fireEvent.blur(of(1, 'Quantity'))
  expect(of(1, 'Quantity')).toHaveValue('0')
})

test('rates stay shown for a seller who uses them, until hidden', async () => {
  dataApi()
  const { user, unmount } = await openRated()
  unmount()
  const again = await openForm()
  expect(of(1, 'Rate')).toBeVisible()
  await again.user.click(button('Show rate, unit and discount'))
  expect(row(1).queryByLabelText('Rate')).not.toBeInTheDocument()
  expect(user).toBeDefined()
})

test.each([
  ['Rate', '0.00001', 'Rate must be a number with at most four decimals.'],
  ['Discount', '200%', 'Discount can be at most 100 %.'],
  ['Unit', 'x'.repeat(21), 'Unit can have at most 20 characters.'],
])('%s refuses %s beside it', async (label, value, message) => {
  const { bodies } = dataApi()
  const { user } = await openRated()
  put(of(1, 'Rate'), '10')
  put(of(1, label), value)
  await submit(user)
  await waitFor(() => expect(of(1, label)).toHaveAccessibleDescription(message))
  expect(bodies(issue)).toEqual([])
})

test('a day of issue before the newest number is refused beside its field', async () => {
  const answer = refused(422, 'issue_date_too_early', 'issueDate', { day: '2026-11-20' })
  const { bodies } = dataApi({ answers: { [issue]: answer } })
  const { user } = await openForm()
  putInvoice()
  put(field('Issue date'), '2026-05-01')
  await submit(user)
  expect(
    await screen.findByText(
      'Issue date cannot be before 20 Nov 2026: numbers must follow the order of dates.',
    ),
  ).toBeVisible()
  expect(field('Issue date')).toHaveFocus()
  expect(bodies(issue)).toMatchObject([{ document: { issue_date: '2026-05-01' } }])
})
