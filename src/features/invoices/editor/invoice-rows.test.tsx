import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import {
  button,
  field,
  openForm,
  putInvoice,
  putRow,
  row,
  submit,
  total,
  unanswered,
} from '#tests/setup/screens/invoice-form.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

describe('the items', () => {
  // [valid-13]
  test('begin at a quantity of 1, and take amounts from 0 in steps of 0.01', async () => {
    dataApi()
    await openForm()
    expect(row(1).getByLabelText('Quantity')).toHaveAttribute('min', '1')
    expect(row(1).getByLabelText('Amount')).toHaveAttribute('min', '0')
    expect(row(1).getByLabelText('Amount')).toHaveAttribute('step', '0.01')
  })

  // [create-2] [create-3] [entity-5] [entity-14]
  test('can be added and removed while there is more than one; the focus goes along, and the total as it is typed', async () => {
    dataApi()
    const { user } = await openForm()
    expect(total()).toHaveTextContent('₹0.00')
    expect(button('Remove item 1')).toBeDisabled()

    await user.click(button('Add Item'))
    await waitFor(() => expect(row(2).getByLabelText('Description')).toHaveFocus())
    expect(row(2).getByLabelText('Quantity')).toHaveValue('1')
    await user.click(button('Add Item'))
    putRow(1, 'Design', '3', '1234567.5')
    expect(total()).toHaveTextContent('₹12,34,567.50')
    putRow(2, 'Signage', '1', '0.49')
    expect(total()).toHaveTextContent('₹12,34,567.99')
    put(row(2).getByLabelText('Amount'), '-1')
    expect(total()).toHaveTextContent('₹12,34,567.50')
    putRow(3, 'Print', '1', '30')

    await user.click(button('Remove item 2'))
    await waitFor(() => expect(row(2).getByLabelText('Description')).toHaveValue('Print'))
    await waitFor(() => expect(row(2).getByLabelText('Description')).toHaveFocus())
    expect(total()).toHaveTextContent('₹12,34,597.50')

    await user.click(button('Remove item 2'))
    await waitFor(() => expect(row(1).getByLabelText('Description')).toHaveFocus())
    expect(button('Remove item 1')).toBeDisabled()
  })

  // [valid-12]
  test('turn a quantity that is no whole number into 0, and keep saying what was typed', async () => {
    dataApi()
    await openForm()
    const input = row(1).getByLabelText('Quantity')
    for (const [quantity = '', said] of [
      ['', ''],
      ['1.5', '1.5 is not a whole number of 1 or more.'],
      ['-2', '-2 is not a whole number of 1 or more.'],
    ]) {
      put(input, quantity)
      fireEvent.blur(input)
      expect(input).toHaveValue('0')
      expect(input).toHaveAccessibleDescription(said)
      put(input, '2')
      expect(input).toHaveAccessibleDescription('')
    }
  })

  beforeRelease('that are not complete are announced with what they come to', async () => {
    dataApi()
    const { user } = await openForm()
    putInvoice()
    await user.click(button('Add Item'))
    expect(screen.queryByText(/won’t be included/)).not.toBeInTheDocument()

    putRow(2, 'Signage', '1', '')
    const notice = screen.getByText(
      '1 row is incomplete and won’t be included. Add its description, quantity and amount.',
    )
    expect(notice.closest('[aria-live="polite"]')).not.toBeNull()
    await user.click(button('Add Item'))
    putRow(3, '', '1', '20')
    expect(total()).toHaveTextContent('₹1,500.50')
    const sentence = 'incomplete and won’t be included. Add'
    expect(
      screen.getByText(`2 rows (₹20.00) are ${sentence} their description, quantity and amount.`),
    ).toBeVisible()
    await user.click(button('Remove item 2'))
    put(field('Currency'), 'USD')
    expect(
      screen.getByText(`1 row (US$20.00) is ${sentence} its description, quantity and amount.`),
    ).toBeVisible()
  })

  beforeRelease('with letters that the PDF cannot print are announced', async () => {
    dataApi()
    const { user } = await openForm()
    await user.click(button('Address and more'))
    put(field('Client name'), '川 कावेरी')
    put(field('City'), 'ถนน')
    put(row(1).getByLabelText('Description'), 'Logo 🎨')
    const notice = screen.getByText(/The PDF cannot print 川 ถ น 🎨 and shows □ instead\./)
    expect(notice.closest('[aria-live="polite"]')).not.toBeNull()
    put(field('Client name'), 'Kaveri')
    put(field('City'), 'Bangkok')
    put(row(1).getByLabelText('Description'), 'Logo')
    expect(screen.queryByText(/cannot print/)).not.toBeInTheDocument()
  })
})

