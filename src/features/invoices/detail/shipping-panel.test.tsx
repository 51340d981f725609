import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { filedMarkRow } from '#tests/factories/rows/filed-mark-row.ts'
import { invoiceId, seller } from '#tests/factories/rows/invoice-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { refused } from '#tests/msw/data-api.ts'
import { openDetail } from '#tests/setup/screens/invoice-detail.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const exported = {
  ...{ supply: 'export', issue_date: '2026-10-05' },
  seller: { ...seller, taxId: '27AAPFU0939F1ZV', gstRegistration: 'regular' },
}
const panel = async () => within(await screen.findByRole('region', { name: 'Shipping bill' }))

test('the shipping bill of an export is added once it is known, with a warning about a filed return (table 9A)', async () => {
  const wrong = refused(422, 'shipping_bill_invalid', 'shippingBill')
  const { user, bodies } = await openDetail(exported, {
    marks: [filedMarkRow()],
    answers: { 'POST /rpc/set_shipping': inTurn(breakdown, wrong) },
  })
  const shipping = await panel()
  expect(shipping.getByText(/^Table 6A of GSTR-1 asks for .* exported goods\.$/)).toBeVisible()
  expect(await shipping.findByText(/amend table 9A on the portal/)).toBeVisible()
  await user.click(shipping.getByRole('button', { name: 'Add shipping bill' }))
  put(shipping.getByLabelText(/^Port code/), 'inbom4')
  put(shipping.getByLabelText(/^Number/), '1234567')
  put(shipping.getByLabelText(/^Date/), '2026-10-04')
  await user.click(shipping.getByRole('button', { name: 'Save' }))
  const early = 'Shipping bill date cannot be before the issue date of the invoice.'
  expect(await shipping.findByText(early)).toBeVisible()
  expect(bodies('POST /rpc/set_shipping')).toEqual([])
  put(shipping.getByLabelText(/^Date/), '2026-10-09')
  await user.click(shipping.getByRole('button', { name: 'Save' }))
  const failed = 'Failed to save the shipping bill. Please try again.'
  expect(await shipping.findByText(failed)).toBeVisible()
  await user.click(shipping.getByRole('button', { name: 'Save' }))
  expect(
    await shipping.findByText('Shipping bill number must have three to seven digits.'),
  ).toBeVisible()
  expect(bodies('POST /rpc/set_shipping').at(-1)).toEqual({
    ...{ invoice_id: invoiceId(1), port_code: 'INBOM4' },
    ...{ shipping_bill: '1234567', shipping_bill_date: '2026-10-09' },
  })
})

test('a domestic sale has no shipping bill', async () => {
  await openDetail()
  expect(screen.queryByRole('region', { name: 'Shipping bill' })).not.toBeInTheDocument()
})
