import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { attentionRow, setupRow } from '#tests/factories/rows/attention-rows.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const open = { business: false, tax: false, payments: false }
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })

/** Opens a step; what is done of the others stays as it is said here. */
async function openStep(step: string, business: object | null, setup: object) {
  const attention = attentionRow({ setup: setupRow(setup) })
  const api = dataApi({
    business,
    answers: { 'POST /rpc/dashboard_attention': () => HttpResponse.json(attention) },
  })
  const opened = await openSignedIn(`/setting/business?step=${step}`)
  const at = () => opened.router.state.location.pathname + opened.router.state.location.search
  const steps = () => within(screen.getByRole('region', { name: 'Finish setting up' }))
  await screen.findByRole('list')
  return { ...api, ...opened, at, steps }
}

test('the set-up goes from the business to tax, to how clients pay, and back to the dashboard', async () => {
  const { user, at, steps, bodies } = await openStep('business', null, open)
  expect(field('Business name')).toHaveFocus()
  put(field('Business name'), 'Neel Studio')
  put(field('Phone'), '9820012345')
  put(field('Postal code'), '411004')
  await user.click(button('Save Changes'))
  await waitFor(() => expect(at()).toBe('/setting/business?step=tax'))
  await screen.findByRole('button', { name: 'Save Tax Settings' })
  expect(screen.queryByLabelText('Signature')).not.toBeInTheDocument()
  put(field('GSTIN'), '29aabcr1718e1zl')
  expect(field('GST registration')).toHaveValue('regular')
  expect(field('State of the business')).toHaveValue('Karnataka')
  expect(field('Legal form')).toHaveValue('Company')
  await user.click(button('More tax settings'))
  await user.click(screen.getByRole('switch', { name: 'Prices include tax' }))
  await user.click(button('Save Tax Settings'))
  await waitFor(() => expect(at()).toBe('/setting/business?step=payments'))
  await screen.findByLabelText('UPI ID')
  expect(steps().getByRole('link', { name: 'Business, done' })).toBeVisible()
  expect(steps().getByRole('link', { current: 'step' })).toHaveTextContent('Getting paid')
  put(field('UPI ID'), 'neel@okbank')
  await user.click(button('Save Details'))
  await waitFor(() => expect(at()).toBe('/dashboard'))
  expect(bodies('POST /businesses')).toMatchObject([{ name: 'Neel Studio' }])
  expect(bodies('PATCH /businesses').at(-2)).toMatchObject({
    ...{ gst_registration: 'regular', tax_id: '29AABCR1718E1ZL', state: 'Karnataka' },
    prices_include_tax: true,
  })
  expect(bodies('PATCH /businesses').at(-1)).toMatchObject({ upi_id: 'neel@okbank' })
})

beforeRelease('finished steps are skipped, and open ones can be left for later', async () => {
  const { user, at, steps } = await openStep('business', businessRow(), { ...open, tax: true })
  await user.click(await steps().findByRole('link', { name: 'Skip to Getting paid' }))
  await screen.findByLabelText('UPI ID')
  await user.click(steps().getByRole('link', { name: 'Tax, done' }))
  expect(await screen.findByRole('button', { name: 'Save Tax Settings' })).toBeVisible()
  await user.click(steps().getByRole('link', { name: 'Finish later' }))
  await waitFor(() => expect(at()).toBe('/dashboard'))
})

test('an address of the step that the logo once was shows the business', async () => {
  dataApi()
  await openSignedIn('/setting/business?step=logo')
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible()
})

beforeRelease('whoever is not registered says so by saving the step as it is', async () => {
  const { user, at, bodies } = await openStep('tax', businessRow(), { ...open, business: true })
  await user.click(await screen.findByRole('button', { name: 'Save Tax Settings' }))
  await waitFor(() => expect(at()).toBe('/setting/business?step=payments'))
  expect(bodies('PATCH /businesses')).toMatchObject([{ gst_registration: 'none' }])
})

test('a step is left by its own button as well', async () => {
  const { user, at } = await openStep('payments', businessRow(), { ...open, business: true })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(at()).toBe('/dashboard'))
})

test('without a business, setting it up comes first, whatever was asked for', async () => {
  const { steps } = await openStep('payments', null, open)
  expect(await screen.findByLabelText('Business name')).toBeVisible()
  expect(steps().getByRole('link', { current: 'step' })).toHaveTextContent('Business')
  expect(steps().queryByRole('link', { name: /Skip/ })).not.toBeInTheDocument()
})