describe('what is due in parts', () => {
  const part = (number: number) =>
    within(screen.getByRole('group', { name: `Instalment ${number}` }))

  test('is a half now and the rest in thirty days until somebody says otherwise', async () => {
    const { bodies } = dataApi({ answers: unanswered })
    const { user } = await openForm()
    putInvoice()
    await user.click(button('Split payment'))
    expect(screen.queryByLabelText('Due date')).not.toBeInTheDocument()
    expect(part(1).getByLabelText('Due on')).toHaveValue('1 Jan 2990')
    expect(part(2).getByLabelText('Due on')).toHaveValue('31 Jan 2990')
    await waitFor(() => expect(part(1).getByLabelText('Amount or percentage')).toHaveFocus())
    await user.keyboard('33.33%')
    expect(part(1).getByText('₹500.12')).toBeVisible()
    expect(part(2).getByText('₹1,000.38')).toBeVisible()

    await user.click(button('Add instalment'))
    put(part(2).getByLabelText('Amount or percentage'), '500')
    expect(part(3).getByText('₹500.38')).toBeVisible()
    await user.click(button('Remove instalment 3'))
    await submit(user)
    await waitFor(() => expect(bodies('POST /rpc/issue_draft')).toHaveLength(1))
    const rest = { days: null, amount_minor: null, share: null }
    expect(bodies('POST /rpc/issue_draft')).toMatchObject([
      {
        document: {
          due_date: '2990-01-01',
          parts: [
            { ...rest, due_date: '2990-01-01', share: 3_333 },
            { ...rest, due_date: '2990-01-31' },
          ],
        },
      },
    ])
    expect(bodies('POST /rpc/save_draft').at(-1)).toMatchObject({
      content: {
        parts: [
          { dueDate: '2990-01-01', amount: '33.33%' },
          { dueDate: '2990-01-31', amount: '' },
        ],
      },
    })
  })

  beforeRelease(
    'is due at once again by one press, and says beside a part what is wrong with it',
    async () => {
      const sum = refused(422, 'parts_sum', 'parts.1.amount', { minor: 150_050, currency: 'INR' })
      dataApi({ answers: { 'POST /rpc/issue_draft': sum } })
      const { user } = await openForm()
      putInvoice()
      await user.click(button('Split payment'))
      put(part(1).getByLabelText('Amount or percentage'), '1500.50')
      await submit(user)
      expect(
        await part(2).findByText('The instalments must add up to the total of ₹1,500.50.'),
      ).toBeVisible()
      await user.click(button('Single due date'))
      expect(field('Due date')).toHaveValue('1 Jan 2990')
      expect(button('Split payment')).toHaveFocus()
      expect(screen.queryByRole('group', { name: 'Instalment 1' })).not.toBeInTheDocument()
    },
  )
})

describe('the due date', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T06:00:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const choices = () => within(screen.getByRole('group', { name: 'Date shortcuts' }))
  const chosen = () =>
    choices()
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent)

  beforeRelease('a due date is chosen by its distance, and said in words', async () => {
    dataApi()
    const { user } = await openForm()
    await user.click(choices().getByRole('button', { name: '15 days' }))
    expect(field('Due date')).toHaveValue('9 Dec 2026')
    expect(field('Due date')).toHaveAccessibleDescription('in 15 days')
    expect(chosen()).toEqual(['15 days'])
    await user.click(choices().getByRole('button', { name: 'End of month' }))
    expect(field('Due date')).toHaveValue('30 Nov 2026')
    put(field('Due date'), '25/11')
    expect(field('Due date')).toHaveAccessibleDescription('25 Nov 2026 · tomorrow')
    fireEvent.blur(field('Due date'))
    expect(field('Due date')).toHaveValue('25 Nov 2026')
    expect(field('Due date')).toHaveAccessibleDescription('tomorrow')
    expect(choices().queryAllByRole('button', { pressed: true })).toEqual([])
  })

  beforeRelease(
    'the distance is counted from the issue date, which is today until another day is given',
    async () => {
      dataApi()
      const { user } = await openForm()
      expect(field('Issue date')).toHaveValue('24 Nov 2026')
      put(field('Issue date'), '2026-11-01')
      await user.click(choices().getByRole('button', { name: '30 days' }))
      expect(field('Due date')).toHaveValue('1 Dec 2026')
    },
  )

  test("the client's own terms are offered first, and are chosen with the client", async () => {
    const client = clientRow(1, { terms_days: 45 })
    dataApi({ clients: [client] })
    await openSignedIn(`/invoice/create?client=${client.id}`)
    expect(await screen.findByRole('button', { name: 'Client’s terms: 45 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(field('Due date')).toHaveValue('8 Jan 2027')
  })
})
