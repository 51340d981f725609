import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
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
  unanswered,
} from '#tests/setup/screens/invoice-form.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const issue = 'POST /rpc/issue_draft'
const of = (number: number, label: string) => row(number).getByLabelText(label)

async function openAll() {
  const opened = await openForm()
  putInvoice()
  await opened.user.click(button('More columns'))
  return opened
}

beforeRelease('12.5 hours at a rate are issued as they are shown', async () => {
  const { bodies } = dataApi({ answers: unanswered })
  const { user } = await openAll()
  put(of(1, 'Quantity'), '12.5')
  put(of(1, 'Unit'), 'hours')
  put(of(1, 'Rate'), '600')
  fireEvent.blur(of(1, 'Quantity'))
  expect(of(1, 'Quantity')).toHaveValue('12.5')
  await waitFor(() => expect(of(1, 'Amount')).toHaveValue('7,500.00'))
  expect(of(1, 'Amount')).toHaveAttribute('readonly')
  expect(total()).toHaveTextContent('₹7,500.00')
  put(of(1, 'Discount'), '10%')
  await waitFor(() => expect(total()).toHaveTextContent('₹6,750.00'))

  await submit(user)
  const rated = {
    ...sentRow,
    ...{ quantity: '12.5', unit: 'hours', rate: '600', discount_percent: '10' },
    amount_minor: 675_000,
  }
  await waitFor(() =>
    expect(bodies(issue)).toMatchObject([{ document: { ...sent, items: [rated] } }]),
  )
})

test('without its rate a row keeps its amount, and its quantity is whole again', async () => {
  const { bodies } = dataApi()
  const { user } = await openForm()
  putInvoice()
  put(of(1, 'Rate'), '600')
  await waitFor(() => expect(of(1, 'Amount')).toHaveValue('1,200.00'))
  put(of(1, 'Rate'), '')
  expect(of(1, 'Amount')).toHaveValue('1,200.00')
  expect(of(1, 'Amount')).not.toHaveAttribute('readonly')
  put(of(1, 'Quantity'), '1.5')
  await submit(user)
  await waitFor(() =>
    expect(of(1, 'Quantity')).toHaveAccessibleDescription('Quantity must be a whole number.'),
  )
  expect(bodies(issue)).toEqual([])
  fireEvent.blur(of(1, 'Quantity'))
  expect(of(1, 'Quantity')).toHaveValue('0')
})

beforeRelease('a quantity with a fraction waits for its rate until the row is left', async () => {
  dataApi()
  const { user } = await openForm()
  const type = async (quantity: string) => {
    await user.click(of(1, 'Quantity'))
    await user.keyboard(quantity)
  }
  await type('{Backspace}1.5{Enter}')
  expect(of(1, 'Quantity')).toHaveValue('1.5')
  await user.click(field('Notes'))
  expect(of(1, 'Quantity')).toHaveValue('0')
  await type('{Backspace}1.5')
  await user.click(of(1, 'Rate'))
  await user.keyboard('600')
  await user.click(field('Notes'))
  expect(of(1, 'Quantity')).toHaveValue('1.5')
  expect(of(1, 'Rate')).toHaveValue('600.00')
})

beforeRelease(
  'further columns stay for whoever asked for them; one shows anyway while a row needs it',
  async () => {
    dataApi()
    const { user, unmount } = await openForm()
    const shown = () => ['Unit', 'Discount'].filter((name) => row(1).queryByLabelText(name))
    expect(shown()).toEqual([])
    await user.click(button('More columns'))
    expect(shown()).toEqual(['Unit', 'Discount'])
    put(of(1, 'Discount'), '5%')
    await user.click(button('Fewer columns'))
    expect(shown()).toEqual(['Discount'])
    await user.click(button('More columns'))
    unmount()
    await openForm()
    expect(shown()).toEqual(['Unit', 'Discount'])
  },
)

beforeRelease('a discount that is refused is refused beside it', async () => {
  const { bodies } = dataApi()
  const { user } = await openAll()
  put(of(1, 'Rate'), '10')
  put(of(1, 'Discount'), '200%')
  await submit(user)
  await waitFor(() =>
    expect(of(1, 'Discount')).toHaveAccessibleDescription('Discount can be at most 100 %.'),
  )
  expect(bodies(issue)).toEqual([])
})

beforeRelease('a day of issue before the newest number is refused beside its field', async () => {
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
