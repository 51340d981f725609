import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { profileRow } from '#tests/factories/rows/profile-row.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

const path = '/setting/notifications'
const mail = (name: string) => screen.getByRole('switch', { name })
const found = (name: string) => screen.findByRole('switch', { name })
const onTheDay = 'On the due date'
const steps = [
  '3 days before the due date',
  onTheDay,
  '3 days after the due date',
  '7 days after the due date',
]

// [what-17] [remind-5]
test('the page says which mails go out, and that receipts are on and reminders off at first', async () => {
  dataApi()
  await openSignedIn(path)
  expect(await found('When a client reports a payment')).toBeChecked()
  expect(mail('When a client reports a payment')).toHaveAccessibleDescription(
    /accepts or declines an estimate/,
  )
  expect(mail('Monthly summary')).not.toBeChecked()
  expect(mail('Monthly summary')).toHaveAccessibleDescription(/On the first of each month/)
  expect(mail('When you record or confirm a payment')).toBeChecked()
  const reminders = screen.getByRole('rowgroup', { name: 'Reminders to your clients' })
  expect(within(reminders).getAllByRole('switch')).toHaveLength(4)
  for (const step of steps)
    expect(within(reminders).getByRole('switch', { name: step })).not.toBeChecked()
  expect(reminders).toHaveTextContent('10:00 India time')
})

test('each reminder, and the receipts to clients, are switched by themselves', async () => {
  const { bodies } = dataApi()
  const { user } = await openSignedIn(path)
  await found(onTheDay)
  const patches = () => bodies('PATCH /profiles')
  for (const step of steps) await user.click(mail(step))
  await user.click(mail('When you record or confirm a payment'))
  await waitFor(() =>
    expect(patches()).toEqual([
      { remind_before_3: true },
      { remind_due: true },
      { remind_after_3: true },
      { remind_after_7: true },
      { mail_receipts: false },
    ]),
  )
  await screen.findAllByText('profile updated successfully.')
})

// [error-31]
test('a choice shows at once, is stored and told', async () => {
  const { bodies, calls, hold } = dataApi()
  const { user } = await openSignedIn(path)
  await found(onTheDay)
  const letGo = hold()
  await user.click(mail(onTheDay))
  await waitFor(() => expect(mail(onTheDay)).toBeChecked())
  letGo()

  expect(await screen.findByText('profile updated successfully.')).toBeVisible()
  expect(bodies('PATCH /profiles')).toEqual([{ remind_due: true }])
  expect(calls.find(({ call }) => call === 'PATCH /profiles')?.query.get('id')).toBe(
    `eq.${profileRow().id}`,
  )
})

beforeRelease('a choice made on another device stays, and shows with the answer', async () => {
  let stored = profileRow()
  dataApi({
    answers: {
      'GET /profiles': () => Response.json(stored),
      'PATCH /profiles': () => {
        stored = profileRow({ remind_due: true, remind_after_3: true })
        return Response.json(stored)
      },
    },
  })
  const { user } = await openSignedIn(path)
  await user.click(await found(onTheDay))
  await waitFor(() => expect(mail('3 days after the due date')).toBeChecked())
  expect(mail(onTheDay)).toBeChecked()
})

test('two choices are both shown when the second answer comes first', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let turn = 0
  const firstIsLate = (usual: () => Response) => (turn++ === 0 ? promise.then(usual) : usual())
  const { bodies } = dataApi({ answers: { 'PATCH /profiles': firstIsLate } })
  const { user } = await openSignedIn(path)
  await user.click(await found(onTheDay))
  await waitFor(() => expect(bodies('PATCH /profiles')).toHaveLength(1))
  await user.click(mail('Monthly summary'))
  await screen.findByText('profile updated successfully.')
  resolve()
  await waitFor(() => expect(screen.getAllByText('profile updated successfully.')).toHaveLength(2))
  await waitFor(() => expect(mail(onTheDay)).toBeChecked())
  expect(mail('Monthly summary')).toBeChecked()
})

beforeRelease('two choices in quick succession are both stored', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = (usual: () => Response) => promise.then(usual)
  const { bodies } = dataApi({ answers: { 'PATCH /profiles': slow } })
  const { user } = await openSignedIn(path)
  await user.click(await found(onTheDay))
  await user.click(mail('Monthly summary'))
  expect(mail(onTheDay)).toBeChecked()
  resolve()

  await waitFor(() =>
    expect(bodies('PATCH /profiles')).toEqual([
      { remind_due: true },
      { mail_monthly_summary: true },
    ]),
  )
  await screen.findAllByText('profile updated successfully.')
  await waitFor(() => expect(mail(onTheDay)).toBeChecked())
  await waitFor(() => expect(mail('Monthly summary')).toBeChecked())
})

// [error-9]
test('a choice is taken back when the server refuses', async () => {
  dataApi({ answers: { 'PATCH /profiles': refused(403, 'not_allowed') } })
  const { user } = await openSignedIn(path)
  await user.click(await found(onTheDay))
  expect(await screen.findByText('You are not allowed to do this. Sign in again.')).toBeVisible()
  expect(mail(onTheDay)).not.toBeChecked()
})

beforeRelease('a choice that fails takes no other one with it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let turn = 0
  const second = (usual: () => Response) => {
    const answer = turn++ === 0 ? usual : breakdown
    return promise.then(answer)
  }
  dataApi({ answers: { 'PATCH /profiles': second } })
  const { user } = await openSignedIn(path)
  await user.click(await found(onTheDay))
  await user.click(mail('Monthly summary'))
  resolve()
  expect(await screen.findByText('Update failed.')).toBeVisible()
  await waitFor(() => expect(mail(onTheDay)).toBeChecked())
  expect(mail('Monthly summary')).not.toBeChecked()
})

test('choices that cannot be loaded are not guessed, and can be tried again', async () => {
  dataApi({ answers: { 'GET /profiles': breakdown } })
  const { user } = await openSignedIn(path)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your notifications')
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  dataApi()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await found(onTheDay)).toBeVisible()
})
