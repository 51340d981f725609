import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { field, openForm, putInvoice, row } from '#tests/setup/screens/invoice-form.ts'
import { chooseFrom } from '#tests/setup/screens/invoice-list.ts'

const issue = 'POST /rpc/issue_draft'

type Opened = Awaited<ReturnType<typeof openForm>>
const choose = (user: Opened['user'], item: string) => chooseFrom(user, 'More ways to create', item)

test('Repeat… takes what is typed along, Save draft leads to the drafts', async () => {
  const { bodies } = dataApi()
  const { user, router } = await openForm()
  putInvoice()
  await choose(user, 'Repeat…')
  await screen.findByRole('heading', { name: 'New Recurring Invoice' })
  await waitFor(() => expect(field('Client name')).toHaveValue(' Kaveri Interiors '))
  expect(row(1).getByLabelText('Amount')).toHaveValue('1,500.50')
  expect(await screen.findByText('Saved as a draft.')).toBeVisible()

  await router.navigate('/invoice/create')
  await screen.findByRole('button', { name: 'More ways to create' })
  putInvoice()
  await choose(user, 'Save draft')
  await waitFor(() => expect(router.state.location.search).toBe('?status=DRAFT'))
  expect(bodies(issue)).toEqual([])
})

test('missing payment details are reported while there is something to pay', async () => {
  dataApi({ business: businessRow({ upi_id: null, bank_account_number: null }) })
  await openForm()
  expect(screen.queryByText(/will not see how to pay/)).not.toBeInTheDocument()
  putInvoice()
  expect(
    screen.getByText(/Your client will not see how to pay, because you have not entered a UPI ID/),
  ).toBeVisible()
})
