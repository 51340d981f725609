import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { businessRow } from '../../../../../tests/factories/business-row.ts'
import { dataApi } from '../../../../../tests/msw/data-api.ts'
import {
  button,
  field,
  openForm,
  putInvoice,
  sent,
  submit,
} from '../../../../../tests/setup/invoice-form.ts'
import { put } from '../../../../../tests/setup/signed-in.tsx'

const registered = businessRow({
  gst_registration: 'regular',
  tax_id: '27AAPFU0939F1ZV',
  state: 'Maharashtra',
  state_code: '27',
  default_gst_rate: 1800,
})
const openTaxed = async () => {
  const api = dataApi({ business: registered })
  return { ...api, ...(await openForm()) }
}
const summary = () => within(screen.getByRole('region', { name: 'Invoice Summary' }))

describe('the tax of an invoice', () => {
  test('follows from the client’s GSTIN, which says the State, and is told with its reason', async () => {
    const { user, bodies } = await openTaxed()
    putInvoice()
    put(field('Client GSTIN'), '29AAHCM7727Q1ZI')
    expect(field('Client State')).toHaveValue('29')
    expect(
      await summary().findByText('IGST: the client is in Karnataka, you are in Maharashtra.'),
    ).toBeVisible()
    expect(summary().getByText('IGST')).toBeVisible()
    expect(summary().getByText(/^An amount is for the whole row before tax,/)).toBeVisible()
    await submit(user)
    await waitFor(() =>
      expect(bodies('POST /rpc/issue_draft')).toMatchObject([
        {
          document: { ...sent, client_gstin: '29AAHCM7727Q1ZI', client_state_code: '29' },
        },
      ]),
    )
  })

  test('can be that of another place, with a reason', async () => {
    const { user } = await openTaxed()
    putInvoice()
    await user.selectOptions(field('Client State'), '27')
    await user.click(button('Change the tax'))
    await user.selectOptions(field('Place of supply'), '30')
    expect(
      summary().getByText('Say why the place of supply is not the State of the client.'),
    ).toBeVisible()
    put(field('Reason'), 'The house is in Goa')
    expect(
      summary().getByText(
        'IGST: the place of supply is Goa, as you chose, and you are in Maharashtra.',
      ),
    ).toBeVisible()
  })
})

test('a seller without GST reads nothing of tax, and is asked for more of the client by a button', async () => {
  dataApi()
  const { user } = await openForm()
  expect(screen.queryByText(/GST:/)).toBeNull()
  expect(screen.queryByLabelText('Client GSTIN')).toBeNull()
  await user.click(button('Address and more'))
  expect(field('Client GSTIN')).toBeVisible()
})
