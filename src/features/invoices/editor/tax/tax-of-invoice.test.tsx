import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
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
import { put } from '#tests/setup/screens/signed-in.tsx'

const registered = businessRow({
  gst_registration: 'regular',
  tax_id: '27AAPFU0939F1ZV',
  state: 'Maharashtra',
  state_code: '27',
  default_gst_rate: 1800,
})
const openTaxed = async (changes: object = {}) => {
  const api = dataApi({ business: { ...registered, ...changes }, answers: unanswered })
  return { ...api, ...(await openForm()) }
}
const summary = () => within(screen.getByRole('region', { name: 'Invoice Summary' }))

describe('the tax of an invoice', () => {
  test('follows from the State of the client’s GSTIN, and is shown with its reason', async () => {
    const { user, bodies } = await openTaxed()
    // Nothing is said of tax or a State before anything is typed.
    expect(summary().queryByRole('button', { name: 'Edit tax' })).toBeNull()
    expect(summary().queryByText(/State is/)).toBeNull()
    put(field('Client name'), 'K')
    expect(await summary().findByRole('button', { name: 'Edit tax' })).toBeVisible()
    expect(summary().queryByText(/State is/)).toBeNull()
    putInvoice()
    expect(await summary().findByText(/State is missing, so your own State/)).toBeVisible()
    expect(summary().getByRole('button', { name: 'Edit tax' })).toBeVisible()
    put(field('Client GSTIN'), '29AAHCM7727Q1ZI')
    expect(field('Client State')).toHaveValue('29')
    expect(
      await summary().findByText('IGST: the client is in Karnataka and you are in Maharashtra.'),
    ).toBeVisible()
    expect(summary().getByText('IGST')).toBeVisible()
    expect(summary().getByText(/^Without a rate, an amount is for the whole row,/)).toBeVisible()
    put(field('Address'), '4 Residency Road')
    put(row(1).getByLabelText('HSN/SAC'), '998391')
    await submit(user)
    await waitFor(() =>
      expect(bodies('POST /rpc/issue_draft')).toMatchObject([
        {
          document: {
            ...{ ...sent, client_gstin: '29AAHCM7727Q1ZI', client_state_code: '29' },
            ...{ client_address: '4 Residency Road', items: [{ ...sentRow, hsn_sac: '998391' }] },
          },
        },
      ]),
    )
  })

  beforeRelease(
    'asks where a client without a GSTIN is from ₹50,000 on, and tells a GSTIN that is wrong once it is left',
    async () => {
      await openTaxed()
      put(row(1).getByLabelText('Description'), 'Brand identity')
      put(row(1).getByLabelText('Amount'), '49999.99')
      expect(screen.queryByLabelText('Address')).toBeNull()
      put(row(1).getByLabelText('Amount'), '50000')
      expect(field('Address')).toHaveAccessibleDescription(/^From ₹50,000, the law requires/)
      // A wrong GSTIN is told when its field is left, and no longer once it is mended.
      put(field('Client GSTIN'), '29AAHCM7727Q1ZX')
      expect(field('Client GSTIN')).toBeValid()
      fireEvent.blur(field('Client GSTIN'))
      await waitFor(() => expect(field('Client GSTIN')).toBeInvalid())
      put(field('Client GSTIN'), '29AAHCM7727Q1ZI')
      await waitFor(() => expect(field('Client GSTIN')).toBeValid())
      expect(field('Address')).not.toHaveAccessibleDescription()
      put(row(1).getByLabelText('Amount'), '49999.99')
      put(field('Client GSTIN'), '')
      expect(field('Address')).toBeVisible()
    },
  )

  beforeRelease(
    'is refused beside the row that it is of, where rows were left out, and where its field was hidden',
    async () => {
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
    },
  )

  // Notification 78/2020-Central Tax and Rule 46(d): told while one types, asked for before it is issued.
  test('to registered clients asks for HSN and address before it is issued, and goes on by a second step', async () => {
    const { user, bodies } = await openTaxed()
    putInvoice()
    const cell = row(1).getByLabelText('HSN/SAC').closest('[data-row] > *')
    expect(cell).not.toHaveAttribute('data-wanted')
    put(field('Client GSTIN'), '29AAHCM7727Q1ZI')
    await waitFor(() => expect(cell).toHaveAttribute('data-wanted'))
    expect(await summary().findByText(/^Row 1: HSN\/SAC is missing/)).toBeVisible()
    await submit(user)
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Before you create this invoice' }),
    )
    expect(dialog.getByText(/address is missing\. .*Rule 46/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Go back' }))
    expect(bodies('POST /rpc/issue_draft')).toEqual([])
    await waitFor(() => expect(field('Address')).toHaveFocus())
    put(row(1).getByLabelText('HSN/SAC'), '99839')
    expect(cell).not.toHaveAttribute('data-wanted')
    expect(await summary().findByText(/^Row 1: HSN\/SAC must have 4, 6 or 8 digits/)).toBeVisible()
    await submit(user)
    await user.click(await screen.findByRole('button', { name: 'Create anyway' }))
    await waitFor(() => expect(bodies('POST /rpc/issue_draft')).toHaveLength(1))
    expect(bodies('POST /rpc/issue_draft')[0]).not.toHaveProperty('document.confirmed')
  })

  beforeRelease(
    'says below the code of a row that it is missing or too short, once the field is left',
    async () => {
      const { user } = await openTaxed({ above_five_crore: true })
      putInvoice()
      const code = () => row(1).getByLabelText('HSN/SAC')
      await user.click(code())
      expect(code()).not.toHaveAccessibleDescription()
      await user.tab()
      expect(code()).toHaveAccessibleDescription(/^HSN\/SAC is missing/)
      expect(row(1).getByText(/^HSN\/SAC is missing/)).toBeVisible()
      await user.click(code())
      expect(code()).not.toHaveAccessibleDescription()
      put(code(), '9983')
      await user.tab()
      expect(code()).toHaveAccessibleDescription(
        /^Above ₹5 crore of turnover, HSN\/SAC must have 6 or 8 digits/,
      )
      expect(code()).toBeValid()
      put(code(), '998391')
      expect(code()).not.toHaveAccessibleDescription(/digits/)
    },
  )

  // CGST Act s. 9(3).
  beforeRelease(
    'can be that of another place, and on reverse charge to who has no GSTIN is issued after a confirmation',
    async () => {
      const { user, bodies } = await openTaxed()
      putInvoice()
      await user.selectOptions(field('Client State'), '27')
      await user.click(button('Edit tax'))
      await user.selectOptions(field('Place of supply'), '30')
      expect(
        summary().getByText('Enter the reason why the place of supply is not the client’s State.'),
      ).toBeVisible()
      put(field('Reason'), 'The house is in Goa')
      expect(
        summary().getByText(
          'IGST: you chose Goa as the place of supply, and you are in Maharashtra.',
        ),
      ).toBeVisible()
      await user.click(screen.getByRole('switch', { name: /^Reverse charge/ }))
      await submit(user)
      const dialog = within(await screen.findByRole('dialog'))
      expect(dialog.getByText(/^Reverse charge needs a client with a GSTIN/)).toBeVisible()
      await user.click(dialog.getByRole('button', { name: 'Create anyway' }))
      await waitFor(() =>
        expect(bodies('POST /rpc/issue_draft')).toMatchObject([
          { document: { reverse_charge: true, confirmed: ['reverse_charge_unregistered'] } },
        ]),
      )
    },
  )

  // IGST Act s. 2(5); CGST Rule 8.
  beforeRelease(
    'offers an export for a country abroad alone, and a SEZ for a GSTIN alone',
    async () => {
      const { user } = await openTaxed()
      putInvoice()
      await user.click(button('Edit tax'))
      const offered = () =>
        within(field('Supply'))
          .getAllByRole('option')
          .map((option) => option.textContent)
      expect(offered()).toEqual(['By the client’s country', 'Within India'])
      put(field('Client GSTIN'), '29AAHCM7727Q1ZI')
      await waitFor(() => expect(offered()).toContain('To a SEZ unit or developer'))
      put(field('Client GSTIN'), '')
      await user.selectOptions(field('Country'), 'SG')
      await waitFor(() =>
        expect(offered()).toEqual(['By the client’s country', 'Within India', 'Export']),
      )
      put(field('Client GSTIN'), '27AAPFU0939F1ZV')
      expect(await summary().findByText(/^This is your own GSTIN/)).toBeVisible()
    },
  )
})

test('a seller without GST reads nothing of tax, and is asked for more of the client by a button', async () => {
  dataApi()
  const { user } = await openForm()
  expect(screen.queryByText(/GST:/)).toBeNull()
  expect(screen.queryByLabelText('Client GSTIN')).toBeNull()
  await user.click(button('Address and more'))
  expect(field('Client GSTIN')).toBeVisible()
})
