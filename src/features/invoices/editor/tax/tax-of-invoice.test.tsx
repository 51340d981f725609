import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { businessRow } from '../../../../../tests/factories/business-row.ts'
import { dataApi, refused } from '../../../../../tests/msw/data-api.ts'
import {
  button,
  field,
  openForm,
  putInvoice,
  putRow,
  row,
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
    // Nobody is warned of a State before anything is typed.
    expect(summary().getByRole('button', { name: 'Change the tax' })).toBeVisible()
    expect(summary().queryByText(/State is not known/)).toBeNull()
    putInvoice()
    expect(await summary().findByText(/State is not known, so it counts as yours/)).toBeVisible()
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

  test('asks where a client without a GSTIN is from ₹50,000 on, and no sooner', async () => {
    await openTaxed()
    putInvoice()
    putRow(1, 'Brand identity', '1', '49999.99')
    expect(screen.queryByLabelText('Address')).toBeNull()
    putRow(1, 'Brand identity', '1', '50000')
    expect(field('Address')).toHaveAccessibleDescription(/^From ₹50,000 on, the law asks/)
    put(field('Client GSTIN'), '29AAHCM7727Q1ZI')
    expect(screen.queryByLabelText('Address')).toBeNull()
  })

  test('is refused beside the row that it is of, where rows were left out, and where its field was hidden', async () => {
    const api = dataApi({
      business: { ...registered, default_hsn_sac: '4901' },
      answers: { 'POST /rpc/issue_draft': refused(422, 'uqc_required', 'items.0.unit') },
    })
    const { user } = await openForm()
    putInvoice()
    put(row(1).getByLabelText('Description'), '')
    await user.click(button('Add Item'))
    putRow(2, 'Books', '2', '100')
    await submit(user)
    await user.click(await screen.findByRole('button', { name: /without/i }))
    await waitFor(() =>
      expect(row(2).getByLabelText('Unit')).toHaveAccessibleDescription(/^Goods need a unit/),
    )
    expect(row(2).getByLabelText('Unit')).toHaveFocus()
    expect(row(1).getByLabelText('Unit')).not.toBeInvalid()
    expect(api.bodies('POST /rpc/issue_draft')).toHaveLength(1)
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
