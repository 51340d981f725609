import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { login, useSession } from '#src/data/account/session.ts'
import { authServer, authSession, breakdown, refusal } from '#tests/msw/auth.ts'
import { type DataApiOptions, dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { said } from '#tests/setup/said.ts'
import { openAt } from '#tests/setup/screens/render.tsx'
import { put } from '#tests/setup/screens/signed-in.tsx'
import { DeletePanel } from './delete-panel.tsx'

/** Stands for the login, to which the shell would lead, and its message. */
function Shell() {
  const session = useSession()
  if (session.status === 'signed-out') return <p>{said(session.reason ?? 'Signed out')}</p>
  return <DeletePanel />
}

async function open(options: DataApiOptions = {}) {
  authServer({ 'POST /token': () => HttpResponse.json(authSession()) })
  await login({ email: 'asha@studio.example', password: 'correct-horse' })
  const api = dataApi(options)
  return { ...api, ...openAt('/', [{ path: '/', element: <Shell /> }]) }
}

const ask = 'POST /rpc/request_deletion'

/** Answers the first question, which tells the consequences. */
async function goOn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const first = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(first.getByText(/Have you exported everything/)).toBeVisible()
  await user.click(first.getByRole('button', { name: 'Continue' }))
  return within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
}

test('the panel says before what is lost, how long it can be stopped, and what the law asks', async () => {
  const { bodies, user } = await open()
  expect(await screen.findByText(/Seven days after you ask/)).toBeVisible()
  expect(screen.getByText(/72 months after the due date .* your only copy/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  const first = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  await user.click(first.getByRole('button', { name: 'Keep my account' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(bodies(ask)).toEqual([])
})

test('a person who confirms twice and gives the password is signed out, and told until when it can be stopped', async () => {
  const opened = await open()
  const dialog = await goOn(opened)
  await opened.user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(dialog.getByText('Password is required.')).toBeVisible()
  expect(opened.bodies(ask)).toEqual([])

  const calls = authServer()
  put(dialog.getByLabelText('Password'), 'correct-horse')
  await opened.user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(
    await screen.findByText(
      'Your account will be deleted on 30 Nov 2026. Sign in before that day to keep it.',
    ),
  ).toBeVisible()
  expect(opened.bodies(ask)).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    call: 'POST /token',
    body: { email: 'asha@studio.example', password: 'correct-horse' },
  })
})

test('a wrong password deletes nothing, and is told beside it', async () => {
  const opened = await open()
  const dialog = await goOn(opened)
  authServer({ 'POST /token': refusal(400, 'invalid_credentials', 'Invalid login credentials') })
  put(dialog.getByLabelText('Password'), 'wrong-horse')
  await opened.user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(await dialog.findByText('Your current password is wrong.')).toBeVisible()
  expect(opened.bodies(ask)).toEqual([])
})

beforeRelease('a person without a password proves it by a mailed code', async () => {
  const opened = await open()
  const dialog = await goOn(opened)
  const calls = authServer()
  await opened.user.click(dialog.getByRole('button', { name: 'Email me a code' }))
  put(await dialog.findByLabelText('Code from the email'), '123456')
  // A wrong one is told to be asked for anew.
  expect(dialog.getByRole('button', { name: 'Email me a code' })).toBeEnabled()
  await opened.user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(await screen.findByText(/^Your account will be deleted on 30 Nov 2026/)).toBeVisible()
  expect(calls.map(({ call }) => call).slice(0, 2)).toEqual(['POST /otp', 'POST /verify'])
})

beforeRelease.each([
  ['refuses', refused(403, 'login_again'), 'Confirm once more that it is you, then try again.'],
  ['breaks', breakdown, 'Failed to delete your account. Please try again.'],
])('nobody is signed out when the server %s', async (_, answer, told) => {
  const opened = await open({ answers: { [ask]: answer } })
  const dialog = await goOn(opened)
  put(dialog.getByLabelText('Password'), 'correct-horse')
  await opened.user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(told)
})
