import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { payTo, sharedInvoiceRow } from '#tests/factories/rows/shared-invoice-row.ts'
import { held, inTurn } from '#tests/msw/auth.ts'
import { refused } from '#tests/msw/data-api.ts'
import { openClientPage } from '#tests/setup/screens/client-page.tsx'

const field = (name: string) => screen.getByRole('textbox', { name })
const put = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } })
const send = () => screen.getByRole('button', { name: 'Send' })
const claimed = () => HttpResponse.json('claimed')

async function openForm(
  answer: () => Response | Promise<Response> = claimed,
  row = sharedInvoiceRow(),
) {
  const page = await openClientPage(row, { claim_payment: answer })
  await page.user.click(screen.getByRole('button', { name: 'I have paid' }))
  const heading = await screen.findByRole('heading', { name: 'Tell Neel Studio that you paid' })
  await waitFor(() => expect(heading).toHaveFocus())
  return page
}

test('a client reports the balance with a reference, however it was typed', async () => {
  const { user, bodies, onClaimed } = await openForm()
  expect(field('Amount (₹)')).toHaveValue('1,23,456.50')
  await user.type(field('UTR or reference'), ' 6325 1234-5678 ')
  await user.type(field('Note'), 'From my firm{Enter}')
  await waitFor(() => expect(onClaimed).toHaveBeenCalledTimes(1))
  expect(bodies('claim_payment').map(({ body }) => body)).toEqual([
    {
      token: 'token-1',
      request_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      amount_minor: 12_345_650,
      reference: '632512345678',
      note: 'From my firm',
      method: 'UPI',
    },
  ])
})

test('who can only pay by bank transfer reports one', async () => {
  // This UPI ID is older than the rule for them: the page does not offer it.
  const upi_id = 'neel@gmail.com'
  const { user, bodies } = await openForm(
    claimed,
    sharedInvoiceRow({ pay_to: { ...payTo, upi_id } }),
  )
  put(field('UTR or reference'), 'hdfcn52026112112')
  await user.click(send())
  await waitFor(() =>
    expect(bodies('claim_payment')).toMatchObject([
      { body: { method: 'Bank transfer', reference: 'HDFCN52026112112', note: null } },
    ]),
  )
})

test('two clicks make one claim', async () => {
  const { answer, letGo } = held(claimed)
  const { user, bodies, onClaimed } = await openForm(answer)
  put(field('UTR or reference'), '632512345678')
  await user.dblClick(send())
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  letGo()
  await waitFor(() => expect(onClaimed).toHaveBeenCalledTimes(1))
  expect(bodies('claim_payment')).toHaveLength(1)
})

test('a failure keeps what was typed, and the next attempt is the same claim', async () => {
  const { user, bodies, onClaimed } = await openForm(inTurn(() => HttpResponse.error(), claimed))
  put(field('Amount (₹)'), '1000')
  put(field('UTR or reference'), '632512345678')
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your report could not be sent. Please try again.',
  )
  expect(field('Amount (₹)')).toHaveValue('1000')
  expect(field('UTR or reference')).toHaveValue('632512345678')
  await user.click(send())
  await waitFor(() => expect(onClaimed).toHaveBeenCalledTimes(1))
  const [first, second] = bodies('claim_payment').map(({ body }) => body)
  expect(second).toEqual(first)
})

const keysAndReferences = (calls: { body: unknown }[]) =>
  calls
    .map(({ body }) => Object(body))
    .map(({ request_key, reference }) => [request_key, reference])

test('after an answer that is none a corrected reference makes no second report unasked', async () => {
  const lost = () => new HttpResponse(null, { status: 504 })
  const { user, bodies, onClaimed } = await openForm(
    inTurn(lost, refused(409, 'request_used', 'requestKey', { of: 'payment' }), claimed),
  )
  put(field('UTR or reference'), '632512345678')
  put(field('Note'), 'From my firm')
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.')
  await user.type(field('UTR or reference'), '{Backspace}9')
  await user.click(send())
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your earlier report had arrived. Send again only if this is another payment.',
    ),
  )
  expect(field('UTR or reference')).toHaveValue('632512345679')
  expect(field('Note')).toHaveValue('From my firm')
  expect(onClaimed).not.toHaveBeenCalled()
  await user.click(send())
  await waitFor(() => expect(onClaimed).toHaveBeenCalledTimes(1))
  const [first, second, third] = keysAndReferences(bodies('claim_payment'))
  expect(second).toEqual([first?.[0], '632512345679'])
  expect(third).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), '632512345679'])
  expect(third?.[0]).not.toBe(first?.[0])
})

