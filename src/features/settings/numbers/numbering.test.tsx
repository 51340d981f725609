import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noConnection } from '#tests/msw/auth.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const set = 'POST /rpc/set_invoice_numbering'
const field = (name: string) => screen.getByLabelText(name)
const preview = () => screen.getByText('Your next invoice').parentElement

const bars = (part: HTMLElement | null) => part?.querySelectorAll('[class*="skeleton"]') ?? []

async function open() {
  const opened = await openSignedIn('/setting/numbers')
  await waitFor(() => expect(preview()).toHaveTextContent('INV/26-27/0007'))
  await opened.user.click(screen.getByRole('button', { name: 'Edit Invoice Numbers' }))
  return opened
}

const save = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Save Numbers' }))

test('a new prefix shows at once what the next number will be, and begins at the number given', async () => {
  const { bodies } = dataApi()
  const { user } = await open()
  expect(field('Next number')).toHaveAttribute('readonly')
  put(field('Prefix'), ' ns ')
  put(field('Digits'), '3')
  expect(field('Next number')).not.toHaveAttribute('readonly')
  // Another series begins anew.
  expect(preview()).toHaveTextContent('NS/26-27/001')
  expect(screen.getByText('This series has room for 99,99,999 numbers a year.')).toBeVisible()
  put(field('Next number'), '57')
  expect(preview()).toHaveTextContent('NS/26-27/057')
  await save(user)
  expect(await screen.findByText('Invoice numbers saved.')).toBeVisible()
  expect(bodies(set)).toEqual([{ prefix: 'NS', padding: 3, next_sequence: 57 }])
  await waitFor(() => expect(preview()).toHaveTextContent('NS/26-27/057'))
  expect(screen.getByRole('button', { name: 'Edit Invoice Numbers' })).toHaveFocus()
})

test('each other kind of document has its series, its next number and the day it begins anew', async () => {
  dataApi()
  await openSignedIn('/setting/numbers')
  const others = within(await screen.findByRole('region', { name: 'Other documents' }))
  expect(others.getByText(/restart at 1 on 1 Apr 2027/)).toBeVisible()
  const rows = others.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toContain('Credit noteCN/26-27/0003')
  expect(rows).toContain('Delivery challan · Job workJW/26-27/0001')
})

test('while the numbers are loading, bars stand in their places', async () => {
  const { hold } = dataApi()
  const letGo = hold()
  await openSignedIn('/setting/numbers')
  const others = screen.getByRole('region', { name: 'Other documents' })
  expect(bars(preview()).length + bars(others).length).toBeGreaterThan(8)
  expect(others).not.toHaveTextContent('…')
  letGo()
  await waitFor(() => expect(preview()).toHaveTextContent('INV/26-27/0007'))
  expect(bars(others)).toHaveLength(0)
})

test('wrong values are refused beside their fields', async () => {
  const { bodies } = dataApi({ numbering: { started: false } })
  const { user } = await open()
  const wrong = [
    ['Prefix', 'A B', 'Prefix must have 1 to 8 letters, digits, dashes or slashes.'],
    ['Digits', '9', 'Digits must be a whole number from 1 to 8.'],
    ['Next number', '0', 'Next number must be a whole number from 1 to 99,999,999.'],
  ] as const
  for (const [label, value] of wrong) put(field(label), value)
  await save(user)
  for (const [label, , message] of wrong) {
    await waitFor(() =>
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
    )
  }
  expect(bodies(set)).toEqual([])
})

test.each([
  ['STUDIO', 'An invoice number can have at most 16 characters. Shorten the prefix.'],
  // CGST Rule 46(b).
  ['KULKARNI', 'This prefix leaves room for only 9 numbers a year'],
])('the prefix %s is refused for its length', async (prefix, message) => {
  const { bodies } = dataApi({ numbering: { started: false } })
  const { user } = await open()
  put(field('Prefix'), prefix)
  await save(user)
  await waitFor(() =>
    expect(field('Prefix')).toHaveAccessibleDescription(expect.stringContaining(message)),
  )
  expect(bodies(set)).toEqual([])
})

test('what the server says of a series that has begun is told, and what was typed stays', async () => {
  dataApi({ answers: { [set]: refused(409, 'series_started', 'nextInvoiceNumber') } })
  const { user } = await open()
  put(field('Prefix'), 'NS')
  await save(user)
  const message =
    'This series already has invoices. To choose the next number, start another prefix.'
  expect(await screen.findByText(message)).toBeVisible()
  expect(field('Prefix')).toHaveValue('NS')
})

test('numbers that could not be asked for say so, and can be asked for again', async () => {
  const { calls } = dataApi({ answers: { 'POST /rpc/invoice_numbering': noConnection } })
  const { user } = await openSignedIn('/setting/numbers')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to load your invoice numbers')
  const asked = () => calls.filter(({ call }) => call === 'POST /rpc/invoice_numbering').length
  const before = asked()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
})
