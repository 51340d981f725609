import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { financialYearOf } from '#domain/periods.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { dollars, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import {
  button,
  field,
  openForm,
  putInvoice,
  putRow,
  row,
  sent,
  submit,
  total,
  unanswered,
} from '#tests/setup/screens/invoice-form.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

describe('the checks of the client', () => {
  // [valid-5] [valid-7]
  test('say what is missing beside the fields and go to the first that is wrong, without a request', async () => {
    const { bodies } = dataApi()
    const { user } = await openForm()
    await submit(user)

    await waitFor(() =>
      expect(field('Client name')).toHaveAccessibleDescription('Client name is required.'),
    )
    expect(field('Client email')).toHaveAccessibleDescription('Please enter a valid email address.')
    expect(field('Due date')).toHaveAccessibleDescription('Due date is required.')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Add at least one valid item with positive quantity and amount.',
    )
    await waitFor(() => expect(field('Client name')).toHaveFocus())

    putInvoice()
    put(field('Client email'), 'kaveri')
    put(field('Due date'), '2020-01-01')
    await submit(user)
    await waitFor(() => expect(field('Client email')).toHaveFocus())
    expect(field('Client email')).toBeInvalid()
    expect(field('Due date')).toHaveAccessibleDescription('Due date cannot be in the past.')
    put(field('Client email'), 'billing@kaveri.example')
    await waitFor(() => expect(field('Client email')).toBeValid())
    expect(bodies('POST /rpc/issue_draft')).toEqual([])
  })

  beforeRelease(
    'say which year’s number a day of the year before takes, where it is chosen',
    async () => {
      dataApi()
      await openForm()
      const today = todayInIndia()
      put(field('Issue date'), today)
      expect(field('Issue date')).toHaveAccessibleDescription(/^Today, unless/)
      const start = `${Number(today.slice(0, 4)) - (today.slice(5) < '04' ? 1 : 0)}-03-31`
      put(field('Issue date'), start)
      expect(field('Issue date')).toHaveAccessibleDescription(
        `This date is in the financial year ${financialYearOf(start)}, so the invoice gets the next number of that year’s series.`,
      )
    },
  )

  // [valid-11]
  test('want an item that is complete', async () => {
    const { bodies } = dataApi()
    const { user } = await openForm()
    putInvoice()
    putRow(1, 'Design', '0', '10')
    await submit(user)

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Add at least one valid item with positive quantity and amount.',
    )
    await waitFor(() => expect(row(1).getByLabelText('Quantity')).toHaveFocus())
    expect(bodies('POST /rpc/issue_draft')).toEqual([])

    putRow(1, 'Design', '1', '10')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  beforeRelease(
    'blame the field that holds no number, not the description of its row; rupees forget the rate',
    async () => {
      const { bodies } = dataApi({ answers: unanswered })
      const { user } = await openForm()
      putInvoice()
      const amount = row(1).getByLabelText('Amount')
      const message = 'Amount must be a number with at most two decimals.'
      put(amount, '12e')
      await submit(user)
      await waitFor(() => expect(amount).toHaveAccessibleDescription(message))
      await waitFor(() => expect(amount).toHaveFocus())

      put(field('Currency'), 'USD')
      put(field('Exchange rate'), '12e')
      put(row(1).getByLabelText('Description'), 'Brand')
      await submit(user)
      await waitFor(() =>
        expect(field('Exchange rate')).toHaveAccessibleDescription(
          /^Exchange rate must be above 0/,
        ),
      )
      expect(amount).toHaveAccessibleDescription(message)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(bodies('POST /rpc/issue_draft')).toEqual([])

      put(amount, '10')
      put(field('Currency'), 'INR')
      await submit(user)
      await waitFor(() =>
        expect(bodies('POST /rpc/issue_draft')).toMatchObject([
          { document: { currency: 'INR', exchange_rate: null } },
        ]),
      )
    },
  )

  beforeRelease('refuse amounts that are too much together, and go to the error', async () => {
    dataApi()
    const { user } = await openForm()
    putInvoice()
    await user.click(button('Add Item'))
    putRow(1, 'Design', '1', '9999999999.99')
    putRow(2, 'Signage', '1', '0.01')
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The total can be at most ₹9,99,99,99,999.99.',
    )
    expect(screen.getByRole('alert')).toHaveFocus()

    // It stays while somebody types, and takes them out of no field.
    await user.type(row(2).getByLabelText('Description'), 's')
    expect(row(2).getByLabelText('Description')).toHaveFocus()
    expect(screen.getByRole('alert')).toBeVisible()
    put(row(2).getByLabelText('Amount'), '0')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })
})

describe('the form', () => {
  // [create-1] [const-8]
  test('has three sections, and rupees lead the currencies', async () => {
    dataApi()
    await openForm()
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Client Information', 'Invoice Items', 'Invoice Summary'])
    expect(Array.from(field('Currency').querySelectorAll('option'), ({ value }) => value)).toEqual([
      'INR',
      'USD',
      'EUR',
      'GBP',
      'AED',
      'SGD',
      'AUD',
      'CAD',
    ])
  })
})

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

  beforeRelease(
    'offers the rate of the last one, which shows the rupees where it is left empty, unless another was typed',
    async () => {
      const { hold } = dataApi({ invoices: [summaryRow(1, { ...dollars, exchange_rate: 83.555 })] })
      const { unmount, user } = await openForm()
      put(field('Currency'), 'USD')
      await waitFor(() => expect(field('Exchange rate')).toHaveValue('83.555'))
      expect(field('Exchange rate')).toHaveAccessibleDescription(
        'Rupees for one US dollar. Your last invoice in USD used 83.555. If you leave it empty, this one uses it too.',
      )
      put(field('Exchange rate'), '')
      putRow(1, 'Design', '1', '0.10')
      await user.click(button('Add Item'))
      putRow(2, 'Print', '1', '0.10')
      // Not twice the 8.36 of a row.
      expect(total()).toHaveTextContent('₹16.71US$0.20')
      unmount()

      await openForm()
      const letGo = hold()
      put(field('Currency'), 'USD')
      put(field('Exchange rate'), '90')
      letGo()
      await screen.findByText(/Your last invoice in USD used 83\.555/)
      expect(field('Exchange rate')).toHaveValue('90')
    },
  )
})