test('a client who reports a payment of an invoice withdrawn meanwhile is told what to do', async () => {
  const { user, onClaimed } = await openForm(refused(404, 'invoice_not_found'))
  put(field('UTR or reference'), '632512345678')
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link has expired, or the invoice was withdrawn. Reload this page to see what happened.',
  )
  expect(field('UTR or reference')).toHaveValue('632512345678')
  expect(onClaimed).not.toHaveBeenCalled()
})

test('a reference that was reported otherwise is refused beside it, and the form keeps what was typed', async () => {
  const message =
    'This reference was already reported for ₹1,000.00 by UPI. To correct that, write to the seller. If this is another payment, enter its own reference.'
  const { user, onClaimed } = await openForm(
    refused(409, 'reference_reported', 'reference', {
      minor: 100_000,
      currency: 'INR',
      method: 'UPI',
    }),
  )
  put(field('Amount (₹)'), '10000')
  put(field('UTR or reference'), '632512345678')
  await user.click(send())
  await waitFor(() =>
    expect(field('UTR or reference')).toHaveAccessibleDescription(expect.stringContaining(message)),
  )
  expect(field('UTR or reference')).toHaveFocus()
  expect(field('Amount (₹)')).toHaveValue('10000')
  expect(onClaimed).not.toHaveBeenCalled()
})

test('a wrong amount or a wrong reference is refused beside its field, and not sent', async () => {
  const { user, bodies } = await openForm()
  put(field('Amount (₹)'), '123456.51')
  put(field('UTR or reference'), '1234')
  await user.click(send())
  expect(field('Amount (₹)')).toHaveAccessibleDescription('Only ₹1,23,456.50 is still due.')
  expect(field('Amount (₹)')).toHaveFocus()
  expect(field('UTR or reference')).toHaveAccessibleDescription(
    expect.stringContaining('Reference must have 6 to 30 letters and digits.'),
  )
  expect(field('UTR or reference')).toBeInvalid()
  expect(bodies('claim_payment')).toEqual([])
})

test('what the server says of a field stands beside it', async () => {
  const { user } = await openForm(refused(422, 'too_long', 'note', { most: 300 }))
  put(field('UTR or reference'), '632512345678')
  await user.click(send())
  await waitFor(() =>
    expect(field('Note')).toHaveAccessibleDescription(
      expect.stringContaining('Note can have at most 300 characters.'),
    ),
  )
  expect(field('Note')).toHaveFocus()
})

test('a refusal of the whole form is shown above the button', async () => {
  const message = 'Five reported payments are already waiting. Ask the seller to check them first.'
  const { user } = await openForm(refused(429, 'claims_waiting'))
  put(field('UTR or reference'), '632512345678')
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('the form can be left, and the focus is where it was', async () => {
  const { user } = await openForm()
  expect(screen.queryByText('Pay by UPI')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'I have paid' })).toHaveFocus()
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible()
})

test('a client who deducted tax before fills in the same by one press, and reports it', async () => {
  const row = sharedInvoiceRow({
    ...{ tds_percent: 10, total_minor: 11_800_000, taxable_minor: 10_000_000 },
    ...{ balance_minor: 11_800_000, settled_minor: 0, total_inr_minor: 11_800_000 },
  })
  const { user, bodies } = await openForm(claimed, row)
  await user.click(screen.getByRole('button', { name: 'TDS 10% = ₹10,000.00' }))
  expect(field('Amount (₹)')).toHaveValue('1,08,000.00')
  expect(field('TDS deducted (₹)')).toHaveValue('10,000.00')
  // A typed amount stays: half of the money settles half of the invoice.
  await user.clear(field('Amount (₹)'))
  await user.type(field('Amount (₹)'), '54000')
  await user.click(screen.getByRole('button', { name: 'TDS 10% = ₹5,000.00' }))
  expect(field('Amount (₹)')).toHaveValue('54,000.00')
  expect(field('TDS deducted (₹)')).toHaveValue('5,000.00')
  put(field('UTR or reference'), '632512345678')
  await user.click(send())
  await waitFor(() =>
    expect(bodies('claim_payment')).toMatchObject([
      { body: { amount_minor: 5_400_000, tds_minor: 500_000 } },
    ]),
  )
})
