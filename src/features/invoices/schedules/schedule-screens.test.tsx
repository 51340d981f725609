import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#src/lib/paths/paths.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { scheduleRow } from '#tests/factories/rows/schedule-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

const monthly = scheduleRow(1)
const refused = scheduleRow(2, {
  ...{ every: 'week', day: null, mode: 'issue', tries: 2 },
  last_error: { code: 'PT409', message: 'business_required', details: '', hint: 'business' },
})
const broken = () => HttpResponse.json({ message: 'boom' }, { status: 500 })
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  vi.useRealTimers()
})

test('the list shows each schedule’s next day, document, amount and state', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T06:00:00Z') })
  dataApi({
    schedules: [
      monthly,
      refused,
      scheduleRow(3, { next_on: null, last_period: '2026-10-31', made: 4 }),
    ],
  })
  await openSignedIn(paths.schedules)
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Kaveri InteriorsRetainer NovemberRepeatsEvery month on the last dayA draft to reviewNext30 Nov 2026in 2 daysStatusACTIVEAmount₹25,000.00Pause',
    'Kaveri InteriorsRetainer NovemberRepeatsEvery week on MondayIssued and emailed automaticallyNext30 Nov 2026StatusNOT CREATEDAmount₹25,000.00Pause',
    'Kaveri InteriorsRetainer OctoberRepeatsEvery month on the last dayA draft to reviewNextLast 31 Oct 20264 createdStatusENDEDAmount₹25,000.00Resume',
  ])
  expect(screen.getByText('3 recurring invoices · about ₹1,33,333.00 a month')).toBeVisible()
})

beforeRelease('a row has a button that pauses it, and a menu that leads to its form', async () => {
  const { bodies } = dataApi({ schedules: [monthly] })
  const { user } = await openSignedIn(paths.schedules)
  await user.click(await screen.findByRole('button', { name: 'Pause Kaveri Interiors' }))
  expect(await screen.findByText('PAUSED')).toBeVisible()
  expect(button('Resume Kaveri Interiors')).toBeVisible()
  await user.click(button('Actions for Kaveri Interiors'))
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
    'href',
    schedulePaths.edit(monthly.id),
  )
  expect(bodies('POST /rpc/pause_schedule')).toEqual([{ schedule_id: monthly.id }])
})

test('a list that fails says so and can be asked again, and an empty one says how it fills', async () => {
  let fails = true
  dataApi({ answers: { 'POST /rpc/list_schedules': (usual) => (fails ? broken() : usual()) } })
  const { user } = await openSignedIn(paths.schedules)
  expect(await screen.findByText('Failed to load your recurring invoices')).toBeVisible()
  fails = false
  await user.click(button('Try again'))
  expect(await screen.findByText('No recurring invoices yet')).toBeVisible()
})

describe('the documents of a schedule', () => {
  const made = async () =>
    within(await screen.findByRole('region', { name: 'Created invoices' })).findByText(
      /^Nothing yet/,
    )

  beforeRelease('a schedule that created nothing says when it will, unless it rests', async () => {
    const active = scheduleRow(1)
    const paused = scheduleRow(2, { paused_at: '2026-11-21T10:00:00+00:00' })
    dataApi({ schedules: [active, paused] })
    const { unmount } = await openSignedIn(schedulePaths.one(active.id))
    expect(await made()).toHaveTextContent('Nothing yet. The first one is created on 30 Nov 2026.')
    unmount()
    await openSignedIn(schedulePaths.one(paused.id))
    expect(await made()).toHaveTextContent(/^Nothing yet\.$/)
  })
})

describe('a schedule', () => {
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
      const first = within(
        await screen.findByRole('dialog', { name: 'An invoice is issued today' }),
      )
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

    beforeRelease.each([
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

    beforeRelease('the next invoice is shown on request, and nothing is saved', async () => {
      const later = scheduleRow(1, { ...issuing, next_on: '2027-01-31', last_period: '2026-12-31' })
      const { bodies } = dataApi({ schedules: [later] })
      const { user } = await openSignedIn(schedulePaths.edit(monthly.id))
      await user.click(await screen.findByRole('button', { name: 'Preview Next Invoice' }))
      const shown = within(await screen.findByRole('dialog', { name: 'Next invoice' }))
      expect(await shown.findByRole('article')).toHaveTextContent('Retainer January')
      expect(shown.queryByRole('button', { name: 'Save and issue' })).not.toBeInTheDocument()
      await user.click(shown.getByRole('button', { name: 'Close' }))
      expect(bodies('POST /rpc/change_schedule')).toEqual([])
    })

    test('a change of one that is paused is saved without a question', async () => {
      const { bodies } = dataApi({ schedules: [atRest] })
      const { user } = await openSignedIn(schedulePaths.edit(atRest.id))
      await user.click(await screen.findByRole('button', { name: 'Save Schedule' }))
      await waitFor(() => expect(bodies('POST /rpc/change_schedule')).toHaveLength(1))
    })
  })
})
