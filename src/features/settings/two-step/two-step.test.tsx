import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import {
  codes,
  factorServer,
  phone,
  rightCode,
  rightPassword,
  sessionAt,
} from '#tests/msw/factors.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const path = '/setting/security'
/** The skeleton of a panel has its name, too, and goes. */
async function region(name: string) {
  await waitFor(() => expect(screen.queryAllByRole('status', { busy: true })).toEqual([]))
  return within(screen.getByRole('region', { name }))
}
const dialog = () => within(screen.getByRole('dialog'))

test('before it is on, it says what it is for, and turns on by password, key and first code', async () => {
  const calls = factorServer()
  const { user } = await openSignedIn(path)
  const panel = await region('Two-step verification')
  expect(
    await panel.findByText(/Someone who knows your password alone cannot get in/),
  ).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Turn on' }))

  put(dialog().getByLabelText('Password'), 'a guess')
  await user.click(dialog().getByRole('button', { name: 'Continue' }))
  expect(await dialog().findByText('Your current password is wrong.')).toBeVisible()
  put(dialog().getByLabelText('Password'), rightPassword)
  await user.click(dialog().getByRole('button', { name: 'Continue' }))

  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible()
  expect(dialog().getByLabelText('Key')).toHaveTextContent('JBSW Y3DP EHPK 3PXP')
  put(dialog().getByLabelText('Code from the app'), '000000')
  await user.click(dialog().getByRole('button', { name: 'Turn on' }))
  expect(await dialog().findByText(/This code is wrong/)).toBeVisible()
  put(dialog().getByLabelText('Code from the app'), rightCode)
  await user.click(dialog().getByRole('button', { name: 'Turn on' }))

  expect(await screen.findByText(codes[0] ?? '')).toBeVisible()
  expect(dialog().getAllByRole('listitem')).toHaveLength(10)
  await user.click(dialog().getByRole('button', { name: 'I have saved them' }))
  expect(await panel.findByText('You have 10 recovery codes left.')).toBeVisible()
  expect(panel.getByText('Phone')).toBeVisible()
  expect(calls).toEqual([
    ...['prove a guess', `prove ${rightPassword}`, 'enroll Phone', 'verify factor-1 000000'],
    ...[`verify factor-1 ${rightCode}`, 'make codes'],
  ])
})

test('an app is removed by password and code alone', async () => {
  const calls = factorServer({ factors: [phone], recoveryCodes: 9 })
  const { user } = await openSignedIn(path, sessionAt('aal2'))
  const panel = await region('Two-step verification')
  await user.click(await panel.findByRole('button', { name: 'Remove Phone' }))
  await user.click(dialog().getByRole('button', { name: 'Remove' }))
  expect(await dialog().findByText('Current password is required.')).toBeVisible()
  expect(calls).toEqual([])

  put(dialog().getByLabelText('Password'), rightPassword)
  put(dialog().getByLabelText('Code from the app'), rightCode)
  await user.click(dialog().getByRole('button', { name: 'Remove' }))
  expect(await panel.findByText('Not turned on yet')).toBeVisible()
  expect(calls).toEqual([
    ...[`prove ${rightPassword}`, `verify factor-1 ${rightCode}`, 'unenroll factor-1'],
  ])
})

beforeRelease(
  'devices say their browser, address and last use, and another one is signed out',
  async () => {
    const other = {
      ...{ id: 'session-2', is_current: false, address: '198.51.100.4' },
      ...{ created_at: '2026-11-01T10:00:00Z', used_at: '2026-11-21T04:00:00Z' },
      user_agent: 'Mozilla/5.0 (Android) Chrome/130.0',
    }
    const calls = factorServer({
      devices: [{ ...other, id: 'session-1', is_current: true }, other],
    })
    const { user } = await openSignedIn(path)
    const panel = await region('Other devices')
    const [there, ...more] = await panel.findAllByRole('listitem')
    if (!there) throw new Error('There are no devices.')
    // This one stands under “This session”.
    expect(more).toEqual([])
    expect(there).toHaveTextContent('Last used 21 Nov 2026, 9:30 am from 198.51.100.4')
    await user.click(within(there).getByRole('button', { name: 'Sign out Chrome on Android' }))
    expect(await panel.findByText('No other device is signed in.')).toBeVisible()
    expect(calls).toEqual(['end session-2'])
  },
)

test('other payment details are saved once the password is typed', async () => {
  const calls = factorServer()
  let asked = 0
  dataApi({
    answers: {
      'PATCH /businesses': (usual) => {
        asked += 1
        return asked === 1 ? refused(403, 'password_needed')() : usual()
      },
    },
  })
  const { user } = await openSignedIn('/setting/payments')
  await user.click(await screen.findByRole('button', { name: /^(Edit|Add)/ }))
  put(screen.getByLabelText(/UPI ID/), 'neel@okbank')
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  put(await screen.findByLabelText('Password'), rightPassword)
  await user.click(dialog().getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(asked).toBe(2))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls).toEqual([`prove ${rightPassword}`])
})
