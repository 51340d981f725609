import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { profileRow } from '../../../tests/factories/profile-row.ts'
import { breakdown, held, noConnection } from '../../../tests/msw/auth.ts'
import { dataApi, refused } from '../../../tests/msw/data-api.ts'
import { openSignedIn } from '../../../tests/setup/signed-in.tsx'

const path = '/setting/notifications'
const mail = (name: string) => screen.getByRole('switch', { name })
const found = (name: string) => screen.findByRole('switch', { name })
const reminders = 'Reminders before and after the due date'

test('the page says which mails are wanted, and that none of them is sent yet', async () => {
  dataApi()
  await openSignedIn(path)
  expect(await found('When a client says they have paid')).toBeChecked()
  expect(mail(reminders)).not.toBeChecked()
  expect(mail('Monthly summary')).not.toBeChecked()
  expect(screen.getByText(/begin when sharing invoices and taking payments arrive/)).toBeVisible()
})

test('a choice shows at once, is stored with the others and told', async () => {
  const { bodies, calls, hold } = dataApi()
  const { user } = await openSignedIn(path)
  await found(reminders)
  const letGo = hold()
  await user.click(mail(reminders))
  await waitFor(() => expect(mail(reminders)).toBeChecked())
  letGo()

  expect(await screen.findByText('profile updated successfully.')).toBeVisible()
  expect(bodies('PATCH /profiles')).toEqual([
    { mail_payment_claims: true, mail_reminders: true, mail_monthly_summary: false },
  ])
  expect(calls.at(-1)?.query.get('id')).toBe(`eq.${profileRow().id}`)
})

test('two choices in quick succession are both stored', async () => {
  const slow = held(() => Response.json(profileRow()))
  const { bodies } = dataApi({ answers: { 'PATCH /profiles': slow.answer } })
  const { user } = await openSignedIn(path)
  await user.click(await found(reminders))
  await user.click(mail('Monthly summary'))
  slow.letGo()

  await waitFor(() => expect(bodies('PATCH /profiles')).toHaveLength(2))
  expect(bodies('PATCH /profiles')[1]).toEqual({
    mail_payment_claims: true,
    mail_reminders: true,
    mail_monthly_summary: true,
  })
  await screen.findAllByText('profile updated successfully.')
  await waitFor(() => expect(mail(reminders)).toBeChecked())
  await waitFor(() => expect(mail('Monthly summary')).toBeChecked())
})

test.each([
  ['refuses', refused(403, 'Not for you.'), 'Not for you.'],
  ['breaks', breakdown, 'Update failed.'],
  ['is out of reach', noConnection, 'Update failed.'],
])('a choice is taken back when the server %s', async (_, answer, why) => {
  dataApi({ answers: { 'PATCH /profiles': answer } })
  const { user } = await openSignedIn(path)
  await user.click(await found(reminders))
  expect(await screen.findByText(why)).toBeVisible()
  expect(mail(reminders)).not.toBeChecked()
})

test('choices that cannot be loaded are not guessed, and can be tried again', async () => {
  dataApi({ answers: { 'GET /profiles': breakdown } })
  const { user } = await openSignedIn(path)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load profile.')
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  dataApi()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await found(reminders)).toBeVisible()
})
