import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dataApi, everythingAsked } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import {
  button,
  field,
  openForm,
  putInvoice,
  putRow,
  row,
  total,
  unanswered,
} from '#tests/setup/screens/invoice-form.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'
import { withStyles } from '#tests/setup/screens/styles.ts'

const issue = 'POST /rpc/issue_draft'
const of = (number: number, label: string) => row(number).getByLabelText(label)
const focused = () => document.activeElement as HTMLElement
const groups = () => document.querySelectorAll('[role=group][aria-label^=Item]')
/** The descriptions of the rows, in their order. */
const descriptions = () => Array.from(groups(), (group) => group.querySelector('textarea')?.value)
/** Pastes as a browser does. */
const paste = (field: HTMLElement, text: string) =>
  fireEvent.paste(field, { clipboardData: { getData: () => text } })

test('Enter goes on to what a row lacks, then to the next row; at the end it adds one', async () => {
  const { bodies } = dataApi()
  const { user } = await openForm()
  putInvoice()
  putRow(1, '', '1', '')
  await user.click(of(1, 'Description'))
  await user.keyboard('Logo{Enter}')
  expect(of(1, 'Quantity')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(of(1, 'Rate')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(of(1, 'Amount')).toHaveFocus()
  await user.keyboard('12*1,500{Enter}')
  expect(total()).toHaveTextContent('₹18,000.00')
  await waitFor(() => expect(of(2, 'Description')).toHaveFocus())
  expect(of(1, 'Amount')).toHaveValue('18,000.00')
  // Plain as it is entered, and whole to be typed over.
  of(1, 'Amount').focus()
  expect(of(1, 'Amount')).toHaveValue('18000')
  await user.keyboard('750')
  expect(of(1, 'Amount')).toHaveValue('750')
  await user.click(of(2, 'Description'))
  // An empty one adds nothing more.
  await user.keyboard('{Enter}')
  expect(groups()).toHaveLength(2)
  expect(bodies(issue)).toEqual([])
})

beforeRelease(
  'Tab at the end of the last row adds one, leaves from an empty one, and Backspace removes that',
  async () => {
    withStyles()
    dataApi()
    const { user } = await openForm()
    putRow(1, 'Logo', '1', '10')
    await user.click(of(1, 'Amount'))
    await user.keyboard('{Tab}')
    await waitFor(() => expect(of(2, 'Description')).toHaveFocus())
    await user.click(of(2, 'Amount'))
    await user.keyboard('{Tab}')
    expect(groups()).toHaveLength(2)
    expect(focused()).not.toHaveAttribute('name')
    put(of(2, 'Amount'), '7')
    await user.click(of(2, 'Description'))
    await user.keyboard('{Backspace}')
    expect(groups()).toHaveLength(2)
    put(of(2, 'Amount'), '')
    await user.click(of(2, 'Description'))
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(groups()).toHaveLength(1))
    expect(of(1, 'Description')).toHaveFocus()
    // The only row stays.
    put(of(1, 'Description'), '')
    put(of(1, 'Amount'), '')
    await user.keyboard('{Backspace}')
    expect(groups()).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(groups()).toHaveLength(2))
  },
)

beforeRelease('a row that is removed comes back in its place, as it was', async () => {
  dataApi()
  const { user } = await openForm()
  await user.click(button('Add Item'))
  putRow(1, 'Logo', '3', '10')
  putRow(2, 'Cards', '1', '20')
  await user.click(button('Remove item 1'))
  expect(await screen.findByText('Row removed.')).toBeVisible()
  await waitFor(() => expect(descriptions()).toEqual(['Cards']))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(descriptions()).toEqual(['Logo', 'Cards']))
  expect(of(1, 'Quantity')).toHaveValue('3')
  expect(total()).toHaveTextContent('₹30.00')
})

beforeRelease('Alt and an arrow move a row with its focus, Ctrl+D doubles it', async () => {
  dataApi()
  const { user } = await openForm()
  await user.click(button('Add Item'))
  putRow(1, 'Logo', '3', '10')
  putRow(2, 'Cards', '1', '20')
  await user.click(of(1, 'Quantity'))
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(descriptions()).toEqual(['Logo', 'Cards'])
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(descriptions()).toEqual(['Cards', 'Logo'])
  expect(of(2, 'Quantity')).toHaveFocus()
  expect(screen.getByText('Item 1 is now item 2.')).toBeInTheDocument()
  await user.keyboard('{Control>}d{/Control}')
  expect(descriptions()).toEqual(['Cards', 'Logo', 'Logo'])
  expect(of(3, 'Description')).toHaveFocus()
  expect(total()).toHaveTextContent('₹40.00')
})

beforeRelease('Ctrl+S saves at once, Ctrl+Enter issues once, from any field', async () => {
  const { bodies } = dataApi({ answers: unanswered })
  const { user } = await openForm()
  putInvoice()
  await user.click(field('Notes'))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(bodies('POST /rpc/save_draft')).toHaveLength(1), { timeout: 300 })
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await waitFor(() => expect(bodies(issue)).toHaveLength(1))
  await act(everythingAsked)
  expect(bodies(issue)).toHaveLength(1)
})

beforeRelease('? shows the keys, and is a letter in a field', async () => {
  dataApi()
  const { user } = await openForm()
  await user.click(field('Client name'))
  await user.keyboard('?')
  expect(field('Client name')).toHaveValue('?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(button('Add Item'))
  await waitFor(() => expect(of(2, 'Description')).toHaveFocus())
  button('Add Item').focus()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await user.click(button('Close'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

beforeRelease(
  'cells of a spreadsheet are shown before they become rows, and can be taken back',
  async () => {
    dataApi()
    const { user } = await openForm()
    putRow(1, 'Logo', '1', '10')
    paste(of(1, 'Quantity'), '4\n')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    paste(of(1, 'Description'), 'Particulars\tAmount\tQty\nCards\t1,250.50\t2\nPosters\t₹20\t5')
    const dialog = await screen.findByRole('dialog', { name: 'Paste 2 rows' })
    expect(dialog).toHaveTextContent('1,250.50')
    expect(screen.getByLabelText('Column 2')).toHaveValue('amount')
    // A field is filled by one column.
    put(screen.getByLabelText('Column 3'), 'amount')
    expect(screen.getByLabelText('Column 2')).toHaveValue('')
    put(screen.getByLabelText('Column 3'), 'quantity')
    put(screen.getByLabelText('Column 2'), 'amount')
    await user.click(button('Add 2 rows'))
    expect(descriptions()).toEqual(['Logo', 'Cards', 'Posters'])
    expect(await screen.findByText('2 rows pasted.')).toBeVisible()
    expect(of(2, 'Description')).toHaveFocus()
    expect(of(3, 'Quantity')).toHaveValue('5')
    expect(total()).toHaveTextContent('₹1,280.50')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(descriptions()).toEqual(['Logo']))
  },
)

test('a list fills an empty row and those behind it, as far as there is room', async () => {
  dataApi()
  const { user } = await openForm()
  paste(of(1, 'Description'), Array.from({ length: 502 }, (_, line) => `- Line ${line}`).join('\n'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste 502 rows' }))
  expect(screen.getByText(/at most 500 items. Only the first 500 are added/)).toBeVisible()
  await user.click(dialog.getByText('Cancel'))
  expect(groups()).toHaveLength(1)
  paste(of(1, 'Description'), '- Cards\n- Logo')
  await user.click(await screen.findByRole('button', { name: 'Add 2 rows' }))
  expect(descriptions()).toEqual(['Cards', 'Logo'])
})
