import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { dollars, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import {
  button,
  field,
  openForm,
  putInvoice,
  putRow,
  sent,
  submit,
  total,
  unanswered,
} from '#tests/setup/screens/invoice-form.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

describe('an invoice in dollars', () => {
  // [entity-7]
  test('asks for the rate, warns what happens without one, and shows the total in rupees with the dollars beside it', async () => {
    const { bodies } = dataApi({ answers: unanswered })
    const { user } = await openForm()
    expect(field('Currency')).toHaveValue('INR')
    expect(screen.queryByLabelText('Exchange rate')).not.toBeInTheDocument()
    putInvoice()
    put(field('Currency'), 'USD')
    expect(total()).toHaveTextContent('US$1,500.50exchange rate not set')
    await waitFor(() =>
      expect(field('Exchange rate')).toHaveAccessibleDescription(
        'Rupees for one US dollar. If you leave it empty, the invoice shows only USD and is not counted in totals in rupees.',
      ),
    )
    put(field('Exchange rate'), '83.5')
    expect(total()).toHaveTextContent('₹1,25,291.75US$1,500.50')
    await submit(user)
    await waitFor(() =>
      expect(bodies('POST /rpc/issue_draft')).toMatchObject([
        { document: { ...sent, currency: 'USD', exchange_rate: 83.5 } },
      ]),
    )
  })

  test('of a seller with GST needs the rate: the field is seen, its help is true, and it is refused there', async () => {
    const business = businessRow({
      ...{ gst_registration: 'regular', tax_id: '27AAPFU0939F1ZV', state_code: '27' },
      default_gst_rate: 1800,
    })
    const { bodies } = dataApi({ business })
    const { user } = await openForm()
    putInvoice()
    put(field('Currency'), 'USD')
    // A field of the sheet is seen while it is empty by its placeholder.
    expect(field('Exchange rate')).toHaveAttribute('placeholder', 'In rupees')
    await waitFor(() =>
      expect(field('Exchange rate')).toHaveAccessibleDescription(
        'Rupees for one US dollar. Required if you are registered for GST, because you owe the tax in rupees.',
      ),
    )
    await submit(user)
    await waitFor(() => expect(field('Exchange rate')).toBeInvalid())
    expect(field('Exchange rate')).toHaveFocus()
    expect(field('Exchange rate')).toHaveAccessibleDescription(/^Enter the exchange rate/)
    expect(bodies('POST /rpc/issue_draft')).toEqual([])
  })

  test('left without a rate shows the rupees by the last rate, converted once as it is issued', async () => {
    dataApi({ invoices: [summaryRow(1, { ...dollars, exchange_rate: 83.555 })] })
    const { user } = await openForm()
    putInvoice()
    put(field('Currency'), 'USD')
    await waitFor(() => expect(field('Exchange rate')).toHaveValue('83.555'))
    put(field('Exchange rate'), '')
    putRow(1, 'Design', '1', '0.10')
    await user.click(button('Add Item'))
    putRow(2, 'Print', '1', '0.10')
    // Not twice the 8.36 of a row.
    expect(total()).toHaveTextContent('₹16.71US$0.20')
  })

  test('offers the rate of the last one, unless another was typed', async () => {
    const { hold } = dataApi({ invoices: [summaryRow(1, dollars)] })
    const { unmount } = await openForm()
    put(field('Currency'), 'USD')
    await waitFor(() => expect(field('Exchange rate')).toHaveValue('83.5'))
    expect(field('Exchange rate')).toHaveAccessibleDescription(
      'Rupees for one US dollar. Your last invoice in USD used 83.5. If you leave it empty, this one uses it too.',
    )
    unmount()

    await openForm()
    const letGo = hold()
    put(field('Currency'), 'USD')
    put(field('Exchange rate'), '90')
    letGo()
    await screen.findByText(/Your last invoice in USD used 83\.5/)
    expect(field('Exchange rate')).toHaveValue('90')
  })

  test('refuses a rate of seven decimals, and rupees forget it', async () => {
    const { bodies } = dataApi({ answers: unanswered })
    const { user } = await openForm()
    putInvoice()
    put(field('Currency'), 'USD')
    put(field('Exchange rate'), '83.1234567')
    await submit(user)
    await waitFor(() => expect(field('Exchange rate')).toBeInvalid())

    put(field('Currency'), 'INR')
    await submit(user)
    await waitFor(() =>
      expect(bodies('POST /rpc/issue_draft')).toMatchObject([
        { document: { currency: 'INR', exchange_rate: null } },
      ]),
    )
  })
})
