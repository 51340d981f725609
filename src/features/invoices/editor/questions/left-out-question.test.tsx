import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { dollars, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { inTurn, noConnection } from '#tests/msw/auth.ts'
import { dataApi, everythingAsked } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import {
  button,
  field,
  openForm,
  putInvoice,
  putRow,
  row,
  sent,
  sentRow,
  submit,
  unanswered,
} from '#tests/setup/screens/invoice-form.ts'
import { pressEsc } from '#tests/setup/screens/mail-dialog.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const issue = 'POST /rpc/issue_draft'
const question = (name = '1 row is incomplete') =>
  screen.findByRole('dialog', { name, hidden: false })

/** A whole invoice, and below it rows that are not. */
async function putHalf(user: UserEvent, ...rows: [string, string, string][]) {
  putInvoice()
  for (const [index, values] of rows.entries()) {
    await user.click(button('Add Item'))
    putRow(index + 2, ...values)
  }
}

test('incomplete rows are named with what they lack and their amount, and nothing is sent before the answer', async () => {
  const { bodies } = dataApi()
  const { user } = await openForm()
  await putHalf(user, ['', '0', '20'], ['', '1', ''], ['Signage', '1', ''])
  await submit(user)

  const asked = within(await question('2 rows are incomplete'))
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 2 has no description and no quantity. Its ₹20.00 will not be included.',
    'Row 4 has no amount.',
  ])
  expect(asked.getByText(/Without these rows the total is ₹1,500\.50\./)).toBeVisible()
  expect(bodies(issue)).toEqual([])
})

test('the row can be completed: the focus goes to the first field that it lacks, and nothing is lost', async () => {
  const { bodies } = dataApi({ answers: unanswered })
  const { user } = await openForm()
  await putHalf(user, ['Signage', '0', ''])
  await submit(user)
  await question()
  await user.click(button('Complete the row'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(row(2).getByLabelText('Quantity')).toHaveFocus()
  expect(row(2).getByLabelText('Description')).toHaveValue('Signage')

  put(row(2).getByLabelText('Quantity'), '1')
  await submit(user)
  await question()
  pressEsc()
  await waitFor(() => expect(row(2).getByLabelText('Amount')).toHaveFocus())
  put(row(2).getByLabelText('Amount'), '20')
  await submit(user)
  const added = { ...sentRow, description: 'Signage', quantity: '1', amount_minor: 2_000 }
  await waitFor(() =>
    expect(bodies(issue)).toMatchObject([{ document: { items: [...sent.items, added] } }]),
  )
})

// [valid-9]
test('the invoice can be made without them, once however often it is pressed', async () => {
  const { bodies } = dataApi({ answers: unanswered })
  const { user } = await openForm()
  await putHalf(user, ['Signage', '1', ''])
  await user.dblClick(button('Create Invoice'))
  await question()
  // The second click of a double click on the form is no answer.
  for (const answer of ['Create without it', 'Complete the row']) {
    fireEvent.click(button(answer), { detail: 2 })
    await everythingAsked()
    expect(await question()).toBeVisible()
    expect(button(answer)).toBeEnabled()
  }
  expect(bodies(issue)).toEqual([])
  await user.dblClick(button('Create without it'))
  const dialog = within(await question())
  expect(dialog.getByRole('button', { name: 'Creating Invoice...' })).toBeDisabled()
  pressEsc()
  expect(await question()).toBeVisible()
  await act(everythingAsked)
  expect(bodies(issue)).toMatchObject([{ document: { items: sent.items } }])
})

beforeRelease(
  'a failure is told in the form, keeps all that was typed, and the same rows are not asked about again',
  async () => {
    const answer = inTurn(noConnection, unanswered[issue])
    const { bodies } = dataApi({ answers: { [issue]: answer } })
    const { user } = await openForm()
    await putHalf(user, ['Signage', '1', ''])
    await submit(user)
    await question()
    await user.click(button('Create without it'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create invoice.')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(row(2).getByLabelText('Description')).toHaveValue('Signage')
    await submit(user)
    await waitFor(() => expect(bodies(issue)).toHaveLength(2))
  },
)

beforeRelease('in dollars the question shows the rupees that will be issued', async () => {
  dataApi({ invoices: [summaryRow(1, dollars)] })
  const { user } = await openForm()
  await putHalf(user, ['Signage', '1', ''])
  put(field('Currency'), 'USD')
  await waitFor(() => expect(field('Exchange rate')).toHaveValue('83.5'))
  put(field('Exchange rate'), '')
  await submit(user)
  expect(within(await question()).getByText(/the total is ₹1,25,291\.75\./)).toBeVisible()
})
