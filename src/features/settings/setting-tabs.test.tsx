import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { profileRow } from '#tests/factories/rows/profile-row.ts'
import { authServer } from '#tests/msw/auth.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { openApp } from '#tests/setup/screens/app.tsx'
import { put } from '#tests/setup/screens/signed-in.tsx'
import { login } from '../../data/account/session.ts'

const inProfile = 'Asha of the profile'

/** Opens a screen of the settings; it is there when the top bar and the screen have what they asked for. */
async function open(path: string, shown: string, name = inProfile) {
  authServer()
  await login({ email: 'asha@studio.example', password: 'correct-horse' })
  const opened = await openApp(path)
  await screen.findAllByRole('banner')
  await topBar().findByText(name)
  await see(shown)
  return opened
}

/** A draft of the screen has some of its words, too, but hidden. */
const see = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

const nav = () => within(screen.getByRole('navigation', { name: 'Settings' }))

const tabs = () =>
  nav()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

// The heading of the screen has a header, too, below it.
const topBar = () => within(screen.getAllByRole('banner')[0] ?? document.body)

const current = () => nav().getByRole('link', { current: 'page' })

beforeEach(() => {
  dataApi({ profile: profileRow({ name: inProfile }), invoicesThisMonth: 7 })
})

// [routes-4]
test('the settings open at the profile, and have eleven tabs with an address each', async () => {
  const { router } = await open('/setting', 'Full name')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Setting')
  expect(router.state.location.pathname).toBe('/setting/profile')
  expect(tabs()).toEqual([
    ['Profile', '/setting/profile'],
    ['Security', '/setting/security'],
    ['Notifications', '/setting/notifications'],
    ['Business', '/setting/business'],
    ['Tax', '/setting/tax'],
    ['Numbers', '/setting/numbers'],
    ['Getting paid', '/setting/payments'],
    ['Members', '/setting/members'],
    ['Billing', '/setting/billing'],
    ['Connections', '/setting/connections'],
    ['Your data', '/setting/data'],
  ])
})

// [routes-5]
test('each tab leads to its screen, and is marked as the current one', async () => {
  const { user } = await open('/setting', 'Full name')
  expect(current()).toHaveTextContent('Profile')
  for (const [name, shown] of [
    ['Business', 'Business name'],
    ['Tax', 'GST registration'],
    ['Numbers', 'Your next invoice'],
    ['Getting paid', 'No payment details yet'],
    ['Billing', '7'],
    ['Notifications', 'Monthly summary'],
    ['Security', 'Signed in as'],
    ['Profile', 'Full name'],
  ] as const) {
    await user.click(nav().getByRole('link', { name }))
    await see(shown)
    expect(current()).toHaveTextContent(name)
  }
})

// [layout-8]
test('the top bar has the name of the profile, and follows it when it is changed', async () => {
  const { user } = await open('/setting', 'Full name')
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  put(screen.getByLabelText('Full name'), 'Asha R. Rao')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await topBar().findByText('Asha R. Rao')).toBeInTheDocument()
  await screen.findByText('Profile updated successfully!')
})

test('the top bar has the name of the session while there is no profile', async () => {
  dataApi({ answers: { 'GET /profiles': refused(403, 'not_allowed') } })
  await open('/setting/profile', 'You are not allowed to do this. Sign in again.', 'Asha Rao')
})
