import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { field, openForm } from '#tests/setup/screens/invoice-form.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T06:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const choices = () => within(screen.getByRole('group', { name: 'Date shortcuts' }))
const chosen = () =>
  choices()
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)

test('a due date is chosen by its distance, and said in words', async () => {
  dataApi()
  const { user } = await openForm()
  await user.click(choices().getByRole('button', { name: '15 days' }))
  expect(field('Due date')).toHaveValue('9 Dec 2026')
  expect(field('Due date')).toHaveAccessibleDescription('in 15 days')
  expect(chosen()).toEqual(['15 days'])
  await user.click(choices().getByRole('button', { name: 'End of month' }))
  expect(field('Due date')).toHaveValue('30 Nov 2026')
  put(field('Due date'), '25/11')
  expect(field('Due date')).toHaveAccessibleDescription('25 Nov 2026 · tomorrow')
  fireEvent.blur(field('Due date'))
  expect(field('Due date')).toHaveValue('25 Nov 2026')
  expect(field('Due date')).toHaveAccessibleDescription('tomorrow')
  expect(choices().queryAllByRole('button', { pressed: true })).toEqual([])
})

test('the distance is counted from the issue date, which is today until another day is given', async () => {
  dataApi()
  const { user } = await openForm()
  expect(field('Issue date')).toHaveValue('24 Nov 2026')
  put(field('Issue date'), '2026-11-01')
  await user.click(choices().getByRole('button', { name: '30 days' }))
  expect(field('Due date')).toHaveValue('1 Dec 2026')
})

test("the client's own terms are offered first, and are chosen with the client", async () => {
  const client = clientRow(1, { terms_days: 45 })
  dataApi({ clients: [client] })
  await openSignedIn(`/invoice/create?client=${client.id}`)
  expect(await screen.findByRole('button', { name: 'Client’s terms: 45 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(field('Due date')).toHaveValue('8 Jan 2027')
})
