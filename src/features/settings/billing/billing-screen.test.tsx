import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatPeriod } from '#domain/periods.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

const path = '/setting/billing'
const month = formatPeriod('month', todayInIndia())

// [what-16]
test('the plan is the free one, and plans to subscribe to come later', async () => {
  dataApi()
  await openSignedIn(path)
  const plan = within(screen.getByRole('region', { name: 'Your plan' }))
  expect(plan.getByText('Free')).toBeVisible()
  expect(plan.getByText('Subscription plans are launching soon.')).toBeVisible()
  await screen.findByText('0')
})

test.each([
  [0, '0', `invoices created in ${month}`],
  [1, '1', `invoice created in ${month}`],
  [123_456, '1,23,456', `invoices created in ${month}`],
])('the usage of this month is %i', async (invoicesThisMonth, number, what) => {
  const { hold } = dataApi({ invoicesThisMonth })
  const letGo = hold()
  await openSignedIn(path)
  const usage = within(screen.getByRole('region', { name: 'Usage this month' }))
  expect(usage.getByRole('status')).toHaveTextContent('Loading your usage')
  letGo()
  expect(await usage.findByText(number)).toBeVisible()
  expect(usage.getByText(what)).toBeVisible()
})

test('a usage that cannot be loaded says so beside the plan, and can be tried again', async () => {
  dataApi({ answers: { 'POST /rpc/invoices_this_month': breakdown } })
  const { user } = await openSignedIn(path)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your usage')
  expect(screen.getByText('Free')).toBeVisible()
  dataApi({ invoicesThisMonth: 7 })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('7')).toBeVisible()
})
