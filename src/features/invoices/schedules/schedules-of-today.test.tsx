import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { scheduleRow } from '#tests/factories/rows/schedule-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

const monthly = scheduleRow(1)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the day of which is today', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T06:00:00Z') })
  })
  afterEach(() => void vi.useRealTimers())

  const issuing = { mode: 'issue', next_on: '2026-11-30' }
  const atRest = scheduleRow(1, { ...issuing, paused_at: '2026-11-21T10:00:00+00:00' })
  const resumed = 'Recurring invoice resumed. Invoices that fell in the pause are skipped.'

  test('going on says that it issues and mails one, and shows it', async () => {
    const { bodies } = dataApi({ schedules: [atRest] })
    const { user } = await openSignedIn(schedulePaths.one(atRest.id))
    await user.click(await screen.findByRole('button', { name: 'Resume' }))
    const first = within(await screen.findByRole('dialog', { name: 'An invoice is issued today' }))
    expect(first.getByText(/emailed to billing@kaveri.example from 10:00/)).toBeVisible()
    expect(await first.findByRole('article')).toHaveTextContent('Retainer December')
    await user.click(first.getByRole('button', { name: 'Go back' }))
    expect(bodies('POST /rpc/resume_schedule')).toEqual([])

    await user.click(button('Resume'))
    const again = within(await screen.findByRole('dialog'))
    await user.click(again.getByRole('button', { name: 'Resume and issue' }))
    expect(await screen.findByText(resumed)).toBeVisible()
    expect(bodies('POST /rpc/resume_schedule')).toEqual([{ schedule_id: atRest.id }])
  })

  test.each([
    ['what makes a draft', { mode: 'draft' }],
    ['what has made that of today', { last_period: '2026-12-31', made: 1 }],
  ])('going on asks nothing of %s', async (_, changes) => {
    dataApi({ schedules: [{ ...atRest, ...changes }] })
    const { user } = await openSignedIn(schedulePaths.one(atRest.id))
    await user.click(await screen.findByRole('button', { name: 'Resume' }))
    expect(await screen.findByText(resumed)).toBeVisible()
  })

  test('a change of a schedule that is behind says that it issues now', async () => {
    vi.setSystemTime(new Date('2026-12-03T06:00:00Z'))
    const { bodies } = dataApi({ schedules: [scheduleRow(1, { ...issuing, tries: 2 })] })
    const { user } = await openSignedIn(schedulePaths.edit(monthly.id))
    await user.click(await screen.findByRole('button', { name: 'Save Schedule' }))
    const first = within(await screen.findByRole('dialog'))
    expect(await first.findByRole('article')).toHaveTextContent('Retainer November')
    expect(bodies('POST /rpc/change_schedule')).toEqual([])
  })

  test('the next invoice is shown on request, and nothing is saved', async () => {
    const later = scheduleRow(1, { ...issuing, next_on: '2027-01-31', last_period: '2026-12-31' })
    const { bodies } = dataApi({ schedules: [later] })
    const { user } = await openSignedIn(schedulePaths.edit(monthly.id))
    await user.click(await screen.findByRole('button', { name: 'Preview Next Invoice' }))
    const shown = within(await screen.findByRole('dialog', { name: 'Next invoice' }))
    expect(await shown.findByRole('article')).toHaveTextContent('Retainer January')
    expect(shown.queryByRole('button', { name: 'Save and issue' })).not.toBeInTheDocument()
    await user.click(shown.getByRole('button', { name: 'Go back' }))
    expect(bodies('POST /rpc/change_schedule')).toEqual([])
  })

  test('a change of one that is paused is saved without a question', async () => {
    const { bodies } = dataApi({ schedules: [atRest] })
    const { user } = await openSignedIn(schedulePaths.edit(atRest.id))
    await user.click(await screen.findByRole('button', { name: 'Save Schedule' }))
    await waitFor(() => expect(bodies('POST /rpc/change_schedule')).toHaveLength(1))
  })
})
